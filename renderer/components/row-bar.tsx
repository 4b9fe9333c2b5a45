import styles from './row-bar.module.css';
import { Fill } from './sized.tsx';

/** A number of a table as a bar under it, against the most of its column. */
export function RowBar({ value, most }: { readonly value: number; readonly most: number }) {
  const share = most === 0 ? 0 : value / most;
  return (
    <span className={styles.bar} aria-hidden="true">
      <Fill percent={100 * share} />
    </span>
  );
}
