/** Up to four searches beside their boards: what each did so far, and at the end which needed least. */
import { useTranslation } from 'react-i18next';
import styles from '../lab.module.css';

export interface Stand {
  readonly key: string;
  readonly title: string;
  readonly how: string;
  readonly isOurs: boolean;
  readonly looks: number;
  /** Known once all have ended. */
  readonly isFewest: boolean;
}

export function Standing({ stands }: { readonly stands: readonly Stand[] }) {
  const { t } = useTranslation();
  return (
    <section className={styles.standing} aria-label={t('lab.standing')}>
      <h2>{t('lab.standing')}</h2>
      <ol>
        {stands.map(({ key, title, how, isOurs, looks, isFewest }) => (
          <li key={key} data-fewest={isFewest}>
            <b>
              {title}
              {isOurs && <span className={styles.ours}>{t('lab.ours')}</span>}
            </b>
            <strong className="display">{looks}</strong>
            <p>{how}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
