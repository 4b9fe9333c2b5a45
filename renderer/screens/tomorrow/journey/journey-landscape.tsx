/** The landscape of the journey: a sun or moon, birds, peaks in mist, and a pavilion at the top. */
import type { CSSProperties } from 'react';
import { ridgeOutline } from '../../../components/pictures/landscape.tsx';
import styles from './journey.module.css';
import { pathThrough, type TrailSpot } from './journey-trail.ts';

const WIDTH = 1600;
const HEIGHT = 1000;

/** From the far peaks to the near hills: where, how high, how far apart. */
const RIDGES = [
  { name: 'far', at: 420, height: 620, period: 420, seed: 5 },
  { name: 'middle', at: 600, height: 420, period: 330, seed: 23 },
  { name: 'near', at: 770, height: 260, period: 420, seed: 61 },
  { name: 'front', at: 905, height: 150, period: 520, seed: 90 },
] as const;
const OUTLINES = RIDGES.map((ridge) => ({ name: ridge.name, path: ridgeOutline(ridge, WIDTH, HEIGHT) }));

/** A roof with lifted corners on four posts, above the last level. */
function Pavilion({ x, y }: TrailSpot) {
  return (
    <svg
      className={styles.pavilion}
      style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}
      viewBox="0 0 60 52"
      aria-hidden="true"
    >
      <path d="M30 0v7M4 24C16 22 25 15 30 6c5 9 14 16 26 18l-3 3H7zM12 27v18M24 27v18M36 27v18M48 27v18M8 45h44v5H8z" />
    </svg>
  );
}

function Birds({ side }: { readonly side: 'left' | 'right' }) {
  return (
    <svg className={styles.birds} data-side={side} viewBox="0 0 90 30" aria-hidden="true">
      <path d="M2 22q8-8 15 0q7-8 15 0M34 10q8-8 15 0q7-8 15 0M60 26q6-6 12 0q6-6 12 0" />
    </svg>
  );
}

/** The whole of it lies behind the levels and says nothing. */
export function JourneyLandscape({ summit }: { readonly summit: TrailSpot }) {
  return (
    <div className={styles.scenery} aria-hidden="true">
      <i className={styles.sun} data-side={summit.x > 50 ? 'left' : 'right'} />
      <Birds side={summit.x > 50 ? 'left' : 'right'} />
      <svg
        className={styles.ridges}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <defs>
          {RIDGES.map(({ name, at, height }) => (
            <linearGradient
              key={name}
              id={`journey-mist-${name}`}
              gradientUnits="userSpaceOnUse"
              x1="0"
              x2="0"
              y1={at - height * 0.3}
              y2={Math.min(HEIGHT, at + height * 0.55)}
            >
              <stop offset="0" stopColor={`var(--journey-${name})`} />
              <stop offset="1" stopColor={`var(--journey-${name})`} stopOpacity="0.12" />
            </linearGradient>
          ))}
        </defs>
        {OUTLINES.map(({ name, path }) => (
          <path key={name} d={path} fill={`url(#journey-mist-${name})`} />
        ))}
      </svg>
      <Pavilion {...summit} />
    </div>
  );
}

interface ThreadProps {
  readonly spots: readonly TrailSpot[];
  /** The number of them that lie behind the player, the next level included. */
  readonly walked: number;
}

/** The path itself: a thread of jade as far as one has come, dots from there on. */
export function JourneyThread({ spots, walked }: ThreadProps) {
  return (
    <svg className={styles.thread} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.ahead} d={pathThrough(spots)} />
      <path className={styles.walked} d={pathThrough(spots.slice(0, walked))} />
    </svg>
  );
}
