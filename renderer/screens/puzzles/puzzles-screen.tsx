/** The kinds of puzzles, how far the player is in each, and what is to be done next. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useKeys } from '../../input/use-keys.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { TroubleWords } from '../../parts/trouble.tsx';
import { useService } from '../../services/use-service.ts';
import { PUZZLES } from '../../state/puzzles/puzzle-stores.ts';
import { BestRuns } from './best-runs.tsx';
import { FindWays } from './find-ways.tsx';
import { FirstCard } from './first-card.tsx';
import styles from './puzzles.module.css';
import { StudyGrades } from './study-grades.tsx';

export function PuzzlesScreen({ onKeys }: { readonly onKeys: () => void }) {
  const { t } = useTranslation();
  const stores = useService(PUZZLES);
  const shelf = useStore(stores.shelf.store);
  const { record, sets, trouble } = shelf;
  useKeys('game', { keys: onKeys });
  useEffect(() => {
    void stores.shelf.load();
  }, [stores]);
  return (
    <main className="page" data-screen="puzzles" data-ready={sets !== null && record !== null}>
      <div className={`column ${styles.screen}`}>
        <PageHead title={t('puzzle.title')} />
        <p className={styles.about}>
          {t('puzzle.about')}
          {record !== null && record.solved.length > 0 && (
            <span data-testid="solved">
              {t('puzzle.solved', { count: record.solved.length })} ·{' '}
              {t('puzzle.week', { count: record.solvedThisWeek })}
            </span>
          )}
          {record?.rating !== undefined && (
            <span data-testid="rating">{t('puzzle.rating', { ...record.rating })}</span>
          )}
        </p>
        {trouble !== null && (
          <p role="alert">
            <TroubleWords code={trouble} />
          </p>
        )}
        {sets !== null && (
          <>
            <div className={styles.top}>
              <FirstCard shelf={shelf} stores={stores} />
              <FindWays shelf={shelf} stores={stores} />
            </div>
            <StudyGrades shelf={shelf} stores={stores} />
            <BestRuns record={record} />
          </>
        )}
      </div>
    </main>
  );
}
