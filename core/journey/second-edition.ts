import { composedSeed } from '../deal/composed-boards.ts';
import { COMPOSED } from '../deal/dealer-version.ts';
import { replacedBoards } from '../deal/journey-boards.ts';
import type { JourneyLevel, LevelBoard } from './chapter.ts';

/** The board that a level of today had in the second edition. Games that were begun on it stay on it. */
export function inSecondEdition(level: JourneyLevel): LevelBoard {
  const board = replacedBoards().find(({ name }) => name === level.id);
  if (board === undefined) return level;
  const { shape, mayTurn, rules, filling, number } = board;
  return { ...level, shape, mayTurn, rules, filling, seed: composedSeed(number, 0), dealerVersion: COMPOSED };
}
