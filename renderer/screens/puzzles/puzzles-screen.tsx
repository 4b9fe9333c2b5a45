/** The three doors of the puzzles, and everything else folded below them. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useKeys } from '../../input/use-keys.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { TroubleWords } from '../../parts/trouble.tsx';
import { useService } from '../../services/use-service.ts';
import { PUZZLES } from '../../state/puzzles/puzzle-stores.ts';
import { Doors } from './doors.tsx';
import { MorePuzzles } from './more-puzzles.tsx';
import styles from './puzzles.module.css';

export function PuzzlesScreen({ onKeys }: { readonly onKeys: () => void }) {
  const { t } = useTranslation();
  const stores = useService(PUZZLES);
  const shelf = useStore(stores.shelf.store);
  const { record, sets, trouble } = shelf;
  useKeys('game', { keys: onKeys });
  useEffect(() => {
    // After the own mistakes, whose list waits for them: practice begins without the choices as well.
    void stores.shelf.load().then(() => stores.choices.load());
  }, [stores]);
  const isReady = sets !== null && record !== null;
  return (
    <main className="page" data-screen="puzzles" data-ready={isReady}>
      <div className={`column ${styles.screen}`}>
        <PageHead title={t('puzzle.title')} note={t('puzzle.about')} />
        {trouble !== null && (
          <p role="alert">
            <TroubleWords code={trouble} />
          </p>
        )}
        {sets !== null && (record !== null || trouble !== null) && (
          <>
            <Doors shelf={{ ...shelf, sets }} stores={stores} />
            <MorePuzzles shelf={shelf} stores={stores} />
          </>
        )}
      </div>
    </main>
  );
}
