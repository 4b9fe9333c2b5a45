import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../../daily/calendar-date.ts';
import { dailyPuzzleOf } from './daily-puzzle.ts';
import { positionName } from './position-name.ts';
import { parsePuzzles } from './puzzle-text.ts';

const read = parsePuzzles(
  readFileSync(new URL('../../../resources/puzzles/days.txt', import.meta.url), 'utf8'),
);
const PUZZLES = read.ok ? read.value : [];
const MONDAY = '2026-11-30';
const YEAR = Array.from({ length: 364 }, (_, day) => addDays(MONDAY, day));

function nameOn(date: string): string | null {
  const puzzle = dailyPuzzleOf(PUZZLES, date);
  return puzzle && positionName(puzzle);
}

describe('the daily puzzle', () => {
  it('is another one on each day of 52 weeks, and the same a round later', () => {
    const names = YEAR.map(nameOn);
    expect(new Set(names).size).toBe(364);
    expect(dailyPuzzleOf(PUZZLES, addDays(MONDAY, 364))).toBe(dailyPuzzleOf(PUZZLES, MONDAY));
  });

  it('rises in grade from Monday to Sunday', () => {
    for (const date of YEAR)
      expect(dailyPuzzleOf(PUZZLES, date)?.grade).toBe([1, 1, 2, 3, 3, 4, 5][weekdayOf(date)]);
  });

  it('has no gravity on every second day', () => {
    const still = PUZZLES.filter(({ rules }) => rules.gravity === 'none');
    expect(still).toHaveLength(182);
  });

  it.each([
    ['2026-11-27', 'a3dbd00ff6b30425'],
    ['2025-12-29', 'fba7c3d7bb594aea'],
    ['2025-12-28', '8a9e3d7f109de159'],
  ])('of %s stays as it is', (date, name) => {
    expect(nameOn(date)).toBe(name);
  });

  it('is none where the text names no day', () => {
    expect(dailyPuzzleOf(PUZZLES, '2026-02-30')).toBeNull();
  });
});
