import lines from '../../resources/composed/journey.json' with { type: 'json' };
import { type ComposedBoard, parseComposedBoards } from './composed-boards.ts';

/** The group of the boards that levels had in the second edition and have no longer. */
const SECOND_EDITION = 'second-edition';
/** So ends the group of boards that levels had in an earlier edition. */
const EDITION = '-edition';

let boards: readonly ComposedBoard[] | null = null;
let todays: readonly ComposedBoard[] | null = null;

/** The boards that levels of the journey have or had, each with the id of its level for a name. */
export function everyJourneyBoard(): readonly ComposedBoard[] {
  boards ??= parseComposedBoards(lines);
  return boards;
}

/** The boards of the journey's levels, one of each. */
export function journeyBoards(): readonly ComposedBoard[] {
  todays ??= everyJourneyBoard().filter(({ group }) => !group.endsWith(EDITION));
  return todays;
}

/** The boards that levels had in the second edition and have no longer, by the ids of these levels. */
export function replacedBoards(): readonly ComposedBoard[] {
  return everyJourneyBoard().filter(({ group }) => group === SECOND_EDITION);
}
