import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayNumberOf,
  daysOfMonth,
  makeDate,
  monthOf,
  weekdayOf,
} from './calendar-date.ts';

const DAY_MS = 86_400_000;
const ORIGIN_MS = Date.UTC(2025, 11, 29);
const anyNumber = fc.integer({ min: -700_000, max: 2_900_000 });

describe('a calendar date', () => {
  it('is the one that the machine’s own calendar has', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        const moment = new Date(ORIGIN_MS + number * DAY_MS);
        const date = makeDate(number);
        expect(date).toBe(moment.toISOString().slice(0, 10));
        expect(dayNumberOf(date)).toBe(number);
        expect(weekdayOf(date)).toBe((moment.getUTCDay() + 6) % 7);
      }),
    );
  });

  it.each([
    '',
    '2026',
    '2026-1-1',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '0000-01-01',
    ' 2026-01-01',
  ])('is not %j', (text) => {
    expect(dayNumberOf(text)).toBeNull();
  });

  it.each<[string, number, string]>([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-01-01', 0, '2026-01-01'],
  ])('%s and %i days is %s', (date, days, other) => {
    expect(addDays(date, days)).toBe(other);
  });

  it('has its month, and the month its days', () => {
    expect(monthOf('2026-11-22')).toBe('2026-11');
    expect(daysOfMonth('2028-02')).toHaveLength(29);
    expect(daysOfMonth('2026-11').at(-1)).toBe('2026-11-30');
    expect(addMonths('2026-11', 2)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
  });
});
