import { expect, it } from 'vitest';
import { GRADE_BOUNDS } from '../../../core/review/puzzles/grade-bounds.ts';
import { PUZZLE_GRADES } from '../../../core/review/puzzles/puzzle.ts';
import { windowWords } from '../../../tests/support/window-words.ts';
import { boundsWords } from './puzzle-words.ts';

it('says of how many random games one is won, and holds at both bounds of a grade', () => {
  const [english, chinese] = [windowWords('en'), windowWords('zh-CN')];
  const said = PUZZLE_GRADES.map((grade) => boundsWords(english.t, grade));
  expect(said[0]).toBe('Random play wins 1 game in 3 to 7');
  expect(said[4]).toBe('Random play wins fewer than 1 game in 100');
  expect(boundsWords(chinese.t, 2)).toBe('随机试玩 6 到 15 局才赢一局');
  for (const [index, grade] of PUZZLE_GRADES.entries()) {
    const { low, high } = GRADE_BOUNDS[grade];
    const numbers = [...(said[index] ?? '').matchAll(/\d+/g)].map(Number).slice(high === 1_000 ? -1 : 1);
    const [from = 0, to = Number.POSITIVE_INFINITY] = numbers;
    expect((1_000 - low) * from).toBeLessThanOrEqual(1_000);
    if (to !== Number.POSITIVE_INFINITY) expect((1_000 - high) * to).toBeGreaterThanOrEqual(1_000);
  }
});
