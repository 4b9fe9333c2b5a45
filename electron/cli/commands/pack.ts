import { join } from 'node:path';
import * as v from 'valibot';
import { countSlots } from '../../../core/board/board.ts';
import { fileNamesOf } from '../../../core/file-name.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Design } from '../../../core/templates/design.ts';
import { checkDesign } from '../../../core/templates/design-check.ts';
import { makeTemplateFile, readTemplateBytes } from '../../../core/templates/file/file.ts';
import { MAX_DESIGNS, MAX_FILE_BYTES, type TemplateFile } from '../../../core/templates/file/file-form.ts';
import { isPackNamed } from '../../../core/templates/file/pack.ts';
import type { FileAnswer, FileCommand, FileTools } from '../command.ts';
import { type Failure, failure, fileFailure, unfitFailure } from '../failure.ts';
import { readConvertible } from '../files/convertible.ts';
import { writeFiles } from '../files/write-file.ts';
import type { Printer } from '../printer.ts';
import { labelOf, readBytes, STANDARD_INPUT } from '../read-file.ts';
import { readFields } from '../requests.ts';
import { gravityWords } from '../texts.ts';

const ENDING = '.twofold.json';
const schema = v.object({
  list: v.optional(v.boolean(), false),
  unpack: v.optional(v.boolean(), false),
  name: v.optional(v.string()),
  author: v.optional(v.string(), ''),
  out: v.optional(v.string()),
  force: v.optional(v.boolean(), false),
});
type Request = v.InferOutput<typeof schema>;

export const pack: FileCommand = {
  name: 'pack',
  input: 'files',
  options: ['name', 'author', 'list', 'unpack', 'out', 'force'],
  fields:
    '→ {name,author,tags,width,height,slots,maxTurns,border,gravity,kinds,copies}, one line a template, with --list',
  async run({ fields, sources }, tools) {
    const request = readFields(schema, fields);
    if (!request.ok) return request;
    const { list, unpack } = request.value;
    if (!list && !unpack) return packUp(sources, request.value, tools);
    const [source = STANDARD_INPUT, ...others] = sources;
    if (others.length > 0) return err(failure('one-source', { file: others.join(' ') }));
    const file = await readPack(source, tools);
    if (!file.ok) return file;
    return list ? ok(listOf(file.value)) : unpackInto(file.value, request.value, tools);
  },
};

async function packUp(
  sources: readonly string[],
  { name, author, out, force }: Request,
  tools: FileTools,
): Promise<Result<FileAnswer, Failure>> {
  if (name === undefined) return err(failure('missing-option', { name: 'pack', option: 'name' }));
  if (!isPackNamed({ name, author })) return err(failure('bad-pack-name'));
  const designs = await readDesigns(sources.length === 0 ? [STANDARD_INPUT] : sources, tools);
  if (!designs.ok) return designs;
  if (designs.value.length > MAX_DESIGNS) return err(failure('pack-too-large', { limit: MAX_DESIGNS }));
  const text = makeTemplateFile({ pack: { name, author }, designs: designs.value });
  if (out === undefined) return ok({ isYes: true, print: () => text.trimEnd() });
  const written = await writeFiles([{ path: out, content: text }], force, tools);
  const count = designs.value.length;
  return written.ok
    ? ok({ isYes: true, print: (printer) => printer.say('pack.packed', { file: out, count }) })
    : written;
}

/** The templates of all sources, in their order. */
async function readDesigns(sources: readonly string[], tools: FileTools): Promise<Result<Design[], Failure>> {
  const all: Design[] = [];
  for (const source of sources) {
    const read = await readConvertible(source, tools);
    if (!read.ok) return read;
    if (read.value.type === 'board') return err(failure('board-in-pack', { file: labelOf(source) }));
    for (const design of read.value.designs) {
      const [issue] = checkDesign(design);
      if (issue !== undefined) return err(unfitFailure(issue));
      all.push(design);
    }
  }
  return ok(all);
}

async function readPack(source: string, tools: FileTools): Promise<Result<TemplateFile, Failure>> {
  const bytes = await readBytes(source, tools, MAX_FILE_BYTES);
  if (!bytes.ok) return bytes;
  const file = readTemplateBytes(bytes.value);
  return file.ok ? file : err(fileFailure(labelOf(source), file.error));
}

function listOf({ pack: named, designs }: TemplateFile): FileAnswer {
  return {
    isYes: true,
    json: designs.map(({ name, author, tags, width, height, marks, rules, filling }) => ({
      name,
      author,
      tags,
      width,
      height,
      slots: countSlots(marks),
      ...rules,
      ...filling,
    })),
    print: (printer) =>
      [...headingOf(named, printer), ...designs.map((design, index) => lineOf(design, index, printer))].join(
        '\n',
      ),
  };
}

function headingOf(named: TemplateFile['pack'], printer: Printer): string[] {
  if (named === null) return [];
  return [printer.strong([named.name, named.author].filter((each) => each !== '').join(' · '))];
}

function lineOf(design: Design, index: number, printer: Printer): string {
  const { name, width, height, marks, rules, filling } = design;
  const about = {
    width,
    height,
    slots: countSlots(marks),
    ...filling,
    gravity: gravityWords(printer.language, rules.gravity),
  };
  return `${index + 1}. ${name}: ${printer.say('pack.about', about)}`;
}

/** Each template into a file of its own, called after it. */
async function unpackInto(
  { designs }: TemplateFile,
  { out = '.', force }: Request,
  tools: FileTools,
): Promise<Result<FileAnswer, Failure>> {
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
