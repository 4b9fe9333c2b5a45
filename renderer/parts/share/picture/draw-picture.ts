/** Draws the picture of a game. Lengths are pixels of the picture. */
import { SLOT } from '../../../../core/board/board.ts';
import { heatColor, type Palette } from './palette.ts';
import type { PictureContent } from './picture-content.ts';

export type PictureForm = 'square' | 'wide';
type Context = CanvasRenderingContext2D;

interface Layout {
  readonly width: number;
  readonly height: number;
  /** The moon behind the board. */
  readonly moon: { readonly x: number; readonly y: number; readonly radius: number };
  /** The words begin and end here. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The baseline of the figure; null where it stands above the choices and the code. */
  readonly figure: number | null;
  readonly codeLines: number;
}

const LAYOUTS: Readonly<Record<PictureForm, Layout>> = {
  square: {
    ...{ width: 1_080, height: 1_080, moon: { x: 540, y: 490, radius: 334 } },
    ...{ left: 80, right: 1_000, top: 80, bottom: 1_000, figure: null, codeLines: 3 },
  },
  wide: {
    ...{ width: 1_200, height: 630, moon: { x: 330, y: 315, radius: 262 } },
    ...{ left: 640, right: 1_140, top: 64, bottom: 566, figure: 236, codeLines: 8 },
  },
};

const FRAME = 32;
const TITLE = '"Source Serif 4", "Twofold Serif SC", "Songti SC", "Noto Serif CJK SC", serif';
const TEXT = 'Inter, "PingFang SC", "Microsoft YaHei UI", "Noto Sans CJK SC", system-ui, sans-serif';
const CODE = 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace';
const BRUSH = '"Twofold Seal", "Kaiti SC", KaiTi, serif';
/** More critical choices than these are told in words alone. */
const MOST_SIGNS = 24;
const ROOM_FOR_SIGNS = 380;

/** Draws onto a canvas that it sizes. The faces must have been loaded, see `loadPictureFonts`. */
export function drawPicture(
  canvas: HTMLCanvasElement,
  content: PictureContent,
  form: PictureForm,
  palette: Palette,
): void {
  const layout = LAYOUTS[form];
  canvas.width = layout.width;
  canvas.height = layout.height;
  const context = canvas.getContext('2d');
  if (context === null) return;
  drawPaper(context, layout, palette);
  drawBoard(context, layout, content, palette);
  drawHead(context, layout, content, palette);
  const side = content.modules === null ? 0 : drawQrCard(context, layout, content.modules);
  const free = side === 0 ? layout.right : layout.right - side - 28;
  if (layout.figure === null) drawFoot(context, layout, content, palette, free);
  else
    drawColumn(context, layout, content, palette, {
      figure: layout.figure,
      free,
      cardTop: layout.bottom - side,
    });
}

/** Asks for the faces that the picture is drawn with. */
export async function loadPictureFonts({ title, ended, figure, seal }: PictureContent): Promise<void> {
  const faces = [
    document.fonts.load(`600 40px ${TITLE}`, title + ended + figure),
    document.fonts.load(`40px ${TEXT}`, figure),
    document.fonts.load(`40px ${BRUSH}`, seal),
  ];
  await Promise.allSettled(faces);
}

function drawPaper(context: Context, { width, height, moon }: Layout, palette: Palette): void {
  const paper = context.createLinearGradient(0, 0, width, height);
  paper.addColorStop(0, palette['paper-light'] ?? '');
  paper.addColorStop(0.45, palette.paper ?? '');
  paper.addColorStop(1, palette['paper-deep'] ?? '');
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = palette.line ?? '';
  context.lineWidth = 1.5;
  roundedRect(context, FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME, 24);
  context.stroke();
  const light = context.createRadialGradient(
    moon.x - moon.radius * 0.2,
    moon.y - moon.radius * 0.25,
    0,
    moon.x,
    moon.y,
    moon.radius,
  );
  light.addColorStop(0, palette['moon-light'] ?? '');
  light.addColorStop(1, palette.moon ?? '');
  context.fillStyle = light;
  context.beginPath();
  context.arc(moon.x, moon.y, moon.radius, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}

/** The slots as large as the moon has room for, from gold to vermilion as they were emptied. */
function drawBoard(
  context: Context,
  { moon }: Layout,
  { shape: { width, marks }, order, left, signs }: PictureContent,
  palette: Palette,
): void {
  const slots = marks.flatMap((mark, cell) => (mark === SLOT ? [cell] : []));
  const columns = slots.map((cell) => cell % width);
  const rows = slots.map((cell) => Math.floor(cell / width));
  const middleX = (Math.min(...columns) + Math.max(...columns) + 1) / 2;
  const middleY = (Math.min(...rows) + Math.max(...rows) + 1) / 2;
  const reach = slots.reduce((most, cell) => {
    const x = Math.abs((cell % width) + 0.5 - middleX) + 0.5;
    const y = Math.abs(Math.floor(cell / width) + 0.5 - middleY) + 0.5;
    return Math.max(most, Math.hypot(x, y));
  }, 1);
  const side = Math.min(96, (moon.radius * 0.94) / reach);
  const most = order.reduce((sum, place) => Math.max(sum, place), 1);
  const placeOf = (cell: number) =>
    [
      moon.x + ((cell % width) - middleX) * side,
      moon.y + (Math.floor(cell / width) - middleY) * side,
    ] as const;
  for (const cell of slots) {
    const [x, y] = placeOf(cell);
    roundedRect(context, x + side * 0.06, y + side * 0.06, side * 0.88, side * 0.88, side * 0.2);
    if (left.has(cell)) {
      context.strokeStyle = palette.muted ?? '';
      context.lineWidth = Math.max(1, side * 0.05);
      context.stroke();
      continue;
    }
    context.fillStyle = heatColor(palette, (order[cell] ?? 0) / most);
    context.fill();
  }
  for (const { cell, sign } of new Map(signs.map((each) => [each.cell, each])).values()) {
    const [x, y] = placeOf(cell);
    drawSign(context, x + side / 2, y + side / 2, side * 0.2, sign, palette);
  }
}

/** Kept is a full diamond, lost an empty one: they differ without colour too. */
function drawSign(
  context: Context,
  x: number,
  y: number,
  reach: number,
  sign: 'kept' | 'lost',
  palette: Palette,
): void {
  context.beginPath();
  context.moveTo(x, y - reach);
  context.lineTo(x + reach, y);
  context.lineTo(x, y + reach);
  context.lineTo(x - reach, y);
  context.closePath();
  context.fillStyle = (sign === 'kept' ? palette.jade : palette['paper-light']) ?? '';
  context.fill();
  context.strokeStyle = (sign === 'kept' ? palette['paper-light'] : palette.vermilion) ?? '';
  context.lineWidth = reach * 0.3;
  context.stroke();
}

function drawHead(context: Context, layout: Layout, content: PictureContent, palette: Palette): void {
  const { left, right, top, figure } = layout;
  const isDateBeside = figure === null;
  drawSeal(context, left, top, 80, content.seal, palette);
  const words = left + 104;
  write(context, content.title, words, top + 38, `600 44px ${TITLE}`, palette.ink, right - words);
  write(
    context,
    content.played,
    words,
    top + 72,
    `24px ${TEXT}`,
    palette.muted,
    (isDateBeside ? 600 : right) - words,
  );
  if (isDateBeside) {
    context.textAlign = 'right';
    write(context, content.date, right, top + 36, `22px ${TEXT}`, palette.muted, 260);
    context.textAlign = 'left';
  } else write(context, content.date, words, top + 104, `22px ${TEXT}`, palette.muted, right - words);
}

function drawSeal(
  context: Context,
  x: number,
  y: number,
  side: number,
  character: string,
  palette: Palette,
): void {
  const red = context.createLinearGradient(x, y, x, y + side);
  red.addColorStop(0, palette.seal ?? '');
  red.addColorStop(1, palette['seal-deep'] ?? '');
  context.fillStyle = red;
  roundedRect(context, x, y, side, side, side * 0.2);
  context.fill();
  context.textAlign = 'center';
  write(
    context,
    character,
    x + side / 2,
    y + side * 0.76,
    `${side * 0.74}px ${BRUSH}`,
    palette['on-seal'],
    side,
  );
  context.textAlign = 'left';
}

const LARGE = `600 76px ${TITLE}`;

/** From the lowest line up: the code, the choices, the figure and how it ended. */
function drawFoot(
  context: Context,
  { left, bottom, codeLines }: Layout,
  content: PictureContent,
  palette: Palette,
  right: number,
): void {
  const { figure, ended, choices } = content;
  let y = drawCode(context, content.code, { left, right, bottom, most: codeLines }, palette) - 12;
  if (choices !== null) {
    drawChoices(context, content, left, y, right, palette);
    y -= 46;
  }
  context.font = LARGE;
  const beside = left + Math.min(context.measureText(figure).width, right - left) + 24;
  write(context, figure, left, y, LARGE, palette.ink, right - left);
  write(context, ended, beside, y, `600 32px ${TITLE}`, palette.ink, right - beside);
}

/** From the figure down, and the code at the bottom beside its QR code. */
function drawColumn(
  context: Context,
  { left, right, bottom, codeLines }: Layout,
  content: PictureContent,
  palette: Palette,
  { figure, free, cardTop }: { readonly figure: number; readonly free: number; readonly cardTop: number },
): void {
  write(context, content.figure, left, figure, LARGE, palette.ink, right - left);
  write(context, content.ended, left, figure + 46, `600 30px ${TITLE}`, palette.ink, right - left);
  if (content.choices !== null) {
    const y = figure + 80;
    drawChoices(context, content, left, y, y + 4 > cardTop ? free : right, palette);
  }
  drawCode(context, content.code, { left, right: free, bottom, most: codeLines }, palette);
}

/** A diamond for each critical choice, then the words. */
function drawChoices(
  context: Context,
  { signs, choices }: PictureContent,
  left: number,
  y: number,
  right: number,
  palette: Palette,
): void {
  const shown = signs.length > MOST_SIGNS || right - left < ROOM_FOR_SIGNS ? [] : signs;
  const step = Math.min(30, (right - left) / 2 / Math.max(1, shown.length));
  shown.forEach(({ sign }, at) => {
    drawSign(context, left + 10 + at * step, y - 8, Math.min(10, step * 0.36), sign, palette);
  });
  const words = left + (shown.length === 0 ? 0 : shown.length * step + 12);
  write(context, choices ?? '', words, y, `23px ${TEXT}`, palette.ink, right - words);
}

interface CodeRoom {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly most: number;
}

/** Writes the code above `bottom` and returns where the next line above it is. */
function drawCode(
  context: Context,
  code: string,
  { left, right, bottom, most }: CodeRoom,
  palette: Palette,
): number {
  let y = bottom - 8;
  for (const line of brokenCode(context, code, right - left, most).reverse()) {
    write(context, line, left, y, `19px ${CODE}`, palette.muted, right - left);
    y -= 28;
  }
  return y;
}

/** The code in lines that are broken between its groups; none where that takes more than `most`. */
function brokenCode(context: Context, code: string, room: number, most: number): string[] {
  context.font = `19px ${CODE}`;
  const lines: string[] = [];
  for (const group of code.split('-')) {
    const longer = lines.length === 0 ? group : `${lines.at(-1)}-${group}`;
    if (lines.length > 0 && context.measureText(`${longer}-`).width <= room) lines[lines.length - 1] = longer;
    else lines.push(group);
  }
  if (lines.length > most) return [];
  return lines.map((line, at) => (at < lines.length - 1 ? `${line}-` : line));
}

/** Pixels of a module; fewer where a fine code would else take the room of the words. */
const MODULE = 5;
const FINE_MODULE = 4;
/** Modules on a side from which on a code is fine. */
const FINE = 45;
/** Modules in the margin of a code. */
const MARGIN = 4;

/** Draws the card with the QR code and returns its side. Dark on white in every theme, as readers expect it. */
function drawQrCard(
  context: Context,
  { right, bottom, figure }: Layout,
  modules: readonly (readonly boolean[])[],
): number {
  const pixels = figure !== null && modules.length >= FINE ? FINE_MODULE : MODULE;
  const card = (modules.length + 2 * MARGIN) * pixels;
  const x = right - card;
  const y = bottom - card;
  context.fillStyle = '#fffffb';
  roundedRect(context, x, y, card, card, 18);
  context.fill();
  context.fillStyle = '#17352c';
  modules.forEach((row, at) => {
    row.forEach((isDark, column) => {
      // Whole pixels: blurred edges are the first thing that a reader loses.
      if (isDark)
        context.fillRect(x + (MARGIN + column) * pixels, y + (MARGIN + at) * pixels, pixels, pixels);
    });
  });
  return card;
}

/** Writes a line, in a smaller size where it is longer than its room, and cut where that would be too small. */
function write(
  context: Context,
  text: string,
  x: number,
  y: number,
  font: string,
  color: string | undefined,
  room: number,
): void {
  context.fillStyle = color ?? '';
  const size = Number(/([\d.]+)px/.exec(font)?.[1]);
  context.font = font;
  const { width } = context.measureText(text);
  if (width > room)
    context.font = font.replace(/[\d.]+px/, `${Math.max(size * 0.7, (size * room) / width)}px`);
  context.fillText(fitted(context, text, room), x, y);
}

function fitted(context: Context, text: string, room: number): string {
  if (context.measureText(text).width <= room) return text;
  const characters = [...text];
  while (characters.length > 1 && context.measureText(`${characters.join('')}…`).width > room)
    characters.pop();
  return `${characters.join('')}…`;
}

function roundedRect(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
}
