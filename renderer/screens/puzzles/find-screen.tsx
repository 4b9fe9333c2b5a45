/** One position after the other, in each of which a move is to be found. */
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { JudgedLink } from '../../../core/review/puzzles/judged-link.ts';
import { isSameMove } from '../../../core/review/same-move.ts';
import type { BoardMark } from '../../board/layers/board-mark.ts';
import { useArrowFocus } from '../../components/focus/use-arrow-focus.ts';
import { useKeys } from '../../input/use-keys.ts';
import play from '../../parts/play.module.css';
import { shownRules, turnCell, turnPair, turnSize } from '../../parts/turned-board.ts';
import { useTurnedBoard } from '../../parts/use-turned-board.ts';
import { triedMarks } from '../../parts/why/tried-pairs.ts';
import { useService } from '../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../state/navigation.ts';
import type { FindState } from '../../state/puzzles/find-state.ts';
import { type FindCard, isAsked } from '../../state/puzzles/puzzle-sets.ts';
import { PUZZLES, type PuzzleStores } from '../../state/puzzles/puzzle-stores.ts';
import { SETTINGS } from '../../state/settings.ts';
import { KEY_NOTICES } from '../../state/shown/key-notices.ts';
import { muteKey } from '../../state/shown/mute-key.ts';
import { shapeOfCard } from './card-shape.ts';
import { FindFoot } from './find-foot.tsx';
import { FindHead } from './find-head.tsx';
import { hasCards } from './find-words.ts';
import { PuzzleBoard } from './puzzle-board.tsx';
import styles from './puzzle-play.module.css';
import { RunOver } from './run-over.tsx';
import { BACK_WORDS, wayBack } from './way-back.ts';

const TICK_MS = 200;

/** Returns the marks on the board in each state. */
function marksOf({ card, phase, candidates, chosen }: FindState): readonly BoardMark[] {
  if (phase.name === 'told') {
    const { answer, why } = phase;
    const isCompared = why !== null && card !== null && !isAsked(card);
    const other = isCompared ? candidates.find(({ move }) => isSameMove(move, why.move)) : undefined;
    return [
      { type: 'pair', pair: answer.move },
      ...(other === undefined
        ? ([{ type: 'line', line: answer.line }] as const)
        : ([
            { type: 'cells', cells: other.move, tone: 'loses' },
            { type: 'lost-line', line: other.line },
            { type: 'kept-line', line: answer.line },
          ] as const)),
    ];
  }
  if (phase.name === 'right') return takenMarks(phase.link);
  if (phase.name === 'wrong' && phase.loss !== null) return triedMarks(phase.loss, phase.step);
  const looked = phase.name === 'asking' && chosen !== null ? candidates[chosen] : undefined;
  if (looked === undefined) return [];
  return [
    { type: 'pair', pair: looked.move },
    { type: 'line', line: looked.line },
  ];
}

/** Shows a pair that was taken where it stood, and its line; not where other tiles have slid there. */
function takenMarks({ move, line, kind, cells }: JudgedLink): readonly BoardMark[] {
  if (move.some((cell) => (cells[cell] ?? 0) > 0)) return [];
  return [
    ...move.map((cell) => ({ type: 'pale', cell, kind }) as const),
    { type: 'cells', cells: move, tone: 'keeps' },
    { type: 'kept-line', line },
  ];
}

/** The clock of a storm: it runs while the window is looked at, and its end is noticed. */
function useStormClock({ find, clock }: PuzzleStores, isStorm: boolean): void {
  useEffect(() => {
    if (!isStorm) return;
    const stop = new AbortController();
    const { signal } = stop;
    const away = () => clock.stop('away');
    const look = () => {
      if (document.visibilityState === 'visible' && document.hasFocus()) clock.release('away');
      else away();
    };
    window.addEventListener('blur', away, { signal });
    window.addEventListener('focus', look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    const timer = setInterval(() => {
      clock.read();
      find.tick();
    }, TICK_MS);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [find, clock, isStorm]);
}

/** The board of a card, by the places where it is shown, and what is picked and shaken on it. */
function FindBoard({
  find,
  card,
  stores,
}: {
  readonly find: FindState;
  readonly card: FindCard;
  readonly stores: PuzzleStores;
}) {
  const { t } = useTranslation();
  const { handle, hold } = useArrowFocus();
  const gameMarks = useMemo(() => marksOf(find), [find]);
  const { board, selection } = find;
  const { turned, ...shown } = useTurnedBoard(shapeOfCard(card), {
    cells: board?.cells ?? card.position.board.cells,
    events: find.events,
    marks: gameMarks,
  });
  const toShown = (cell: number) => (turned === null ? cell : turnCell(cell, turned));
  const isAway = useStore(stores.clock.store, ({ stopped }) => stopped.has('away'));
  useEffect(
    () =>
      stores.find.onRefused((pair) =>
        handle.current?.shake(...(turned === null ? pair : turnPair(pair, turned))),
      ),
    [stores, handle, turned],
  );
  // The next key belongs to the board if a pair is looked for there alone.
  const isSought = find.phase.name === 'asking' && !hasCards(find);
  useEffect(() => {
    if (isSought && document.activeElement === document.body) handle.current?.focusCell();
  }, [isSought, handle]);
  if (board === null) return null;
  return (
    <PuzzleBoard
      handle={handle}
      hold={hold}
      {...shown}
      rules={shownRules(card.position.rules, turned)}
      selected={selection.state === 'one' ? toShown(selection.cell) : null}
      label={t('puzzle.find.board')}
      isHidden={isAway && find.way === 'storm'}
      onPick={(cell) => void stores.find.pick(turned === null ? cell : turnCell(cell, turnSize(turned)))}
    />
  );
}

export function FindScreen({ onKeys }: { readonly onKeys: () => void }) {
  const { t } = useTranslation();
  const stores = useService(PUZZLES);
  const navigation = useService(NAVIGATION);
  const settings = useService(SETTINGS);
  const { tell } = useService(KEY_NOTICES);
  const find = useStore(stores.find.store);
  const { phase, way } = find;
  const goal = useStore(navigation, wayBack);
  const backWords = t(BACK_WORDS[goal]);
  const back = () => {
    stores.find.leave();
    goTo(navigation, goal);
  };
  useKeys('game', { back, keys: onKeys, mute: muteKey(settings, tell) });
  useStormClock(stores, way === 'storm' && phase.name !== 'over');
  useEffect(() => {
    // The best run may be this one.
    if (phase.name === 'over') void stores.shelf.refresh();
  }, [phase.name, stores]);
  return (
    <main
      data-part="play"
      className={`${play.play} ${styles.screen}`}
      data-screen="find"
      data-phase={phase.name}
      data-way={way}
    >
      <FindHead find={find} clock={stores.clock} onBack={back} />
      {phase.name === 'over' && find.run !== null && (way === 'streak' || way === 'storm') ? (
        <RunOver way={way} find={find} stores={stores} backWords={backWords} onBack={back} />
      ) : (
        <>
          <div data-part="play-board" className={play.board}>
            {find.card !== null && <FindBoard find={find} card={find.card} stores={stores} />}
          </div>
          <FindFoot find={find} stores={stores} backWords={backWords} onBack={back} />
        </>
      )}
    </main>
  );
}
