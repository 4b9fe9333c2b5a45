import lines from '../../resources/composed/journey.json' with { type: 'json' };
import { type ComposedBoard, parseComposedBoards } from './composed-boards.ts';

/** The editions whose levels have other boards since. */
export type FormerEdition = 2 | 3;
/** The group of the boards that levels had up to an edition and no longer have. */
const GROUP_OF: Readonly<Record<FormerEdition, string>> = { 2: 'second-edition', 3: 'third-edition' };
const GROUPS = Object.values(GROUP_OF);

let boards: readonly ComposedBoard[] | null = null;
let todays: readonly ComposedBoard[] | null = null;

/** The boards that levels of the journey have or had, each with the id of its level for a name. */
export function everyJourneyBoard(): readonly ComposedBoard[] {
  boards ??= parseComposedBoards(lines);
  return boards;
}

/** The boards of the journey's levels, one of each. */
export function journeyBoards(): readonly ComposedBoard[] {
  todays ??= everyJourneyBoard().filter(({ group }) => !GROUPS.includes(group));
  return todays;
}

/** The boards that levels had up to an edition and no longer have, by the ids of these levels. */
export function replacedAfter(edition: FormerEdition): readonly ComposedBoard[] {
  return everyJourneyBoard().filter(({ group }) => group === GROUP_OF[edition]);
}
