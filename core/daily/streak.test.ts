import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from './calendar-date.ts';
import { addDays, makeDate } from './calendar-date.ts';
import { type DayGame, isBegunOnItsDay, monthCoin, streakDays } from './streak.ts';

/** The days that count. More games never make it fewer days. */
function countedDays(games: readonly DayGame[]): ReadonlySet<CalendarDate> {
  return new Set(games.filter(({ onItsDay, isCleared }) => onItsDay && isCleared).map(({ day }) => day));
}

const DAY_MS = 86_400_000;
/** Noon of a day in UTC. */
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);
const won = (day: string, onItsDay = true, begunAt = noonOf(day)): DayGame => ({
  ...{ day, onItsDay, begunAt, isCleared: true },
});
const days = (first: string, count: number) => Array.from({ length: count }, (_, day) => addDays(first, day));
const streak = (games: readonly DayGame[], today: string) => streakDays(countedDays(games), today).length;

describe('the streak', () => {
  const three = ['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => won(day));

  it.each<[string, readonly DayGame[], string, number]>([
    ['is none without a game', [], '2026-11-22', 0],
    ['runs up to today', three, '2026-11-22', 3],
    ['runs up to yesterday', three, '2026-11-23', 3],
    ['is over after a day without', three, '2026-11-24', 0],
    ['stays when the clock was set back', three, '2026-11-01', 3],
    ['is not ended by a day that is still to come', [...three, won('2026-11-25')], '2026-11-23', 3],
    [
      'is not ended by the day after today, with today to play',
      [...three, won('2026-11-24')],
      '2026-11-23',
      3,
    ],
    ['takes in the day after today once today is played', [...three, won('2026-11-23')], '2026-11-22', 4],
    ['is one day that is still to come where no other row is', [won('2026-11-25')], '2026-11-23', 1],
    ['goes over the end of a year', days('2026-12-30', 4).map((day) => won(day)), '2027-01-02', 4],
    ['goes over a leap day', days('2028-02-28', 3).map((day) => won(day)), '2028-03-01', 3],
    [
      'is cut by a board of the past, which adds no day',
      three.with(1, won('2026-11-21', false)),
      '2026-11-22',
      1,
    ],
    [
      'is cut by a board that was not cleared',
      three.with(1, { ...won('2026-11-21'), isCleared: false }),
      '2026-11-22',
      1,
    ],
    ['counts a day once', [...three, ...three], '2026-11-22', 3],
  ])('%s', (_, games, today, length) => {
    expect(streak(games, today)).toBe(length);
  });
});

describe('a new game counts for its day', () => {
  const today = noonOf('2026-11-22');
  it.each<[string, string, string, readonly DayGame[], boolean]>([
    ['begun on it', '2026-11-22', '2026-11-22', [], true],
    ['not before it', '2026-11-22', '2026-11-21', [], false],
    ['not after it', '2026-11-22', '2026-11-23', [], false],
    ['a second time', '2026-11-22', '2026-11-22', [won('2026-11-22')], true],
    [
      'not once a later day was begun in a time zone further east',
      '2026-11-22',
      '2026-11-22',
      [won('2026-11-23', true, today - 1)],
      false,
    ],
    [
      'after a later day that was begun under a clock set forward',
      '2026-11-22',
      '2026-11-22',
      [won('2026-11-23', true, today + 1)],
      true,
    ],
    ['after a later board of the archive', '2026-11-22', '2026-11-22', [won('2026-11-23', false)], true],
  ])('%s', (_, day, shown, before, counts) => {
    expect(isBegunOnItsDay(day, { today: shown, now: today }, before)).toBe(counts);
  });
});

/** A game begun on a machine whose clock and time zone change at will. */
interface Act {
  /** UTC milliseconds, as its clock says. */
  readonly now: number;
  /** The days that the date is ahead of UTC, by the time zone. */
  readonly zone: number;
  /** The board is that of so many days before the date, where it is more than 3. */
  readonly back: number;
  readonly isCleared: boolean;
}

const anyAct: fc.Arbitrary<Act> = fc.record({
  now: fc.integer({ min: 0, max: 40 * DAY_MS }),
  zone: fc.integer({ min: -1, max: 1 }),
  back: fc.integer({ min: 0, max: 5 }),
  isCleared: fc.boolean(),
});

const dateOf = ({ now, zone }: Pick<Act, 'now' | 'zone'>) => Math.floor(now / DAY_MS) + zone;

function play(acts: readonly Act[]): DayGame[] {
  const games: DayGame[] = [];
  for (const { back, isCleared, ...act } of acts) {
    const day = makeDate(dateOf(act) - (back > 3 ? back : 0));
    const onItsDay = isBegunOnItsDay(day, { today: makeDate(dateOf(act)), now: act.now }, games);
    games.push({ day, onItsDay, begunAt: act.now, isCleared });
  }
  return games;
}

/** Acts under a clock that is never set back. */
const inOrder = (acts: readonly Act[]) => acts.toSorted((one, other) => one.now - other.now);

describe('whatever the clock does', () => {
  it('a day that counted stays counted', () => {
    fc.assert(
      fc.property(fc.array(anyAct), fc.array(anyAct), (first, more) => {
        const before = countedDays(play(first));
        const after = countedDays(play([...first, ...more]));
        expect([...before].filter((day) => !after.has(day))).toEqual([]);
      }),
    );
  });

  it('a day before the last one begun adds nothing while only the time zone changes', () => {
    fc.assert(
      fc.property(fc.array(anyAct), (acts) => {
        const counting = play(inOrder(acts)).filter(({ onItsDay }) => onItsDay);
        const days = counting.map(({ day }) => day);
        expect(days).toEqual(days.toSorted());
      }),
    );
  });

  it('the board of today counts for it after whatever was begun under a clock that was set forward', () => {
    fc.assert(
      fc.property(fc.array(anyAct), anyAct, (acts, act) => {
        const today = makeDate(dateOf(act));
        const later = play(acts).filter(({ begunAt }) => begunAt > act.now);
        expect(isBegunOnItsDay(today, { today, now: act.now }, later)).toBe(true);
      }),
    );
  });

  it('days that are still to come make no streak shorter', () => {
    const anyDays = fc.uniqueArray(fc.integer({ min: 0, max: 40 }));
    fc.assert(
      fc.property(anyDays, anyDays, fc.nat(40), (numbers, later, today) => {
        const until = numbers.filter((day) => day <= today);
        const toCome = later.filter((day) => day > today);
        const lengthOf = (all: readonly number[]) =>
          streakDays(new Set(all.map(makeDate)), makeDate(today)).length;
        expect(lengthOf([...until, ...toCome])).toBeGreaterThanOrEqual(lengthOf(until));
      }),
    );
  });

  it('a clock set back, or a time zone further west, shows no shorter streak', () => {
    fc.assert(
      fc.property(fc.array(anyAct), fc.nat(40), fc.nat(40), (acts, today, back) => {
        const counted = countedDays(play(acts));
        const now = streakDays(counted, makeDate(today)).length;
        expect(streakDays(counted, makeDate(today - back)).length).toBeGreaterThanOrEqual(now);
      }),
    );
  });

  it('a game that ends after midnight counts for the day on which it began', () => {
    const [day, begunAt] = ['2026-11-22', noonOf('2026-11-22')];
    const onItsDay = isBegunOnItsDay(day, { today: day, now: begunAt }, []);
    expect(streak([{ ...{ day, onItsDay, begunAt }, isCleared: true }], '2026-11-23')).toBe(1);
  });

  it('a player of every day has every day, in any time zone', () => {
    // Each flight moves the machine's date by one day at most, and the date never goes below that of the last game.
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }), (lateNights) => {
        const games: DayGame[] = [];
        for (const [number, isLate] of lateNights.entries()) {
          const [day, begunAt] = [makeDate(number), number * DAY_MS];
          const begin = (today: string) => isBegunOnItsDay(day, { today, now: begunAt }, games);
          games.push({ ...{ day, onItsDay: begin(day), begunAt }, isCleared: true });
          if (isLate)
            games.push({ ...{ day, onItsDay: begin(makeDate(number - 1)), begunAt }, isCleared: true });
        }
        expect(streak(games, makeDate(lateNights.length))).toBe(lateNights.length);
      }),
    );
  });
});

describe('the coin of a month', () => {
  it.each<[number, string, string | null, number | null]>([
    [0, 'none', 'bronze', 10],
    [9, 'none', 'bronze', 1],
    [10, 'bronze', 'silver', 10],
    [19, 'bronze', 'silver', 1],
    [20, 'silver', 'gold', 10],
    [29, 'silver', 'gold', 1],
    [30, 'gold', null, null],
  ])('of November with %i days is %s', (count, coin, next, left) => {
    const games = days('2026-11-01', count).map((day) => won(day, false));
    expect(monthCoin(games, '2026-11')).toEqual({
      ...{ coin, cleared: count },
      next: next === null ? null : { coin: next, days: left },
    });
  });

  it('counts boards of that month that were cleared, each once', () => {
    const games = [...days('2026-10-01', 31), ...days('2026-11-01', 9), '2026-11-01'].map((day) => won(day));
    expect(monthCoin([...games, { ...won('2026-11-12'), isCleared: false }], '2026-11').cleared).toBe(9);
    expect(monthCoin(games, '2026-10').coin).toBe('gold');
    expect(
      monthCoin(
        days('2026-02-01', 28).map((day) => won(day)),
        '2026-02',
      ).coin,
    ).toBe('gold');
  });
});
