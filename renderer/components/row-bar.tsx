import type { CSSProperties } from 'react';
import styles from './row-bar.module.css';

/** A number of a table as a bar under it, against the most of its column. */
export function RowBar({ value, most }: { readonly value: number; readonly most: number }) {
  const share = most === 0 ? 0 : value / most;
  return (
    <span className={styles.bar} aria-hidden="true">
      <span style={{ '--share': share.toFixed(3) } as CSSProperties} />
    </span>
  );
}
