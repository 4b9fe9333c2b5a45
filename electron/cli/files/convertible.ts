/** Reads the input of `convert` and `pack`: a template or a board, in any of its forms. */
import { basename } from 'node:path';
import * as v from 'valibot';
import { type Board, countSlots, type Shape } from '../../../core/board/board.ts';
import { parseBoard, parseShape } from '../../../core/board/text.ts';
import type { SharedPuzzle } from '../../../core/codes/puzzle-symbols.ts';
import { findShareCode, findSharedGame } from '../../../core/codes/share-code.ts';
import { fileOfLevels, levelsOfShared } from '../../../core/packs/pack-levels.ts';
import { pictureKindOf } from '../../../core/picture-kind.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { CLASSIC_RULES, type Rules } from '../../../core/rules/rules.ts';
import { BUILTIN_TEMPLATES } from '../../../core/templates/builtin.ts';
import type { Design } from '../../../core/templates/design.ts';
import { readTemplateBytes } from '../../../core/templates/file/file.ts';
import { MAX_FILE_BYTES, type TemplateFile } from '../../../core/templates/file/file-form.ts';
import { MAX_KINDS } from '../../../core/templates/limits.ts';
import { linesOf } from '../../../core/text/text-lines.ts';
import type { FileTools } from '../command.ts';
import { codeFailure, type Failure, failure, fileFailure, inFile, jsonFailure } from '../failure.ts';
import { decodeText, labelOf, readBytes } from '../read-file.ts';
import { positionFields, readFields, readPosition } from '../requests.ts';
import { findShippedPuzzle } from '../shipped-data.ts';
import { textFailure } from '../source.ts';

/** One template or several, with the levels of a pack; with the seed and the dealer of one that came as a share code. */
export interface TemplateSource extends Partial<Pick<TemplateFile, 'pack' | 'levels'>> {
  readonly type: 'templates';
  readonly designs: readonly Design[];
  readonly deal: { readonly seed: number; readonly dealerVersion: number } | null;
}

/** Tiles as they lie, and by which rules. */
export interface BoardSource {
  readonly type: 'board';
  readonly name: string;
  readonly board: Board;
  readonly rules: Rules;
}

export type Convertible = TemplateSource | BoardSource;

const CODE = /^\s*(?:twofold:\/\/play\/)?2F[0-9A-Z-]{8,}\/?\s*$/i;
/** Four of a kind is the classic filling. */
const COPIES = 4;
const positionSchema = v.object(positionFields);

/** Reads a source: a built-in template by its name, a share code, or a file in any of the forms. */
export async function readConvertible(
  source: string,
  tools: Pick<FileTools, 'input' | 'readFile'>,
): Promise<Result<Convertible, Failure>> {
  const builtIn = BUILTIN_TEMPLATES.find(({ name }) => name === source);
  if (builtIn !== undefined) return ok(templates([{ ...builtIn, author: '', tags: [] }]));
  if (CODE.test(source)) return readCode(source);
  const bytes = await readBytes(source, tools, MAX_FILE_BYTES);
  if (!bytes.ok) return bytes;
  const picture = pictureKindOf(bytes.value);
  if (picture === 'png') return readTemplates(source, bytes.value);
  if (picture !== null)
    return err(failure('other-picture', { file: labelOf(source), kind: picture.toUpperCase() }));
  const text = decodeText(source, bytes.value);
  if (!text.ok) return text;
  if (CODE.test(text.value)) return readCode(text.value);
  if (!text.value.trimStart().startsWith('{')) return readRows(source, text.value);
  return text.value.includes('"format"')
    ? readTemplates(source, bytes.value)
    : readJsonBoard(source, text.value);
}

/** A name for what comes without one: that of its file. */
function nameOf(source: string): string {
  const name = basename(labelOf(source)).replace(/(?:\.twofold)?\.\w+$/, '');
  return name === '' || name.startsWith('<') ? 'Twofold' : name;
}

function templates(designs: readonly Design[], deal: TemplateSource['deal'] = null): TemplateSource {
  return { type: 'templates', designs, deal };
}

function ofFile(file: TemplateFile): TemplateSource {
  return { type: 'templates', deal: null, ...file };
}

function readTemplates(source: string, bytes: Uint8Array): Result<Convertible, Failure> {
  const file = readTemplateBytes(bytes);
  return file.ok ? ok(ofFile(file.value)) : err(fileFailure(labelOf(source), file.error));
}

function readCode(text: string): Result<Convertible, Failure> {
  const named = findSharedGame(text);
  if (named.ok && named.value.type === 'puzzle') return readPuzzleCode(named.value.puzzle);
  if (named.ok && named.value.type === 'pack')
    return ok(ofFile(fileOfLevels(named.value.pack, levelsOfShared(named.value.pack))));
  const shared = findShareCode(text);
  if (!shared.ok) return err(codeFailure(shared.error));
  const { template, rules, filling, seed, dealerVersion } = shared.value;
  const { name, width, height, marks } = template;
  const design = { name, author: '', tags: [], width, height, marks, rules, filling };
  return ok(templates([design], { seed, dealerVersion }));
}

/** The position of a puzzle, under its rules. */
function readPuzzleCode(shared: SharedPuzzle): Result<Convertible, Failure> {
  const puzzle = findShippedPuzzle(shared);
  if (puzzle === null) return err(codeFailure({ code: 'code-unknown-puzzle', details: {} }));
  const { kind, grade, board, rules } = puzzle;
  return ok({ type: 'board', name: `${kind} ${grade}`, board, rules });
}

/** Rows of marks are a template; where there is a number they are a board. */
function readRows(source: string, text: string): Result<Convertible, Failure> {
  if (linesOf(text).some((line) => /\d/.test(line.text))) {
    const board = parseBoard(text);
    if (!board.ok) return err(textFailure(labelOf(source), board.error));
    return ok({ type: 'board', name: nameOf(source), board: board.value, rules: CLASSIC_RULES });
  }
  const shape = parseShape(text);
  if (!shape.ok) return err(textFailure(labelOf(source), shape.error));
  return ok(templates([designOf(nameOf(source), shape.value, CLASSIC_RULES)]));
}

/** A line of JSON as `deal` and `rate` have it: with its tiles, or as a template. */
function readJsonBoard(source: string, text: string): Result<Convertible, Failure> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return err(jsonFailure(text, labelOf(source)));
  }
  const fields = readFields(positionSchema, raw);
  const position = fields.ok ? readPosition(fields.value) : fields;
  if (!position.ok) return err(inFile(labelOf(source), position.error));
  return ok({ type: 'board', name: nameOf(source), ...position.value });
}

/** A template from a shape alone: as many kinds as there is room for. */
export function designOf(name: string, shape: Shape, rules: Rules): Design {
  const { width, height, marks } = shape;
  const kinds = Math.max(1, Math.min(MAX_KINDS, Math.ceil(countSlots(marks) / COPIES)));
  return { name, author: '', tags: [], width, height, marks, rules, filling: { kinds, copies: COPIES } };
}
