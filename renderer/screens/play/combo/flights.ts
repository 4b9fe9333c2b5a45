import type { ScoreBreakdown } from '../../../../core/game/setup/score.ts';
import { MOTION } from '../../../theme/motion.ts';
import styles from './combo.module.css';

/** A place in the window, in CSS pixels. */
interface WindowPlace {
  readonly x: number;
  readonly y: number;
}

/** The points or the time that a link gave, on the way to their counter. */
export interface Payment {
  readonly to: 'score' | 'time-left';
  readonly words: string;
}

/** A link as the counters see it: the score before and after it, and the milliseconds that it gave back to a countdown. */
export interface CountedLink {
  readonly before: ScoreBreakdown;
  readonly after: ScoreBreakdown;
  readonly timeBonusMs: number;
}

/** The payments of a link: the growth of the score, but for the time of a cleared board, and the seconds given back. */
export function paymentsOf(
  { before, after, timeBonusMs }: CountedLink,
  number: (value: number) => string,
): readonly Payment[] {
  const grown = after.total - after.time - (before.total - before.time);
  const seconds = timeBonusMs / 1_000;
  return [
    ...(grown > 0 ? [{ to: 'score', words: `+${number(grown)}` } as const] : []),
    ...(seconds > 0 ? [{ to: 'time-left', words: `+${number(seconds)} s` } as const] : []),
  ];
}

interface Way {
  readonly goal: WindowPlace;
  readonly heat: number;
  /** It takes so many milliseconds; as long as usual where they are not given. */
  readonly ms?: number;
}

/** Words that were overtaken are gone in this time, where they are. */
const FADE_MS = 80;
/** From here on the words fade: they are gone where they arrive, and cover no figure. */
const FADES_FROM = 0.55;

/** They rise from so far below their goal, in CSS pixels: beside the board, not over its tiles. */
const RISE_PX = 14;

/**
 * Lets words rise to a place and calls `onArrival` there. Words on their way to the same goal give way to the next ones: two
 * could not be read.
 */
export function fly(
  layer: HTMLElement,
  { to, words }: Payment,
  { goal: { x, y }, heat, ms = MOTION.points.ms }: Way,
  onArrival: () => void,
): void {
  for (const earlier of layer.querySelectorAll<HTMLElement>(`:scope > [data-to="${to}"]`)) giveWay(earlier);
  const flight = document.createElement('span');
  flight.className = styles.flight ?? '';
  flight.dataset.to = to;
  flight.style.setProperty('--heat', heat.toFixed(3));
  flight.textContent = words;
  layer.append(flight);
  const at = (below: number) => `translate(${x}px, ${y + below}px) translateX(-50%)`;
  flight.animate(
    [
      { transform: at(RISE_PX), opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { opacity: 1, offset: FADES_FROM },
      { transform: at(0), opacity: 0 },
    ],
    { duration: ms, easing: MOTION.points.curve, fill: 'both' },
  ).onfinish = () => {
    flight.remove();
    onArrival();
  };
}

/** Its points are counted when it was overtaken: only the words are in the way. */
function giveWay(flight: HTMLElement): void {
  delete flight.dataset.to;
  for (const movement of flight.getAnimations()) movement.pause();
  flight.animate([{ opacity: getComputedStyle(flight).opacity }, { opacity: 0 }], {
    duration: FADE_MS,
    fill: 'forwards',
  }).onfinish = () => flight.remove();
}
