/**
 * Finds where a text stops being JSON, for messages in our own words: the message of a parser depends on the
 * machine that runs it.
 */
import { err, ok, type Result } from '../result.ts';
import { readJsonString } from './file-string.ts';

/** A place in a text, counted from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** The first index at which a text is no JSON; `isEnd` when it only ends too early. */
export interface JsonFault extends Place {
  readonly at: number;
  readonly isEnd: boolean;
}

const BLANKS = /[ \t\r\n]*/y;
const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LINE_END = /\r\n|[\r\n]/g;
const CLOSING = { '{': '}', '[': ']' } as const;

/** The first fault of a text, or null when all of it is JSON. Linear, and as deep as the text is. */
export function findJsonFault(text: string): JsonFault | null {
  const at = faultAt(text);
  return at === null ? null : { at, isEnd: at >= text.trimEnd().length, ...placeIn(text, at) };
}

/** Line and column of an index, by the line ends that JSON has. Linear in the index. */
export function placeIn(text: string, at: number): Place {
  let [line, lineStart] = [1, 0];
  for (const end of text.slice(0, at).matchAll(LINE_END)) {
    line++;
    lineStart = end.index + end[0].length;
  }
  return { line, column: at - lineStart + 1 };
}

/** The elements that may come next; a list or an object that was just opened may be closed at once. */
type Expected = 'value' | 'value-or-close' | 'name' | 'name-or-close' | 'after-value';

/** The index of the first character that cannot stand where it does; the text's length when more must follow. */
function faultAt(text: string): number | null {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = afterBlanks(text, 0);
  while (expected !== 'after-value' || open.length > 0) {
    const [character, inner] = [text[at] ?? '', open.at(-1)];
    const mayClose = expected !== 'value' && expected !== 'name';
    if (mayClose && inner !== undefined && character === CLOSING[inner]) {
      open.pop();
      at++;
      expected = 'after-value';
    } else if (expected === 'after-value') {
      if (character !== ',') return at;
      at++;
      expected = inner === '{' ? 'name' : 'value';
    } else if (expected === 'name' || expected === 'name-or-close') {
      const name = character === '"' ? readJsonString(text, at) : null;
      if (name === null || !name.ok) return name === null ? at : name.error;
      at = afterBlanks(text, name.value.end);
      if (text[at] !== ':') return at;
      at++;
      expected = 'value';
    } else if (character === '{' || character === '[') {
      open.push(character);
      at++;
      expected = character === '{' ? 'name-or-close' : 'value-or-close';
    } else {
      const end = endOfScalar(text, at);
      if (!end.ok) return end.error;
      at = end.value;
      expected = 'after-value';
    }
    at = afterBlanks(text, at);
  }
  return at < text.length ? at : null;
}

/** The index behind a text, a number or a word, or that of its fault. */
function endOfScalar(text: string, at: number): Result<number, number> {
  if (text[at] === '"') {
    const read = readJsonString(text, at);
    return read.ok ? ok(read.value.end) : read;
  }
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[0];
  return word === undefined ? err(at) : ok(at + word.length);
}

function afterBlanks(text: string, at: number): number {
  BLANKS.lastIndex = at;
  return at + (BLANKS.exec(text)?.[0].length ?? 0);
}
