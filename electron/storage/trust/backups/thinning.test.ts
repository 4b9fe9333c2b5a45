import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Backup, backupsToDrop, HOUR_MS, MOST_BYTES } from './thinning.ts';

const DAY_MS = 24 * HOUR_MS;
const NOW = Date.UTC(2026, 5, 15, 12);

function backupsAt(ages: readonly number[], bytes = 1): Backup[] {
  const oldestFirst = ages.toSorted((a, b) => b - a);
  return oldestFirst.map((age, place) => ({ name: `${place}`, place, madeAt: NOW - age, bytes }));
}

function keptAges(backups: readonly Backup[], mostBytes?: number): number[] {
  const dropped = new Set(backupsToDrop(backups, NOW, mostBytes).map(({ name }) => name));
  return backups.filter(({ name }) => !dropped.has(name)).map(({ madeAt }) => NOW - madeAt);
}

describe('thinning', () => {
  it('keeps the newest of each hour for a day', () => {
    const quarters = Array.from({ length: 24 * 4 - 1 }, (_, quarter) => (quarter + 1) * (HOUR_MS / 4));
    expect(keptAges(backupsAt(quarters)).map((age) => age / HOUR_MS)).toEqual(
      Array.from({ length: 24 }, (_, hour) => 23.25 - hour),
    );
  });

  it('keeps the newest of each day for two weeks', () => {
    const noons = Array.from({ length: 30 }, (_, day) => day * DAY_MS);
    expect(keptAges(backupsAt(noons)).map((age) => age / DAY_MS)).toEqual([
      13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
    ]);
  });

  it('drops the oldest when they grow too large, never the newest', () => {
    expect(keptAges(backupsAt([3 * HOUR_MS, 2 * HOUR_MS, HOUR_MS], 6), 12)).toEqual([2 * HOUR_MS, HOUR_MS]);
    expect(keptAges(backupsAt([2 * HOUR_MS, HOUR_MS], 60), 12)).toEqual([HOUR_MS]);
  });

  it('goes by the order of making when the clock was set back', () => {
    const before = { name: 'before', place: 1, madeAt: NOW + DAY_MS, bytes: 1 };
    const after = { name: 'after', place: 2, madeAt: NOW - 20 * DAY_MS, bytes: 1 };
    expect(backupsToDrop([before, after], NOW)).toEqual([]);
  });

  it('is bounded, keeps the newest and finds nothing more to drop', () => {
    const backup = fc.record({
      age: fc.integer({ min: -DAY_MS, max: 40 * DAY_MS }),
      bytes: fc.nat(MOST_BYTES),
    });
    fc.assert(
      fc.property(fc.array(backup, { minLength: 1, maxLength: 60 }), (made) => {
        const backups = made.map(({ age, bytes }, place) => ({
          name: `${place}`,
          place,
          madeAt: NOW - age,
          bytes,
        }));
        const dropped = backupsToDrop(backups, NOW);
        const kept = backups.filter((each) => !dropped.includes(each));
        expect(kept).toContain(backups.at(-1));
        const older = kept.slice(0, -1).reduce((sum, { bytes }) => sum + bytes, 0);
        expect(older).toBeLessThanOrEqual(MOST_BYTES);
        expect(backupsToDrop(kept, NOW)).toEqual([]);
      }),
    );
  });
});
