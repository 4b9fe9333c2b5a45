/** Shows each thing that fingers do on a board as a picture and a few words. */
import { useTranslation } from 'react-i18next';
import styles from '../../parts/keys.module.css';

/** The places of the fingers, and the ways they go. */
const GESTURES = [
  { gesture: 'tap', fingers: [22, 74], at: [36, 36], ways: 'M36 28H60' },
  {
    gesture: 'zoom',
    fingers: [38, 58],
    at: [42, 22],
    ways: 'M28 50L14 60m0-8v8h8M68 14L82 4m-8 0h8v8',
  },
  { gesture: 'move', fingers: [48], at: [32], ways: 'M62 32h24m-7-7l7 7-7 7M34 32H10m7-7l-7 7 7 7' },
] as const;

export function Gestures() {
  const { t } = useTranslation();
  return (
    <ul className={styles.gestures}>
      {GESTURES.map(({ gesture, fingers, at, ways }) => (
        <li key={gesture} className="card">
          <svg viewBox="0 0 96 64" aria-hidden="true">
            {gesture === 'tap' &&
              fingers.map((x) => <rect key={x} x={x - 14} y="12" width="28" height="40" rx="5" />)}
            <path d={ways} />
            {fingers.map((x, finger) => (
              <circle key={x} cx={x} cy={at[finger]} r="8" />
            ))}
          </svg>
          {t(`keys.gesture.${gesture}`)}
        </li>
      ))}
    </ul>
  );
}
