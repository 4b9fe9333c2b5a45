import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import styles from './paper.module.css';

interface PaperPageProps {
  /** True once the page shows the choice that was made. */
  readonly isReady: boolean;
  readonly controls?: ReactNode;
  readonly children: ReactNode;
}

/** A page as it will be printed, below what there is to choose. It is measured by its own width: on paper it is 184 mm. */
export function PaperPage({ isReady, controls, children }: PaperPageProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.controls}>
        {controls}
        <button
          type="button"
          className="button button-primary"
          data-scan="never"
          disabled={!isReady}
          onClick={() => window.print()}
        >
          <Icon name="print" />
          {t('paper.print')}
        </button>
      </div>
      <p className={`page-note ${styles.note}`}>{t('paper.about')}</p>
      <article className={styles.page} data-testid="paper" data-ready={isReady}>
        <div className={styles.leaf}>{children}</div>
      </article>
    </>
  );
}
