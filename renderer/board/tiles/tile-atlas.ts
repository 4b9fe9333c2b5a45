import { makeContext } from './carving.ts';
import { FACE_DOWN } from './face-down.ts';
import type { BoardPalette } from './palette.ts';
import { paintStone } from './stone-painter.ts';
import type { TileShape } from './tile-painter.ts';
import {
  carvePictures,
  isCarved,
  paintBack,
  paintBlank,
  paintCarving,
  paintDent,
  paintGlow,
  paintPicture,
  shapeTile,
  spriteSide,
} from './tile-painter.ts';
import type { TilePicture, TilePictures } from './tile-pictures.ts';
import type { TileStyle } from './tile-set.ts';

type SpriteKey = number | TileStyle | 'glow' | 'stone' | 'dent';
type Paint = (context: OffscreenCanvasRenderingContext2D) => void;

/** Tiles painted once for a size and a theme. Only kinds that are used are painted. */
export class TileAtlas {
  readonly shape: TileShape;
  readonly palette: BoardPalette;
  readonly pictures: TilePictures;
  readonly #sprites = new Map<SpriteKey, OffscreenCanvas>();

  /** `cell` is the side of a cell in device pixels. */
  constructor(cell: number, palette: BoardPalette, pictures: TilePictures) {
    this.shape = shapeTile(cell);
    this.palette = palette;
    this.pictures = pictures;
  }

  tile(kind: number): OffscreenCanvas {
    this.prepare([kind]);
    return this.#sprite(kind, (context) => {
      if (kind === FACE_DOWN) {
        paintBack(context, this.shape, this.palette);
        return;
      }
      const picture = this.#pictureOf(kind);
      context.drawImage(this.blank(picture.style), -this.shape.pad, -this.shape.pad);
      paintPicture(context, this.shape, this.palette, picture);
    });
  }

  /** Carves the pictures of these kinds together, which takes a fraction of the time of one after another. */
  prepare(kinds: Iterable<number>): void {
    const wanted: number[] = [];
    for (const kind of kinds) {
      if (this.#sprites.has(kind) || kind <= 0 || kind === FACE_DOWN) continue;
      if (isCarved(this.#pictureOf(kind), this.shape)) wanted.push(kind);
    }
    if (wanted.length === 0) return;
    const carvings = carvePictures(
      this.shape,
      wanted.map((kind) => this.#pictureOf(kind)),
    );
    for (const [index, kind] of wanted.entries()) {
      this.#sprite(kind, (context) => {
        context.drawImage(this.blank('carved'), -this.shape.pad, -this.shape.pad);
        paintCarving(context, this.shape, carvings, index);
      });
    }
  }

  #pictureOf(kind: number): TilePicture {
    const picture = this.pictures[kind - 1];
    if (picture === undefined)
      throw new RangeError(`No picture for kind ${kind}; there are ${this.pictures.length}`);
    return picture;
  }

  glow(): OffscreenCanvas {
    return this.#sprite('glow', (context) => paintGlow(context, this.shape, this.palette));
  }

  stone(): OffscreenCanvas {
    return this.#sprite('stone', (context) => paintStone(context, this.shape, this.palette));
  }

  dent(): OffscreenCanvas {
    return this.#sprite('dent', (context) => paintDent(context, this.shape, this.palette));
  }

  /** A tile without a picture. */
  blank(style: TileStyle): OffscreenCanvas {
    return this.#sprite(style, (context) => paintBlank(context, this.shape, this.palette, style));
  }

  #sprite(key: SpriteKey, paint: Paint): OffscreenCanvas {
    const known = this.#sprites.get(key);
    if (known !== undefined) return known;
    const context = makeContext(spriteSide(this.shape));
    context.translate(this.shape.pad, this.shape.pad);
    paint(context);
    this.#sprites.set(key, context.canvas);
    return context.canvas;
  }
}
