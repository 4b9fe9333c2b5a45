import { err, ok, type Result } from '../result.ts';

/** A text between quotes and the index behind its closing quote. */
interface ReadString {
  readonly text: string;
  readonly end: number;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
/** Controls below this code may not stand in a text. */
const FIRST_PLAIN = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const HEX = /[0-9a-fA-F]{4}/y;

/** Reads the JSON string whose opening quote stands at `start`, or gives the index at which it goes wrong. */
export function readJsonString(text: string, start: number): Result<ReadString, number> {
  let read = '';
  let at = start + 1;
  for (;;) {
    const plainEnd = endOfPlain(text, at);
    read += text.slice(at, plainEnd);
    at = plainEnd;
    if (text[at] === '"') return ok({ text: read, end: at + 1 });
    if (text[at] !== '\\') return err(at);
    const escaped = readEscape(text, at);
    if (escaped === null) return err(at);
    read += escaped.character;
    at += escaped.length;
  }
}

function endOfPlain(text: string, start: number): number {
  let end = start;
  while (end < text.length && isPlain(text.charCodeAt(end))) end++;
  return end;
}

function isPlain(code: number): boolean {
  return code >= FIRST_PLAIN && code !== QUOTE && code !== BACKSLASH;
}

function readEscape(text: string, at: number): { character: string; length: number } | null {
  const letter = text[at + 1] ?? '';
  if (letter === 'u') {
    HEX.lastIndex = at + 2;
    const digits = HEX.exec(text)?.[0];
    return digits === undefined ? null : { character: String.fromCharCode(parseInt(digits, 16)), length: 6 };
  }
  const character = Object.hasOwn(ESCAPES, letter) ? ESCAPES[letter] : undefined;
  return character === undefined ? null : { character, length: 2 };
}
