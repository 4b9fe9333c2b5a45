import { drawPicture, type TilePicture } from './tile-pictures.ts';

type Context = OffscreenCanvasRenderingContext2D;

/** The box in which pictures are drawn; all lengths below are parts of it. */
const BOX = 256;
/** Room around the picture for the light on its edge. */
const MARGIN = 12 / BOX;

/** Light or shade along the edge of a cut, from the upper left; `inside` on its floor, else on the face around it. */
interface Edge {
  readonly isInside: boolean;
  readonly dx: number;
  readonly dy: number;
  readonly blur: number;
  readonly colour: string;
}

const AROUND: readonly Edge[] = [
  { isInside: false, dx: 3.6, dy: 4.6, blur: 1.3, colour: 'rgb(255 255 255 / 0.95)' },
  { isInside: false, dx: -2, dy: -2.6, blur: 1.6, colour: 'rgb(125 106 67 / 0.4)' },
];
const WITHIN: readonly Edge[] = [
  { isInside: true, dx: 0, dy: 0, blur: 6, colour: 'rgb(11 16 15 / 0.5)' },
  { isInside: true, dx: 5, dy: 6.5, blur: 3.2, colour: 'rgb(10 15 13 / 0.62)' },
];

/** The worn areas of the paint in the cut: ellipses by centre, radii and turn in degrees. */
const WORN = [
  [76, 92, 52, 40, -30],
  [176, 62, 44, 30, 24],
  [142, 170, 54, 38, -16],
  [60, 208, 40, 26, 0],
  [214, 142, 34, 46, 0],
] as const;

/** Pictures as cut into the face and painted, on one sheet: a part for each, which reaches `margin` beyond the picture. */
export interface Carvings {
  readonly canvas: OffscreenCanvas;
  readonly margin: number;
  /** Side of a part. */
  readonly side: number;
  /** The left and top edge of the part of the picture at an index. */
  placeOf(index: number): readonly [left: number, top: number];
}

/**
 * Cuts pictures whose squares have the given side: dark along the upper left rim, a pale lip at the lower right. All of them
 * at once, since each filter and each change of canvas costs more than the pixels of a picture. What light and shade of one
 * picture reach of its neighbours lies outside those, and is cut away.
 */
export function carve(pictures: readonly TilePicture[], side: number): Carvings {
  const margin = Math.ceil(side * MARGIN);
  const part = Math.ceil(side) + 2 * margin;
  const columns = Math.ceil(Math.sqrt(pictures.length));
  const placeOf = (index: number) => [(index % columns) * part, Math.floor(index / columns) * part] as const;
  const [width, height] = [columns * part, Math.ceil(pictures.length / columns) * part];
  const cut = makeContext(width, height);
  for (const [index, picture] of pictures.entries()) {
    const [left, top] = placeOf(index);
    drawPicture(cut, picture, left + margin, top + margin, side);
  }
  wear(cut, side, (index) => placeOf(index).map((start) => start + margin), pictures.length);
  const carved = makeContext(width, height);
  const edge = makeContext(width, height);
  const lay = (one: Edge) => {
    paintEdge(edge, cut.canvas, one, side / BOX);
    carved.drawImage(edge.canvas, 0, 0);
  };
  for (const one of AROUND) lay(one);
  carved.drawImage(cut.canvas, 0, 0);
  for (const one of WITHIN) lay(one);
  return { canvas: carved.canvas, margin, side: part, placeOf };
}

export function makeContext(width: number, height = width): Context {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) throw new Error('No canvas to paint tiles on');
  return context;
}

/** Wears the paint, in the same way in each picture. */
function wear(
  cut: Context,
  side: number,
  cornerOf: (index: number) => readonly number[],
  count: number,
): void {
  const worn = paintWorn(Math.ceil(side), side / BOX);
  cut.globalCompositeOperation = 'source-atop';
  for (let index = 0; index < count; index++) {
    const [left = 0, top = 0] = cornerOf(index);
    cut.drawImage(worn, left, top);
  }
  cut.globalCompositeOperation = 'source-over';
}

function paintWorn(side: number, scale: number): OffscreenCanvas {
  const worn = makeContext(side, side);
  for (const [x, y, width, height, degrees] of WORN) {
    worn.setTransform(scale, 0, 0, scale, 0, 0);
    worn.translate(x, y);
    worn.rotate((degrees * Math.PI) / 180);
    worn.scale(width, height);
    const pale = worn.createRadialGradient(0, 0, 0, 0, 0, 1);
    pale.addColorStop(0, 'rgb(255 246 223 / 0.34)');
    pale.addColorStop(0.6, 'rgb(255 246 223 / 0.12)');
    pale.addColorStop(1, 'rgb(255 246 223 / 0)');
    worn.fillStyle = pale;
    worn.fillRect(-1, -1, 2, 2);
  }
  return worn.canvas;
}

/** The shape of the cut against itself, moved and softened: what one has and the other has not is the edge. */
function paintEdge(
  edge: Context,
  cut: OffscreenCanvas,
  { isInside, dx, dy, blur, colour }: Edge,
  scale: number,
): void {
  const still = () => edge.drawImage(cut, 0, 0);
  const moved = () => {
    edge.filter = `blur(${blur * scale}px)`;
    edge.drawImage(cut, dx * scale, dy * scale);
    edge.filter = 'none';
  };
  edge.globalCompositeOperation = 'copy';
  (isInside ? still : moved)();
  edge.globalCompositeOperation = 'destination-out';
  (isInside ? moved : still)();
  edge.globalCompositeOperation = 'source-in';
  edge.fillStyle = colour;
  edge.fillRect(0, 0, cut.width, cut.height);
}
