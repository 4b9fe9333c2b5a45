import { expect, it } from 'vitest';
import { BACK_WORDS, wayBack } from './way-back.ts';

it.each([
  [['home', 'puzzles', 'coach', 'find'], 'coach', 'coach.lesson.to'],
  [['home', 'puzzles', 'find'], 'puzzles', 'puzzle.over.back'],
] as const)('a position opened on the way %j leads back to: %s', (path, screen, words) => {
  const goal = wayBack({ path });
  expect([goal, BACK_WORDS[goal]]).toEqual([screen, words]);
});
