import { describe, expect, it } from 'vitest';
import { IMPORT_TEXTS, longGameText } from '../../../tests/reliability/games/import-texts.ts';
import { countRows } from '../../../tests/support/count-rows.ts';
import { importText } from '../../../tests/support/export-import.ts';
import { newMemoryStorage } from '../../../tests/support/memory-storage.ts';
import { importing, SLICE_ROWS } from './importing.ts';
import { inPieces } from './parted-text.ts';

/** Rows that an import of so many of a kind reads and writes. */
function rowsOf(kind: string, count: number): number {
  const { database } = newMemoryStorage();
  const text = IMPORT_TEXTS[kind]?.(count) ?? '';
  const { value, rows } = countRows(() => importText(database, text, 1));
  expect(value).toMatchObject({ ok: true });
  return rows.read + rows.written;
}

/** Of these the steps are quick enough to be counted for a file as long as some years fill it. */
const LONG_KINDS = [
  ...['designs of one id', 'packs of one id', 'packs of one name', 'finished games whose row differs'],
  ...['answers to puzzles', 'answers of one id', 'answers of one storm', 'designs of one name'],
  'a bit of everything',
];

describe('an import is linear', () => {
  it.each(LONG_KINDS)('of %s: as many rows are read and written for each of 3,200 as of 200', (kind) => {
    const none = rowsOf(kind, 0);
    const [few, many] = [200, 3_200].map((count) => (rowsOf(kind, count) - none) / count) as [number, number];
    expect(few).toBeGreaterThan(0);
    expect(many / few).toBeCloseTo(1, 1);
  });

  it.each(Object.keys(IMPORT_TEXTS))('of %s', (kind) => {
    const [none, few, many] = [rowsOf(kind, 0), rowsOf(kind, 20), rowsOf(kind, 80)];
    expect(few).toBeGreaterThan(none);
    expect(many - none).toBeLessThanOrEqual(4.1 * (few - none));
  });
});

describe('an import is written in slices', () => {
  it.each(Object.keys(IMPORT_TEXTS))('none of which holds up a move for long: %s', (kind) => {
    const { database } = newMemoryStorage();
    const work = importing({ database, now: 1, whose: 'mine' }, inPieces(IMPORT_TEXTS[kind]?.(150) ?? ''));
    const slices: number[] = [];
    for (let isDone = false; !isDone; ) {
      const { value, rows } = countRows(() => work.next());
      isDone = value.done === true;
      if (rows.written > 0) slices.push(rows.read + rows.written);
    }
    expect(slices.length).toBeGreaterThan(1);
    // In one of them the stored rows are read once, and an item may take more than the rows that are counted
    // for it.
    expect(Math.max(...slices)).toBeLessThan(4 * SLICE_ROWS);
  });

  it('also of one long game', () => {
    const { database } = newMemoryStorage();
    const work = importing({ database, now: 1, whose: 'mine' }, inPieces(longGameText(3_000)));
    const slices: number[] = [];
    for (;;) {
      const { value: next, rows } = countRows(() => work.next());
      if (rows.written > 0) slices.push(rows.written);
      if (!next.done) continue;
      expect(next.value).toMatchObject({
        ok: true,
        value: { state: 'merged', report: { games: { added: 1 } } },
      });
      break;
    }
    expect(slices.length).toBeGreaterThan(10);
    expect(Math.max(...slices)).toBeLessThan(2 * SLICE_ROWS);
    expect(importText(database, longGameText(3_000), 2)).toMatchObject({ value: { games: { known: 1 } } });
    expect(importText(database, longGameText(3_001), 2)).toMatchObject({ value: { games: { extended: 1 } } });
  });
});
