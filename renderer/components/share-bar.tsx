import type { CSSProperties } from 'react';
import styles from './share-bar.module.css';

export interface Part {
  readonly name: string;
  readonly value: number;
  /** The value as it is read. */
  readonly words: string;
}

/** Parts of a sum: one bar, and under it the name and number of each. */
export function ShareBar({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <div className={styles.shares}>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(
          ({ name, value }, index) =>
            value > 0 && (
              <span
                key={name}
                style={{ flexGrow: value, '--colour': `var(--part-${(index % 5) + 1})` } as CSSProperties}
              />
            ),
        )}
      </div>
      <dl className={styles.parts}>
        {parts.map(({ name, words }, index) => (
          <div key={name} style={{ '--colour': `var(--part-${(index % 5) + 1})` } as CSSProperties}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
