import * as v from 'valibot';
import { makeBoard, makeShape } from '../../../core/board/text.ts';
import { withComposedTiles } from '../../../core/deal/composed-table.ts';
import { dealBoard } from '../../../core/deal/deal.ts';
import { DEALER_VERSION, DEALER_VERSIONS } from '../../../core/deal/dealer-version.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { BORDERS, GRAVITIES, TURN_LIMITS } from '../../../core/rules/rules.ts';
import type { Design } from '../../../core/templates/design.ts';
import { checkDesign } from '../../../core/templates/design-check.ts';
import { makeTemplateFile } from '../../../core/templates/file/file.ts';
import { withPngText } from '../../../core/templates/file/png.ts';
import type { FileAnswer, FileCommand, FileTools, Tools } from '../command.ts';
import { dealFailure, type Failure, failure, unfitFailure } from '../failure.ts';
import { type BoardSource, designOf, readConvertible, type TemplateSource } from '../files/convertible.ts';
import { writeFiles } from '../files/write-file.ts';
import { lossOfBoard, lossOfDeals } from '../loss-figure.ts';
import { FORMS, RULE_OPTIONS } from '../options.ts';
import { drawBoard } from '../picture/board-picture.ts';
import { STANDARD_INPUT } from '../read-file.ts';
import { readFields, seedField, whole } from '../requests.ts';
import { codeOfRequest } from '../shared-deal.ts';
import { codeOfPosition } from '../shipped-data.ts';

const schema = v.object({
  form: v.picklist(FORMS),
  out: v.optional(v.string()),
  force: v.optional(v.boolean(), false),
  name: v.optional(v.string()),
  maxTurns: v.optional(v.picklist(TURN_LIMITS)),
  border: v.optional(v.picklist(BORDERS)),
  gravity: v.optional(v.picklist(GRAVITIES)),
  kinds: v.optional(whole(1, 65_536)),
  copies: v.optional(whole(2, 65_536)),
  seed: v.optional(seedField),
});
type Request = v.InferOutput<typeof schema>;

export const convert: FileCommand = {
  name: 'convert',
  input: 'files',
  options: ['as', 'out', 'force', 'name', ...RULE_OPTIONS, 'kinds', 'copies', 'seed'],
  fields: null,
  async run({ fields, sources }, tools) {
    if (!('form' in fields)) return err(failure('missing-option', { name: 'convert', option: 'as' }));
    const request = readFields(schema, fields);
    if (!request.ok) return request;
    const [source = STANDARD_INPUT, ...others] = sources;
    if (others.length > 0) return err(failure('one-source', { file: others.join(' ') }));
    const read = await readConvertible(source, tools);
    if (!read.ok) return read;
    const made =
      read.value.type === 'board'
        ? convertBoard(read.value, request.value, tools)
        : convertTemplate(read.value, request.value, tools);
    return made.ok ? give(made.value, request.value, tools) : made;
  },
};

type Content = string | Uint8Array;

/** Into the file that is named, else to standard output, but no picture into a terminal. */
async function give(
  content: Content,
  { out, force }: Request,
  tools: FileTools,
): Promise<Result<FileAnswer, Failure>> {
  if (out === undefined) {
    if (typeof content !== 'string' && tools.isScreen) return err(failure('picture-on-screen'));
    return ok({ isYes: true, print: () => content });
  }
  // As the other forms end on standard output.
  const whole = typeof content === 'string' ? `${content}\n` : content;
  const written = await writeFiles([{ path: out, content: whole }], force, tools);
  return written.ok
    ? ok({ isYes: true, print: (printer) => printer.say('file.written', { file: out }) })
    : written;
}

function convertTemplate(source: TemplateSource, request: Request, tools: Tools): Result<Content, Failure> {
  const [first, ...others] = source.designs;
  if (first === undefined || others.length > 0)
    return err(failure('several-templates', { count: source.designs.length }));
  const design = withChanges(first, request);
  const { form } = request;
  if (form === 'text') return ok(makeShape(design));
  const problem = problemOf(design);
  if (problem !== null) return err(problem);
  if (form === 'json') return ok(makeTemplateFile({ pack: null, designs: [design] }).trimEnd());
  return form === 'code' ? makeCode(design, source, request) : drawTemplate(design, source, request, tools);
}

function withChanges(design: Design, request: Request): Design {
  const { name, rules, filling } = design;
  return {
    ...design,
    name: request.name ?? name,
    rules: {
      maxTurns: request.maxTurns ?? rules.maxTurns,
      border: request.border ?? rules.border,
      gravity: request.gravity ?? rules.gravity,
    },
    filling: { kinds: request.kinds ?? filling.kinds, copies: request.copies ?? filling.copies },
  };
}

function problemOf(design: Design): Failure | null {
  const [issue] = checkDesign(design);
  return issue === undefined ? null : unfitFailure(issue);
}

/**
 * Makes the request for a deal: with the seed and the dealer of the code that it came from, unless another
 * seed is given.
 */
function requestOf(
  { width, height, marks, rules, filling }: Design,
  { deal }: TemplateSource,
  { seed }: Request,
) {
  const dealer = seed === undefined ? deal?.dealerVersion : undefined;
  const dealerVersion = DEALER_VERSIONS.find((version) => version === dealer) ?? DEALER_VERSION;
  return { shape: { width, height, marks }, rules, ...filling, seed: seed ?? deal?.seed ?? 1, dealerVersion };
}

function makeCode(design: Design, source: TemplateSource, request: Request): Result<Content, Failure> {
  return codeOfRequest(requestOf(design, source, request), design.name);
}

/** The template in its picture; with a seed, or from a code, the picture shows the board that is dealt. */
function drawTemplate(
  design: Design,
  source: TemplateSource,
  request: Request,
  tools: Tools,
): Result<Content, Failure> {
  const dealRequest = requestOf(design, source, request);
  if (source.deal === null && request.seed === undefined) {
    const difficulty = lossOfDeals(dealRequest, tools);
    return ok(carrying(drawBoard(design, null, difficulty), design));
  }
  const dealt = dealBoard(withComposedTiles(dealRequest, dealRequest.shape));
  if (!dealt.ok) return err(dealFailure(dealt.error));
  const { cells } = dealt.value;
  const difficulty = lossOfBoard({ ...design, cells }, design.rules, tools);
  return ok(carrying(drawBoard(design, cells, difficulty), design));
}

function carrying(picture: Uint8Array, design: Design): Uint8Array {
  const png = withPngText(picture, makeTemplateFile({ pack: null, designs: [design] }));
  if (png === null) throw new Error('the picture is no PNG');
  return png;
}

function convertBoard(
  { name, board, rules }: BoardSource,
  request: Request,
  tools: Tools,
): Result<Content, Failure> {
  const design = withChanges(designOf(name, board, rules), request);
  const { width, height, marks: template, cells } = board;
  switch (request.form) {
    case 'text':
      return ok(makeBoard(board));
    case 'json':
      return ok(JSON.stringify({ width, height, template, cells, ...design.rules }));
    case 'code': {
      const code = codeOfPosition({ board, rules: design.rules });
      return code === null ? err(failure('board-without-seed')) : ok(code);
    }
    case 'png': {
      const problem = problemOf(design);
      if (problem !== null) return err(problem);
      return ok(carrying(drawBoard(board, cells, lossOfBoard(board, design.rules, tools)), design));
    }
  }
}
