/** Rain, in winter snow, over the hills on some days: still, so that nothing is drawn anew at rest. */
import { useState } from 'react';
import styles from './falling.module.css';
import { hash } from './lattice-hash.ts';
import { localMoment, weatherOn } from './sky.ts';

const DROPS = 220;
/** Nothing falls behind the words at the left. */
const [FROM, WIDTH, HEIGHT] = [640, 1600, 480];

export function Falling() {
  const [weather] = useState(() => weatherOn(localMoment()));
  if (weather === 'clear') return null;
  const path = Array.from({ length: DROPS }, (_, drop) => {
    const [x, y, size] = [hash(drop, 3), hash(drop, 5), hash(drop, 7)];
    const start = `M${Math.round(FROM + x * (WIDTH - FROM))} ${Math.round(y * HEIGHT)}`;
    return weather === 'snow'
      ? `${start}h0`
      : `${start}l${-Math.round(3 + 4 * size)} ${Math.round(12 + 16 * size)}`;
  }).join('');
  return <path className={styles.falling} data-weather={weather} d={path} />;
}
