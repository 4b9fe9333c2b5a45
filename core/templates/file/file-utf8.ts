import { err, ok, type Result } from '../../result.ts';

/** The smallest code point that needs one, two, three or four bytes: a longer form than needed is a mistake. */
const LEAST = [0, 0x80, 0x800, 0x10000] as const;
const LAST = 0x10ffff;
const BYTE_ORDER_MARK = 0xfeff;
/** Code points made into text at a time: one by one four million take hundreds of megabytes. */
const PART_LENGTH = 4_096;

/** Decodes UTF-8, without its byte order mark, or gives the index of the first byte that is none. Linear. */
export function decodeUtf8(bytes: Uint8Array): Result<string, number> {
  const parts: string[] = [];
  let codePoints: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const following = followingBytes(bytes[at] ?? 0);
    const codePoint = following === null ? null : codePointAt(bytes, at, following);
    if (following === null || codePoint === null) return err(at);
    if (at > 0 || codePoint !== BYTE_ORDER_MARK) codePoints.push(codePoint);
    at += following + 1;
    if (codePoints.length < PART_LENGTH && at < bytes.length) continue;
    parts.push(String.fromCodePoint(...codePoints));
    codePoints = [];
  }
  return ok(parts.join(''));
}

function followingBytes(lead: number): 0 | 1 | 2 | 3 | null {
  if (lead < 0x80) return 0;
  if (lead >= 0xc2 && lead < 0xe0) return 1;
  if (lead >= 0xe0 && lead < 0xf0) return 2;
  return lead >= 0xf0 && lead < 0xf5 ? 3 : null;
}

function codePointAt(bytes: Uint8Array, at: number, following: 0 | 1 | 2 | 3): number | null {
  const lead = bytes[at] ?? 0;
  let codePoint = following === 0 ? lead : lead & (0x3f >> following);
  for (let next = 1; next <= following; next++) {
    const byte = bytes[at + next] ?? 0;
    if ((byte & 0xc0) !== 0x80) return null;
    codePoint = codePoint * 64 + (byte & 0x3f);
  }
  const isSurrogate = codePoint >= 0xd800 && codePoint < 0xe000;
  return codePoint < LEAST[following] || codePoint > LAST || isSurrogate ? null : codePoint;
}
