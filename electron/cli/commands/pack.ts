import { join } from 'node:path';
import * as v from 'valibot';
import { makePackCode } from '../../../core/codes/share-code.ts';
import { DEALER_VERSION } from '../../../core/deal/dealer-version.ts';
import { fileNamesOf } from '../../../core/file-name.ts';
import { dealPack } from '../../../core/packs/deal-pack.ts';
import { boardOfDeal } from '../../../core/packs/level-board.ts';
import { sortedByHardness } from '../../../core/packs/pack-curve.ts';
import { fileOfLevels, type PackLevel, packToShare } from '../../../core/packs/pack-levels.ts';
import { measureInBoth, PACK_GAMES } from '../../../core/packs/pack-measure.ts';
import { starSecondsOf } from '../../../core/packs/star-seconds.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { runToEnd } from '../../../core/solve/progress.ts';
import type { Design } from '../../../core/templates/design.ts';
import { makeTemplateFile } from '../../../core/templates/file/file.ts';
import { MAX_LEVELS, type Pack } from '../../../core/templates/file/file-form.ts';
import { isPackNamed } from '../../../core/templates/file/pack.ts';
import type { PackDeal } from '../../../core/templates/pack-deal.ts';
import type { FileAnswer, FileCommand, FileTools, Tools } from '../command.ts';
import { dealFailure, type Failure, failure } from '../failure.ts';
import { readPack } from '../files/read-pack.ts';
import { writeFiles } from '../files/write-file.ts';
import { curveLines, levelJson, levelLine } from '../pack-report.ts';
import { drawPack } from '../picture/pack-picture.ts';
import type { Printer } from '../printer.ts';
import { STANDARD_INPUT } from '../read-file.ts';
import { readFields, seedField, whole } from '../requests.ts';
import { runReporting } from '../search.ts';

const ENDING = '.twofold.json';
const PICTURE = /\.png$/i;
const share = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)));
const schema = v.object({
  list: v.optional(v.boolean(), false),
  unpack: v.optional(v.boolean(), false),
  name: v.optional(v.string()),
  author: v.optional(v.string()),
  levels: v.optional(whole(1, MAX_LEVELS)),
  least: share,
  most: share,
  rate: v.optional(v.boolean(), false),
  sort: v.optional(v.boolean(), false),
  games: v.optional(whole(1, 1_000_000), PACK_GAMES),
  seed: v.optional(seedField, 1),
  share: v.optional(v.boolean(), false),
  out: v.optional(v.string()),
  force: v.optional(v.boolean(), false),
});
type Request = v.InferOutput<typeof schema>;

export const pack: FileCommand = {
  name: 'pack',
  input: 'files',
  options: [
    ...(['name', 'author', 'levels', 'least', 'most', 'rate', 'sort', 'games', 'seed'] as const),
    ...(['share', 'list', 'unpack', 'out', 'force'] as const),
  ],
  fields:
    '→ {name,author,tags,width,height,slots,maxTurns,border,gravity,kinds,copies,seed?,dealerVersion?,aimPermille?,starSeconds?,random?:{version,games,stuck,share,interval},casual?}, one line a level, with --list',
  async run({ fields, sources }, tools) {
    const request = readFields(schema, fields);
    if (!request.ok) return request;
    const { list, unpack } = request.value;
    if (!list && !unpack) return packUp(sources, request.value, tools);
    const [source = STANDARD_INPUT, ...others] = sources;
    if (others.length > 0) return err(failure('one-source', { file: others.join(' ') }));
    const read = await readPack([source], tools);
    if (!read.ok) return read;
    const { pack: named, levels } = read.value;
    return list ? ok(listOf(named, levels)) : unpackInto(levels, request.value, tools);
  },
};

async function packUp(
  sources: readonly string[],
  request: Request,
  tools: FileTools,
): Promise<Result<FileAnswer, Failure>> {
  const read = await readPack(sources.length === 0 ? [STANDARD_INPUT] : sources, tools);
  if (!read.ok) return read;
  const named = nameOf(request, read.value.pack);
  if (!named.ok) return named;
  const count = request.levels ?? read.value.levels.length;
  // Before hours are spent on what no file holds.
  if (count > MAX_LEVELS) return err(failure('pack-too-large', { limit: MAX_LEVELS }));
  const { out, force } = request;
  if (out !== undefined && !force && tools.hasFile(out)) return err(failure('file-there', { file: out }));
  const made = makeLevels(read.value.levels, request, tools);
  if (!made.ok) return made;
  const { levels, missing } = made.value;
  const file = fileOfLevels(named.value, levels);
  const code = request.share ? codeOf(named.value, levels) : ok(null);
  if (!code.ok) return code;
  const text = makeTemplateFile(file);
  const beside = code.value === null ? [] : [code.value];
  const isYes = missing === 0;
  if (out === undefined) return ok({ isYes, print: () => [text.trimEnd(), ...beside].join('\n') });
  const content = PICTURE.test(out) ? drawPack(levels, text) : text;
  const written = await writeFiles([{ path: out, content }], force, tools);
  if (!written.ok) return written;
  return ok({
    isYes,
    print: (printer) =>
      [
        printer.say(file.levels === undefined ? 'pack.packed' : 'pack.packed-levels', {
          file: out,
          count: levels.length,
        }),
        ...(missing === 0 ? [] : [printer.say('pack.missing', { count: missing })]),
        ...curveLines(levels, printer),
        ...beside,
      ].join('\n'),
  });
}

/** The name of the pack: the one in the options, else that of the one pack that was read. */
function nameOf(request: Request, read: Pack | null): Result<Pack, Failure> {
  const name = request.name ?? read?.name;
  if (name === undefined) return err(failure('missing-option', { name: 'pack', option: 'name' }));
  const named = { name, author: request.author ?? read?.author ?? '' };
  return isPackNamed(named) ? ok(named) : err(failure('bad-pack-name'));
}

interface Made {
  readonly levels: readonly PackLevel[];
  /** Levels that were asked for and not found. */
  readonly missing: number;
}

/** Deals, measures and sorts, as far as it is asked for. */
function makeLevels(read: readonly PackLevel[], request: Request, tools: Tools): Result<Made, Failure> {
  const { levels: count, rate, sort } = request;
  if (count !== undefined) return dealLevels(designsOf(read), count, request, tools);
  if (!rate && !sort) return ok({ levels: read, missing: 0 });
  const rated = rate ? rateLevels(read, request, tools) : ok(read);
  if (!rated.ok) return rated;
  const isUnrated = rated.value.some(({ deal }) => deal?.measured === undefined);
  if (sort && isUnrated) return err(failure('pack-unrated'));
  return ok({ levels: sort ? sortedByHardness(rated.value) : rated.value, missing: 0 });
}

function designsOf(levels: readonly PackLevel[]): Design[] {
  return [...new Set(levels.map(({ design }) => design))];
}

function dealLevels(
  designs: readonly Design[],
  count: number,
  { least, most, games, seed }: Request,
  tools: Tools,
): Result<Made, Failure> {
  if (least !== undefined && most !== undefined && least > most) return err(failure('least-above-most'));
  const bounds = {
    ...(least === undefined ? {} : { leastPermille: Math.round(1_000 * least) }),
    ...(most === undefined ? {} : { mostPermille: Math.round(1_000 * most) }),
  };
  const request = { templates: designs, levels: count, games, seed, ...bounds };
  const dealt = runReporting(dealPack(request), tools);
  if (!dealt.ok) return err(dealFailure(dealt.error));
  const levels = dealt.value.levels.flatMap(({ template, deal }) => {
    const design = designs[template];
    return design === undefined ? [] : [{ design, deal }];
  });
  return ok({ levels, missing: count - levels.length });
}

/** Measures every level; one without a deal is dealt first. */
function rateLevels(
  levels: readonly PackLevel[],
  { games, seed }: Request,
  tools: Tools,
): Result<PackLevel[], Failure> {
  const rated: PackLevel[] = [];
  for (const { design, deal } of levels) {
    const dealing = deal ?? newDeal(design, seed + rated.length);
    const board = boardOfDeal(design, dealing);
    if (board === null) return err(failure('pack-undealt', { level: rated.length + 1 }));
    const measured = runToEnd(measureInBoth(board, design.rules, { games }));
    rated.push({ design, deal: { ...dealing, measured } });
    tools.report(rated.length, levels.length);
  }
  return ok(rated);
}

function newDeal(design: Design, seed: number): PackDeal {
  const starSeconds = starSecondsOf(design);
  return { seed: seed >>> 0, dealerVersion: DEALER_VERSION, ...design.filling, starSeconds };
}

/** The code of a pack; it has one where each level has a deal and all of them are short enough together. */
function codeOf(named: Pack, levels: readonly PackLevel[]): Result<string, Failure> {
  const shared = packToShare(named, levels);
  if (shared === null) return err(failure('pack-without-deals'));
  const code = makePackCode(shared);
  return code === null ? err(failure('pack-code-too-long')) : ok(code);
}

function listOf(named: Pack | null, levels: readonly PackLevel[]): FileAnswer {
  return {
    isYes: true,
    json: levels.map(levelJson),
    print: (printer) =>
      [
        ...headingOf(named, printer),
        ...levels.map((level, index) => levelLine(level, index, printer)),
        ...curveLines(levels, printer),
      ].join('\n'),
  };
}

function headingOf(named: Pack | null, printer: Printer): string[] {
  if (named === null) return [];
  return [printer.strong([named.name, named.author].filter((each) => each !== '').join(' · '))];
}

/** Each template into a file of its own, called after it: of levels with deals each once, of others as often as it stands there. */
async function unpackInto(
  levels: readonly PackLevel[],
  { out = '.', force }: Request,
  tools: FileTools,
): Promise<Result<FileAnswer, Failure>> {
  const designs = levels.every(({ deal }) => deal === null)
    ? levels.map(({ design }) => design)
    : designsOf(levels);
  const names = fileNamesOf(
    designs.map(({ name }) => name),
    ENDING,
  );
  const files = designs.map((design, index) => ({
    path: join(out, names[index] ?? ''),
    content: makeTemplateFile({ pack: null, designs: [design] }),
  }));
  const written = await writeFiles(files, force, tools);
  if (!written.ok) return written;
  return ok({ isYes: true, print: () => files.map(({ path }) => path).join('\n') });
}
