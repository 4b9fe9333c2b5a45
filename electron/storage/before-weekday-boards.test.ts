/**
 * A database that commit 234c5ea wrote stays readable, its games stay on the composed boards that their dates had then, and the
 * codes of all of these open them; tests/fixtures/before-weekday-boards/README.md says how they were made.
 */
import { describe, expect, it } from 'vitest';
import { hashCells } from '../../core/board/hash.ts';
import { numberOf } from '../../core/deal/composed-boards.ts';
import { composedTiles } from '../../core/deal/composed-table.ts';
import { formerWeekdayBoards } from '../../core/deal/former-weekday-boards.ts';
import type { GameSetup } from '../../core/game/setup/entry.ts';
import { planOf } from '../../core/game/setup/planned-deal.ts';
import { SHIPPED_BOARDS } from '../../core/game/setup/shipped-boards.ts';
import {
  cellsOf,
  itStaysReadable,
  readEarlierDatabase,
  sharedBy,
} from '../../tests/support/earlier-database.ts';

const EARLIER = readEarlierDatabase('before-weekday-boards');
const { games: GAMES } = EARLIER;
const CODES = EARLIER.read('codes.txt')
  .toString()
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [date: string, code: string, hash: string]);

/** A game on the board of a date counts from that day on. */
const DATES_HAVE_COME = Date.UTC(2027, 1, 1);

describe('a database from before boards of the weekdays were exchanged', () => {
  itStaysReadable(EARLIER, () => DATES_HAVE_COME);
});

it('the games before boards of the weekdays were exchanged are on some that no date has now', () => {
  const former = new Set(formerWeekdayBoards().map(({ number }) => number));
  const on = GAMES.filter(({ code }) => former.has(numberOf(sharedBy(code).seed)));
  expect(on.map(({ boardId }) => boardId)).toEqual(expect.arrayContaining(['2027-01-04', '2027-01-11']));
});

describe('the code of a date from before boards of the weekdays were exchanged', () => {
  it('names the board that it named, on each of 448 dates', () => {
    expect(CODES).toHaveLength(448);
    for (const [date, code, hash] of CODES) {
      const { template, rules, seed } = sharedBy(code);
      const cells = composedTiles({ shape: template, rules, seed });
      expect([date, cells && hashCells(template.width, template.height, cells)]).toEqual([date, hash]);
    }
  });

  // Two of each weekday, the first of them the first dates of all.
  it.each(CODES.filter((_, day) => day < 7 || (day >= 210 && day < 217)))('opens it: %s', (_, code, hash) => {
    const { width, height } = sharedBy(code).template;
    expect(hashCells(width, height, cellsOf(code) ?? [])).toBe(hash);
  });

  it('has the seed that the earlier rules of the daily plan for its date', () => {
    for (const [boardId, code] of CODES)
      for (const modeVersion of [1, 2]) {
        const plan = planOf({ mode: 'daily', modeVersion, boardId } as GameSetup, 1, SHIPPED_BOARDS);
        expect([boardId, plan?.seed]).toEqual([boardId, sharedBy(code).seed]);
      }
  });
});
