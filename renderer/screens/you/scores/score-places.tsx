/** The places of a table, and one in which no game stands. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Hills } from '../../../components/pictures/landscape.tsx';
import styles from './score-places.module.css';

/** A place as a number; the first three are medals. */
export function Place({ place }: { readonly place: number }) {
  return (
    <span className={styles.place} data-place={place}>
      {place}
    </span>
  );
}

/** The places as they stand side by side, and how many tiles each stands on. */
const PODIUM = [
  { place: 2, tiles: 3 },
  { place: 1, tiles: 5 },
  { place: 3, tiles: 2 },
];

const TILES = [1, 2, 3, 4, 5];

interface OpenTableProps {
  readonly kind: 'plain' | 'assisted';
  /** The way to a game that would stand in it. */
  readonly children: ReactNode;
}

/** A table in which no game stands: its first places wait on stacks of tiles, and the words say for what. */
export function OpenTable({ kind, children }: OpenTableProps) {
  const { t } = useTranslation();
  const words = kind === 'plain' ? 'scores' : 'assisted';
  return (
    <section className={`card ${styles.table}`} data-testid="invitation">
      <div className={styles.scene} aria-hidden="true">
        <Hills />
      </div>
      <div>
        <h2>{t(`record.invitation.${words}.title`)}</h2>
        <p>{t(`record.invitation.${words}.words`)}</p>
        {children}
      </div>
      <div className={styles.podium} aria-hidden="true">
        {PODIUM.map(({ place, tiles }) => (
          <div key={place}>
            <Place place={place} />
            {TILES.slice(0, tiles).map((tile) => (
              <i key={tile} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
