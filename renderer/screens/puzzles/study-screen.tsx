/** A study: a board to be cleared without a losing move. */
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { countTiles } from '../../../core/board/board.ts';
import type { BoardMark } from '../../board/layers/board-mark.ts';
import { useArrowFocus } from '../../components/focus/use-arrow-focus.ts';
import { Seal } from '../../components/seal.tsx';
import { asLanguage } from '../../components/words.ts';
import { formatDate } from '../../i18n/format.ts';
import { useKeys } from '../../input/use-keys.ts';
import play from '../../parts/play.module.css';
import { SealButton } from '../../parts/seal-button.tsx';
import { triedMarks } from '../../parts/why/tried-pairs.ts';
import { useService } from '../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../state/navigation.ts';
import { studyKeys } from '../../state/puzzles/puzzle-keys.ts';
import { PUZZLES, type PuzzleStores } from '../../state/puzzles/puzzle-stores.ts';
import type { StudyState } from '../../state/puzzles/study-play.ts';
import { SETTINGS } from '../../state/settings.ts';
import { KEY_NOTICES } from '../../state/shown/key-notices.ts';
import { muteKey } from '../../state/shown/mute-key.ts';
import { PuzzleBoard } from './puzzle-board.tsx';
import { PuzzleGrade } from './puzzle-grade.tsx';
import styles from './puzzle-play.module.css';
import { gradeWords } from './puzzle-words.ts';
import { StudyFoot } from './study-foot.tsx';

function StudyHead({ study, onBack }: { readonly study: StudyState; readonly onBack: () => void }) {
  const { t, i18n } = useTranslation();
  const { card, board, date } = study;
  if (card === null || board === null) return null;
  return (
    <header data-part="play-head" className={play.head}>
      <SealButton isBack onClick={onBack} />
      <div data-part="play-title" className={play.title}>
        <h1>{t(date === null ? 'puzzle.way.study' : 'puzzle.daily.title')}</h1>
        {date !== null && <p>{formatDate(date, asLanguage(i18n.language), 'day')}</p>}
      </div>
      <PuzzleGrade card={card} />
      <dl data-part="facts" className={play.facts}>
        <div data-part="fact" className={play.fact}>
          <dt>{t('puzzle.study.pairs')}</dt>
          <dd data-testid="pairs-left">{countTiles(board.cells) / 2}</dd>
        </div>
      </dl>
    </header>
  );
}

function marksOf({ phase, hint }: StudyState): readonly BoardMark[] {
  if (phase.name === 'lost' && phase.loss !== null) return triedMarks(phase.loss, phase.step);
  return phase.name === 'playing' && hint !== null ? [{ type: 'pair', pair: hint }] : [];
}

function StudyBoard({ study, stores }: { readonly study: StudyState; readonly stores: PuzzleStores }) {
  const { t } = useTranslation();
  const { handle, hold } = useArrowFocus();
  const marks = useMemo(() => marksOf(study), [study]);
  useEffect(() => stores.study.onRefused((pair) => handle.current?.shake(...pair)), [stores, handle]);
  const { phase } = study;
  useEffect(() => {
    // The button that took the pair back is gone; the keys go back to the board.
    if (phase.name === 'playing' && document.activeElement === document.body) handle.current?.focusCell();
  }, [phase.name, handle]);
  if (study.board === null || study.card === null) return null;
  return (
    <PuzzleBoard
      handle={handle}
      hold={hold}
      board={study.board}
      rules={study.card.position.rules}
      events={study.events}
      selected={study.selection.state === 'one' ? study.selection.cell : null}
      marks={marks}
      label={t('puzzle.study.board', {
        grade: study.card.grade === null ? '' : gradeWords(t, study.card.grade),
      })}
      onPick={(cell) => void stores.study.pick(cell)}
    />
  );
}

export function StudyScreen({ onKeys }: { readonly onKeys: () => void }) {
  const stores = useService(PUZZLES);
  const navigation = useService(NAVIGATION);
  const settings = useService(SETTINGS);
  const keyNotices = useService(KEY_NOTICES);
  const study = useStore(stores.study.store);
  const back = () => {
    stores.study.leave();
    goTo(navigation, 'puzzles');
  };
  useKeys('game', {
    back,
    keys: onKeys,
    mute: muteKey(settings, keyNotices.tell),
    ...studyKeys(stores.study, keyNotices.tell),
  });
  return (
    <main
      data-part="play"
      className={`${play.play} ${styles.screen}`}
      data-screen="study"
      data-phase={study.phase.name}
    >
      <StudyHead study={study} onBack={back} />
      <div data-part="play-board" className={play.board}>
        <StudyBoard study={study} stores={stores} />
        {study.phase.name === 'solved' && (
          <span className={styles.moon}>
            <span className={`seal ${styles.stamp}`}>
              <Seal />
            </span>
          </span>
        )}
      </div>
      <StudyFoot study={study} stores={stores} onBack={back} />
    </main>
  );
}
