import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { GameView } from '../../../core/game/view.ts';
import type { BoardHandle, BoardSight, ZoomTarget } from '../../board/board-props.ts';
import { useArrowFocus } from '../../components/focus/use-arrow-focus.ts';
import { GameBoard } from '../../components/lazy-game-board.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { templateName } from '../../components/words.ts';
import { useKeys } from '../../input/use-keys.ts';
import { RulesDrawn } from '../../parts/rules-drawn/rules-drawn.tsx';
import { shownRules } from '../../parts/turned-board.ts';
import { turnLine } from '../../parts/turned-marks.ts';
import { useArrival } from '../../parts/use-arrival.ts';
import { useCellNames } from '../../parts/use-cell-names.ts';
import { useLine } from '../../parts/use-line.ts';
import { useReducedMotion } from '../../parts/use-theme.ts';
import { ZoomControl } from '../../parts/zoom-control.tsx';
import { useService } from '../../services/use-service.ts';
import { SESSION } from '../../state/play/session.ts';
import type { OpenGame } from '../../state/play/session-state.ts';
import { useSession } from '../../state/play/use-session.ts';
import { SETTINGS } from '../../state/settings.ts';
import { KEY_NOTICES, zoomKeys } from '../../state/shown/key-notices.ts';
import { LEFT_STAGE, stagedAt } from '../../state/shown/left-stage.ts';
import type { ZoomState } from '../../viewport/camera.ts';
import { BlockedWords } from './blocked-words.tsx';
import { lossMarks } from './ending/loss-marks.ts';
import type { Finding } from './ending/use-found-loss.ts';
import { equalMarks } from './equal-marks.ts';
import { boardMarks, shownPair } from './hint-view.ts';
import { useTurnedGame } from './use-turned-game.ts';
import { WideBoard } from './wide-board.tsx';
import { wrongMarks } from './wrong-marks.ts';

const { Part: BoardOverview } = lazyPart(
  async () => (await import('../../board/board-overview.tsx')).BoardOverview,
);

/** Returns whether nothing was played yet, so that its deal may still be animated. */
function isNew({ canUndo, canRedo, elapsedMs }: GameView): boolean {
  return !canUndo && !canRedo && elapsedMs === 0;
}

interface BoardState {
  readonly isDead: boolean;
  /** All of it is too small to be played with ease. */
  readonly zoomState: ZoomState | null;
  /** Returns where a cell of the game is shown. */
  readonly toShown: (cell: number) => number;
  readonly isTurned: boolean;
}

/** Returns the handle of the board, what it shows of itself, and its zoom; wrong pairs are shaken by it. */
function useBoardHandle({ isDead, zoomState, toShown, isTurned }: BoardState) {
  const isCramped = zoomState?.isCramped === true;
  const session = useService(SESSION);
  const keyNotices = useService(KEY_NOTICES);
  const { handle, hold } = useArrowFocus();
  const [sight, setSight] = useState<BoardSight | null>(null);
  const [wasMounted, setWasMounted] = useState(false);
  const holdBoard = useCallback(
    (next: BoardHandle | null) => {
      hold(next);
      setSight(next?.sight ?? null);
      if (next !== null) setWasMounted(true);
    },
    [hold],
  );
  const zoom = (to: ZoomTarget) => handle.current?.zoom(to);
  useKeys('game', zoomKeys(zoomState, zoom, keyNotices.tell));
  useEffect(
    () =>
      session.onRefused(([a, b], error) => {
        const way = error.code === 'blocked' ? error.way : null;
        if (way === null) handle.current?.shake(toShown(a), toShown(b));
        else handle.current?.bar(isTurned ? turnLine(way.line) : way.line, way.at);
      }),
    [session, handle, toShown, isTurned],
  );
  // Nothing is picked on a dead board: all of it is seen, until there is something to play again.
  const wasDead = useRef(isDead);
  useEffect(() => {
    if (isDead && isCramped) handle.current?.zoom('whole');
    else if (wasDead.current && !isDead) handle.current?.zoom('in');
    wasDead.current = isDead;
  }, [isDead, isCramped, handle]);
  return { handle, holdBoard, wasMounted, sight, zoom };
}

interface KeysToBoardProps {
  readonly handle: RefObject<BoardHandle | null>;
  readonly isPaused: boolean;
}

/** Gives the focus to the board where nothing has it: the button that ended a pause is gone, or the last tile of the level before. */
function KeysToBoard({ handle, isPaused }: KeysToBoardProps) {
  useEffect(() => {
    if (!isPaused && document.activeElement === document.body) handle.current?.focusCell();
  }, [isPaused, handle]);
  return null;
}

interface PlayBoardProps {
  readonly game: OpenGame;
  /** The move that lost the board; null while it is alive. */
  readonly finding: Finding | null;
  /** Its tiles are as large as they go. */
  readonly isLarge?: boolean;
}

/** The board of the running game; picks go to the session, wrong pairs are shaken. */
export function PlayBoard({ game, finding, isLarge = false }: PlayBoardProps) {
  const { t } = useTranslation();
  const session = useService(SESSION);
  const selection = useSession((state) => state.selection);
  const gameHint = useSession((state) => state.hint);
  const isPaused = useSession((state) => state.isPaused);
  const reducedMotion = useReducedMotion();
  const { view } = game;
  const { board, events, hint, turned, toShown, toGame } = useTurnedGame(game, gameHint);
  const describeCell = useCellNames(board.width);
  // A line is the same on a board that is turned: only what falls is not.
  const line = useLine(board, view.deal.rules, shownPair(hint));
  const [zoomState, setZoomState] = useState<ZoomState | null>(null);
  const isDead = view.status === 'dead';
  const { handle, holdBoard, wasMounted, sight, zoom } = useBoardHandle({
    isDead,
    zoomState,
    toShown,
    isTurned: turned !== null,
  });
  const arrives = useArrival(board, sight === null ? null : handle.current);
  const leftStage = useService(LEFT_STAGE);
  useLayoutEffect(() => {
    // The end of a win grows out of the board on the table, which stands elsewhere as soon as the head above it is gone.
    const [layout, element] = [handle.current?.layout(), handle.current?.element()];
    if (board.cells.every((kind) => kind <= 0) && layout && element)
      leftStage.leave(stagedAt(board, element, layout));
  }, [board, handle, leftStage]);
  const isStill = view.deal.rules.gravity === 'none';
  const lightsEquals = useStore(useService(SETTINGS).store, (state) => state.settings.lightsEquals);
  const picked = lightsEquals && selection.state === 'one' ? toShown(selection.cell) : null;
  const message = useSession((state) => state.message);
  const shownMarks = useMemo(
    () => [
      ...(finding === null ? boardMarks(hint, board, line) : lossMarks(finding, { isStill, turned })),
      ...equalMarks(picked, board),
      ...wrongMarks(message, view.deal.template.width, turned),
    ],
    [hint, board, line, finding, isStill, turned, picked, message, view.deal.template.width],
  );
  const rules = shownRules(view.deal.rules, turned);
  return (
    <WideBoard shape={board} rules={rules}>
      <GameBoard
        key={turned !== null ? 'turned' : 'as it is'}
        ref={holdBoard}
        board={board}
        events={events}
        // The board that a window turns is a new one; its tiles were laid before.
        isDealt={!wasMounted && !arrives && isNew(view)}
        selected={selection.state === 'one' ? toShown(selection.cell) : null}
        marks={shownMarks}
        hidden={isPaused}
        isCornerFree={isDead}
        isLarge={isLarge}
        reducedMotion={reducedMotion}
        label={t('play.board', { name: templateName(t, view.deal.template) })}
        describeCell={describeCell}
        onPick={(cell) => void session.pick(toGame(cell))}
        onZoom={setZoomState}
      />
      <KeysToBoard key={view.level} handle={handle} isPaused={isPaused} />
      {sight !== null && !isPaused && (
        <RulesDrawn rules={rules} handle={handle} sight={sight} isTold={!view.canUndo && !isLarge} />
      )}
      {/* On a large board the one line of words says it, as large as the rest. */}
      {sight !== null && !isPaused && !isLarge && (
        <BlockedWords
          game={game}
          handle={handle}
          sight={sight}
          toShown={toShown}
          isTurned={turned !== null}
        />
      )}
      {zoomState !== null && !isPaused && (
        <ZoomControl zoom={zoomState} onZoom={zoom}>
          {sight !== null && zoomState.hasOverview && <BoardOverview board={board} sight={sight} />}
        </ZoomControl>
      )}
    </WideBoard>
  );
}
