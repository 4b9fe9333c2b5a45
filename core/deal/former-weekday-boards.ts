import lines from '../../resources/composed/former-daily.json' with { type: 'json' };
import { type ComposedBoard, parseComposedBoards } from './composed-boards.ts';
import { weekdayBoards } from './weekday-boards.ts';

/** The numbers of the first boards of the daily were given in the order of their turns, up to this one. */
const LAST_OF_FIRST = 20_447;

let boards: readonly ComposedBoard[] | null = null;
let first: readonly ComposedBoard[] | null = null;

/** The boards that the daily had once and no longer has, each with its weekday for a group. */
export function formerWeekdayBoards(): readonly ComposedBoard[] {
  boards ??= parseComposedBoards(lines);
  return boards;
}

/** The boards that the daily had at first, in the order of their turns, each with its weekday for a group. */
export function firstWeekdayBoards(): readonly ComposedBoard[] {
  first ??= [...weekdayBoards(), ...formerWeekdayBoards()]
    .filter(({ number }) => number <= LAST_OF_FIRST)
    .toSorted((one, other) => one.number - other.number);
  return first;
}
