/** The command that a turn of the wheel, or two fingers on a trackpad, give to a board. */
export type WheelAsk =
  | { readonly type: 'zoom'; readonly factor: number }
  | { readonly type: 'pan'; readonly dx: number; readonly dy: number };

export type WheelTurn = Pick<
  WheelEvent,
  'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'metaKey' | 'shiftKey'
> & {
  /** Chromium's own, in the notches of a mouse wheel: 120 each. */
  readonly wheelDeltaY: number;
};

/** A notch of the wheel makes it a quarter larger or smaller. */
const PER_PIXEL = 0.0022;
/** A pinch on a trackpad comes as small turns with Ctrl. */
const PER_PINCHED_PIXEL = 0.01;
const NOTCH = 120;
const LINE_PIXELS = 16;
const PAGE_PIXELS = 400;

/**
 * A mouse wheel zooms, also with Ctrl; so does a pinch on a trackpad. Two fingers that slide over a trackpad, and a wheel
 * with Shift, move the board.
 */
export function readWheel(turn: WheelTurn): WheelAsk {
  const unit = [1, LINE_PIXELS, PAGE_PIXELS][turn.deltaMode] ?? 1;
  const [dx, dy] = [turn.deltaX * unit, turn.deltaY * unit];
  const isWheel = turn.deltaMode !== 0 || isNotched(turn);
  if (turn.ctrlKey || turn.metaKey) return zoom(dy * (isWheel ? PER_PIXEL : PER_PINCHED_PIXEL));
  if (turn.shiftKey) return { type: 'pan', dx: -(dx === 0 ? dy : dx), dy: 0 };
  if (isWheel && dx === 0) return zoom(dy * PER_PIXEL);
  return { type: 'pan', dx: -dx, dy: -dy };
}

function zoom(amount: number): WheelAsk {
  return { type: 'zoom', factor: Math.exp(-Math.min(1, Math.max(-1, amount))) };
}

/** Whole notches come from a wheel; a trackpad's turns are finer. */
function isNotched({ wheelDeltaY, deltaX }: WheelTurn): boolean {
  return deltaX === 0 && wheelDeltaY !== 0 && wheelDeltaY % NOTCH === 0;
}
