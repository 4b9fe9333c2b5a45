/**
 * Checks that a picture can be shown before it is stored. Its header is checked first: a picture of a few
 * bytes may claim a side that takes gigabytes to decode. Windows store squares of 128 pixels; any others come
 * from files.
 */
import { inflateSync } from 'node:zlib';
import { isPng, type PngChunk, readChunks } from '../../../core/templates/file/png-chunks.ts';

const MOST_SIDE = 512;

/** The fault of a picture, for the log and for those who send requests by hand. */
type StoredPictureFault = 'not whole' | 'too large' | 'empty';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the fault of a PNG or WebP in base64, or null. A PNG is unpacked; of a WebP the container and its
 * frames' headers are read.
 */
export function pictureFault(data: string): StoredPictureFault | null {
  const bytes = Buffer.from(data, 'base64');
  return isPng(bytes) ? pngFault(bytes) : webpFault(bytes);
}

function sizeFault({ width, height }: Size): StoredPictureFault | null {
  if (width === 0 || height === 0) return 'empty';
  return width > MOST_SIDE || height > MOST_SIDE ? 'too large' : null;
}

const HEADER_BYTES = 13;
/** The chunks that a decoder must know, in the order in which they stand; the others may be passed over. */
const CHUNK_ORDER = /^IHDR,(?:PLTE,)?(?:IDAT,)+IEND,$/;
/** The letter with which a chunk begins that may be passed over is small. */
const IS_PASSED_OVER = /^[a-z]/;
const MAX_PALETTE_BYTES = 3 * 256;
/** Samples of a pixel, and the depths that they may have, by colour type. */
const COLOUR_TYPES: Readonly<
  Record<number, { readonly samples: number; readonly depths: readonly number[] }>
> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};
const PALETTE = 3;
const LAST_FILTER = 4;
/** The passes of an interlaced picture: where each begins, and its steps, across and down. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function pngFault(bytes: Uint8Array): StoredPictureFault | null {
  const chunks = readChunks(bytes);
  const [header] = chunks ?? [];
  if (chunks === null || header?.name !== 'IHDR' || header.data.length !== HEADER_BYTES) return 'not whole';
  const view = new DataView(header.data.buffer, header.data.byteOffset, HEADER_BYTES);
  const size = { width: view.getUint32(0), height: view.getUint32(4) };
  const fault = sizeFault(size);
  if (fault !== null) return fault;
  const [depth = 0, type = 0, compression, filter, interlace = 0] = header.data.subarray(8);
  const colour = COLOUR_TYPES[type];
  const isKnown = colour?.depths.includes(depth) && compression === 0 && filter === 0 && interlace <= 1;
  if (colour === undefined || !isKnown || !areInOrder(chunks, type === PALETTE)) return 'not whole';
  const rows = rowsOf(size, depth * colour.samples, interlace === 1);
  return isUnpacked(chunks, rows) ? null : 'not whole';
}

/** Returns whether each chunk stands where a decoder looks for it. */
function areInOrder(chunks: readonly PngChunk[], needsColours: boolean): boolean {
  const names = chunks.map(({ name }) => name);
  const needed = names.filter((name) => !IS_PASSED_OVER.test(name));
  const pixels = names.slice(names.indexOf('IDAT'), names.lastIndexOf('IDAT') + 1);
  const colourBytes = chunks.find(({ name }) => name === 'PLTE')?.data.length ?? 0;
  return (
    CHUNK_ORDER.test(`${needed.join()},`) &&
    pixels.every((name) => name === 'IDAT') &&
    colourBytes <= MAX_PALETTE_BYTES &&
    (!needsColours || colourBytes >= 3) &&
    hasFrames(chunks)
  );
}

/** An animated picture has as many frames as it says. */
function hasFrames(chunks: readonly PngChunk[]): boolean {
  const animation = chunks.find(({ name }) => name === 'acTL')?.data;
  if (animation === undefined) return true;
  if (animation.length < 8) return false;
  const said = new DataView(animation.buffer, animation.byteOffset).getUint32(0);
  return said === chunks.filter(({ name }) => name === 'fcTL').length;
}

/** The bytes of each row as it is packed: its filter and its pixels. */
function rowsOf({ width, height }: Size, bitsAPixel: number, isInterlaced: boolean): number[] {
  const passes = isInterlaced ? PASSES : ([[0, 0, 1, 1]] as const);
  return passes.flatMap(([left, top, across, down]) => {
    const [columns, rows] = [Math.ceil((width - left) / across), Math.ceil((height - top) / down)];
    if (columns <= 0 || rows <= 0) return [];
    return new Array<number>(rows).fill(1 + Math.ceil((columns * bitsAPixel) / 8));
  });
}

/** Returns whether the pixels of all rows are present. */
function isUnpacked(chunks: readonly PngChunk[], rows: readonly number[]): boolean {
  const packed = chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data);
  const length = rows.reduce((sum, bytes) => sum + bytes, 0);
  try {
    const pixels = inflateSync(Buffer.concat(packed), { maxOutputLength: length });
    if (pixels.length !== length) return false;
    let at = 0;
    return rows.every((bytes) => {
      const filter = pixels[at] ?? Number.POSITIVE_INFINITY;
      at += bytes;
      return filter <= LAST_FILTER;
    });
  } catch {
    return false;
  }
}

const text = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4);

interface RiffChunk {
  readonly name: string;
  readonly data: Buffer;
}

function webpFault(bytes: Buffer): StoredPictureFault | null {
  if (bytes.length < 12 || text(bytes, 0) !== 'RIFF' || text(bytes, 8) !== 'WEBP') return 'not whole';
  const end = 8 + bytes.readUInt32LE(4);
  const chunks = end > bytes.length ? null : riffChunks(bytes.subarray(12, end));
  const [first] = chunks ?? [];
  if (chunks === null || first === undefined) return 'not whole';
  const canvas = first.name === 'VP8X' ? canvasSize(first.data) : null;
  const frames = chunks.flatMap((chunk) =>
    chunk.name === 'ANMF' ? (riffChunks(chunk.data.subarray(16)) ?? []) : [chunk],
  );
  const sizes = frames.flatMap(({ name, data }) => {
    if (name === 'VP8 ') return [lossySize(data)];
    return name === 'VP8L' ? [losslessSize(data)] : [];
  });
  const all = [...sizes, ...(first.name === 'VP8X' ? [canvas] : [])];
  if (sizes.length === 0 || all.includes(null)) return 'not whole';
  return (
    all.flatMap((size) => (size === null ? [] : [sizeFault(size)])).find((fault) => fault !== null) ?? null
  );
}

/** The chunks of a RIFF file, or null when one is cut off. */
function riffChunks(bytes: Buffer): RiffChunk[] | null {
  const chunks: RiffChunk[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (at + 8 > bytes.length) return null;
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length;
    if (end > bytes.length) return null;
    chunks.push({ name: text(bytes, at), data: bytes.subarray(at + 8, end) });
    at = end + (length % 2);
  }
  return chunks;
}

function canvasSize(data: Buffer): Size | null {
  if (data.length < 10) return null;
  return { width: 1 + data.readUIntLE(4, 3), height: 1 + data.readUIntLE(7, 3) };
}

/** RFC 6386, 9.1: a frame's tag, its start code and its size; the first partition lies within the frame. */
function lossySize(data: Buffer): Size | null {
  if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) return null;
  const tag = data.readUIntLE(0, 3);
  const isKeyFrame = (tag & 1) === 0;
  if (!isKeyFrame || 10 + (tag >> 5) > data.length) return null;
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

/** RFC 9649, 3.4: a signature, and 14 bits for each side less one. */
function losslessSize(data: Buffer): Size | null {
  if (data.length < 5 || data[0] !== 0x2f) return null;
  const bits = data.readUInt32LE(1);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}
