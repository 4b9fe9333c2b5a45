import { describe, expect, it } from 'vitest';
import { addDays } from './calendar-date.ts';
import { spansBetween } from './time-spans.ts';

describe('spans of time', () => {
  it('of a month or less are days', () => {
    const { length, names } = spansBetween('2026-03-01', '2026-03-10');
    expect([length, names.length, names[0], names.at(-1)]).toEqual(['day', 10, '2026-03-01', '2026-03-10']);
  });

  it('of one day stand at the end of a week, also across months', () => {
    expect(spansBetween('2026-03-02', '2026-03-02').names).toEqual([
      ...['2026-02-24', '2026-02-25', '2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'],
    ]);
  });

  it('of more than 31 days are the weeks from Monday on', () => {
    expect(spansBetween('2026-03-01', '2026-03-31').length).toBe('day');
    const { length, names } = spansBetween('2026-03-01', '2026-04-01');
    expect([length, names.at(-1)]).toEqual(['week', '2026-03-30']);
    expect(names).toContain('2026-02-23');
  });

  it('of more than 31 weeks are months, of many years the last of them', () => {
    const monday = '2026-01-05';
    expect(spansBetween(monday, addDays(monday, 31 * 7 - 1)).length).toBe('week');
    expect(spansBetween(monday, addDays(monday, 31 * 7)).length).toBe('month');
    const { length, names } = spansBetween('2020-01-05', '2026-11-05');
    expect([length, names.length, names[0], names.at(-1)]).toEqual(['month', 31, '2024-05', '2026-11']);
  });
});
