import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './figures-below.module.css';

/** The figures of a plain sentence, folded away below it. */
export function FiguresBelow({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <details className={styles.figures}>
      <summary>{t('editor.free.figures')}</summary>
      <p>{children}</p>
    </details>
  );
}
