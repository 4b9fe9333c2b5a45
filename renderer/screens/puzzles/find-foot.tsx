import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { usePrimaryFocus } from '../../components/focus/use-primary-focus.ts';
import { useHidesClock } from '../../parts/use-measures.ts';
import { LossStepper } from '../../parts/why/loss-stepper.tsx';
import type { FindState } from '../../state/puzzles/find-state.ts';
import { nextLesson } from '../../state/puzzles/puzzle-sets.ts';
import type { PuzzleStores } from '../../state/puzzles/puzzle-stores.ts';
import { CandidateCards } from './candidate-cards.tsx';
import { FindActions } from './find-actions.tsx';
import { FindReason } from './find-reason.tsx';
import { FindVerdict } from './find-verdict.tsx';
import { hasCards } from './find-words.ts';
import styles from './puzzle-play.module.css';

interface FindFootProps {
  readonly find: FindState;
  readonly stores: PuzzleStores;
  readonly backWords: string;
  readonly onBack: () => void;
}

/** The result of the last answer in a storm. */
function StormLast({ find: { way, last, run } }: { readonly find: FindState }) {
  const { t } = useTranslation();
  const hidesClock = useHidesClock();
  if (way !== 'storm' || last === null) return null;
  return (
    <p
      key={(run?.solved ?? 0) + (run?.failed ?? 0)}
      className={styles.stormLast}
      role="status"
      data-tone={last}
    >
      {t(`puzzle.find.answered.${last === 'wrong' && hidesClock ? 'costs-time' : last}`)}
    </p>
  );
}

/** The pairs that can go, while one is asked for; on boards with more of them they are found on the board alone. */
function Candidates({ find, stores }: Pick<FindFootProps, 'find' | 'stores'>) {
  const { phase, card, candidates, chosen } = find;
  const isAsking = phase.name === 'asking' || phase.name === 'checking';
  if (!isAsking || card === null || !hasCards(find)) return null;
  return (
    <CandidateCards
      card={card}
      candidates={candidates}
      chosen={chosen}
      onLook={(index) => stores.find.look(index)}
      onAnswer={({ move }) => void stores.find.answer(move)}
    />
  );
}

/** The ways on from the last position; after a lesson the first of them leads to the next lesson that is not done. */
function Ended({ find: { card }, stores, backWords, onBack }: FindFootProps) {
  const { t } = useTranslation();
  const { sets, solved } = useStore(stores.shelf.store);
  const taught = card?.teach?.technique;
  const next =
    taught === undefined ? undefined : nextLesson(sets?.techniques ?? [], solved, taught)?.technique;
  const button = usePrimaryFocus();
  return (
    <div className={styles.actions}>
      {next !== undefined && (
        <button type="button" className="button" onClick={onBack}>
          {backWords}
        </button>
      )}
      <button
        ref={button}
        type="button"
        className="button button-primary"
        onClick={next === undefined ? onBack : () => void stores.teach(next)}
      >
        {next === undefined
          ? backWords
          : t('coach.lesson.then', { technique: t(`coach.technique.${next}.name`) })}
      </button>
    </div>
  );
}

/** The words about the position, and the commands below them. */
export function FindFoot({ find, stores, backWords, onBack }: FindFootProps) {
  const { phase, way } = find;
  const isAway = useStore(stores.clock.store, ({ stopped }) => way === 'storm' && stopped.has('away'));
  return (
    <div className={styles.side} data-away={isAway}>
      <FindVerdict find={find} />
      <div className={styles.foot}>
        <StormLast find={find} />
        <Candidates find={find} stores={stores} />
        <FindReason find={find} />
        {phase.name === 'wrong' && phase.loss !== null && (
          <LossStepper loss={phase.loss} step={phase.step} onStep={(step) => stores.find.showStep(step)} />
        )}
        {phase.name === 'empty' ? (
          <Ended find={find} stores={stores} backWords={backWords} onBack={onBack} />
        ) : (
          <FindActions find={find} stores={stores} />
        )}
      </div>
    </div>
  );
}
