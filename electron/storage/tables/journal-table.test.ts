import { describe, expect, it } from 'vitest';
import { nextChain, type StoredEntry, soundLength } from './journal-table.ts';

function chainOf(entries: readonly string[]): StoredEntry[] {
  const rows: StoredEntry[] = [];
  for (const [place, entry] of entries.entries()) {
    const boardHash = `board ${place}`;
    const chain = nextChain(rows.at(-1)?.chain ?? 'first', place, entry, boardHash);
    rows.push({ place, entry, boardHash, chain });
  }
  return rows;
}

function at(rows: readonly StoredEntry[], place: number): StoredEntry {
  const row = rows[place];
  if (row === undefined) throw new Error(`no row ${place}`);
  return row;
}

const ROWS = chainOf(['a', 'b', 'c', 'd']);

describe('the sound part of a journal', () => {
  it.each([
    ['nothing changed', ROWS, 4],
    ['empty', [], 0],
    ['the end is lost', ROWS.slice(0, 3), 3],
    ['the start is lost', ROWS.slice(1), 0],
    ['a row in the middle is lost', ROWS.toSpliced(1, 1), 1],
    ['two rows are swapped', [at(ROWS, 0), at(ROWS, 2), at(ROWS, 1), at(ROWS, 3)], 1],
    ['an entry is changed', ROWS.with(2, { ...at(ROWS, 2), entry: 'C' }), 2],
    ['a board hash is changed', ROWS.with(1, { ...at(ROWS, 1), boardHash: 'x' }), 1],
    ['a link of the chain is changed', ROWS.with(3, { ...at(ROWS, 3), chain: 'x' }), 3],
    ['a place is changed', ROWS.with(0, { ...at(ROWS, 0), place: 9 }), 0],
  ])('%s', (_what, rows, expected) => {
    expect(soundLength('first', rows)).toBe(expected);
  });

  it('belongs to one game only', () => {
    expect(soundLength('another game', ROWS)).toBe(0);
  });
});
