import { expect, it } from 'vitest';
import { formatRough, formatWhen } from './format.ts';

/** In the time zone of the machine, whichever it is. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();
const NOW = at(23, 0, 5);

it.each([
  ['a moment ago', at(23, 0, 4), 'today 00:04', '今天 00:04'],
  ['before midnight', at(22, 23, 59), 'yesterday 23:59', '昨天 23:59'],
  ['the day before yesterday', at(21, 12), 'Nov 21', '11月21日'],
  ['the same day of the year before', new Date(2025, 10, 21, 12).getTime(), 'Nov 21, 2025', '2025年11月21日'],
  ['a clock that ran ahead', at(24, 9), 'Nov 24', '11月24日'],
])('%s is said by its name or its date', (_, moment, english, chinese) => {
  expect(formatWhen(moment, NOW, 'en')).toBe(english);
  expect(formatWhen(moment, NOW, 'zh-CN')).toBe(chinese);
});

it.each([
  [0.000034, '0.000034'],
  [2.345, '2.3'],
  [123.4, '120'],
  [4_321, '4,300'],
])('writes %d with two digits that count, and without an exponent', (value, words) => {
  expect(formatRough(value, 'en')).toBe(words);
});
