import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EXPORT_PART_BYTES, type JobState } from '../../../core/contract/data.ts';
import { partsOf } from '../../../core/contract/text-parts.ts';
import { BUILTIN_TEMPLATES } from '../../../core/templates/builtin.ts';
import { play, setupOf, wanderingEntries } from '../../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFolder } from '../../../tests/reliability/support/folder.ts';
import { openSession, playInto, type Session } from '../../../tests/reliability/support/session.ts';
import { withoutOwners } from '../../../tests/reliability/support/work-of.ts';
import { findRow, putRow } from '../base/checked-rows.ts';
import { createJobs } from '../transfer/jobs.ts';
import { readWork } from '../transfer/work.ts';
import { backupFolder, makeBackup } from '../trust/backups/backup.ts';
import { verifyDatabase } from '../trust/checks/verify-database.ts';
import { quarantineFolder, readNotice } from '../trust/recovery/recovered-files.ts';

let folder: string;
let path: string;
let session: Session;
beforeEach(() => {
  folder = makeFolder();
  path = join(folder, 'twofold.sqlite');
  session = openSession({ path, now: () => 1_700_000_000_000 });
});
afterEach(() => {
  session.close();
  dropFolder(folder);
});

const SETUP = setupOf(1);
const WHOLE = play(SETUP, wanderingEntries(SETUP)).sent;

async function play2(to = session): Promise<string> {
  const gameId = await playInto(to, SETUP, WHOLE);
  await to.tell('games.finish', { gameId });
  await playInto(to, setupOf(2, 'timed'), []);
  await to.tell('settings.write', { theme: 'dark' });
  return gameId;
}

async function pull(jobId: string, from = session): Promise<JobState> {
  for (;;) {
    const state = await from.tell('data.step', { jobId });
    if (state.state !== 'working') return state;
  }
}

async function exported(form: 'readable' | 'files'): Promise<{ name: string; content: Buffer }> {
  const { jobId } = await session.tell('data.export', { form });
  const state = await pull(jobId);
  if (state.state !== 'ready') throw new Error(JSON.stringify(state));
  const parts: Buffer[] = [];
  for (let index = 0; index < state.parts; index++) {
    const { base64 } = await session.tell('data.part', { jobId, index });
    parts.push(Buffer.from(base64, 'base64'));
  }
  const content = Buffer.concat(parts);
  expect(createHash('sha256').update(content).digest('hex')).toBe(state.sha256);
  expect(content).toHaveLength(state.bytes);
  await session.tell('data.drop', { jobId });
  return { name: state.name, content };
}

async function imported(text: string, into: Session): Promise<JobState> {
  for (const part of partsOf('one-export', text)) await into.tell('texts.part', part);
  const { jobId } = await into.tell('data.import', { textId: 'one-export', whose: 'mine' });
  return pull(jobId, into);
}

describe('over the bridge', () => {
  it('everything goes out in parts and comes in elsewhere, once', async () => {
    await play2();
    const { name, content } = await exported('readable');
    expect(name).toBe('twofold-2023-11-14.json');
    const there = openSession({ path: join(folder, 'there.sqlite') });
    expect(await imported(content.toString(), there)).toEqual({
      state: 'merged',
      report: {
        whose: 'mine',
        games: { added: 2, extended: 0, known: 0, refused: 0 },
        templates: { added: 0, known: 0 },
        refusals: [],
        notRechecked: 0,
        packs: { added: 0, known: 0 },
        pictures: { added: 0, known: 0, unshown: 0, full: 0 },
        puzzles: { added: 0, known: 0 },
        scores: { added: 1, known: 0 },
        // Both computers noted at their first start that a newcomer is told no news.
        settings: { added: 1, known: 1 },
      },
    });
    const before = readWork(there.storage.database, 'refuse');
    expect(withoutOwners(before)).toEqual(withoutOwners(readWork(session.storage.database, 'refuse')));
    expect(await imported(content.toString(), there)).toMatchObject({
      report: { games: { added: 0, known: 2 }, scores: { added: 0, known: 1 }, settings: { known: 2 } },
    });
    expect(readWork(there.storage.database, 'refuse')).toEqual(before);
    there.close();
  });

  it('the files go out as they lie on the disk', async () => {
    await play2();
    session.close();
    const bytes = readFileSync(path);
    session = openSession({ path });
    session.storage.database.pragma('wal_checkpoint(TRUNCATE)');
    const { name, content } = await exported('files');
    expect(name).toMatch(/\.tar$/);
    expect(content.includes(bytes.subarray(0, 4_096))).toBe(true);
    expect(content.length % 512).toBe(0);
  });

  it('a part that is not there is refused, and so is a work that was dropped', async () => {
    const { jobId } = await session.tell('data.export', { form: 'readable' });
    await pull(jobId);
    expect(await session.ask('data.part', { jobId, index: 1 })).toMatchObject({
      error: { code: 'bad-request' },
    });
    await session.tell('data.drop', { jobId });
    for (const channel of ['data.step', 'data.part'])
      expect(
        await session.ask(channel, { jobId, ...(channel === 'data.part' ? { index: 0 } : {}) }),
      ).toMatchObject({
        error: { code: 'transfer-ended' },
      });
  });

  it('an import that is not stepped to its end changes nothing', async () => {
    await play2();
    const { content } = await exported('readable');
    const there = openSession({ path: join(folder, 'there.sqlite') });
    for (const part of partsOf('one-export', content.toString())) await there.tell('texts.part', part);
    const { jobId } = await there.tell('data.import', { textId: 'one-export', whose: 'mine' });
    await there.tell('data.drop', { jobId });
    expect(readWork(there.storage.database, 'refuse').games).toEqual([]);
    there.close();
  });

  it('says what is wrong with a file', async () => {
    expect(await imported('{"format":"twofold-export","version":99}', session)).toEqual({
      state: 'refused',
      code: 'import-newer',
      detail: 'version 99',
    });
  });

  it('leaves nothing out in silence: what is damaged is counted, and the rest goes out', async () => {
    const gameId = await play2();
    session.storage.database.exec('DROP TRIGGER journal_keeps_values');
    session.storage.database
      .prepare(
        `UPDATE journal SET entry = '{}' WHERE game_key = (SELECT key FROM game_keys WHERE game_id = ?) AND place = 0`,
      )
      .run(gameId);
    const { jobId } = await session.tell('data.export', { form: 'readable' });
    expect(await pull(jobId)).toMatchObject({ state: 'ready', leftOut: 1 });
    expect(session.storage.state).toEqual({ kind: 'damage-found' });
  });
});

describe('erasing', () => {
  it('leaves a sound database as new, and nothing of the player in any file', async () => {
    await play2();
    await makeBackup(session.storage.database, backupFolder(path), 1);
    const gameId = readWork(session.storage.database, 'refuse').games[0]?.id ?? '';
    await session.tell('data.erase', { erase: 'everything' });
    expect(readWork(session.storage.database, 'refuse')).toMatchObject({
      settings: {},
      games: [],
      designs: [],
    });
    expect(verifyDatabase(session.storage.database)).toMatchObject({ kind: 'sound' });
    expect(await session.tell('templates.list', null)).toHaveLength(BUILTIN_TEMPLATES.length);
    expect(existsSync(backupFolder(path))).toBe(false);
    await play2();
    session.close();
    for (const name of readdirSync(folder))
      expect(readFileSync(join(folder, name)).includes(gameId)).toBe(false);
    session = openSession({ path });
    expect(session.storage.state).toEqual({ kind: 'ready' });
  });

  it.each<[channel: 'data.export' | 'data.import', request: Record<string, string>]>([
    ['data.export', { form: 'readable' }],
    ['data.import', { textId: 'one-export', whose: 'mine' }],
  ])('ends a %s on its way', async (channel, request) => {
    await play2();
    const { content } = await exported('readable');
    for (const part of partsOf('one-export', content.toString())) await session.tell('texts.part', part);
    const begun = await session.ask(channel, request);
    await session.tell('data.erase', { erase: 'everything' });
    expect(await session.ask('data.step', begun.ok ? begun.value : begun)).toMatchObject({
      error: { code: 'transfer-ended' },
    });
    expect(readWork(session.storage.database, 'refuse').games).toEqual([]);
    expect(session.storage.state).toEqual({ kind: 'ready' });
  });

  it('is made up for by the next start when it was cut short', async () => {
    await makeBackup(session.storage.database, backupFolder(path), 1);
    mkdirSync(quarantineFolder(path));
    // The first half of an erasure leaves this: the rows are gone, and one row says that more has to go.
    putRow(session.storage.database, 'meta', { name: 'erasing', value: 'files' });
    session.close();
    session = openSession({ path });
    expect(session.storage.state).toEqual({ kind: 'ready' });
    expect(readdirSync(folder).filter((name) => /backups|damaged/.test(name))).toEqual([]);
    expect(findRow(session.storage.database, 'meta', 'erasing')).toBeNull();
  });

  it('says nothing more of a database that came back: what was set aside is gone', async () => {
    session.close();
    const database = new Database(path);
    database.pragma('application_id = 7');
    database.close();
    session = openSession({ path });
    const states: string[] = [session.storage.state.kind];
    session.storage.watch(({ kind }) => states.push(kind));
    await session.tell('data.erase', { erase: 'everything' });
    expect(states).toEqual(['restored', 'ready']);
    expect(existsSync(quarantineFolder(path))).toBe(false);
    expect(readNotice(session.storage.database)).toBeNull();
  });

  it('touches nothing of a database that could not be used', async () => {
    session.close();
    const database = new Database(path);
    database.pragma('user_version = 9999');
    database.close();
    const before = readFileSync(path);
    session = openSession({ path });
    expect(await session.ask('data.erase', { erase: 'everything' })).toMatchObject({ ok: false });
    const { content } = await exported('files');
    expect(content.subarray(512, 512 + before.length).equals(before)).toBe(true);
    expect(readFileSync(path).equals(before)).toBe(true);
  });
});

describe('long work', () => {
  function* counting(total: number) {
    for (let done = 1; done <= total; done++) yield { done, total };
    return {
      state: 'exported',
      file: { name: 'n', type: 't', content: Buffer.alloc(EXPORT_PART_BYTES + 1), leftOut: 0 },
    } as const;
  }

  it('is done a slice at a time, and only while it is asked for', () => {
    let now = 0;
    const jobs = createJobs(() => {
      now += 5;
      return now;
    });
    const jobId = jobs.start(counting(7));
    const states = [1, 2, 3, 4].map(() => jobs.step(jobId));
    expect(states.map((each) => each.ok && each.value.state === 'working' && each.value.done)).toEqual([
      ...[3, 6, false, false],
    ]);
    expect(states.at(-1)).toMatchObject({ value: { state: 'ready', parts: 2 } });
    expect(jobs.part(jobId, 1)).toEqual({ ok: true, value: { base64: 'AA==' } });
  });

  it('gives way to the next', () => {
    const jobs = createJobs();
    const first = jobs.start(counting(1));
    jobs.start(counting(1));
    expect(jobs.step(first)).toMatchObject({ error: { code: 'transfer-ended' } });
  });
});
