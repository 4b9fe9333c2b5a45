/**
 * JSON that remembers where each value stands, so that a mistake in a file can be pointed at. It takes exactly what the
 * standard takes, and refuses a name that occurs twice in one object: half of such a file would be lost silently.
 */
import { err, ok, type Result } from '../../result.ts';
import { readJsonString } from '../../text/file-string.ts';

/** A place in a text; lines and columns count from 1, columns in UTF-16 units. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** A value and the place of its first character. */
export type JsonNode =
  | { readonly type: 'text'; readonly place: TextPosition; readonly value: string }
  | { readonly type: 'number'; readonly place: TextPosition; readonly value: number }
  | { readonly type: 'list'; readonly place: TextPosition; readonly items: readonly JsonNode[] }
  | { readonly type: 'object'; readonly place: TextPosition; readonly fields: ReadonlyMap<string, JsonField> }
  | { readonly type: 'boolean'; readonly place: TextPosition; readonly value: boolean }
  | { readonly type: 'null'; readonly place: TextPosition };

export interface JsonField {
  /** The position of the name. */
  readonly place: TextPosition;
  readonly value: JsonNode;
}

export interface JsonError extends TextPosition {
  readonly code: 'bad-json' | 'too-deep' | 'too-many-values' | 'name-twice';
}

/** Deeper than any file of ours, shallow enough for the call stack. */
const MAX_DEPTH = 16;
/** More than a file of ours can hold, by far: 500 templates of 64 rows have some 50,000. A pack of 10,000 levels is still counted. */
const MAX_VALUES = 300_000;
const LINE_FEED = 10;
const RETURN = 13;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORDS = ['true', 'false', 'null'] as const;
const BLANKS = /[ \t\r\n]*/y;

/** Unwinds the reader; never leaves this file. */
class Refusal {
  readonly code: JsonError['code'];
  readonly at: number;
  constructor(code: JsonError['code'], at: number) {
    this.code = code;
    this.at = at;
  }
}

/** Reads a whole text. Linear in its length. */
export function parseJson(text: string): Result<JsonNode, JsonError> {
  const reader = new Reader(text);
  try {
    return ok(reader.readAll());
  } catch (refusal) {
    if (refusal instanceof Refusal) return err({ code: refusal.code, ...reader.placeOf(refusal.at) });
    throw refusal;
  }
}

class Reader {
  readonly #text: string;
  #at = 0;
  #values = 0;
  /** The last result of `placeOf`: it is called with rising offsets, so the text is gone through once. */
  #lastPlace = { at: 0, line: 1, lineStart: 0 };

  constructor(text: string) {
    this.#text = text;
  }

  placeOf(at: number): TextPosition {
    let {
      at: index,
      line,
      lineStart,
    } = at < this.#lastPlace.at ? { at: 0, line: 1, lineStart: 0 } : this.#lastPlace;
    for (; index < at; index++) {
      const code = this.#text.charCodeAt(index);
      // Of the two characters that end a line together the second counts.
      if (code !== LINE_FEED && (code !== RETURN || this.#text.charCodeAt(index + 1) === LINE_FEED)) continue;
      line++;
      lineStart = index + 1;
    }
    this.#lastPlace = { at: index, line, lineStart };
    return { line, column: at - lineStart + 1 };
  }

  readAll(): JsonNode {
    this.#skipBlanks();
    const node = this.#readValue(0);
    if (this.#at < this.#text.length) throw new Refusal('bad-json', this.#at);
    return node;
  }

  #readValue(depth: number): JsonNode {
    if (depth > MAX_DEPTH) throw new Refusal('too-deep', this.#at);
    if (++this.#values > MAX_VALUES) throw new Refusal('too-many-values', this.#at);
    const place = this.placeOf(this.#at);
    switch (this.#text[this.#at]) {
      case '{':
        return { type: 'object', place, fields: this.#readFields(depth) };
      case '[':
        return { type: 'list', place, items: this.#readItems(depth) };
      case '"':
        return { type: 'text', place, value: this.#readText() };
      default:
        return this.#readWord(place);
    }
  }

  #readFields(depth: number): Map<string, JsonField> {
    const fields = new Map<string, JsonField>();
    this.#readBetween('{', '}', () => {
      const start = this.#at;
      if (this.#text[start] !== '"') throw new Refusal('bad-json', start);
      const name = this.#readText();
      if (fields.has(name)) throw new Refusal('name-twice', start);
      this.#take(':');
      fields.set(name, { place: this.placeOf(start), value: this.#readValue(depth + 1) });
    });
    return fields;
  }

  #readItems(depth: number): JsonNode[] {
    const items: JsonNode[] = [];
    this.#readBetween('[', ']', () => items.push(this.#readValue(depth + 1)));
    return items;
  }

  #readBetween(open: string, close: string, readOne: () => void): void {
    this.#take(open);
    if (this.#text[this.#at] !== close) {
      readOne();
      while (this.#text[this.#at] === ',') {
        this.#take(',');
        readOne();
      }
    }
    this.#take(close);
  }

  #readText(): string {
    const read = readJsonString(this.#text, this.#at);
    if (!read.ok) throw new Refusal('bad-json', read.error);
    this.#at = read.value.end;
    this.#skipBlanks();
    return read.value.text;
  }

  #readWord(place: TextPosition): JsonNode {
    NUMBER.lastIndex = this.#at;
    const number = NUMBER.exec(this.#text)?.[0];
    if (number !== undefined) {
      this.#take(number);
      return { type: 'number', place, value: Number(number) };
    }
    const word = WORDS.find((candidate) => this.#text.startsWith(candidate, this.#at));
    if (word === undefined) throw new Refusal('bad-json', this.#at);
    this.#take(word);
    return word === 'null' ? { type: 'null', place } : { type: 'boolean', place, value: word === 'true' };
  }

  #take(expected: string): void {
    if (!this.#text.startsWith(expected, this.#at)) throw new Refusal('bad-json', this.#at);
    this.#at += expected.length;
    this.#skipBlanks();
  }

  #skipBlanks(): void {
    BLANKS.lastIndex = this.#at;
    this.#at += BLANKS.exec(this.#text)?.[0].length ?? 0;
  }
}
