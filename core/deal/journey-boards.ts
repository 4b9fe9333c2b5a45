import lines from '../../resources/composed/journey.json' with { type: 'json' };
import { type ComposedBoard, parseComposedBoards } from './composed-boards.ts';

let boards: readonly ComposedBoard[] | null = null;

/** The boards of the journey's levels, each with the id of its level for a name. */
export function journeyBoards(): readonly ComposedBoard[] {
  boards ??= parseComposedBoards(lines);
  return boards;
}
