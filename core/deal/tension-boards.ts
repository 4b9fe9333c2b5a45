import lines from '../../resources/composed/tension.json' with { type: 'json' };
import { type ComposedBoard, parseComposedBoards } from './composed-boards.ts';

let boards: readonly ComposedBoard[] | null = null;

/** The boards of the preset *tension*, by their numbers. */
export function tensionBoards(): readonly ComposedBoard[] {
  boards ??= parseComposedBoards(lines).toSorted((one, other) => one.number - other.number);
  return boards;
}
