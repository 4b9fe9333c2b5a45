/** The boards of a thousand days are what they always were, and every day of the table of seeds as hard as it is to be. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { measureBoard } from '../../core/coach/board-measure.ts';
import { addDays, daysOfMonth } from '../../core/daily/calendar-date.ts';
import { FIRST_COMPOSED_DAY, FIRST_DAY } from '../../core/daily/daily-plan.ts';
import { WEEKDAYS } from '../../core/daily/weekday.ts';
import { littleBoards } from '../../core/deal/little-boards.ts';
import { weekdayBoards } from '../../core/deal/weekday-boards.ts';
import seedLines from '../../resources/daily/seeds.json' with { type: 'json' };
import { CASUAL_ALONE, isWonAsStored } from '../support/composed-figures.ts';
import { dayFault, hashOfDay } from '../support/day-fault.ts';
import { playWeekday } from '../support/weekday-tally.ts';

const TEN_MINUTES_MS = 600_000;
const MONTHS = seedLines.map((line) => line.slice(0, 7));
const YEARS = [...new Set(MONTHS.map((month) => month.slice(0, 4)))];

describe('the daily boards', () => {
  it(
    'have their golden hashes',
    () => {
      const golden = readFileSync(new URL('../fixtures/daily.txt', import.meta.url), 'utf8');
      const days = Array.from({ length: 1_000 }, (_, day) => addDays(FIRST_DAY, day));
      expect(days.map((date) => `${date} ${hashOfDay(date)}\n`).join('')).toBe(golden);
    },
    TEN_MINUTES_MS,
  );

  it.each(WEEKDAYS.map(({ id }, weekday) => [id, weekday] as const))(
    'come on %s to the games that are stored of it',
    (_, weekday) => {
      expect(playWeekday(weekday, 1)).toEqual(WEEKDAYS[weekday]?.tally);
    },
    TEN_MINUTES_MS,
  );

  it.each([
    ['little daily', littleBoards],
    ['weekdays', weekdayBoards],
  ] as const)(
    'of the %s are won as often as is stored',
    (_, boards) => {
      expect(boards().filter((board) => !isWonAsStored(board, CASUAL_ALONE))).toEqual([]);
    },
    TEN_MINUTES_MS,
  );

  it(
    'of Sundays are won with help by three of five',
    () => {
      for (const { shape, cells, rules, number } of weekdayBoards().filter(
        ({ group }) => group === 'sunday',
      )) {
        const { won } = measureBoard({ ...shape, cells }, rules, { games: 200, seed: 1, isHelped: true });
        expect([number, won]).toEqual([number, expect.toSatisfy((count: number) => count >= 120)]);
      }
    },
    TEN_MINUTES_MS,
  );

  it(
    'of the little daily are hardly ever lost with help',
    () => {
      for (const { shape, cells, rules, number } of littleBoards()) {
        const { won } = measureBoard({ ...shape, cells }, rules, { games: 200, seed: 1, isHelped: true });
        expect([number, won]).toEqual([number, expect.toSatisfy((count: number) => count >= 194)]);
      }
    },
    TEN_MINUTES_MS,
  );

  it.each(YEARS)(
    'are as hard as their weekdays in %s',
    (year) => {
      const days = MONTHS.filter((month) => month.startsWith(year))
        .flatMap(daysOfMonth)
        .filter((date) => date < FIRST_COMPOSED_DAY);
      expect(days.map(dayFault).filter((fault) => fault !== null)).toEqual([]);
    },
    TEN_MINUTES_MS,
  );
});
