import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FiguresBehind } from '../components/figures-behind.tsx';
import styles from './plain-sentence.module.css';

interface PlainSentenceProps {
  readonly children: ReactNode;
  readonly figures: ReactNode;
}

/** Tells what was measured of a board in one plain sentence, with its figures behind an *i*. */
export function PlainSentence({ children, figures }: PlainSentenceProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.plain}>
      <p>{children}</p>
      <FiguresBehind name={t('editor.free.figures')}>{figures}</FiguresBehind>
    </div>
  );
}
