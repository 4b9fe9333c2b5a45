/** PNGs made by hand, sound ones and others. */
import { deflateSync } from 'node:zlib';
import { type PngChunk, writeChunks } from '../../core/templates/file/png-chunks.ts';
import { toBase64 } from './own-pictures.ts';

export interface MadePng {
  readonly width?: number;
  readonly height?: number;
  readonly depth?: number;
  readonly colourType?: number;
  readonly interlace?: number;
  /** The packed bytes of the pixels; those of a plain RGBA picture of one colour when not given. */
  readonly pixels?: Uint8Array;
  /** Returns the chunks as they are written. */
  readonly change?: (chunks: readonly PngChunk[]) => readonly PngChunk[];
}

/** A PNG in base64, by default 16 pixels high and wide in RGBA; each `colour` is another picture. */
export function madePng(made: MadePng = {}, colour = 200): string {
  const { width = 16, height = 16, depth = 8, colourType = 6, interlace = 0 } = made;
  const plain = () =>
    Uint8Array.from({ length: height * (1 + 4 * width) }, (_, at) =>
      at % (1 + 4 * width) === 0 ? 0 : colour,
    );
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([depth, colourType, 0, 0, interlace], 8);
  const chunks = [
    { name: 'IHDR', data: header },
    { name: 'IDAT', data: deflateSync(made.pixels ?? plain()) },
    { name: 'IEND', data: new Uint8Array() },
  ];
  return toBase64(writeChunks(made.change?.(chunks) ?? chunks));
}
