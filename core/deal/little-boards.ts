import lines from '../../resources/composed/little.json' with { type: 'json' };
import { type ComposedBoard, parseComposedBoards } from './composed-boards.ts';

let boards: readonly ComposedBoard[] | null = null;

/** The boards of the little daily, by their numbers. */
export function littleBoards(): readonly ComposedBoard[] {
  boards ??= parseComposedBoards(lines).toSorted((one, other) => one.number - other.number);
  return boards;
}
