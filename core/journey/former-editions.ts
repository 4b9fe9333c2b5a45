import { composedSeed } from '../deal/composed-boards.ts';
import { COMPOSED } from '../deal/dealer-version.ts';
import { type FormerEdition, replacedAfter } from '../deal/journey-boards.ts';
import type { JourneyLevel, LevelBoard } from './chapter.ts';

/** The editions from one on, in their order: a level keeps its board until one of them was the last to have it. */
const SINCE: Readonly<Record<FormerEdition, readonly FormerEdition[]>> = { 2: [2, 3], 3: [3] };

/** The board that a level of today had in an edition. Games that were begun on it stay on it. */
export function inEdition(level: JourneyLevel, edition: FormerEdition): LevelBoard {
  const board = SINCE[edition].flatMap(replacedAfter).find(({ name }) => name === level.id);
  if (board === undefined) return level;
  const { shape, mayTurn, rules, filling, number } = board;
  return { ...level, shape, mayTurn, rules, filling, seed: composedSeed(number, 0), dealerVersion: COMPOSED };
}
