import { type Carvings, carve, makeContext } from './carving.ts';
import { BLACK, makeCss, mixColours, WHITE } from './colour.ts';
import type { BoardPalette } from './palette.ts';
import { drawPicture, type TilePicture } from './tile-pictures.ts';
import type { TileStyle } from './tile-set.ts';

type Context = OffscreenCanvasRenderingContext2D;

/** A tile's measures in device pixels; all follow from the side of its cell. */
export interface TileShape {
  readonly cell: number;
  /** Room around the cell for the shadow. */
  readonly pad: number;
  /** The face within the cell. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** The ivory reaches this far below the face, and the jade this far below the ivory. */
  readonly ivory: number;
  readonly jade: number;
}

/** Below this many device pixels a cell has no room for shadows and gaps. */
const TINY = 22;
/** And below this many, a picture needs more of the face. */
const SMALL = 44;

export function shapeTile(cell: number): TileShape {
  const isTiny = cell < TINY;
  const inset = Math.max(isTiny ? 0.5 : 1, Math.round(cell * 0.042));
  const ivory = isTiny ? 0 : Math.max(1, Math.round(cell * 0.04));
  const jade = Math.max(1, Math.round(cell * 0.055));
  const y = isTiny ? 0.5 : Math.round(cell * 0.025);
  return {
    cell,
    pad: Math.ceil(cell * 0.24),
    x: inset,
    y,
    width: cell - 2 * inset,
    height: cell - inset - ivory - jade - y,
    radius: cell * 0.12,
    ivory,
    jade,
  };
}

/** The side of the square canvas that holds one painted tile with its shadow. */
export function spriteSide(shape: TileShape): number {
  return shape.cell + 2 * shape.pad;
}

/** A tile without its picture: of ivory or, for the style that asks for it, plain. */
export function paintBlank(
  context: Context,
  shape: TileShape,
  palette: BoardPalette,
  style: TileStyle = 'carved',
): void {
  if (style === 'contrast') paintPlain(context, shape, palette);
  else paintIvory(context, shape, palette);
}

/** Shadow, jade back, ivory body and the face, lit from the upper left. */
function paintIvory(context: Context, shape: TileShape, palette: BoardPalette): void {
  const { x, y, width, height, radius, ivory, jade, cell } = shape;
  paintShadow(context, shape, palette);
  const depth = ivory + jade;
  // A jade line under every tiny tile would be louder than the pictures.
  const back = cell < TINY ? mixColours(palette.tileSide, palette.tileBottom, 0.55) : palette.tileSide;
  const side = context.createLinearGradient(0, y + height, 0, y + height + depth);
  side.addColorStop(0, makeCss(mixColours(back, WHITE, 0.08)));
  side.addColorStop(0.6, makeCss(back));
  side.addColorStop(1, makeCss(mixColours(back, BLACK, 0.24)));
  fillRound(context, x, y + depth, width, height, radius, side);
  if (ivory > 0) {
    const edge = makeCss(mixColours(palette.tileBottom, [120, 98, 52], 0.34));
    fillRound(context, x, y + ivory, width, height, radius, edge);
  }
  const face = context.createLinearGradient(x, y, x + width * 0.75, y + height);
  face.addColorStop(0, makeCss(palette.tileTop));
  face.addColorStop(0.55, makeCss(mixColours(palette.tileTop, palette.tileBottom, 0.4)));
  face.addColorStop(1, makeCss(palette.tileBottom));
  fillRound(context, x, y, width, height, radius, face);
  if (cell >= TINY) paintRim(context, shape);
}

/** A tile that lies face down: its jade back, with a frame cut into it. */
export function paintBack(context: Context, shape: TileShape, palette: BoardPalette): void {
  const { x, y, width, height, radius, ivory, jade, cell } = shape;
  paintShadow(context, shape, palette);
  const under = makeCss(mixColours(palette.tileBottom, [120, 98, 52], 0.34));
  fillRound(context, x, y + ivory + jade, width, height, radius, under);
  const face = context.createLinearGradient(x, y, x + width * 0.55, y + height);
  face.addColorStop(0, makeCss(mixColours(palette.tileSide, WHITE, 0.16)));
  face.addColorStop(1, makeCss(mixColours(palette.tileSide, BLACK, 0.12)));
  fillRound(context, x, y, width, height, radius, face);
  if (cell < TINY) return;
  const inset = cell * 0.14;
  context.strokeStyle = makeCss(mixColours(palette.tileSide, WHITE, 0.42), 0.7);
  context.lineWidth = Math.max(1, cell * 0.022);
  context.beginPath();
  context.roundRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, radius * 0.6);
  context.stroke();
}

/** White in a thin black frame or, in the dark theme, black in a white one: the picture is what is seen. No light and no depth. */
function paintPlain(context: Context, shape: TileShape, { isDark }: BoardPalette): void {
  const { x, y, width, height, radius, ivory, jade, cell } = shape;
  const line = Math.max(1, cell * 0.024);
  context.lineWidth = line;
  context.strokeStyle = isDark ? 'white' : 'black';
  context.fillStyle = isDark ? 'black' : 'white';
  context.beginPath();
  context.roundRect(x + line / 2, y + line / 2, width - line, height + ivory + jade - line, radius * 1.2);
  context.fill();
  context.stroke();
}

function paintShadow(context: Context, shape: TileShape, palette: BoardPalette): void {
  const { x, y, width, height, radius, ivory, jade, cell } = shape;
  if (cell < TINY) return;
  const tint = palette.isDark ? 'rgb(0 0 0 / 0.55)' : 'rgb(74 58 24 / 0.30)';
  context.save();
  context.shadowColor = tint;
  context.shadowBlur = cell * 0.1;
  context.shadowOffsetX = cell * 0.02;
  context.shadowOffsetY = cell * 0.045;
  fillRound(context, x, y + ivory + jade, width, height, radius, makeCss(palette.tileSide));
  context.restore();
}

/** A bright edge towards the light and a soft one away from it. */
function paintRim(context: Context, { x, y, width, height, radius, cell }: TileShape): void {
  const line = Math.max(1, cell * 0.018);
  const rim = context.createLinearGradient(x, y, x + width, y + height);
  rim.addColorStop(0, 'rgb(255 255 255 / 0.95)');
  rim.addColorStop(0.45, 'rgb(255 255 255 / 0.25)');
  rim.addColorStop(0.6, 'rgb(120 96 48 / 0.05)');
  rim.addColorStop(1, 'rgb(120 96 48 / 0.20)');
  context.strokeStyle = rim;
  context.lineWidth = line;
  context.beginPath();
  context.roundRect(x + line / 2, y + line / 2, width - line, height - line, radius - line / 2);
  context.stroke();
}

/** The place of a picture on its tile, in device pixels. */
interface PicturePlace {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

function placePicture({ x, y, width, height, ivory, jade, cell }: TileShape, style: TileStyle): PicturePlace {
  const depth = style === 'contrast' ? ivory + jade : 0;
  const room = cell < TINY ? 0.96 : (cell < SMALL ? 0.9 : 0.86) - (style === 'contrast' ? 0.09 : 0);
  const side = Math.min(width, height + depth) * room;
  return { left: x + (width - side) / 2, top: y + (height + depth - side) / 2, side };
}

/** Returns whether a picture is carved into its tile: on a very small tile a rim would only blur it. */
export function isCarved({ style }: TilePicture, { cell }: TileShape): boolean {
  return style === 'carved' && cell >= TINY;
}

/** The given pictures, all to be carved, as they are laid on tiles of the shape. */
export function carvePictures(shape: TileShape, pictures: readonly TilePicture[]): Carvings {
  return carve(pictures, placePicture(shape, 'carved').side);
}

/** Lays one of `carvePictures` on its tile. */
export function paintCarving(context: Context, shape: TileShape, carvings: Carvings, index: number): void {
  const { canvas, margin, side } = carvings;
  const { left, top } = placePicture(shape, 'carved');
  const [x, y] = carvings.placeOf(index);
  context.drawImage(canvas, x, y, side, side, left - margin, top - margin, side, side);
}

/** Paints a picture that is not carved on its tile. */
export function paintPicture(
  context: Context,
  shape: TileShape,
  palette: BoardPalette,
  picture: TilePicture,
): void {
  const { style } = picture;
  const { left, top, side } = placePicture(shape, style);
  context.save();
  PAINTERS[style]({ context, picture, side, place: [left, top], cell: shape.cell, palette });
  context.restore();
}

interface Placed {
  readonly context: Context;
  readonly picture: TilePicture;
  /** Side and upper left corner of the picture, in device pixels. */
  readonly side: number;
  readonly place: readonly [x: number, y: number];
  readonly cell: number;
  readonly palette: BoardPalette;
}

const PAINTERS: Readonly<Record<TileStyle, (placed: Placed) => void>> = {
  carved({ context, picture, side, place: [x, y] }) {
    drawPicture(context, picture, x, y, side);
  },
  /** A little above the face: a soft shadow falls to the lower right. */
  printed({ context, picture, side, place: [x, y], cell }) {
    if (cell >= TINY) {
      context.shadowColor = 'rgb(70 54 20 / 0.62)';
      context.shadowBlur = cell * 0.045;
      context.shadowOffsetX = cell * 0.008;
      context.shadowOffsetY = cell * 0.014;
    }
    // The second shadow is the outline of what is pale.
    for (const _ of [1, 2]) drawPicture(context, picture, x, y, side);
  },
  contrast({ context, picture, side, place: [x, y], palette }) {
    const ink = makeContext(Math.ceil(side));
    drawPicture(ink, picture, 0, 0, side);
    ink.globalCompositeOperation = 'source-in';
    ink.fillStyle = palette.isDark ? 'white' : 'black';
    ink.fillRect(0, 0, side + 1, side + 1);
    context.drawImage(ink.canvas, x, y);
  },
};

/** A face of pure light, laid over a tile that goes. */
export function paintGlow(context: Context, shape: TileShape, palette: BoardPalette): void {
  // White would fade to grey on dark paper; a breath of jade keeps it light to its end.
  const light = makeCss(mixColours(palette.thread, WHITE, palette.isDark ? 0.6 : 0.86));
  fillRound(context, shape.x, shape.y, shape.width, shape.height, shape.radius, light);
}

/** Paints the dent that an emptied slot leaves on the paper. */
export function paintDent(context: Context, shape: TileShape, palette: BoardPalette): void {
  const { cell, radius } = shape;
  const inset = cell * 0.1;
  const side = cell - 2 * inset;
  context.fillStyle = makeCss(palette.ink, palette.isDark ? 0.035 : 0.03);
  context.beginPath();
  context.roundRect(inset, inset, side, side, radius);
  context.fill();
}

function fillRound(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string | CanvasGradient,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}
