import { type CSSProperties, useState } from 'react';
import { type Ridge, ridgeOutline } from '../../components/pictures/landscape.tsx';
import { discAt, localMoment } from '../../components/pictures/sky.ts';
import styles from './pause-screen.module.css';

const SIDE = 600;

/** Steeper than those of the home screen: one peak at the left, lower ones towards the moon. */
const LAYERS: readonly (Ridge & { readonly name: string })[] = [
  { name: 'far', at: 330, height: 430, period: 250, seed: 31 },
  { name: 'middle', at: 440, height: 330, period: 210, seed: 32 },
  { name: 'near', at: 520, height: 170, period: 170, seed: 33 },
];

const OUTLINES = LAYERS.map((layer) => ({ name: layer.name, path: ridgeOutline(layer, SIDE, SIDE) }));

function Tea() {
  return (
    <svg className={styles.moonWindowTea} viewBox="0 0 120 170" aria-hidden="true">
      <path className={styles.teaSteam} d="M86 76c-16-18 12-30 0-52M104 82c-12-16 12-26 2-44" />
      <rect className={styles.teaSide} x="4" y="62" width="104" height="106" rx="18" />
      <rect className={styles.teaLip} x="4" y="58" width="104" height="104" rx="18" />
      <rect className={styles.teaFace} x="4" y="52" width="104" height="104" rx="18" />
      <g className={styles.teaPot}>
        <circle cx="56" cy="78" r="5" />
        <path d="M38 94a18 11 0 0 1 36 0Z" />
        <path d="M30 98h52c3 16-6 32-16 34H46c-10-2-19-18-16-34Z" />
        <path className={styles.teaLine} d="M80 114c10-2 8-14 16-20" />
        <path className={styles.teaHandle} d="M32 104c-14-4-18 14 2 18" />
        <path className={styles.teaStar} d="M56 106v18M48.200 110.500l15.600 9M63.800 110.500l-15.600 9" />
      </g>
    </svg>
  );
}

/** A round window on hills, with a pot of tea on the sill; the moon, by day the sun, stands where the hour has it. */
export function MoonWindow() {
  const [{ is, x, y }] = useState(() => discAt(localMoment()));
  // Birds fly where the disc is not.
  const place = { '--disc-x': x, '--disc-y': y, '--birds-x': x < 0.5 ? '64%' : '21%' } as CSSProperties;
  return (
    <div className={styles.moonWindow} data-sky={is} style={place} aria-hidden="true">
      <span className={styles.moonWindowMoon} />
      <svg className={styles.moonWindowBirds} viewBox="0 0 96 44" aria-hidden="true">
        <path d="M30 14q8-9 15 0q8-9 15 0M4 34q6-7 12 0q6-7 12 0M66 36q7-8 13 0q7-8 13 0" />
      </svg>
      <svg className={styles.moonWindowHills} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
        {OUTLINES.map(({ name, path }) => (
          <path key={name} data-hill={name} d={path} />
        ))}
      </svg>
      <span className={styles.moonWindowSill} />
      <Tea />
    </div>
  );
}
