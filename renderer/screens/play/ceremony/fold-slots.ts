import { MOTION } from '../../../theme/motion.ts';
import styles from '../ending/end.module.css';

/** Of a large board only so many slots fly: the stream looks the same. */
const MOST_FLYING = 140;
/** The part of the time over which the slots set out, one after another. */
const SET_OUT = 0.55;

/**
 * Lets copies of the slots of a cleared board, which have lit up, fly into the seal in the order of clearing. The copies live in
 * `layer` and are gone when they have arrived, after `pace` times as long as usual.
 */
export function foldSlots(layer: HTMLElement, board: Element, seal: Element, pace = 1): void {
  const goal = seal.getBoundingClientRect();
  // A board that is to dip under the seal holds what is fixed within it.
  const origin = layer.getBoundingClientRect();
  const slots = [...board.querySelectorAll<SVGElement>('[data-at]')].sort((a, b) => orderOf(a) - orderOf(b));
  const every = Math.ceil(slots.length / MOST_FLYING);
  for (const [index, slot] of slots.filter((_, place) => place % every === 0).entries())
    fold({ layer, origin, goal, pace }, slot, (index * every) / slots.length);
}

function orderOf(slot: SVGElement): number {
  return Number(slot.dataset.at);
}

interface Flight {
  readonly layer: HTMLElement;
  readonly origin: DOMRect;
  readonly goal: DOMRect;
  readonly pace: number;
}

/** One slot; `share` of the others set out before it. */
function fold({ layer, origin, goal, pace }: Flight, slot: SVGElement, share: number): void {
  const from = slot.getBoundingClientRect();
  if (from.width === 0) return;
  const copy = document.createElement('i');
  copy.className = styles.foldSlot ?? '';
  copy.style.setProperty('--at', slot.dataset.at ?? '0');
  Object.assign(copy.style, { width: `${from.width}px`, height: `${from.height}px` });
  layer.append(copy);
  const { curve } = MOTION.fold;
  const ms = MOTION.fold.ms * pace;
  const start = `translate(${from.x - origin.x}px, ${from.y - origin.y}px)`;
  const endX = goal.x - origin.x + (goal.width - from.width) / 2;
  const endY = goal.y - origin.y + (goal.height - from.height) / 2;
  copy.animate(
    [
      { transform: start, opacity: 0 },
      { transform: start, opacity: 0.95, offset: 0.02 },
      { transform: `translate(${endX}px, ${endY}px) rotate(200deg) scale(.2)`, opacity: 0.7 },
    ],
    {
      delay: share * SET_OUT * ms,
      duration: ms * (1 - SET_OUT),
      easing: curve,
      fill: 'backwards',
    },
  ).onfinish = () => copy.remove();
}
