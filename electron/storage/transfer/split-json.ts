/**
 * JSON from elsewhere, read without parsing all of it at once: long lists are left out, and it is remembered where each of
 * their items stands. Stricter than `JSON.parse`: an object that says a key twice means two things and is refused, and so
 * is nesting that no export has. Linear in the text.
 */
import type { ImportError } from '../../../core/contract/import-errors.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { findJsonFault } from '../../../core/text/json-fault.ts';
import type { JobStep } from './job-steps.ts';
import { type PartedText, placeAt, textBetween } from './parted-text.ts';

/** The places of the items of a list in the text. */
export interface ItemPlaces {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

export interface SplitJson {
  /** The parsed text with its long lists empty. */
  readonly rest: unknown;
  /** The items of these lists by the keys that lead there, joined by dots. A list that is not there has no items. */
  readonly itemsOf: (path: string) => ItemPlaces;
}

/** Deepest nesting that is read; an export has 8. */
const MAX_DEPTH = 64;
const NO_ITEMS: ItemPlaces = { starts: [], ends: [] };

/** Finds the items of the lists that `paths` names, a part of the text a step. */
export function* splittingJson(
  text: PartedText,
  paths: readonly string[],
): Generator<JobStep, Result<SplitJson, ImportError>> {
  const scanner = new Scanner(text, new Set(paths));
  for (const [index, part] of text.parts.entries()) {
    const problem = scanner.take(part, text.starts[index] ?? 0);
    if (problem !== null) return err(problem);
    yield { done: (text.starts[index] ?? 0) + part.length, total: text.length };
  }
  const { pieces, lists } = scanner.end();
  const rest = parseJson(pieces.map((piece) => piece.text).join(''));
  if (!rest.ok) return err(notJson(text, placeInText(pieces, rest.error)));
  return ok({ rest: rest.value, itemsOf: (path) => lists.get(path) ?? NO_ITEMS });
}

/** The items from `from` to before `to`, parsed. */
export function parseItems(
  text: PartedText,
  { starts, ends }: ItemPlaces,
  from: number,
  to: number,
): Result<unknown[], ImportError> {
  // Between two commas there may be nothing.
  for (let index = from; index < to; index++)
    if (textBetween(text, starts[index] ?? 0, ends[index] ?? 0).trim() === '')
      return err(notJson(text, ends[index] ?? 0));
  const first = starts[from] ?? 0;
  const parsed = parseJson(`[${textBetween(text, first, ends[to - 1] ?? 0)}]`);
  // A bracket stands before the first unit.
  if (!parsed.ok) return err(notJson(text, first + Math.max(0, parsed.error - 1)));
  // It stands between the brackets of a list, so a list is what it is.
  return parsed as { readonly ok: true; readonly value: unknown[] };
}

/** The value, or the index at which the text is no JSON. */
function parseJson(text: string): Result<unknown, number> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return err(findJsonFault(text)?.at ?? 0);
  }
}

function notJson(text: PartedText, at: number): ImportError {
  return { code: 'import-not-json', detail: pointOf(text, at) };
}

function pointOf(text: PartedText, at: number): string {
  const { line, column } = placeAt(text, at);
  return `line ${line} column ${column}`;
}

/** A piece of the text, and where in the text it begins. */
interface Piece {
  readonly from: number;
  readonly text: string;
}

/** Returns the index in the whole text of a unit of its pieces. */
function placeInText(pieces: readonly Piece[], at: number): number {
  let before = 0;
  for (const piece of pieces) {
    if (at < before + piece.text.length) return piece.from + at - before;
    before += piece.text.length;
  }
  const last = pieces.at(-1);
  return last === undefined ? 0 : last.from + last.text.length;
}

const [QUOTE, COMMA, BACKSLASH, BLANK] = ['"', ',', '\\', ' '].map((character) =>
  character.charCodeAt(0),
) as [number, number, number, number];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'[]{}'].map((character) =>
  character.charCodeAt(0),
) as [number, number, number, number];

/**
 * Returns the value of a key in quotes; a key that is no JSON string, and will be refused for it, is returned
 * unchanged.
 */
function keyIn(raw: string): string {
  if (!raw.includes('\\')) return raw.slice(1, -1);
  const parsed = parseJson(raw);
  return parsed.ok ? String(parsed.value) : raw;
}

/** An object or a list that is open. */
interface Level {
  /** The keys so far; null for a list. */
  readonly keys: Set<string> | null;
  /** The keys that lead here, joined by dots; null within a list. */
  readonly path: string | null;
  /** The places of the items of a list that is left out. */
  readonly items: { starts: number[]; ends: number[] } | null;
}

interface Scanned {
  /** The text without what stands in the lists. */
  readonly pieces: readonly Piece[];
  readonly lists: ReadonlyMap<string, ItemPlaces>;
}

/** Looks at strings and at the marks that build structure; whether the rest is JSON is for the parser to say. */
class Scanner {
  readonly #text: PartedText;
  readonly #wanted: ReadonlySet<string>;
  readonly #open: Level[] = [];
  readonly #pieces: Piece[] = [];
  readonly #lists = new Map<string, ItemPlaces>();
  #isKeyNext = false;
  /** The start of the open string; -1 outside of one. */
  #stringFrom = -1;
  #isEscaped = false;
  #key = '';
  #itemFrom = 0;
  #lastSolid = -1;
  /** From where the text was not taken into a piece. */
  #pieceFrom = 0;

  constructor(text: PartedText, wanted: ReadonlySet<string>) {
    this.#text = text;
    this.#wanted = wanted;
  }

  /** Goes on with the next part of the text, which begins at `start`. */
  take(part: string, start: number): ImportError | null {
    for (let index = 0; index < part.length; index++) {
      const code = part.charCodeAt(index);
      const problem =
        this.#stringFrom < 0 ? this.#takeMark(code, start + index) : this.#takeInString(code, start + index);
      if (problem !== null) return problem;
      if (code > BLANK) this.#lastSolid = start + index;
    }
    return null;
  }

  end(): Scanned {
    this.#endPiece(this.#text.length);
    return { pieces: this.#pieces, lists: this.#lists };
  }

  #takeInString(code: number, at: number): ImportError | null {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (code === BACKSLASH) this.#isEscaped = true;
    else if (code === QUOTE) return this.#endString(at);
    return null;
  }

  #takeMark(code: number, at: number): ImportError | null {
    if (code === QUOTE) this.#stringFrom = at;
    else if (code === COMMA) {
      const top = this.#open.at(-1);
      this.#isKeyNext = top !== undefined && top.keys !== null;
      if (top !== undefined) this.#endItem(top, at);
    } else if (code === OPEN_OBJECT || code === OPEN_LIST) return this.#begin(code, at);
    else if (code === CLOSE_OBJECT || code === CLOSE_LIST) this.#end(at);
    return null;
  }

  #endString(at: number): ImportError | null {
    const from = this.#stringFrom;
    this.#stringFrom = -1;
    if (!this.#isKeyNext) return null;
    this.#isKeyNext = false;
    const raw = textBetween(this.#text, from, at + 1);
    this.#key = keyIn(raw);
    const keys = this.#open.at(-1)?.keys;
    if (keys?.has(this.#key)) return { code: 'import-repeated-key', detail: raw.slice(0, 80) };
    keys?.add(this.#key);
    return null;
  }

  #pathOfChild(): string | null {
    const top = this.#open.at(-1);
    if (top === undefined) return '';
    if (top.keys === null || top.path === null) return null;
    return top.path === '' ? this.#key : `${top.path}.${this.#key}`;
  }

  #begin(code: number, at: number): ImportError | null {
    if (this.#open.length === MAX_DEPTH)
      return {
        code: 'import-wrong-shape',
        detail: `${pointOf(this.#text, at)}: more than ${MAX_DEPTH} levels`,
      };
    const keys = code === OPEN_OBJECT ? new Set<string>() : null;
    const path = this.#pathOfChild();
    const isLeftOut = code === OPEN_LIST && path !== null && this.#wanted.has(path);
    if (isLeftOut) this.#beginList(path, at);
    else this.#open.push({ keys, path, items: null });
    this.#isKeyNext = keys !== null;
    return null;
  }

  #beginList(path: string, at: number): void {
    const items = { starts: [], ends: [] };
    this.#open.push({ keys: null, path: null, items });
    this.#lists.set(path, items);
    this.#endPiece(at + 1);
    // Nothing more, unless the list ends.
    this.#pieceFrom = this.#text.length;
    this.#itemFrom = at + 1;
  }

  #endPiece(at: number): void {
    const from = this.#pieceFrom;
    this.#pieces.push({ from, text: textBetween(this.#text, from, at) });
  }

  #endItem({ items }: Level, at: number): void {
    if (items === null) return;
    items.starts.push(this.#itemFrom);
    items.ends.push(at);
    this.#itemFrom = at + 1;
  }

  #end(at: number): void {
    const level = this.#open.pop();
    this.#isKeyNext = false;
    if (level === undefined || level.items === null) return;
    const isEmpty = level.items.starts.length === 0 && this.#lastSolid < this.#itemFrom;
    if (!isEmpty) this.#endItem(level, at);
    this.#pieceFrom = at;
  }
}
