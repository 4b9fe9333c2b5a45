/**
 * A picture that carries a text, such as its template or its share code, in an iTXt chunk, UTF-8, not compressed. Programs that
 * do not know it show the picture and leave it alone; those that compress pictures anew lose it.
 */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { err, ok, type Result } from '../../result.ts';
import { decodeUtf8 } from '../../text/decode-text.ts';
import type { FileError } from './file-error.ts';
import { isPng, type PngChunk, readChunks, writeChunks } from './png-chunks.ts';

/** The keywords of the texts that pictures carry: the text of a template file, or a share code. */
export const PNG_TEXTS = { template: 'Twofold template', code: 'Twofold code' } as const;

type Keyword = (typeof PNG_TEXTS)[keyof typeof PNG_TEXTS];

const CHUNK = 'iTXt';
const END = 'IEND';
/** Behind the keyword: its end, no compression twice, no language, no translated keyword. */
const headerOf = (keyword: Keyword) => utf8ToBytes(`${keyword}\0\0\0\0\0`);

/** The picture with a text inside, in place of one it carried before; null when `png` is no whole PNG. Linear. */
export function withPngText(
  png: Uint8Array,
  text: string,
  keyword: Keyword = PNG_TEXTS.template,
): Uint8Array | null {
  const header = headerOf(keyword);
  const chunks = isPng(png) ? readWhole(png) : null;
  if (chunks === null) return null;
  const kept = chunks.filter((chunk) => !begins(chunk, header));
  const content = utf8ToBytes(text);
  const data = new Uint8Array(header.length + content.length);
  data.set(header);
  data.set(content, header.length);
  return writeChunks([...kept.slice(0, -1), { name: CHUNK, data }, ...kept.slice(-1)]);
}

/** The text that a PNG carries, or why there is none. Linear. */
export function readPngText(
  png: Uint8Array,
  keyword: Keyword = PNG_TEXTS.template,
): Result<string, FileError> {
  const header = headerOf(keyword);
  const chunks = readWhole(png);
  if (chunks === null) return err({ code: 'png-damaged', details: {} });
  const carried = chunks.find((chunk) => begins(chunk, header));
  if (carried === undefined) return err({ code: 'png-without-template', details: {} });
  const text = decodeUtf8(carried.data.subarray(header.length));
  return text.ok ? ok(text.value) : err({ code: 'png-damaged', details: {} });
}

/** The chunks of a picture that was not cut off. */
function readWhole(png: Uint8Array): PngChunk[] | null {
  const chunks = readChunks(png);
  return chunks?.at(-1)?.name === END ? chunks : null;
}

function begins({ name, data }: PngChunk, header: Uint8Array): boolean {
  return name === CHUNK && header.every((byte, index) => data[index] === byte);
}
