import { earnedBy, type LinkPoints } from '../../../../core/game/score.ts';
import { MOTION } from '../../../theme/motion.ts';

/** A place in the window, in CSS pixels. */
interface WindowPlace {
  readonly x: number;
  readonly y: number;
}

/** What a link paid, on its way to where it is counted. */
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

/** More at once would only hide each other; the oldest gives way. */
const MOST_FLYING = 6;

/** Lets words fly on an arc from one place to another and calls `onArrival` there. They are gone when they have arrived. */
export function fly(
  layer: HTMLElement,
  words: string,
  { from, to, heat }: { readonly from: WindowPlace; readonly to: WindowPlace; readonly heat: number },
  onArrival: () => void,
): void {
  while (layer.childElementCount >= MOST_FLYING) layer.firstElementChild?.remove();
  const across = document.createElement('span');
  const up = document.createElement('span');
  across.className = 'flight';
  across.style.setProperty('--heat', heat.toFixed(3));
  up.textContent = words;
  across.append(up);
  layer.append(across);
  const { ms, curve } = MOTION.points;
  // Two speeds make an arc: it goes up early and across late.
  up.animate(steps('Y', from.y, to.y), { duration: ms, easing: 'ease-out', fill: 'both' });
  const flight = across.animate(steps('X', from.x, to.x), { duration: ms, easing: curve, fill: 'both' });
  flight.onfinish = () => {
    across.remove();
    onArrival();
  };
}

function steps(axis: 'X' | 'Y', from: number, to: number): Keyframe[] {
  return [
    { transform: `translate${axis}(${from}px)`, opacity: 1 },
    { opacity: 1, offset: 0.8 },
    { transform: `translate${axis}(${to}px)`, opacity: axis === 'X' ? 0.2 : 1 },
  ];
}
