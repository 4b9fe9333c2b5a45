import type { ReactNode } from 'react';
import styles from './figures-behind.module.css';
import { closeBehindFocus } from './focus/close-behind-focus.ts';

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
      onBlur={({ currentTarget: place }) =>
        closeBehindFocus(place, () => {
          place.open = false;
        })
      }
    >
      <summary aria-label={name} title={name} />
      {/* Its words take the focus when they are pressed, so that they stay. */}
      <div className="card" tabIndex={-1}>
        {children}
      </div>
    </details>
  );
}
