import { describe, expect, it } from 'vitest';
import { localDate } from '../../../state/local-date.ts';
import type { CountedPlay } from './played-games.ts';
import { overTime } from './time-spans.ts';

const on = (year: number, month: number, day: number): CountedPlay => ({
  mode: 'classic',
  template: { hash: 'a'.repeat(64), name: 'heart', builtIn: true },
  finishedAt: new Date(year, month - 1, day, 12).getTime(),
  game: null,
  choices: { critical: 1, kept: 1 },
});
/** Name and number of games of each span in which there was one. */
const playedIn = (games: readonly CountedPlay[]) =>
  overTime(games).spans.flatMap((span) => (span.games.length === 0 ? [] : [[span.name, span.games.length]]));

describe('games over time', () => {
  it('of a month or less are told by day, with the days between', () => {
    const { length, spans } = overTime([on(2026, 3, 10), on(2026, 3, 1), on(2026, 3, 10)]);
    expect([length, spans.length, spans[0]?.name]).toEqual(['day', 10, '2026-03-01']);
    expect(playedIn([on(2026, 3, 10), on(2026, 3, 1), on(2026, 3, 10)])).toEqual([
      ['2026-03-01', 1],
      ['2026-03-10', 2],
    ]);
    expect(spans[1]?.figures).toMatchObject({ games: 0, pace: null });
  });

  it('of one day stand at the end of a week, also across months', () => {
    const { spans } = overTime([on(2026, 3, 2)]);
    expect(spans.map(({ name }) => name)).toEqual([
      ...['2026-02-24', '2026-02-25', '2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'],
    ]);
  });

  it('of more than 31 days are told by the weeks from Monday on', () => {
    expect(overTime([on(2026, 3, 1), on(2026, 3, 31)]).length).toBe('day');
    const games = [on(2026, 3, 1), on(2026, 4, 1)];
    expect(overTime(games).length).toBe('week');
    expect(playedIn(games)).toEqual([
      ['2026-02-23', 1],
      ['2026-03-30', 1],
    ]);
  });

  it('of more than 31 weeks are told by month, of many years by the last of them', () => {
    const monday = new Date(2026, 0, 5, 12);
    const onDay = (days: number): CountedPlay => ({
      ...on(2026, 1, 5),
      finishedAt: new Date(2026, 0, monday.getDate() + days, 12).getTime(),
    });
    expect(overTime([on(2026, 1, 5), onDay(31 * 7 - 1)]).length).toBe('week');
    expect(overTime([on(2026, 1, 5), onDay(31 * 7)]).length).toBe('month');
    const { length, spans } = overTime([on(2020, 1, 5), on(2026, 11, 5)]);
    expect([length, spans.length, spans[0]?.name, spans.at(-1)?.name]).toEqual([
      ...['month', 31, '2024-05', '2026-11'],
    ]);
  });

  it('end with the last game, whatever the order of the list', () => {
    const games = [5, 20, 9].map((day) => on(2026, 3, day));
    expect(overTime(games).spans.at(-1)?.name).toBe(localDate(on(2026, 3, 20).finishedAt));
    expect(overTime([]).spans).toEqual([]);
  });
});
