/** The first minute: three boards that teach by a thread what links, then the first level of the journey. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { countTiles } from '../../../../core/board/board.ts';
import { FIRST_BOARDS } from '../../../../core/journey/first-boards.ts';
import { CLASSIC_RULES } from '../../../../core/rules/rules.ts';
import { refusalSentence } from '../../../../core/sentences/refusal-sentences.ts';
import type { BoardHandle } from '../../../board/board-props.ts';
import type { BoardMark } from '../../../board/layers/board-mark.ts';
import { useArrowFocus } from '../../../components/focus/use-arrow-focus.ts';
import { usePrimaryFocus } from '../../../components/focus/use-primary-focus.ts';
import { Icon } from '../../../components/icon.tsx';
import { GameBoard } from '../../../components/lazy-game-board.ts';
import { Hills } from '../../../components/pictures/landscape.tsx';
import { Seal } from '../../../components/seal.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { usePictureName } from '../../../components/use-picture-name.ts';
import { turnsName } from '../../../components/words.ts';
import { ENGINE } from '../../../engine/client.ts';
import { useKeys } from '../../../input/use-keys.ts';
import { firstLevel } from '../../../parts/modes/first-level.ts';
import { SealButton } from '../../../parts/seal-button.tsx';
import { useArrival } from '../../../parts/use-arrival.ts';
import { useCellNames } from '../../../parts/use-cell-names.ts';
import { useRecords } from '../../../parts/use-records.ts';
import { useReducedMotion } from '../../../parts/use-theme.ts';
import { useService } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import { goBack, goTo, NAVIGATION } from '../../../state/navigation.ts';
import { FirstPlay, type FirstState } from '../../../state/play/first-play.ts';
import { SESSION } from '../../../state/play/session.ts';
import styles from './first-screen.module.css';
import { LinkShape } from './link-shape.tsx';
import { useHand } from './use-hand.ts';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** One play of the first boards, from the first to the end, as long as the screen is shown. */
function useFirstPlay(): FirstPlay {
  const engine = useService(ENGINE);
  const [play] = useState(() => new FirstPlay({ engine, wait }));
  useEffect(() => {
    void play.start();
    return () => play.leave();
  }, [play]);
  return play;
}

/** Leads to the first level of the journey, in place of this screen. */
function usePlayFirstLevel(): () => void {
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  return () => {
    const { mode, boardId } = firstLevel();
    goTo(navigation, 'home');
    goTo(navigation, 'play');
    void session.continueMode(mode, boardId);
  };
}

/** The words of now, six at most: what a step teaches, or why a pair was not taken. */
function useStepWords({ teaches, place, refused, board }: FirstState): string {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const hand = useHand();
  if (place >= FIRST_BOARDS.length) return t('record.first.done');
  if (refused?.refusal.code === 'different-kinds') return t('record.first.unlike');
  if (refused !== null)
    return sentenceWords(
      t,
      refusalSentence(refused.refusal, refused.pair, board, CLASSIC_RULES),
      pictureName,
    );
  if (countTiles(board.cells) === 0) return t('end.won');
  return teaches === 'straight' ? t(`record.first.straight-${hand}`) : t(`record.first.${teaches}`);
}

/** The sentence of a step; a reader also hears which tiles are meant. */
function Sentence({ state }: { readonly state: FirstState }) {
  const { t } = useTranslation();
  const { board, shown, teaches, place } = state;
  const describeCell = useCellNames(board.width);
  const isDone = place >= FIRST_BOARDS.length;
  const words = useStepWords(state);
  const [a, b] = shown?.move ?? [];
  const pair =
    a === undefined || b === undefined
      ? null
      : t('record.first.pair', {
          first: describeCell(a, board.cells[a] ?? 0, false),
          second: describeCell(b, board.cells[b] ?? 0, false),
        });
  return (
    <div
      className={styles.words}
      role="status"
      data-testid="first-step"
      data-teaches={isDone ? 'done' : teaches}
      data-refused={state.refused?.refusal.code}
    >
      {/* A new element for each step, so that it comes and is said anew. */}
      <h1 key={words} className="display">
        {words}
      </h1>
      {!isDone && pair !== null && <p className="visually-hidden">{pair}</p>}
    </div>
  );
}

/** Each stands at the place of its turns. */
const SEALS = ['straight', 'turn', 'around'] as const;

/** The shapes of links by their names: those that were learnt are sealed. */
function Seals({ place }: { readonly place: number }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.seals} aria-hidden="true">
      {SEALS.map((shape, index) => (
        <li key={shape} data-state={index < place ? 'sealed' : index === place ? 'now' : 'to-come'}>
          <LinkShape shape={shape} />
          <span>{turnsName(t, index)}</span>
        </li>
      ))}
    </ol>
  );
}

function FirstBoard({ play, state }: { readonly play: FirstPlay; readonly state: FirstState }) {
  const { t } = useTranslation();
  const { handle, hold } = useArrowFocus();
  const isStill = useReducedMotion();
  const { board, events, selection, shown, place } = state;
  const describeCell = useCellNames(board.width);
  const [held, setHeld] = useState<BoardHandle | null>(null);
  const holdBoard = useCallback(
    (next: BoardHandle | null) => {
      hold(next);
      setHeld(next);
    },
    [hold],
  );
  // The first of them stood on the stage of home.
  const arrives = useArrival(board, held) && place === 0;
  const marks = useMemo<readonly BoardMark[]>(
    () => (shown === null ? [] : [{ type: 'guide', line: shown.line, pair: shown.move }]),
    [shown],
  );
  useEffect(
    () =>
      play.onRefused(([a, b], refusal) => {
        const way = refusal.code === 'blocked' ? refusal.way : null;
        if (way !== null) return handle.current?.bar(way.line, way.at);
        handle.current?.shake(a, b);
        const line = play.store.getState().shown?.line;
        if (line !== undefined) handle.current?.showLine(line);
      }),
    [play, handle],
  );
  return (
    <GameBoard
      key={place}
      ref={holdBoard}
      board={board}
      events={events}
      isDealt={!arrives}
      selected={selection.state === 'one' ? selection.cell : null}
      marks={marks}
      beginsWhole
      reducedMotion={isStill}
      label={t('record.first.board', { place: place + 1, count: FIRST_BOARDS.length })}
      describeCell={describeCell}
      onPick={(cell) => void play.pick(cell)}
    />
  );
}

/** Rays of light around the seal: dashes of two circles, long and short ones by turns. */
function Rays() {
  return (
    <svg className={styles.rays} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="43.5" strokeWidth="11" pathLength="240" strokeDasharray="1 19" strokeDashoffset="-4.5" />
      <circle r="40.5" strokeWidth="5" pathLength="240" strokeDasharray="1 19" strokeDashoffset="-14.5" />
    </svg>
  );
}

function Ending({ onPlay, onHome }: { readonly onPlay: () => void; readonly onHome: () => void }) {
  const { t } = useTranslation();
  const button = usePrimaryFocus();
  return (
    <div className={styles.ending}>
      <span className={styles.praise}>
        <Rays />
        <span className={`seal ${styles.seal}`}>
          <Seal />
        </span>
      </span>
      <p>{t('record.first.sealed')}</p>
      <button ref={button} type="button" className="button button-primary" onClick={onPlay}>
        <Icon name="play" />
        {t('record.first.play')}
      </button>
      <button type="button" className={`button button-quiet ${styles.quiet}`} onClick={onHome}>
        {t('record.first.modes')}
      </button>
    </div>
  );
}

export function FirstScreen({ onKeys }: { readonly onKeys: () => void }) {
  const { t } = useTranslation();
  const play = useFirstPlay();
  const state = useStore(play.store);
  const navigation = useService(NAVIGATION);
  const library = useService(LIBRARY);
  const hasOthers = useStore(library.store, ({ games }) => games.length > 0);
  const records = useRecords();
  const playFirstLevel = usePlayFirstLevel();
  const isDone = state.place >= FIRST_BOARDS.length;
  const isAgain = hasOthers || records?.hasFinished === true;
  const home = () => goTo(navigation, 'home');
  const skip = () => (isAgain ? goBack(navigation) : playFirstLevel());
  useKeys('game', { back: () => goBack(navigation), keys: onKeys });
  return (
    <main className={styles.first} data-screen="first" data-place={state.place}>
      <div className={styles.scenery} aria-hidden="true">
        <Hills />
      </div>
      <header className={styles.head}>
        {!isDone && (
          <>
            <SealButton onClick={home} />
            <button type="button" className={`button button-quiet ${styles.quiet}`} onClick={skip}>
              {t('record.first.skip')}
              <Icon name="on" />
            </button>
          </>
        )}
      </header>
      <Sentence state={state} />
      <div className={styles.table}>
        {isDone ? <Ending onPlay={playFirstLevel} onHome={home} /> : <FirstBoard play={play} state={state} />}
      </div>
      <Seals place={state.place} />
    </main>
  );
}
