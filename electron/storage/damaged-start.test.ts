import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../core/random.ts';
import { dropFolder, makeFastFolder } from '../../tests/reliability/support/folder.ts';
import { killedGame, type Left, layOut, withFile } from '../../tests/reliability/support/killed.ts';
import { findWork } from '../../tests/reliability/support/work-of.ts';
import { isCheckFatal, originAfter } from './trust/recovery/crash-counter.ts';

let folder: string;
let left: Left;
let clean: Left;
beforeAll(async () => {
  folder = makeFastFolder();
  ({ left } = await killedGame(join(folder, 'made'), { moves: 14, checkpointed: 2 }));
  ({ left: clean } = await killedGame(join(folder, 'clean'), { moves: 14, checkpointed: 14 }));
});
afterAll(() => dropFolder(folder));

const bytesOf = (files: Left, suffix: '' | '-wal' = '') => files.get(suffix) ?? Buffer.alloc(0);

/** Starts on these files; returns the state, and what became of the fourteen moves. */
function endOf(files: Left): string {
  const path = layOut(files, join(folder, 'start'));
  const { state, work } = findWork(path);
  const kept = work.games[0]?.journal.length ?? 0;
  const told = state.kind === 'restored' ? state.missing.reduce((sum, { moves }) => sum + moves, 0) : 0;
  if (state.kind === 'memory') return `memory ${state.code}`;
  return kept + told >= 14 ? state.kind : `${state.kind} with ${kept} moves, ${told} told`;
}

function flipped(bytes: Buffer, bit: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
  return copy;
}

const GOOD = ['ready', 'restored'];
const TWO_PAGES = 2 * 4_096;

describe('a start gets over', () => {
  it.each([
    ['beside its log', () => left],
    ['without a log', () => clean],
  ])('a flipped bit in the first two pages of a killed database, %s', (_what, files) => {
    const random = createRandom(11);
    const bad = Array.from({ length: 40 }, () => random.below(TWO_PAGES * 8)).flatMap((bit) => {
      const end = endOf(withFile(files(), '', flipped(bytesOf(files()), bit)));
      return GOOD.includes(end) ? [] : [`bit ${bit}: ${end}`];
    });
    expect(bad).toEqual([]);
  });

  it('each flipped bit of the two format bytes', () => {
    const bad = Array.from({ length: 16 }, (_, bit) => 18 * 8 + bit).flatMap((bit) => {
      const end = endOf(withFile(clean, '', flipped(bytesOf(clean), bit)));
      return GOOD.includes(end) ? [] : [`bit ${bit}: ${end}`];
    });
    expect(bad).toEqual([]);
  });

  it('zeroed sectors', () => {
    const bad = Array.from({ length: 16 }, (_, sector) => sector * 512).flatMap((from) => {
      const zeroed = Buffer.from(bytesOf(left)).fill(0, from, from + 512);
      const end = endOf(withFile(left, '', zeroed));
      return GOOD.includes(end) ? [] : [`sector at ${from}: ${end}`];
    });
    expect(bad).toEqual([]);
  });

  it('a file that was cut, with its log and without', () => {
    const database = bytesOf(left);
    const cuts = [1, 50, 99, 100, 511, 4_095, 4_096, 5_000, 8_192, Math.floor(database.length / 2)];
    const bad = cuts.flatMap((cut) =>
      [left, withFile(left, '-wal', null)].flatMap((files) => {
        const end = endOf(withFile(files, '', database.subarray(0, cut)));
        return GOOD.includes(end) ? [] : [`cut at ${cut}: ${end}`];
      }),
    );
    expect(bad).toEqual([]);
  });

  it.each([
    ['beside a log', () => left],
    ['without a log', () => clean],
  ])('a schema that is gone, %s: every move comes back all the same', (_what, files) => {
    const zeroed = Buffer.from(bytesOf(files())).fill(0, 0, 4_096);
    const { state, work } = findWork(layOut(withFile(files(), '', zeroed), join(folder, 'start')));
    expect(state).toMatchObject({ kind: 'restored', games: 1, missing: [] });
    expect(work.games[0]?.journal).toHaveLength(14);
  });

  it('a log whose frames ask for more memory than there is', () => {
    const log = Buffer.from(bytesOf(left, '-wal'));
    // The number of pages after the last commit.
    log.writeUInt32BE(0xfffffff0, log.length - 4_096 - 24 + 4);
    expect(GOOD).toContain(endOf(withFile(left, '-wal', log)));
  });
});

describe('starts that died where nothing can be caught', () => {
  it.each([
    ['none', { look: 0, salvage: 0 }, false, 'everything'],
    ['one kill in a look', { look: 1, salvage: 0 }, false, 'everything'],
    ['two in a row', { look: 2, salvage: 0 }, true, 'everything'],
    ['and one in the salvage after it', { look: 2, salvage: 1 }, true, 'backups'],
    ['and more', { look: 2, salvage: 3 }, true, 'nothing'],
    ['three kills in a salvage', { look: 0, salvage: 3 }, false, 'everything'],
    ['four of them', { look: 0, salvage: 4 }, false, 'backups'],
    ['six of them', { look: 0, salvage: 6 }, false, 'nothing'],
  ])('%s', (_what, deaths, isDeadly, origin) => {
    expect([isCheckFatal(deaths), originAfter(deaths)]).toEqual([isDeadly, origin]);
  });

  const record = (phase: string, look: number, salvage: number) =>
    JSON.stringify({ phase, deaths: { look, salvage } });

  it('the third start in a row looks no more, sets aside and brings back everything', () => {
    const path = layOut(left, join(folder, 'third'));
    writeFileSync(`${path}-start`, record('look', 1, 0));
    const { state, work } = findWork(path);
    expect(state).toMatchObject({ kind: 'restored', missing: [] });
    expect(work.games[0]?.journal).toHaveLength(14);
    expect(existsSync(`${path}-start`)).toBe(false);
    expect(findWork(path).state.kind).toBe('ready');
  });

  it('what cannot be salvaged alive is set aside whole, and the player reads what is missing', () => {
    const path = layOut(left, join(folder, 'fourth'));
    writeFileSync(`${path}-start`, record('salvage', 2, 0));
    const { state } = findWork(path);
    expect(state).toMatchObject({ kind: 'restored', games: 0, missing: [{ moves: 14 }] });
    expect(readdirSync(`${path}-damaged`)).toHaveLength(1);
  });

  it('a record that makes no sense counts nothing', () => {
    const path = layOut(left, join(folder, 'nonsense'));
    writeFileSync(`${path}-start`, '{"phase":"look","deaths":');
    expect(findWork(path).state.kind).toBe('ready');
  });
});
