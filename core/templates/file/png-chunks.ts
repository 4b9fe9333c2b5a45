/** The outside of a PNG: a signature and chunks, each with its length, name and check sum. */
export interface PngChunk {
  /** Four letters. */
  readonly name: string;
  readonly data: Uint8Array;
}

const SIGNATURE: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, name and check sum of a chunk. */
const FRAME_BYTES = 12;
/** The polynomial of CRC-32, bits reversed. */
const POLYNOMIAL = 0xedb88320;
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? POLYNOMIAL ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

/** Returns whether bytes begin with the signature of a PNG. */
export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, index) => bytes[index] === byte);
}

/** The chunks in order, or null when one is cut off or its check sum is wrong. Linear. */
export function readChunks(bytes: Uint8Array): PngChunk[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: PngChunk[] = [];
  for (let at = SIGNATURE.length; at < bytes.length; ) {
    if (at + FRAME_BYTES > bytes.length) return null;
    const length = view.getUint32(at);
    const end = at + FRAME_BYTES + length;
    if (end > bytes.length) return null;
    const named = bytes.subarray(at + 4, end - 4);
    if (crc32(named) !== view.getUint32(end - 4)) return null;
    chunks.push({ name: String.fromCharCode(...named.subarray(0, 4)), data: named.subarray(4) });
    at = end;
  }
  return chunks;
}

/** Writes a PNG from its chunks; `readChunks(writeChunks(chunks))` gives them back. */
export function writeChunks(chunks: readonly PngChunk[]): Uint8Array {
  const size = chunks.reduce((sum, { data }) => sum + FRAME_BYTES + data.length, SIGNATURE.length);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  bytes.set(SIGNATURE);
  let at = SIGNATURE.length;
  for (const { name, data } of chunks) {
    const end = at + FRAME_BYTES + data.length;
    view.setUint32(at, data.length);
    for (let letter = 0; letter < 4; letter++) bytes[at + 4 + letter] = name.charCodeAt(letter);
    bytes.set(data, at + 8);
    view.setUint32(end - 4, crc32(bytes.subarray(at + 4, end - 4)));
    at = end;
  }
  return bytes;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
