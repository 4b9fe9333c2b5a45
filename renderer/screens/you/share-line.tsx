import type { ReviewSummary } from '../../../core/contract/reviews.ts';
import styles from './share-line.module.css';

const WIDTH = 160;
const HEIGHT = 40;

/** Draws the share of random games that won from each position of a game, in small; what was lost is dotted. */
export function ShareLine({ review: { shares, lostMove } }: { readonly review: ReviewSummary }) {
  const step = WIDTH / Math.max(1, shares.length - 1);
  const points = shares.flatMap((share, at) =>
    share < 0 ? [] : [{ at, x: at * step, y: HEIGHT - 2 - ((HEIGHT - 4) * share) / 1_000 }],
  );
  const path = (from: number, to: number) =>
    points
      .filter(({ at }) => at >= from && at <= to)
      .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('');
  const lost = lostMove ?? shares.length;
  return (
    <svg className={styles.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={path(0, lost - 1)} />
      {lostMove !== null && <path className={styles.lost} d={path(lost - 1, shares.length)} />}
    </svg>
  );
}
