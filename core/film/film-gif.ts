import { BOARD_COLOURS } from '../raster/tile-drawing.ts';
import type { TileSheet } from '../raster/tile-picture.ts';
import type { FilmPicture, GameFilm } from './film.ts';
import { cellSideOf, FILM_COLOURS, FilmPainter, SMALLEST_CELL } from './film-painter.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** The functions of an encoder of GIFs, which the core does not bring; those of the package gifenc fit. */
export interface GifTools {
  GIFEncoder(): GifWriter;
  /** At most so many colours that stand for those of opaque pixels, four bytes each. */
  quantize(pixels: Uint8Array, most: number): Rgb[];
  /** For each pixel its colour's index. */
  applyPalette(pixels: Uint8Array, palette: readonly Rgb[]): Uint8Array;
}

export interface GifWriter {
  writeFrame(
    indices: Uint8Array,
    width: number,
    height: number,
    options: {
      readonly palette?: readonly Rgb[];
      /** Milliseconds. */
      readonly delay: number;
      readonly transparent: boolean;
      readonly transparentIndex: number;
      readonly dispose: number;
    },
  ): void;
  finish(): void;
  bytes(): Uint8Array<ArrayBuffer>;
  readonly bytesView: () => Uint8Array;
}

/** The progress of encoding, in pictures of one try: a smaller try begins anew. */
export interface GifProgress {
  readonly done: number;
  readonly total: number;
}

/** The index of a pixel that stays as it was. */
const KEPT = 255;
/** GIF's *do not dispose*: the next picture is drawn over this one. */
const LEAVE = 1;
/** Colours that a film is sure to have, as they are. */
const SURE: readonly number[] = [...Object.values(BOARD_COLOURS), ...Object.values(FILM_COLOURS).flat()];
/** The other colours are taken from this many scenes. */
const SAMPLES = 4;
/** Each try is so much smaller than the one before. */
const SMALLER = 0.75;

/**
 * A film as a GIF of at most `mostBytes`, with cells as large as that allows; null where no size does. Yields after each picture, so that
 * it can be driven in slices and left at any.
 */
export function* makeGif(
  film: GameFilm,
  sheet: TileSheet,
  tools: GifTools,
  mostBytes: number,
): Generator<GifProgress, Uint8Array<ArrayBuffer> | null> {
  for (let side = cellSideOf(film); side >= SMALLEST_CELL; side = Math.floor(side * SMALLER)) {
    const gif = yield* encode(film, new FilmPainter(film, sheet, side), tools, mostBytes);
    if (gif !== null) return gif;
  }
  return null;
}

/** Null as soon as there are more than `mostBytes`. */
function* encode(
  film: GameFilm,
  painter: FilmPainter,
  tools: GifTools,
  mostBytes: number,
): Generator<GifProgress, Uint8Array<ArrayBuffer> | null> {
  const { width, height } = painter;
  const palette = paletteOf(film, painter, tools);
  const writer = tools.GIFEncoder();
  let shown: Uint8Array | null = null;
  let done = 0;
  for (const scene of film.scenes()) {
    const indices = tools.applyPalette(painter.paint(scene).pixels, palette);
    const before: Uint8Array | null = shown;
    const frame =
      before === null ? indices : indices.map((index, at) => (index === before[at] ? KEPT : index));
    writer.writeFrame(frame, width, height, {
      ...(before === null ? { palette: padded(palette) } : {}),
      delay: scene.durationMs,
      transparent: before !== null,
      transparentIndex: KEPT,
      dispose: LEAVE,
    });
    shown = indices;
    if (writer.bytesView().length > mostBytes) return null;
    yield { done: ++done, total: film.length };
  }
  writer.finish();
  return writer.bytesView().length > mostBytes ? null : writer.bytes();
}

/** At most 255 colours: those that are sure, and what stands for the others of some scenes. */
function paletteOf(film: GameFilm, painter: FilmPainter, { quantize }: GifTools): readonly Rgb[] {
  const samples = samplesOf(film).map((scene) => painter.paint(scene).pixels);
  const pixels = new Uint8Array(samples.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const sample of samples) {
    pixels.set(sample, at);
    at += sample.length;
  }
  const sure = [...new Set(SURE)].map(rgbOf);
  return [...sure, ...quantize(pixels, KEPT - sure.length)];
}

/** Scenes at even distances, the first one among them. */
function samplesOf(film: GameFilm): readonly FilmPicture[] {
  const every = Math.max(1, Math.ceil(film.length / SAMPLES));
  const found: FilmPicture[] = [];
  let index = 0;
  for (const scene of film.scenes()) if (index++ % every === 0) found.push(scene);
  return found;
}

/** With as many colours as a table for bytes has. */
function padded(palette: readonly Rgb[]): readonly Rgb[] {
  return Array.from({ length: KEPT + 1 }, (_, index): Rgb => palette[index] ?? [0, 0, 0]);
}

function rgbOf(colour: number): Rgb {
  return [(colour >> 16) & 0xff, (colour >> 8) & 0xff, colour & 0xff];
}
