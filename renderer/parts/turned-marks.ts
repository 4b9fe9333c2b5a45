/** Turns the events and the marks of a board that is shown turned. */
import type { Point } from '../../core/board/board.ts';
import type { GameEvent } from '../../core/game/play/game.ts';
import type { BoardMark } from '../board/layers/board-mark.ts';
import { type GridSize, turnCell, turnPair } from './turned-board.ts';

export function turnLine(line: readonly Point[]): Point[] {
  return line.map(([x, y]) => [y, x]);
}

export function turnEvent(event: GameEvent, size: GridSize): GameEvent {
  switch (event.type) {
    case 'linked':
      return { ...event, move: turnPair(event.move, size), line: turnLine(event.line) };
    case 'mercy':
      return { ...event, move: turnPair(event.move, size) };
    case 'board-changed': {
      const { retraced } = event;
      if (retraced === undefined) return event;
      return {
        ...event,
        retraced: { move: turnPair(retraced.move, size), line: turnLine(retraced.line) },
      };
    }
    default:
      return event;
  }
}

/** The marks of positions; those of searches stand on boards that are never turned. */
export function turnMark(mark: BoardMark, size: GridSize): BoardMark {
  switch (mark.type) {
    case 'cells':
    case 'bright':
    case 'faded':
    case 'stuck':
      return { ...mark, cells: mark.cells.map((cell) => turnCell(cell, size)) };
    case 'number':
    case 'pale':
    case 'cross':
      return { ...mark, cell: turnCell(mark.cell, size) };
    case 'pair':
      return { ...mark, pair: turnPair(mark.pair, size) };
    case 'ghost':
    case 'guide':
      return { ...mark, pair: turnPair(mark.pair, size), line: turnLine(mark.line) };
    case 'line':
    case 'lost-line':
    case 'kept-line':
    case 'path':
      return { ...mark, line: turnLine(mark.line) };
    case 'barred-turn':
      return { ...mark, corners: turnLine(mark.corners) };
    case 'region':
    case 'examined':
    case 'orders':
    case 'edge':
    case 'numbered':
    case 'tags':
      throw new Error(`a ${mark.type} is not turned`);
  }
}
