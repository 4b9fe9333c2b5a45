import { expect, it } from 'vitest';
import { localDate } from './local-date.ts';

it.each([
  ['the last minute of a month', new Date(2026, 0, 31, 23, 59), '2026-01-31'],
  ['the first minute of a year', new Date(2027, 0, 1, 0, 0), '2027-01-01'],
])('names %s by the calendar of the machine', (_what, moment, date) => {
  expect(localDate(moment)).toBe(date);
  expect(localDate(moment.getTime())).toBe(date);
});
