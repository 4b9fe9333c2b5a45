/** From the bytes of a file to its text: UTF-8, with or without a byte order mark, or UTF-16 with one. Nothing is guessed. */
import { err, ok, type Result } from '../result.ts';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** Which encoding the first bytes of a text name, and how many bytes their mark takes. */
export interface MarkedEncoding {
  readonly encoding: TextEncoding;
  readonly markBytes: number;
}

/** The encoding of a text is told by at most this many bytes at its start. */
export const MARK_BYTES = 3;
const UTF_8: MarkedEncoding = { encoding: 'utf-8', markBytes: 0 };
const MARKS: readonly (readonly [readonly number[], MarkedEncoding])[] = [
  [[0xef, 0xbb, 0xbf], { encoding: 'utf-8', markBytes: 3 }],
  [[0xff, 0xfe], { encoding: 'utf-16le', markBytes: 2 }],
  [[0xfe, 0xff], { encoding: 'utf-16be', markBytes: 2 }],
];
/** The smallest code point that needs one, two, three or four bytes: a longer form than needed is a mistake. */
const LEAST = [0, 0x80, 0x800, 0x10000] as const;
const LAST = 0x10ffff;
/** Units made into text at a time: one by one four million take hundreds of megabytes. */
const PART_LENGTH = 4_096;

/** The encoding that a text says it has by a byte order mark, else UTF-8. */
export function encodingOf(bytes: Uint8Array): MarkedEncoding {
  return MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1] ?? UTF_8;
}

/** Decodes a text, without its byte order mark, or gives the index of the first byte that is no text; NUL is none. Linear. */
export function decodeText(bytes: Uint8Array): Result<string, number> {
  const { encoding, markBytes } = encodingOf(bytes);
  const text = decodeAs(encoding, bytes.subarray(markBytes));
  return text.ok ? text : err(text.error + markBytes);
}

/** Returns whether what is no text at that place is NUL: the file is of another kind, or UTF-16 whose mark is missing. */
export function isNulAt(bytes: Uint8Array, at: number, encoding = encodingOf(bytes).encoding): boolean {
  return bytes[at] === 0 && (encoding === 'utf-8' || bytes[at + 1] === 0);
}

/** Decodes a text without a mark, or gives the index of the first byte that is no text in this encoding. Linear. */
export function decodeAs(encoding: TextEncoding, bytes: Uint8Array): Result<string, number> {
  return encoding === 'utf-8' ? decodeUtf8(bytes) : decodeUtf16(bytes, encoding === 'utf-16be');
}

/** Decodes UTF-8 without a mark, or gives the index of the first byte that is none. Linear. */
export function decodeUtf8(bytes: Uint8Array): Result<string, number> {
  const parts: string[] = [];
  const codePoints: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = endOfAscii(bytes, at);
    if (end > at) {
      parts.push(Reflect.apply(String.fromCharCode, null, bytes.subarray(at, end)));
      at = end;
      continue;
    }
    for (; at < bytes.length && codePoints.length < PART_LENGTH && !isAscii(bytes[at]); ) {
      const following = followingBytes(bytes[at] ?? 0);
      const codePoint = following === null ? null : codePointAt(bytes, at, following);
      if (following === null || codePoint === null) return err(at);
      codePoints.push(codePoint);
      at += following + 1;
    }
    parts.push(String.fromCodePoint(...codePoints));
    codePoints.length = 0;
  }
  return ok(parts.join(''));
}

/** ASCII without NUL, which no text has. */
function isAscii(byte = 0): boolean {
  return byte > 0 && byte < 0x80;
}

/** Returns where a run of ASCII that begins at `at` ends, at most `PART_LENGTH` bytes further on. */
function endOfAscii(bytes: Uint8Array, at: number): number {
  const most = Math.min(bytes.length, at + PART_LENGTH);
  let end = at;
  while (end < most && isAscii(bytes[end])) end++;
  return end;
}

function followingBytes(lead: number): 1 | 2 | 3 | null {
  if (lead >= 0xc2 && lead < 0xe0) return 1;
  if (lead >= 0xe0 && lead < 0xf0) return 2;
  return lead >= 0xf0 && lead < 0xf5 ? 3 : null;
}

function codePointAt(bytes: Uint8Array, at: number, following: 1 | 2 | 3): number | null {
  let codePoint = (bytes[at] ?? 0) & (0x3f >> following);
  for (let next = 1; next <= following; next++) {
    const byte = bytes[at + next] ?? 0;
    if ((byte & 0xc0) !== 0x80) return null;
    codePoint = codePoint * 64 + (byte & 0x3f);
  }
  const isSurrogate = codePoint >= 0xd800 && codePoint < 0xe000;
  return codePoint < LEAST[following] || codePoint > LAST || isSurrogate ? null : codePoint;
}

function decodeUtf16(bytes: Uint8Array, isBigEndian: boolean): Result<string, number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const unitAt = (at: number) => (at + 1 < bytes.length ? view.getUint16(at, !isBigEndian) : -1);
  const parts: string[] = [];
  let units: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const unit = unitAt(at);
    const isPair = isHighSurrogate(unit) && isLowSurrogate(unitAt(at + 2));
    if (unit <= 0 || (!isPair && (isHighSurrogate(unit) || isLowSurrogate(unit)))) return err(at);
    units.push(...(isPair ? [unit, unitAt(at + 2)] : [unit]));
    at += isPair ? 4 : 2;
    if (units.length < PART_LENGTH && at < bytes.length) continue;
    parts.push(String.fromCharCode(...units));
    units = [];
  }
  return ok(parts.join(''));
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}
