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

/** Where the paint in the cut is worn: ellipses by centre, radii and turn in degrees. */
const WORN = [
  [76, 92, 52, 40, -30],
  [176, 62, 44, 30, 24],
  [142, 170, 54, 38, -16],
  [60, 208, 40, 26, 0],
  [214, 142, 34, 46, 0],
] as const;

/** Paints a picture as cut into the face and painted: dark along the upper left rim, a pale lip at the lower right. */
export function carve(context: Context, picture: TilePicture, side: number, left: number, top: number): void {
  const margin = Math.ceil(side * MARGIN);
  const cut = makeContext(Math.ceil(side) + 2 * margin);
  drawPicture(cut, picture, margin, margin, side);
  wear(cut, side / BOX, margin);
  const edge = makeContext(cut.canvas.width);
  const lay = (one: Edge) => {
    paintEdge(edge, cut.canvas, one, side / BOX);
    context.drawImage(edge.canvas, left - margin, top - margin);
  };
  for (const one of AROUND) lay(one);
  context.drawImage(cut.canvas, left - margin, top - margin);
  for (const one of WITHIN) lay(one);
}

function makeContext(side: number): Context {
  const context = new OffscreenCanvas(side, side).getContext('2d');
  if (context === null) throw new Error('No canvas to paint tiles on');
  return context;
}

function wear(cut: Context, scale: number, margin: number): void {
  cut.save();
  cut.globalCompositeOperation = 'source-atop';
  for (const [x, y, width, height, degrees] of WORN) {
    cut.setTransform(scale, 0, 0, scale, margin, margin);
    cut.translate(x, y);
    cut.rotate((degrees * Math.PI) / 180);
    cut.scale(width, height);
    const pale = cut.createRadialGradient(0, 0, 0, 0, 0, 1);
    pale.addColorStop(0, 'rgb(255 246 223 / 0.34)');
    pale.addColorStop(0.6, 'rgb(255 246 223 / 0.12)');
    pale.addColorStop(1, 'rgb(255 246 223 / 0)');
    cut.fillStyle = pale;
    cut.fillRect(-1, -1, 2, 2);
  }
  cut.restore();
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
