/** The package brings no types: only what the core asks of an encoder is used. */
declare module 'gifenc/dist/gifenc.esm.js' {
  import type { GifTools } from './film-gif.ts';

  export const GIFEncoder: GifTools['GIFEncoder'];
  export const quantize: GifTools['quantize'];
  export const applyPalette: GifTools['applyPalette'];
}
