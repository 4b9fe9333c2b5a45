import { LineDrawing } from '../icon.tsx';
import styles from './lock-sign.module.css';

const LOCK = 'M8 11V8a4 4 0 0 1 8 0v3M6 11h12v8H6Z';

/** A lock in the corner of a picture of what is still to be earned. */
export function LockSign() {
  return (
    <span className={styles.lock} aria-hidden="true">
      <LineDrawing path={LOCK} />
    </span>
  );
}
