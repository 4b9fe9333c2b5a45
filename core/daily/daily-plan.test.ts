import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import boardLines from '../../resources/daily/boards.json' with { type: 'json' };
import seedLines from '../../resources/daily/seeds.json' with { type: 'json' };
import { CASUAL_ALONE, isWonAsStored } from '../../tests/support/composed-figures.ts';
import { dayFault, hashOfDay } from '../../tests/support/day-fault.ts';
import { playWeekday } from '../../tests/support/weekday-tally.ts';
import { countSlots } from '../board/board.ts';
import { weekdayBoards } from '../deal/weekday-boards.ts';
import { makeDealRecord } from '../game/setup/deal-record.ts';
import { meanInterval } from '../solve/share-interval.ts';
import { checkTemplate } from '../templates/check.ts';
import { NO_TALLY, winShareOf } from '../templates/win-share.ts';
import { addDays, daysOfMonth, monthOf, weekdayOf } from './calendar-date.ts';
import { dateOfBoard, FIRST_LITTLE_DAY, isLittle, littleIdOf } from './daily-board-id.ts';
import { parseDailyBoards } from './daily-boards.ts';
import { dailyPlan, FIRST_COMPOSED_DAY, FIRST_DAY, isMeasuredDay, LAST_MEASURED_DAY } from './daily-plan.ts';
import { WEEKDAYS } from './weekday.ts';

/**
 * A line a day, for 1,000 days. It never changes, or past days would have other boards: days from `FIRST_COMPOSED_DAY` on were
 * exchanged before they came, and what they had at first stands in fixtures/before-weekday-boards.
 */
const GOLDEN = readFileSync(new URL('../../tests/fixtures/daily.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, string]);
const BOARDS = parseDailyBoards(boardLines);

describe('the boards of the weekdays', () => {
  it('are eleven each, sound, and no two of one shape', () => {
    expect(BOARDS.map((boards) => boards.length)).toEqual(WEEKDAYS.map(() => 11));
    const all = BOARDS.flat();
    for (const board of all) expect([board.name, checkTemplate(board)]).toEqual([board.name, []]);
    expect(new Set(all.map(({ marks }) => marks.join())).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const board of all) expect(countSlots(board.marks)).toBeGreaterThanOrEqual(54);
  });

  it('have bounds for each weekday that do not meet', () => {
    for (const [place, { lossPermille }] of WEEKDAYS.entries()) {
      const before = WEEKDAYS[place - 1];
      if (before !== undefined) expect(lossPermille.least).toBeGreaterThan(before.lossPermille.most);
      expect(lossPermille.most).toBeGreaterThan(lossPermille.least);
    }
  });

  it('are won less often by random play on each day of the week than on the one before, on the average', () => {
    const shares = WEEKDAYS.map(({ tally }) => winShareOf(tally));
    for (const [place, share] of shares.entries()) {
      if (place > 0) expect(share?.high).toBeLessThan(shares[place - 1]?.low ?? Number.NaN);
    }
  });

  // All 52 boards in tests/deep.
  it.each(WEEKDAYS.map(({ id }, weekday) => [id, weekday] as const))(
    'on %s: some games agree',
    (_, weekday) => {
      const kept = winShareOf(WEEKDAYS[weekday]?.tally ?? NO_TALLY);
      const some = winShareOf(playWeekday(weekday, 13));
      expect(some?.low).toBeLessThanOrEqual(kept?.high ?? Number.NaN);
      expect(some?.high).toBeGreaterThanOrEqual(kept?.low ?? Number.NaN);
    },
  );

  it.each([
    ['someday Boat\ngravity=none border=open turns=2 kinds=2 copies=4\noooo'],
    ['monday Boat\ngravity=sideways border=open turns=2 kinds=2 copies=4\noooo'],
    ['monday Boat\ngravity=none border=open turns=2 kinds=0 copies=4\noooo'],
    ['monday Boat\ngravity=none border=open turns=2 kinds=2 copies=4\noo?o'],
  ])('cannot be read from %j', (text) => {
    expect(() => parseDailyBoards(text.split('\n'))).toThrow('cannot be read');
  });
});

describe('the little daily', () => {
  const lastDay = '2045-12-31';
  const days = (count: number) => Array.from({ length: count }, (_, day) => addDays(FIRST_LITTLE_DAY, day));
  const planOn = (date: string) => {
    const plan = dailyPlan(littleIdOf(date));
    if (plan === null) throw new Error(`no little daily on ${date}`);
    return plan;
  };

  it.each(['2026-11-30', '2025-12-31', '2026-13-01', 'today', ''])('is none for %j', (date) => {
    expect(dailyPlan(littleIdOf(date))).toBeNull();
  });

  it.each(['2026-12-01x', '2026-12-01-large', '2026-12-01x-little', '2026-12-01-little-little'])(
    'and no other board is meant by %j',
    (boardId) => {
      expect(dailyPlan(boardId)).toBeNull();
    },
  );

  it('has an id that tells its date', () => {
    expect(littleIdOf('2026-12-01')).toBe('2026-12-01-little');
    expect([dateOfBoard('2026-12-01-little'), dateOfBoard('2026-12-01')]).toEqual([
      '2026-12-01',
      '2026-12-01',
    ]);
    expect([isLittle('2026-12-01-little'), isLittle('2026-12-01')]).toEqual([true, false]);
  });

  it('has 12 to 20 pairs on every day from the first on, after 2045 too, and never a shape of the day before', () => {
    let before = '';
    for (let date = FIRST_LITTLE_DAY; date <= addDays(lastDay, 40); date = addDays(date, 1)) {
      const { template } = planOn(date);
      const pairs = countSlots(template.marks) / 2;
      expect([date, pairs >= 12 && pairs <= 20, template.name !== before]).toEqual([date, true, true]);
      before = template.name;
    }
    expect(planOn('9999-12-31').dealerVersion).toBe(3);
  });

  it('shows no board again within a year, and other pictures each day', () => {
    const numbers = days(1_500).map((date) => Math.floor(planOn(date).seed / 2 ** 16));
    for (const [day, number] of numbers.entries())
      expect(numbers.indexOf(number, day + 1) - day).not.toSatisfy((next: number) => next > 0 && next <= 366);
    expect(new Set(days(1_500).map((date) => planOn(date).seed)).size).toBe(1_500);
  });

  it('is planned on every day as it always was', () => {
    const plans = createHash('sha256');
    for (const date of days(1_000)) {
      const { template, seed, dealerVersion, measureVersion, composed } = planOn(date);
      plans.update(
        `${[date, template.hash, seed, dealerVersion, measureVersion, composed?.join('')].join(' ')}\n`,
      );
    }
    expect(plans.digest('hex')).toBe('03c56bdfaa04201daeb93b474ca0d54905ca08a1b6c1ea3de99102908d9cb531');
  });

  it('is dealt and measured like every game', () => {
    for (const date of days(7)) {
      const record = makeDealRecord(planOn(date));
      expect(record).toMatchObject({ ok: true, value: { dealerVersion: 3, cells: planOn(date).composed } });
    }
  });
});

describe('the board of a day', () => {
  it.each(['', 'today', '2025-12-31', '2026-02-29', '2026-1-1'])('is none for %j', (date) => {
    expect(dailyPlan(date)).toBeNull();
  });

  it('is there for every day of twenty years, and afterwards by the formula', () => {
    const months = new Set(seedLines.map((line) => line.slice(0, 7)));
    for (let date = FIRST_DAY; date < FIRST_COMPOSED_DAY; date = addDays(date, 1))
      expect(months.has(monthOf(date))).toBe(true);
    for (let date = FIRST_DAY; date <= LAST_MEASURED_DAY; date = addDays(date, 1))
      expect(dailyPlan(date)).not.toBeNull();
    for (const line of seedLines)
      expect(line).toMatch(new RegExp(`^\\S{7} [0-9a-z]{${2 * daysOfMonth(line.slice(0, 7)).length}}$`));
    for (const date of ['2046-01-01', '2100-02-28', '9999-12-31']) expect(dailyPlan(date)).not.toBeNull();
  });

  it('was chosen by its difficulty up to the end of 2045, and no further', () => {
    for (const date of [FIRST_DAY, FIRST_COMPOSED_DAY, '2045-12-31']) expect(isMeasuredDay(date)).toBe(true);
    for (const date of ['2046-01-01', '2046-03-31', '9999-12-31', '2025-12-31', ''])
      expect(isMeasuredDay(date)).toBe(false);
    // Some of the later ones are far from their weekday, so nothing may be said of them.
    const later = Array.from({ length: 14 }, (_, day) => addDays('2046-01-01', day));
    expect(later.filter((date) => dayFault(date) !== null).length).toBeGreaterThan(5);
  });

  it('has another shape on each of the eleven weeks, and another seed on every day', () => {
    const plans = Array.from({ length: 77 }, (_, day) => dailyPlan(addDays('2026-01-05', day)));
    expect(new Set(plans.map((plan) => plan?.template.hash)).size).toBe(77);
    const seeds = Array.from({ length: 1_000 }, (_, day) => dailyPlan(addDays(FIRST_DAY, day))?.seed);
    expect(new Set(seeds).size).toBe(1_000);
  });

  it('is dealt by the versions that its date has for ever', () => {
    for (const date of [FIRST_DAY, '2026-11-22', '2027-01-03', '2046-01-01', '9999-12-31'])
      expect(dailyPlan(date)).toMatchObject({ dealerVersion: 2, measureVersion: 2, aimPermille: null });
    for (const date of ['2027-01-04', '2045-12-31'])
      expect(dailyPlan(date)).toMatchObject({ dealerVersion: 3, measureVersion: 2, aimPermille: null });
  });

  // All thousand, and every day of the table measured, in tests/deep.
  it.each(GOLDEN.filter((_, day) => day % 25 === 0))('is on %s what it always was', (date, hash) => {
    expect(hashOfDay(date)).toBe(hash);
  });

  it.each([
    ['2026-01-01', '2027-01-03', '95f00c005eaedb972344c86dba1d6b648966308837170766c63c1d246c481e04'],
    ['2027-01-04', '2045-12-31', '8427f6eb532ba6ea060a82fa3d5f3c1764015d7df5d72b9e42c02bd46e057e40'],
    ['2046-01-01', '2066-12-31', '1ea499e47976f82f97da899d5ee0d342553187a313b7581bdf4063087f2c64de'],
  ])('is planned on every day from %s to %s as it always was', (first, last, digest) => {
    const plans = createHash('sha256');
    for (let date = first; date <= last; date = addDays(date, 1)) {
      const plan = dailyPlan(date);
      const board = [
        plan?.template.hash,
        plan?.seed,
        plan?.dealerVersion,
        plan?.measureVersion,
        plan?.aimPermille,
      ];
      plans.update(`${[date, ...board].join(' ')}\n`);
    }
    expect(plans.digest('hex')).toBe(digest);
  });

  it('has golden hashes for a thousand days in their order', () => {
    expect(GOLDEN.map(([date]) => date)).toEqual(GOLDEN.map((_, day) => addDays(FIRST_DAY, day)));
    expect(GOLDEN).toHaveLength(1_000);
  });

  it.each(Array.from({ length: 7 }, (_, day) => [addDays('2026-11-16', day), addDays('2026-03-02', day)]))(
    'is on %s and %s as hard as that day of the week',
    (...dates) => {
      expect(dates.map(dayFault)).toEqual([null, null]);
    },
  );
});

describe('the composed boards of the weekdays', () => {
  const all = weekdayBoards();
  const ofWeekday = WEEKDAYS.map(({ id }) => all.filter(({ group }) => group === id));
  const dates = (count: number) =>
    Array.from({ length: count }, (_, day) => addDays(FIRST_COMPOSED_DAY, day));
  const planOn = (date: string) => {
    const plan = dailyPlan(date);
    if (plan === null) throw new Error(`no board on ${date}`);
    return plan;
  };
  const numberOf = (date: string) => Math.floor(planOn(date).seed / 2 ** 16);

  it('begin on a Monday, 64 for each weekday, of eight shapes, with numbers of their own', () => {
    expect(weekdayOf(FIRST_COMPOSED_DAY)).toBe(0);
    expect(ofWeekday.map((boards) => boards.length)).toEqual(WEEKDAYS.map(() => 64));
    expect(ofWeekday.map((boards) => new Set(boards.map(({ name }) => name)).size)).toEqual(
      WEEKDAYS.map(() => 8),
    );
    expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
    for (const { number } of all) expect([number >= 20_000, number < 30_000]).toEqual([true, true]);
  });

  it('are on the dates of their weekday, and none comes again within a year', () => {
    const numbers = dates(1_500).map(numberOf);
    for (const [day, number] of numbers.entries()) {
      expect(all.find((board) => board.number === number)?.group).toBe(WEEKDAYS[day % 7]?.id);
      expect(numbers.indexOf(number, day + 1) - day).not.toSatisfy((next: number) => next > 0 && next <= 366);
    }
    expect(new Set(dates(1_500).map((date) => planOn(date).seed)).size).toBe(1_500);
  });

  it('show a shape again after eight weeks, not before', () => {
    for (const date of dates(500)) {
      const next = Array.from(
        { length: 7 },
        (_, week) => planOn(addDays(date, 7 * (week + 1))).template.name,
      );
      expect(next).not.toContain(planOn(date).template.name);
    }
  });

  it('are won by the casual player as often as their weekday says, at most 8 points off, and ever less often', () => {
    for (const [place, { wonPermille }] of WEEKDAYS.entries()) {
      const won = ofWeekday[place]?.map((board) => board.won) ?? [];
      expect([Math.min(...won), Math.max(...won)]).toEqual([wonPermille.least, wonPermille.most]);
      const mean = won.reduce((sum, count) => sum + count, 0) / won.length;
      expect(Math.max(mean - wonPermille.least, wonPermille.most - mean)).toBeLessThanOrEqual(80);
      expect(wonPermille.least).toBeLessThan(WEEKDAYS[place - 1]?.wonPermille.least ?? 1_000);
      expect(wonPermille.most).toBeLessThan(WEEKDAYS[place - 1]?.wonPermille.most ?? 1_001);
    }
  });

  it('take longer to see on each weekday than on the one before, on the average', () => {
    const week = ofWeekday.map((boards) => meanInterval(boards.map((board) => board.seconds ?? Number.NaN)));
    for (const [place, { low }] of week.entries()) expect(low).toBeGreaterThan(week[place - 1]?.high ?? 0);
  });

  it('never take a link of the first third longer than a hunt', () => {
    expect(Math.max(...all.map((board) => board.seconds ?? Number.NaN))).toBeLessThan(6);
  });

  it('slide on Tuesdays and Wednesdays alone, which ask for no choices', () => {
    const sliding = all.filter(({ rules }) => rules.gravity !== 'none').map(({ group }) => group);
    expect([...new Set(sliding)]).toEqual(['tuesday', 'wednesday']);
  });

  // All of them in tests/deep.
  it.each(dates(7).map((date) => [date, all.find(({ number }) => number === numberOf(date))] as const))(
    'on %s is won as often and seen as soon as is stored, and dealt like every game',
    (date, board) => {
      if (board === undefined) throw new Error('no such board');
      expect(isWonAsStored(board, CASUAL_ALONE)).toBe(true);
      const { composed } = planOn(date);
      expect(makeDealRecord(planOn(date))).toMatchObject({ ok: true, value: { cells: composed } });
    },
  );
});
