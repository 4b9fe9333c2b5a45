import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { PuzzleRun } from '../../../core/review/puzzles/puzzle-record.ts';
import { usePrimaryFocus } from '../../components/focus/use-primary-focus.ts';
import { Seal } from '../../components/seal.tsx';
import type { FindState } from '../../state/puzzles/find-state.ts';
import type { PuzzleStores } from '../../state/puzzles/puzzle-stores.ts';
import { CopyRunResult } from './copy-puzzle-result.tsx';

interface RunOverProps {
  readonly way: 'streak' | 'storm';
  readonly find: FindState;
  readonly stores: PuzzleStores;
  readonly onBack: () => void;
}

/** The end of a streak or a storm, beside the best one. */
export function RunOver({ way, find, stores, onBack }: RunOverProps) {
  const { t } = useTranslation();
  const record = useStore(stores.shelf.store, (state) => state.record);
  const button = usePrimaryFocus();
  const bests: readonly PuzzleRun[] = (way === 'streak' ? record?.bestStreaks : record?.bestStorms) ?? [];
  const [best] = bests;
  const { run } = find;
  if (run === null) return null;
  const isBest = best?.runId === run.runId;
  return (
    <section className="run-over" aria-labelledby="run-over" data-testid="run-over">
      {isBest && (
        <span className="seal calm-seal" aria-hidden="true">
          <Seal />
        </span>
      )}
      <h2 id="run-over" role="status">
        {t(`puzzle.over.${way}`, { count: run.solved })}
      </h2>
      {way === 'storm' && run.failed > 0 && <p>{t('puzzle.records.failed', { count: run.failed })}</p>}
      <p>{isBest ? t('puzzle.over.best') : best && t('puzzle.over.best-is', { best: best.solved })}</p>
      <div className="find-actions">
        <button type="button" className="button" onClick={onBack}>
          {t('puzzle.over.back')}
        </button>
        <button
          ref={button}
          type="button"
          className="button button-primary"
          onClick={() => void stores[way]()}
        >
          {t('puzzle.over.again')}
        </button>
        <CopyRunResult find={find} stores={stores} />
      </div>
    </section>
  );
}
