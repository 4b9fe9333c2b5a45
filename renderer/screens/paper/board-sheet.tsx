import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealRecord } from '../../../core/game/setup/entry.ts';
import { allRulesWords } from '../../components/rules-words.ts';
import { templateName } from '../../components/words.ts';
import { qrModules } from '../../parts/share/picture/qr-modules.ts';
import { Legend } from './legend.tsx';
import styles from './paper.module.css';
import { PaperBoard } from './paper-board.tsx';
import { PaperPage } from './paper-page.tsx';

interface BoardSheetProps {
  readonly deal: DealRecord;
  readonly code: string;
  readonly pictures: readonly string[] | null;
}

/** A board to be played by hand, as it was dealt, with the code that opens it. */
export function BoardSheet({ deal, code, pictures }: BoardSheetProps) {
  const { t } = useTranslation();
  const { template, cells, rules } = deal;
  const { width, height, marks } = template;
  const modules = useMemo(() => qrModules(code), [code]);
  const board = { width, height, marks, cells };
  const name = templateName(t, template);
  return (
    <PaperPage isReady={pictures !== null}>
      <header className={styles.head}>
        <h2>{name}</h2>
        <p>
          <b>{allRulesWords(t, rules)}</b>
        </p>
        <Legend positions={[{ board, rules }]} />
      </header>
      {pictures !== null && (
        <div className={styles.whole}>
          <PaperBoard board={board} rules={rules} pictures={pictures} label={name} />
        </div>
      )}
      <footer className={styles.code}>
        {modules !== null && (
          <svg viewBox={`0 0 ${modules.length} ${modules.length}`} aria-hidden="true">
            <path
              d={modules
                .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
                .join('')}
            />
          </svg>
        )}
        <p>
          {t(modules === null ? 'paper.code-alone' : 'paper.code')}
          <code>{code}</code>
        </p>
      </footer>
    </PaperPage>
  );
}
