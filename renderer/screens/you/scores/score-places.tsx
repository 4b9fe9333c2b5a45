/** The places of a table, and one in which no game stands. */
import { useTranslation } from 'react-i18next';
import styles from './score-places.module.css';

/** A place as a number; the first three are medals. */
export function Place({ place }: { readonly place: number }) {
  return (
    <span className={styles.place} data-place={place}>
      {place}
    </span>
  );
}

const MEDALS = [2, 1, 3];

/** A table in which no game stands: its first places wait, and the words say for what. */
export function OpenTable({ kind }: { readonly kind: 'plain' | 'assisted' }) {
  const { t } = useTranslation();
  const words = kind === 'plain' ? 'scores' : 'assisted';
  return (
    <section className={`card ${styles.table}`} data-testid="invitation">
      <div className={styles.medals} aria-hidden="true">
        {MEDALS.map((place) => (
          <Place key={place} place={place} />
        ))}
      </div>
      <h2>{t(`record.invitation.${words}.title`)}</h2>
      <p>{t(`record.invitation.${words}.words`)}</p>
    </section>
  );
}
