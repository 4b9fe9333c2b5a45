import type { ReactNode } from 'react';
import styles from './figures-behind.module.css';

interface FiguresBehindProps {
  /** Says what the figures are of. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Figures behind an *i*: they lie over what stands below and move nothing, until the keys or a click go elsewhere. */
export function FiguresBehind({ name, children }: FiguresBehindProps) {
  return (
    <details
      className={styles.figures}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      <summary aria-label={name} title={name} />
      <div className="card">{children}</div>
    </details>
  );
}
