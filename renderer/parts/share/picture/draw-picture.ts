/** Draws the picture of a game. Lengths are pixels of the picture. */
import { SLOT } from '../../../../core/board/board.ts';
import type { ClearedSign } from '../../../components/pictures/cleared-shape.tsx';
import { type PictureColors, wayColor } from './palette.ts';
import type { PictureContent } from './picture-content.ts';

export type PictureForm = 'square' | 'wide';
type Context = CanvasRenderingContext2D;

/** The canvas that is drawn on, and the colours of its theme. */
interface Brush {
  readonly context: Context;
  readonly colors: PictureColors;
}

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
    width: 1_080,
    height: 1_080,
    moon: { x: 540, y: 490, radius: 334 },
    left: 80,
    right: 1_000,
    top: 80,
    bottom: 1_000,
    figure: null,
    codeLines: 3,
  },
  wide: {
    width: 1_200,
    height: 630,
    moon: { x: 330, y: 315, radius: 262 },
    left: 640,
    right: 1_140,
    top: 64,
    bottom: 566,
    figure: 236,
    codeLines: 8,
  },
};

const FRAME = 32;
/** The faces of the window in its language; any that the system has where there is no style sheet. */
const faceOf = (name: '--font' | '--font-title' | '--font-seal') =>
  getComputedStyle(document.documentElement).getPropertyValue(name) || 'serif';
const CODE = 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace';
/** More critical choices than these are told in words alone. */
const MOST_SIGNS = 24;
const ROOM_FOR_SIGNS = 380;

/** Draws onto a canvas that it sizes. The faces must have been loaded, see `loadPictureFonts`. */
export function drawPicture(
  canvas: HTMLCanvasElement,
  content: PictureContent,
  form: PictureForm,
  colors: PictureColors,
): void {
  const layout = LAYOUTS[form];
  canvas.width = layout.width;
  canvas.height = layout.height;
  const context = canvas.getContext('2d');
  if (context === null) return;
  const brush = { context, colors };
  drawPaper(brush, layout);
  drawBoard(brush, layout, content);
  drawHead(brush, layout, content);
  const side = content.modules === null ? 0 : drawQrCard(context, layout, content.modules);
  const free = side === 0 ? layout.right : layout.right - side - 28;
  if (layout.figure === null) drawFoot(brush, layout, content, free);
  else drawColumn(brush, layout, content, { figure: layout.figure, free, cardTop: layout.bottom - side });
}

/** Asks for the faces that the picture is drawn with. */
export async function loadPictureFonts({ title, ended, figure, seal }: PictureContent): Promise<void> {
  const faces = [
    document.fonts.load(`600 40px ${faceOf('--font-title')}`, title + ended + figure),
    document.fonts.load(`40px ${faceOf('--font')}`, figure),
    document.fonts.load(`40px ${faceOf('--font-seal')}`, seal),
  ];
  await Promise.allSettled(faces);
}

function drawPaper({ context, colors }: Brush, { width, height, moon }: Layout): void {
  const paper = context.createLinearGradient(0, 0, width, height);
  paper.addColorStop(0, colors['paper-light']);
  paper.addColorStop(0.45, colors.paper);
  paper.addColorStop(1, colors['paper-deep']);
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = colors.line;
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
  light.addColorStop(0, colors['moon-light']);
  light.addColorStop(1, colors.moon);
  context.fillStyle = light;
  context.beginPath();
  context.arc(moon.x, moon.y, moon.radius, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}

/** The slots as large as the moon has room for, from gold to jade as they were emptied. */
function drawBoard(
  brush: Brush,
  { moon }: Layout,
  { shape: { width, marks }, order, left, signs }: PictureContent,
): void {
  const { context, colors } = brush;
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
      context.strokeStyle = colors.muted;
      context.lineWidth = Math.max(1, side * 0.05);
      context.stroke();
      continue;
    }
    context.fillStyle = wayColor(colors, (order[cell] ?? 0) / most);
    context.fill();
  }
  for (const { cell, sign } of new Map(signs.map((each) => [each.cell, each])).values()) {
    const [x, y] = placeOf(cell);
    drawSign(brush, x + side / 2, y + side / 2, side * 0.2, sign);
  }
}

/** Kept is a full diamond, lost an empty one: they differ without colour too. */
function drawSign(
  { context, colors }: Brush,
  x: number,
  y: number,
  reach: number,
  sign: ClearedSign['sign'],
): void {
  context.beginPath();
  context.moveTo(x, y - reach);
  context.lineTo(x + reach, y);
  context.lineTo(x, y + reach);
  context.lineTo(x - reach, y);
  context.closePath();
  context.fillStyle = sign === 'kept' ? colors.jade : colors['paper-light'];
  context.fill();
  context.strokeStyle = sign === 'kept' ? colors['paper-light'] : colors.vermilion;
  context.lineWidth = reach * 0.3;
  context.stroke();
}

function drawHead(brush: Brush, layout: Layout, content: PictureContent): void {
  const { context, colors } = brush;
  const { left, right, top, figure } = layout;
  const isDateBeside = figure === null;
  drawSeal(brush, left, top, 80, content.seal);
  const x = left + 104;
  const head = { font: `600 44px ${faceOf('--font-title')}`, color: colors.ink };
  const small = { font: `24px ${faceOf('--font')}`, color: colors.muted };
  write(context, content.title, { ...head, x, y: top + 38, room: right - x });
  write(context, content.played, { ...small, x, y: top + 72, room: (isDateBeside ? 600 : right) - x });
  if (isDateBeside) {
    context.textAlign = 'right';
    write(context, content.date, { ...small, x: right, y: top + 36, room: 260 });
    context.textAlign = 'left';
  } else write(context, content.date, { ...small, x, y: top + 104, room: right - x });
}

function drawSeal({ context, colors }: Brush, x: number, y: number, side: number, character: string): void {
  const red = context.createLinearGradient(x, y, x, y + side);
  red.addColorStop(0, colors.seal);
  red.addColorStop(1, colors['seal-deep']);
  context.fillStyle = red;
  roundedRect(context, x, y, side, side, side * 0.2);
  context.fill();
  context.textAlign = 'center';
  const font = `${side * 0.74}px ${faceOf('--font-seal')}`;
  write(context, character, {
    font,
    color: colors['on-seal'],
    x: x + side / 2,
    y: y + side * 0.76,
    room: side,
  });
  context.textAlign = 'left';
}

/** The face of the figure. Characters are taller than figures, and words longer. */
const largeFont = (figure: string) => `600 ${/\p{L}/u.test(figure) ? 58 : 76}px ${faceOf('--font-title')}`;

/** From the lowest line up: the code, the choices, the figure and how it ended. */
function drawFoot(
  brush: Brush,
  { left, bottom, codeLines }: Layout,
  content: PictureContent,
  right: number,
): void {
  const { context, colors } = brush;
  let y = drawCode(brush, content.code, { left, right, bottom, most: codeLines }) - 12;
  if (content.choices !== null) {
    drawChoices(brush, content, left, y, right);
    y -= 46;
  }
  const font = largeFont(content.figure);
  context.font = font;
  const beside = left + Math.min(context.measureText(content.figure).width, right - left) + 24;
  const color = colors.ink;
  write(context, content.figure, { font, color, x: left, y, room: right - left });
  write(context, content.ended, {
    font: `600 32px ${faceOf('--font-title')}`,
    color,
    x: beside,
    y,
    room: right - beside,
  });
}

/** From the figure down, and the code at the bottom beside its QR code. */
function drawColumn(
  brush: Brush,
  { left, right, bottom, codeLines }: Layout,
  content: PictureContent,
  { figure, free, cardTop }: { readonly figure: number; readonly free: number; readonly cardTop: number },
): void {
  const { context, colors } = brush;
  const line = { color: colors.ink, x: left, room: right - left };
  write(context, content.figure, { ...line, font: largeFont(content.figure), y: figure });
  write(context, content.ended, { ...line, font: `600 30px ${faceOf('--font-title')}`, y: figure + 46 });
  if (content.choices !== null) {
    const y = figure + 80;
    drawChoices(brush, content, left, y, y + 4 > cardTop ? free : right);
  }
  drawCode(brush, content.code, { left, right: free, bottom, most: codeLines });
}

/** A diamond for each critical choice, then the words. */
function drawChoices(
  brush: Brush,
  { signs, choices }: PictureContent,
  left: number,
  y: number,
  right: number,
): void {
  const shown = signs.length > MOST_SIGNS || right - left < ROOM_FOR_SIGNS ? [] : signs;
  const step = Math.min(30, (right - left) / 2 / Math.max(1, shown.length));
  shown.forEach(({ sign }, at) => {
    drawSign(brush, left + 10 + at * step, y - 8, Math.min(10, step * 0.36), sign);
  });
  const x = left + (shown.length === 0 ? 0 : shown.length * step + 12);
  const { context, colors } = brush;
  write(context, choices ?? '', {
    font: `23px ${faceOf('--font')}`,
    color: colors.ink,
    x,
    y,
    room: right - x,
  });
}

interface CodeRoom {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly most: number;
}

/** Writes the code above `bottom` and returns where the next line above it is. */
function drawCode(
  { context, colors }: Brush,
  code: string | null,
  { left, right, bottom, most }: CodeRoom,
): number {
  const line = { font: `19px ${CODE}`, color: colors.muted, x: left, room: right - left };
  let y = bottom - 8;
  if (code === null) return y;
  for (const text of brokenCode(context, code, line.room, most).reverse()) {
    write(context, text, { ...line, y });
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

interface Line {
  readonly font: string;
  readonly color: string;
  readonly x: number;
  readonly y: number;
  /** The width that there is for it. */
  readonly room: number;
}

/** Writes a line, in a smaller size where it is longer than its room, and cut where that would be too small. */
function write(context: Context, text: string, { font, color, x, y, room }: Line): void {
  context.fillStyle = color;
  context.font = font;
  const size = Number(/([\d.]+)px/.exec(font)?.[1]);
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
