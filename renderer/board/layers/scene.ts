import type { BoardLayout } from '../../viewport/layout.ts';
import { cellRectangle } from '../../viewport/layout.ts';
import type { PaintContext } from '../stage/paint-context.ts';
import type { TileAtlas } from '../tiles/tile-atlas.ts';

/** The data that every layer needs to draw a tile in its place. */
export interface Scene {
  readonly layout: BoardLayout;
  readonly atlas: TileAtlas;
}

/** Returns the scale at which painted sprites are shown: 1, but while the board is being zoomed. */
export function spriteScale({ layout, atlas }: Scene): number {
  return (layout.cell * layout.pixelRatio) / atlas.shape.cell;
}

/** A pose tells in what a tile differs from one at rest. Offsets are in cells. */
export interface Pose {
  readonly dx?: number;
  readonly dy?: number;
  readonly scale?: number;
  readonly alpha?: number;
  /** 0: as painted, 1: pure light. */
  readonly glow?: number;
}

/** Draws a tile of a cell in CSS pixels on a context that is scaled to them. */
export function drawTile(context: PaintContext, scene: Scene, cell: number, kind: number, pose: Pose): void {
  const { layout, atlas } = scene;
  const { dx = 0, dy = 0, scale = 1, alpha = 1, glow = 0 } = pose;
  const { x, y, width } = cellRectangle(layout, cell);
  const side = ((atlas.shape.cell + 2 * atlas.shape.pad) / layout.pixelRatio) * spriteScale(scene) * scale;
  const left = x + (dx + 0.5) * width - side / 2;
  const top = y + (dy + 0.5) * width - side / 2;
  context.globalAlpha = alpha;
  context.drawImage(atlas.tile(kind), left, top, side, side);
  if (glow > 0) {
    context.globalAlpha = alpha * glow;
    context.drawImage(atlas.glow(), left, top, side, side);
  }
  context.globalAlpha = 1;
}

/** A selected tile is lifted towards the eye. */
export const SELECTED = { dy: -0.08, scale: 1.14 } as const satisfies Pose;

interface PieceBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** The rectangle of a tile's face, jade back included, grown by `grow` CSS pixels on each side. */
export function pieceBox(scene: Scene, cell: number, grow: number, pose: Pose = {}): PieceBox {
  const { layout, atlas } = scene;
  const { dx = 0, dy = 0, scale = 1 } = pose;
  const { shape } = atlas;
  const { x, y, width } = cellRectangle(layout, cell);
  const unit = (scale * spriteScale(scene)) / layout.pixelRatio;
  const half = shape.cell / 2;
  return {
    left: x + (dx + 0.5) * width + (shape.x - half) * unit - grow,
    top: y + (dy + 0.5) * width + (shape.y - half) * unit - grow,
    width: shape.width * unit + 2 * grow,
    height: (shape.height + shape.ivory + shape.jade) * unit + 2 * grow,
    radius: shape.radius * unit + grow,
  };
}

/** Traces the outline of a tile's face, as `pieceBox` gives its rectangle. */
export function tracePiece(
  context: PaintContext,
  scene: Scene,
  cell: number,
  grow: number,
  pose: Pose = {},
): void {
  const { left, top, width, height, radius } = pieceBox(scene, cell, grow, pose);
  context.beginPath();
  context.roundRect(left, top, width, height, radius);
}

/** Strokes what is traced, and leaves no dashes behind. */
export function stroke(
  context: PaintContext,
  style: string,
  width: number,
  dash: readonly number[] = [],
): void {
  context.strokeStyle = style;
  context.lineWidth = width;
  context.setLineDash([...dash]);
  context.stroke();
  context.setLineDash([]);
}

/** Sets colour and size, in CSS pixels, of what is written around the middle of a place, in the page's figures. */
export function setType(context: PaintContext, style: string, size: number): void {
  context.fillStyle = style;
  context.font = `700 ${size}px Inter, system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
}
