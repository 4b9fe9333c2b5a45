/** The board that the main button begins, dealt or replayed by the worker for the stage. */
import { useEffect, useState } from 'react';
import type { Board, Cells } from '../../../../core/board/board.ts';
import type { Basis } from '../../../../core/game/modes/mode.ts';
import { MODES, type Mode, TEMPLATE_MODE } from '../../../../core/game/modes/table.ts';
import type { DealRecord } from '../../../../core/game/setup/entry.ts';
import { newestVersionOf } from '../../../../core/game/setup/mode-of.ts';
import { cellsOfNode } from '../../../../core/review/replay/replayed-game.ts';
import { BRIDGE, type Bridge } from '../../../bridge/bridge.ts';
import { ENGINE, type EngineClient } from '../../../engine/client.ts';
import { useService } from '../../../services/use-service.ts';
import { newSeed } from '../../../state/new-seed.ts';
import type { HomeStart } from './home-start.ts';
import type { Circle, LeftTiles } from './left-tiles.ts';

export interface Staged {
  readonly board: Board;
  /** The part of it that is shown; the whole board where there is none. */
  readonly part?: LeftTiles;
  /** The smallest circle around the tiles that are shown. */
  readonly circle: Circle;
  /** The deal that the button begins, where it was made for the stage. */
  readonly deal?: DealRecord;
  /** The board of a game that comes back hidden shows its backs. */
  readonly isHidden?: boolean;
}

type Made = Omit<Staged, 'circle'>;

interface Makers {
  readonly bridge: Bridge;
  readonly engine: EngineClient;
  readonly signal: AbortSignal;
}

const boardOf = ({ template: { width, height, marks } }: DealRecord, cells: Cells): Board => ({
  width,
  height,
  marks,
  cells,
});

async function firstBoard(): Promise<Made | null> {
  const { FIRST_BOARDS } = await import('../../../../core/journey/first-boards.ts');
  const [first] = FIRST_BOARDS;
  return first === undefined ? null : { board: first.board };
}

async function boardOfGame(gameId: string, mode: Mode, { bridge, engine, signal }: Makers) {
  const saved = await bridge.call('games.load', { gameId });
  if (!saved.ok) return null;
  const { setup, journal } = saved.value;
  const replayed = await engine.ask(
    { type: 'replay', setup, entries: journal.map(({ entry }) => entry) },
    { signal },
  );
  if (!replayed.ok) return null;
  const game = replayed.value;
  const deal = game.deals[game.nodes[game.last]?.deal ?? 0];
  if (deal === undefined) return null;
  const board = boardOf(deal, cellsOfNode(game, game.last));
  const { leftTiles } = await import('./left-tiles.ts');
  return { board, part: leftTiles(board), isHidden: MODES[mode].resumes === 'paused' };
}

async function dealt(mode: Mode, basis: Basis, { engine, signal }: Makers): Promise<Made | null> {
  const of = { mode, modeVersion: newestVersionOf(mode) };
  const deal = await engine.ask({ type: 'deal-level', of, basis, level: 1 }, { signal });
  return deal.ok ? { board: boardOf(deal.value, deal.value.cells), deal: deal.value } : null;
}

function stagedOf(start: HomeStart, makers: Makers): Promise<Made | null> {
  switch (start.type) {
    case 'first':
      return firstBoard();
    case 'game':
      return boardOfGame(start.game.gameId, start.game.mode, makers);
    case 'level':
      return dealt(start.level.mode, { from: 'board-id', boardId: start.level.boardId }, makers);
    case 'template':
      return dealt(TEMPLATE_MODE, { from: 'template', template: start.template, seed: newSeed() }, makers);
  }
}

/** The screen stands first; home never waits for its stage. */
const AFTER_MS = 60;

/** Two starts with the same key have the same board on the stage. */
function keyOf(start: HomeStart | null): string | null {
  switch (start?.type) {
    case undefined:
      return null;
    case 'first':
      return 'first';
    case 'game':
      return `game ${start.game.gameId} ${start.game.playedAt}`;
    case 'level':
      return `level ${start.level.mode} ${start.level.boardId}`;
    case 'template':
      return `template ${start.template.hash}`;
  }
}

/** Returns the board that a start begins; null until it is there. */
export function useStaged(start: HomeStart | null): Staged | null {
  const bridge = useService(BRIDGE);
  const engine = useService(ENGINE);
  const [asked, setAsked] = useState(start);
  const [made, setMade] = useState<{ readonly of: HomeStart; readonly staged: Staged } | null>(null);
  // Lists that are read anew bring the same start as another object.
  if (keyOf(asked) !== keyOf(start)) setAsked(start);
  useEffect(() => {
    if (asked === null) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const [{ circleAround }, staged] = await Promise.all([
        import('./left-tiles.ts'),
        stagedOf(asked, { bridge, engine, signal: stop.signal }),
      ]);
      if (stop.signal.aborted || staged === null) return;
      const { board } = staged.part ?? staged;
      setMade({ of: asked, staged: { ...staged, circle: circleAround(board) } });
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, bridge, engine]);
  return made?.of === asked ? made.staged : null;
}
