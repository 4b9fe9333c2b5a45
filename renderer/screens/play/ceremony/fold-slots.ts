import { MOTION } from '../../../theme/motion.ts';

/** Of more slots only so many threads run: the stream looks the same. */
const MOST_FLYING = 28;
/** The part of the time over which the threads set out, one after another. */
const SET_OUT = 0.55;

/**
 * Lets a thread run from each slot of a cleared board, which has lit up, into the seal, in the order of clearing. They live in
 * `layer` and are gone when they have arrived, after `pace` times as long as usual.
 */
export function foldSlots(layer: Element, board: Element, seal: Element, pace = 1): void {
  const goal = seal.getBoundingClientRect();
  // A board that is to dip under the seal holds what is fixed within it.
  const origin = layer.getBoundingClientRect();
  const slots = [...board.querySelectorAll<SVGElement>('[data-at]')].sort((a, b) => orderOf(a) - orderOf(b));
  const { left, right } = board.getBoundingClientRect();
  const isBeside = goal.left >= right || goal.right <= left;
  const every = Math.ceil(slots.length / MOST_FLYING);
  for (const [index, slot] of slots.filter((_, place) => place % every === 0).entries())
    fold({ layer, origin, goal, isBeside, pace }, slot, (index * every) / slots.length);
}

function orderOf(slot: SVGElement): number {
  return Number(slot.dataset.at);
}

interface Flight {
  readonly layer: Element;
  readonly origin: DOMRect;
  readonly goal: DOMRect;
  /** The seal stands beside the board, and not above it. */
  readonly isBeside: boolean;
  readonly pace: number;
}

/** The thread of one slot; `share` of the others set out before it. */
function fold({ layer, origin, goal, isBeside, pace }: Flight, slot: SVGElement, share: number): void {
  const from = slot.getBoundingClientRect();
  if (from.width === 0) return;
  const thread = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  thread.style.setProperty('--at', slot.dataset.at ?? '0');
  thread.setAttribute('d', wayOf(middleOf(from, origin), middleOf(goal, origin), isBeside));
  thread.setAttribute('pathLength', '1');
  layer.append(thread);
  const { curve } = MOTION.fold;
  const ms = MOTION.fold.ms * pace;
  // Drawn from the slot to the seal, and after it away: it hangs on one of the two all the time.
  thread.animate([{ strokeDashoffset: '1' }, { strokeDashoffset: '-1' }], {
    delay: share * SET_OUT * ms,
    duration: ms * (1 - SET_OUT),
    easing: curve,
    fill: 'both',
  }).onfinish = () => thread.remove();
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function middleOf({ x, y, width, height }: DOMRect, origin: DOMRect): Spot {
  return { x: x - origin.x + width / 2, y: y - origin.y + height / 2 };
}

/** A way that sets out and arrives straight towards the seal: all of them run together before it. */
function wayOf(from: Spot, to: Spot, isBeside: boolean): string {
  const x = (from.x + to.x) / 2;
  const y = (from.y + to.y) / 2;
  const middle = isBeside ? `${x} ${from.y} ${x} ${to.y}` : `${from.x} ${y} ${to.x} ${y}`;
  return `M${from.x} ${from.y}C${middle} ${to.x} ${to.y}`;
}
