import { useTranslation } from 'react-i18next';
import type { BridgeErrorCode } from '../../../core/contract/contract.ts';
import { isRunWay } from '../../../core/review/puzzles/puzzle-run.ts';
import { usePrimaryFocus } from '../../components/focus/use-primary-focus.ts';
import { keyLabel } from '../../input/key-labels.ts';
import { useKeys } from '../../input/use-keys.ts';
import { HandOrder } from '../../parts/hand-order.tsx';
import { useService } from '../../services/use-service.ts';
import type { FindState } from '../../state/puzzles/find-state.ts';
import { findKeys } from '../../state/puzzles/puzzle-keys.ts';
import type { PuzzleStores } from '../../state/puzzles/puzzle-stores.ts';
import { KEY_NOTICES } from '../../state/shown/key-notices.ts';
import styles from './puzzle-play.module.css';
import { CopyFindResult } from './share-puzzle-result.tsx';

interface ActionProps {
  readonly words: string;
  /** Empty where the command has no key. */
  readonly keyWords: string;
  readonly isPrimary?: boolean;
  readonly onClick: () => void;
}

function Action({ words, keyWords, isPrimary = false, onClick }: ActionProps) {
  return (
    <button type="button" className={isPrimary ? 'button button-primary' : 'button'} onClick={onClick}>
      {words}
      {keyWords !== '' && (
        <span className="key" aria-hidden="true">
          {keyWords}
        </span>
      )}
    </button>
  );
}

/** The one obvious next thing after an answer; Enter does it. */
function NextAction({ words, onClick }: { readonly words: string; readonly onClick: () => void }) {
  const button = usePrimaryFocus();
  return (
    <button ref={button} type="button" className="button button-primary" onClick={onClick}>
      {words}
    </button>
  );
}

function nextWords({ card }: FindState, isEnding: boolean) {
  if (isEnding) return 'puzzle.find.end';
  return card?.isShown === true ? 'coach.lesson.next' : 'puzzle.find.next';
}

interface FindActionsProps {
  readonly find: FindState;
  readonly stores: PuzzleStores;
}

/** Refusals that sending the same answer again does not change. */
const REFUSED_IN_RUN: readonly BridgeErrorCode[] = ['puzzle-not-handed-out', 'puzzle-run-over'];

/** The commands that are possible in each state, by button and by key. */
export function FindActions({ find, stores }: FindActionsProps) {
  const { t } = useTranslation();
  const keyNotices = useService(KEY_NOTICES);
  const { find: play } = stores;
  const { phase, way, run } = find;
  const isFree = way === 'practice' || way === 'mistake';
  const isEnding = way === 'streak' && run?.next === null;
  const next = () => void play.next();
  const tryAgain = () => play.tryAgain();
  const tellAnswer = () => play.tellAnswer();
  useKeys('game', findKeys(find, play, keyNotices.tell));
  if (phase.name === 'trouble')
    return (
      <div className={styles.actions}>
        {isRunWay(way) && REFUSED_IN_RUN.includes(phase.code) ? (
          <NextAction words={t('puzzle.over.again')} onClick={() => void stores.run(way)} />
        ) : (
          <NextAction words={t('puzzle.send-again')} onClick={() => void play.sendAgain()} />
        )}
      </div>
    );
  const hasAnswered = phase.name === 'right' || phase.name === 'wrong' || phase.name === 'told';
  return (
    <div className={styles.actions} data-part="find-actions">
      <HandOrder>
        {isFree && (phase.name === 'asking' || phase.name === 'wrong') && (
          <Action
            words={t('puzzle.find.show')}
            keyWords={keyLabel('game', 'autoplay')}
            onClick={tellAnswer}
          />
        )}
        {isFree && (phase.name === 'asking' || phase.name === 'wrong') && (
          <Action
            words={t(phase.name === 'asking' ? 'puzzle.find.skip' : 'puzzle.find.next')}
            keyWords={keyLabel('game', 'next')}
            onClick={next}
          />
        )}
        {isFree && phase.name === 'wrong' && (
          <NextAction words={t('puzzle.find.try-again')} onClick={tryAgain} />
        )}
        {isFree && phase.name === 'told' && find.card?.isShown !== true && (
          <Action words={t('puzzle.find.try-again')} keyWords={keyLabel('game', 'undo')} onClick={tryAgain} />
        )}
        {hasAnswered && (phase.name !== 'wrong' || !isFree) && (
          <NextAction words={t(nextWords(find, isEnding))} onClick={next} />
        )}
        <CopyFindResult find={find} stores={stores} />
      </HandOrder>
    </div>
  );
}
