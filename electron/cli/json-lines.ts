import { decodeAs, encodingOf, isNulAt, MARK_BYTES, type TextEncoding } from '../../core/text/decode-text.ts';

/** Longest line that is read: the largest board there is takes a fifth of it. */
export const MAX_LINE_BYTES = 8 * 1024 * 1024;

/** A line of input, or why it was passed over: it was too long, or its byte with this number, from 1, is no text. */
export type InputLine =
  | { readonly text: string }
  | { readonly tooLong: true }
  | { readonly badByte: number; readonly isNul: boolean };

const TOO_LONG = { tooLong: true } as const;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;

/**
 * Cuts a stream of bytes into lines, and gives together those that a piece of the stream ends. It holds one piece and one
 * line at a time. LF, CR LF and CR end a line; the other line ends of Unicode may stand in a text of JSON. Blank lines are
 * left out; a last line without an ending counts.
 */
export async function* readLineGroups(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<InputLine[], void> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let encoding: TextEncoding = 'utf-8';
  const take = (): InputLine[] => {
    const line = size > MAX_LINE_BYTES ? TOO_LONG : lineOf(encoding, Buffer.concat(parts));
    parts = [];
    size = 0;
    return 'text' in line && line.text === '' ? [] : [line];
  };
  for await (const piece of wholePieces(chunks)) {
    ({ encoding } = piece);
    const { bytes } = piece;
    const unitBytes = encoding === 'utf-8' ? 1 : 2;
    const lines: InputLine[] = [];
    let start = 0;
    for (let end = endOfLine(piece, 0); end >= 0; end = endOfLine(piece, start)) {
      size += end - start;
      parts.push(bytes.subarray(start, end));
      start = end + unitBytes;
      lines.push(...take());
    }
    size += bytes.length - start;
    // The rest of a line that is too long already is counted and not kept.
    if (size <= MAX_LINE_BYTES) parts.push(bytes.subarray(start));
    if (lines.length > 0) yield lines;
  }
  const last = take();
  if (last.length > 0) yield last;
}

function lineOf(encoding: TextEncoding, bytes: Uint8Array): InputLine {
  const text = decodeAs(encoding, bytes);
  if (text.ok) return { text: text.value.trim() };
  return { badByte: text.error + 1, isNul: isNulAt(bytes, text.error, encoding) };
}

/** Bytes of a text without its mark; whole units, but at the end of a stream that was cut off. */
interface TextPiece {
  readonly encoding: TextEncoding;
  readonly bytes: Uint8Array;
}

/**
 * Returns the index of the next line feed or return, or -1. A line feed after a return ends a blank line,
 * which is left out.
 */
function endOfLine({ encoding, bytes }: TextPiece, start: number): number {
  const unitBytes = encoding === 'utf-8' ? 1 : 2;
  const low = encoding === 'utf-16be' ? 1 : 0;
  for (let at = start; at < bytes.length; at += unitBytes) {
    const byte = bytes[at + low];
    if (byte !== LINE_FEED && byte !== RETURN) continue;
    if (unitBytes === 1 || bytes[at + 1 - low] === 0) return at;
  }
  return -1;
}

/** The stream without its byte order mark; a unit of UTF-16 that two chunks share comes in one piece. */
async function* wholePieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TextPiece, void> {
  let encoding: TextEncoding | null = null;
  let left: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    const bytes: Uint8Array = left.length === 0 ? chunk : Buffer.concat([left, chunk]);
    if (encoding === null && bytes.length < MARK_BYTES) {
      left = bytes;
      continue;
    }
    const start = encoding === null ? encodingOf(bytes).markBytes : 0;
    encoding ??= encodingOf(bytes).encoding;
    const end = encoding === 'utf-8' ? bytes.length : bytes.length - ((bytes.length - start) % 2);
    left = bytes.subarray(end);
    yield { encoding, bytes: bytes.subarray(start, end) };
  }
  if (left.length === 0) return;
  const short = encodingOf(left);
  yield encoding === null
    ? { encoding: short.encoding, bytes: left.subarray(short.markBytes) }
    : { encoding, bytes: left };
}
