import { earnedBy, type LinkPoints } from '../../../../core/game/setup/score.ts';
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

/** The points of a link and the seconds that it gave back, as they are shown. */
export function paymentsOf(points: LinkPoints, number: (value: number) => string): readonly Payment[] {
  const earned = earnedBy(points);
  const seconds = points.timeBonusMs / 1_000;
  return [
    ...(earned > 0 ? [{ to: 'score', words: `+${number(earned)}` } as const] : []),
    ...(seconds > 0 ? [{ to: 'time-left', words: `+${number(seconds)} s` } as const] : []),
  ];
}

interface Way {
  readonly from: WindowPlace;
  readonly goal: WindowPlace;
  readonly heat: number;
  /** It takes so many milliseconds; as long as usual where they are not given. */
  readonly ms?: number;
}

/** Words that were overtaken are gone in this time, where they are. */
const FADE_MS = 80;
/** From here on the words fade: they are gone where they arrive, and cover no figure. */
const FADES_FROM = 0.55;

/**
 * Lets words fly from one place to below another and calls `onArrival` there. They go across first and up last, so that
 * they come to their goal from below and pass over nothing else in the head. Words on their way to the same goal give way
 * to the next ones: two could not be read.
 */
export function fly(
  layer: HTMLElement,
  { to, words }: Payment,
  { from, goal, heat, ms = MOTION.points.ms }: Way,
  onArrival: () => void,
): void {
  for (const earlier of layer.querySelectorAll<HTMLElement>(`:scope > [data-to="${to}"]`)) giveWay(earlier);
  const across = document.createElement('span');
  const up = document.createElement('span');
  across.className = styles.flight ?? '';
  across.dataset.to = to;
  across.style.setProperty('--heat', heat.toFixed(3));
  up.textContent = words;
  across.append(up);
  layer.append(across);
  const { curve } = MOTION.points;
  up.animate(steps('Y', from.y, goal.y), { duration: ms, easing: curve, fill: 'both' });
  const flight = across.animate(steps('X', from.x, goal.x), {
    duration: ms,
    easing: 'ease-out',
    fill: 'both',
  });
  flight.onfinish = () => {
    across.remove();
    onArrival();
  };
}

/** Its points are counted when it was overtaken: only the words are in the way. */
function giveWay(flight: HTMLElement): void {
  delete flight.dataset.to;
  for (const movement of flight.getAnimations({ subtree: true })) movement.pause();
  flight.animate([{ opacity: getComputedStyle(flight).opacity }, { opacity: 0 }], {
    duration: FADE_MS,
    fill: 'forwards',
  }).onfinish = () => flight.remove();
}

function steps(axis: 'X' | 'Y', from: number, goal: number): Keyframe[] {
  const along = axis === 'X' ? 'translateX' : 'translateY';
  if (axis === 'Y') return [{ transform: `${along}(${from}px)` }, { transform: `${along}(${goal}px)` }];
  return [
    { transform: `${along}(${from}px) translateX(-50%)`, opacity: 1 },
    { opacity: 1, offset: FADES_FROM },
    { transform: `${along}(${goal}px) translateX(-50%)`, opacity: 0 },
  ];
}
