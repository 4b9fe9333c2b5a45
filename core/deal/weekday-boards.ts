import lines from '../../resources/composed/daily.json' with { type: 'json' };
import { type ComposedBoard, parseComposedBoards } from './composed-boards.ts';

let boards: readonly ComposedBoard[] | null = null;

/** The boards of the daily by their numbers, each with its weekday for a group. */
export function weekdayBoards(): readonly ComposedBoard[] {
  boards ??= parseComposedBoards(lines).toSorted((one, other) => one.number - other.number);
  return boards;
}
