/**
 * A picture that carries its template: the text of the template file in an iTXt chunk, UTF-8, not compressed. Programs
 * that do not know it show the picture and leave it alone; those that compress pictures anew lose it.
 */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { err, ok, type Result } from '../../result.ts';
import { decodeUtf8 } from '../../text/decode-text.ts';
import type { FileError } from './file-error.ts';
import { isPng, type PngChunk, readChunks, writeChunks } from './png-chunks.ts';

const KEYWORD = 'Twofold template';
const CHUNK = 'iTXt';
const END = 'IEND';
/** Behind the keyword: its end, no compression twice, no language, no translated keyword. */
const HEADER = utf8ToBytes(`${KEYWORD}\0\0\0\0\0`);

/** The picture with a text inside, in place of one it carried before; null when `png` is no whole PNG. Linear. */
export function withPngText(png: Uint8Array, text: string): Uint8Array | null {
  const chunks = isPng(png) ? readWhole(png) : null;
  if (chunks === null) return null;
  const kept = chunks.filter((chunk) => !isOurs(chunk));
  const content = utf8ToBytes(text);
  const data = new Uint8Array(HEADER.length + content.length);
  data.set(HEADER);
  data.set(content, HEADER.length);
  return writeChunks([...kept.slice(0, -1), { name: CHUNK, data }, ...kept.slice(-1)]);
}

/** The text that a PNG carries, or why there is none. Linear. */
export function readPngText(png: Uint8Array): Result<string, FileError> {
  const chunks = readWhole(png);
  if (chunks === null) return err({ code: 'png-damaged', details: {} });
  const carried = chunks.find(isOurs);
  if (carried === undefined) return err({ code: 'png-without-template', details: {} });
  const text = decodeUtf8(carried.data.subarray(HEADER.length));
  return text.ok ? ok(text.value) : err({ code: 'png-damaged', details: {} });
}

/** The chunks of a picture that was not cut off. */
function readWhole(png: Uint8Array): PngChunk[] | null {
  const chunks = readChunks(png);
  return chunks?.at(-1)?.name === END ? chunks : null;
}

function isOurs({ name, data }: PngChunk): boolean {
  return name === CHUNK && HEADER.every((byte, index) => data[index] === byte);
}
