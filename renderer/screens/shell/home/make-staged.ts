/** Makes the board that the main button begins: dealt or replayed by the worker. It is loaded after the screen stands. */
import type { Board, Cells } from '../../../../core/board/board.ts';
import type { Basis } from '../../../../core/game/modes/mode.ts';
import { MODES, type Mode, TEMPLATE_MODE } from '../../../../core/game/modes/table.ts';
import type { DealRecord } from '../../../../core/game/setup/entry.ts';
import { newestVersionOf } from '../../../../core/game/setup/mode-of.ts';
import { cellsOfNode } from '../../../../core/review/replay/replayed-game.ts';
import type { Bridge } from '../../../bridge/bridge.ts';
import type { EngineClient } from '../../../engine/client.ts';
import { newSeed } from '../../../state/new-seed.ts';
import type { HomeStart } from './home-start.ts';
import { type Circle, circleAround, type LeftTiles, leftTiles } from './left-tiles.ts';

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
  return { board, part: leftTiles(board), isHidden: MODES[mode].resumes === 'paused' };
}

async function dealt(mode: Mode, basis: Basis, { engine, signal }: Makers): Promise<Made | null> {
  const of = { mode, modeVersion: newestVersionOf(mode) };
  const deal = await engine.ask({ type: 'deal-level', of, basis, level: 1 }, { signal });
  return deal.ok ? { board: boardOf(deal.value, deal.value.cells), deal: deal.value } : null;
}

function madeFor(start: HomeStart, makers: Makers): Promise<Made | null> {
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

/** Returns the board of a start with the circle around what is left of it; null where it could not be made. */
export async function makeStaged(start: HomeStart, makers: Makers): Promise<Staged | null> {
  const made = await madeFor(start, makers);
  return made === null ? null : { ...made, circle: circleAround((made.part ?? made).board) };
}
