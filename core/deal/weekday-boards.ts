import lines from '../../resources/composed/daily.json' with { type: 'json' };
import { type ComposedBoard, parseComposedBoards } from './composed-boards.ts';

let boards: readonly ComposedBoard[] | null = null;

/** The boards of the daily in the order of their turns, each with its weekday for a group. */
export function weekdayBoards(): readonly ComposedBoard[] {
  boards ??= inTurn(parseComposedBoards(lines));
  return boards;
}

/** First the first board of each shape, then the second ones, and so on. */
function inTurn(all: readonly ComposedBoard[]): ComposedBoard[] {
  return all
    .map((board) => ({ board, turn: all.filter(({ shape }) => shape === board.shape).indexOf(board) }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ board }) => board);
}
