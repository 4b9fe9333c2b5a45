/// <reference path="../../../core/film/gifenc.d.ts" />
import { applyPalette, GIFEncoder, quantize } from 'gifenc/dist/gifenc.esm.js';
import type { GifTools } from '../../../core/film/film-gif.ts';

/** The encoder of films. The package's other entry has no names that Node could see. */
export const GIF_TOOLS: GifTools = { GIFEncoder, quantize, applyPalette };
