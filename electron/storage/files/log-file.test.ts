import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { play, setupOf, wanderingEntries } from '../../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFolder } from '../../../tests/reliability/support/folder.ts';
import { openSession, playInto } from '../../../tests/reliability/support/session.ts';
import { findWork } from '../../../tests/reliability/support/work-of.ts';
import { openImage } from '../base/connection.ts';
import { readWork, type Work } from '../transfer/work.ts';
import { imageWithWholeLog, isLogDamaged } from './log-file.ts';

let folder: string;
let database: Buffer;
let log: Buffer;
let whole: Work;
beforeAll(async () => {
  folder = makeFolder();
  const path = join(folder, 'made.sqlite');
  const session = openSession({ path });
  session.storage.database.pragma('wal_checkpoint(TRUNCATE)');
  const setup = setupOf(6);
  await playInto(session, setup, play(setup, wanderingEntries(setup)).sent);
  [database, log] = [readFileSync(path), readFileSync(`${path}-wal`)];
  whole = readWork(session.storage.database, 'refuse');
  session.close();
});
afterAll(() => dropFolder(folder));

const FRAME = 4_096 + 24;
const frameCount = () => (log.length - 32) / FRAME;

function flippedAt(offset: number): Buffer {
  const flipped = Buffer.from(log);
  flipped.writeUInt8(flipped.readUInt8(offset) ^ 4, offset);
  return flipped;
}

/** Opens the database with another log, as a start after a kill would find them. */
function openWith(changed: Buffer) {
  const killed = join(folder, 'killed');
  rmSync(killed, { recursive: true, force: true });
  mkdirSync(killed);
  writeFileSync(join(killed, 'twofold.sqlite'), database);
  writeFileSync(join(killed, 'twofold.sqlite-wal'), changed);
  return findWork(join(killed, 'twofold.sqlite'));
}

describe('a log', () => {
  it('that is whole is sound, and read without SQLite gives the same', () => {
    expect(isLogDamaged(log)).toBe(false);
    const image = openImage(imageWithWholeLog(database, log));
    expect(readWork(image, 'refuse')).toEqual(whole);
    image.close();
  });

  it('that a power cut left short is sound, wherever it was cut', () => {
    const cuts = Array.from({ length: frameCount() }, (_, frame) => 32 + frame * FRAME + 777);
    expect(cuts.filter((cut) => isLogDamaged(log.subarray(0, cut)))).toEqual([]);
  });

  it('that is empty or was never written is sound', () => {
    expect([Buffer.alloc(0), Buffer.alloc(5), Buffer.alloc(FRAME * 3)].map(isLogDamaged)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['its header', () => 9],
    ['the page number of a frame', () => 32 + FRAME * 4 + 3],
    ['the salt of a frame', () => 32 + FRAME * 4 + 10],
    ['the checksum of a frame', () => 32 + FRAME * 4 + 18],
    ['a page', () => 32 + FRAME * 5 + 2_000],
  ])('with a flipped bit in %s is damaged, and what its rows still prove comes back', (_what, offset) => {
    const flipped = flippedAt(offset());
    expect(isLogDamaged(flipped)).toBe(true);
    const { state, work } = openWith(flipped);
    expect(state.kind).toBe('restored');
    for (const game of work.games)
      expect(whole.games[0]?.journal.slice(0, game.journal.length)).toEqual(game.journal);
  });

  it('with a flipped bit in the middle loses no move whose page came again later', () => {
    const { work } = openWith(flippedAt(32 + FRAME * 5 + 2_000));
    expect(work.games[0]?.journal).toHaveLength(whole.games[0]?.journal.length ?? 0);
  });

  it('with a flipped bit in its last commit cannot be told from a torn one', () => {
    const flipped = flippedAt(log.length - 2_000);
    expect(isLogDamaged(flipped)).toBe(false);
    expect(openWith(flipped).state).toEqual({ kind: 'ready' });
  });
});
