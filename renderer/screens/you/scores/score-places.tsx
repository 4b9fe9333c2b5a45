/** The places of a table, those without a game too. */
import { useTranslation } from 'react-i18next';
import styles from './score-places.module.css';

const PLACES = 10;

/** A place as a number; the first three are medals. */
export function Place({ place }: { readonly place: number }) {
  return (
    <span className={styles.place} data-place={place}>
      {place}
    </span>
  );
}

function openFrom(from: number): number[] {
  return Array.from({ length: Math.max(0, PLACES + 1 - from) }, (_, at) => from + at);
}

interface OpenPlacesProps {
  readonly from: number;
  readonly columns: number;
}

/** The places of a table that no game has yet. */
export function OpenPlaces({ from, columns }: OpenPlacesProps) {
  return (
    <tbody className={styles.open} aria-hidden="true">
      {openFrom(from).map((place) => (
        <tr key={place}>
          <td>
            <Place place={place} />
          </td>
          <td colSpan={columns - 1} />
        </tr>
      ))}
    </tbody>
  );
}

/** A table in which no game stands: its first place says what it waits for, the others wait below. */
export function OpenTable({ kind }: { readonly kind: 'plain' | 'assisted' }) {
  const { t } = useTranslation();
  const words = kind === 'plain' ? 'scores' : 'assisted';
  return (
    <section className={`card ${styles.table}`} data-testid="invitation">
      <div className={styles.first}>
        <Place place={1} />
        <div>
          <h2>{t(`record.invitation.${words}.title`)}</h2>
          <p>{t(`record.invitation.${words}.words`)}</p>
        </div>
      </div>
      <ol aria-hidden="true">
        {openFrom(2).map((place) => (
          <li key={place}>
            <Place place={place} />
            <span className={styles.picture} />
            <span className={styles.words} />
            <span className={styles.words} />
          </li>
        ))}
      </ol>
    </section>
  );
}
