/** The figures of docs/measures.md are those of the boards that the game has. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { measureBoard } from '../../core/coach/board-measure.ts';
import { littleIdOf } from '../../core/daily/daily-board-id.ts';
import { WEEKDAYS } from '../../core/daily/weekday.ts';
import { journeyBoards } from '../../core/deal/journey-boards.ts';
import { weekdayBoards } from '../../core/deal/weekday-boards.ts';
import { journeyChapters } from '../../core/journey/journey-levels.ts';
import { meanInterval } from '../../core/solve/share-interval.ts';
import { dealtOn } from '../support/day-fault.ts';

/** The games and the seed of scripts/measure-boards.mjs. */
const GAMES = { games: 200, seed: 1_000_003 };
const [, journey = '', weekdays = '', daily = '', little = ''] = readFileSync(
  new URL('../../docs/measures.md', import.meta.url),
  'utf8',
).split(/^## /m);

/** The rows of a section by their names, each with its pairs and the share of the games won by the base player. */
function rowsOf(section: string): ReadonlyMap<string, { readonly pairs: number; readonly won: number }> {
  const lines = section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (level|date|---) /.test(line));
  return new Map(
    lines.map((line) => {
      const [name = '', pairs, won] = line.slice(2).split(' | ');
      return [name.split(',')[0] ?? '', { pairs: Number(pairs), won: Number(won) }];
    }),
  );
}

function measured({ shape, rules, cells }: ReturnType<typeof dealtOn>) {
  const { won } = measureBoard({ ...shape, cells }, rules, GAMES);
  const share = won / GAMES.games;
  const told = share === 0 || share === 1 ? 100 * share : Math.min(99, Math.max(1, Math.round(100 * share)));
  return { pairs: cells.filter((kind) => kind > 0).length / 2, won: told };
}

function levelOf(id: string) {
  const board = journeyBoards().find(({ name }) => name === id);
  if (board === undefined) throw new Error(`no level ${id}`);
  return { ...board, measureVersion: 2 } as const;
}

describe('the table of measures', () => {
  const levels = journeyChapters().flatMap((chapter) => chapter.levels);

  it('has every level, and eight weeks of both dailies', () => {
    expect([...rowsOf(journey).keys()]).toEqual(levels.map(({ name }) => name.en));
    expect(rowsOf(daily).size).toBe(56);
    expect(rowsOf(little).size).toBe(56);
  });

  it.each(WEEKDAYS.map(({ id }) => id))('tells what is stored of the boards of %s', (id) => {
    const boards = weekdayBoards().filter(({ group }) => group === id);
    const told = weekdays.split('\n').find((line) => line.startsWith(`| ${id} | `));
    const won = meanInterval(boards.map((board) => board.won / 10));
    const seconds = meanInterval(boards.map((board) => board.seconds ?? Number.NaN));
    expect(told).toContain(
      `| ${boards.length} | ${won.mean.toFixed(1)} (${won.low.toFixed(1)} to ${won.high.toFixed(1)}) |`,
    );
    expect(told).toContain(
      `| ${seconds.mean.toFixed(2)} (${seconds.low.toFixed(2)} to ${seconds.high.toFixed(2)}) |`,
    );
  });

  it.each(levels.map(({ id, name }) => [name.en, id] as const))('holds for %s', (name, id) => {
    expect(measured(levelOf(id))).toEqual(rowsOf(journey).get(name));
  });

  it.each([...rowsOf(daily).keys()].filter((_, day) => day % 9 === 0))('holds for %s', (date) => {
    expect(measured(dealtOn(date))).toEqual(rowsOf(daily).get(date));
  });

  it.each([...rowsOf(little).keys()].filter((_, day) => day % 11 === 0))(
    'holds for the little %s',
    (date) => {
      expect(measured(dealtOn(littleIdOf(date)))).toEqual(rowsOf(little).get(date));
    },
  );
});
