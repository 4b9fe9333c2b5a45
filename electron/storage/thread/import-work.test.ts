import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JobState } from '../../../core/contract/data.ts';
import { partsOf } from '../../../core/contract/text-parts.ts';
import { IMPORT_TEXTS } from '../../../tests/reliability/games/import-texts.ts';
import { play, setupOf, wanderingEntries } from '../../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFolder } from '../../../tests/reliability/support/folder.ts';
import { openSession, type Session } from '../../../tests/reliability/support/session.ts';
import { endBegunImports } from './import-work.ts';

const GAMES = 60;
const TEXT = IMPORT_TEXTS['finished games']?.(GAMES) ?? '';

let folder: string;
let path: string;
let session: Session;
beforeEach(() => {
  folder = makeFolder();
  path = join(folder, 'twofold.sqlite');
  session = openSession({ path });
});
afterEach(() => {
  session.close();
  dropFolder(folder);
});

const countGames = () => Number(session.storage.database.prepare('SELECT count(*) FROM games').pluck().get());
const begunFiles = () => readdirSync(folder).filter((name) => name.includes('-import-'));

async function begin(): Promise<string> {
  for (const part of partsOf('one-export', TEXT)) await session.tell('texts.part', part);
  return (await session.tell('data.import', { textId: 'one-export', whose: 'mine' })).jobId;
}

/** Steps until some of it is written, and not all. */
async function stepIntoWriting(jobId: string): Promise<void> {
  while (countGames() === 0) await session.tell('data.step', { jobId });
  expect(countGames()).toBeLessThan(GAMES);
}

async function stepToEnd(jobId: string): Promise<JobState> {
  for (;;) {
    const state = await session.tell('data.step', { jobId });
    if (state.state !== 'working') return state;
  }
}

describe('an import that has begun to write', () => {
  it('lets a move in between two slices, and leaves no file behind', async () => {
    const setup = setupOf(3);
    const { gameId } = await session.tell('games.start', { setup });
    const moves = play(setup, wanderingEntries(setup)).sent;
    const jobId = await begin();
    let accepted = 0;
    for (let state: JobState['state'] = 'working'; state === 'working'; ) {
      const step = await session.tell('data.step', { jobId });
      state = step.state;
      const move = moves[accepted];
      if (move === undefined) continue;
      await session.tell('games.append', { gameId, ...move });
      accepted++;
    }
    expect(accepted).toBeGreaterThan(3);
    expect((await session.tell('games.load', { gameId })).journal).toHaveLength(accepted);
    expect(countGames()).toBe(GAMES + 1);
    expect(begunFiles()).toEqual([]);
  });

  it('goes on to its end when it is not asked for any more', async () => {
    const jobId = await begin();
    await stepIntoWriting(jobId);
    expect(await session.tell('data.drop', { jobId })).toEqual({ goesOn: true });
    await expect.poll(countGames).toBe(GAMES);
    await expect.poll(begunFiles).toEqual([]);
  });

  it('is ended by the next start when it was cut short', async () => {
    await stepIntoWriting(await begin());
    expect(begunFiles()).toHaveLength(1);
    session.close();
    session = openSession({ path });
    await endBegunImports(session.storage);
    expect(countGames()).toBe(GAMES);
    expect(begunFiles()).toEqual([]);
    expect(await stepToEnd(await begin())).toMatchObject({ report: { games: { added: 0, known: GAMES } } });
  });

  it('says that a part is missing when the disk takes no more, and it comes later', async () => {
    const jobId = await begin();
    await stepIntoWriting(jobId);
    const pages = Number(session.storage.database.pragma('page_count', { simple: true }));
    session.storage.database.pragma(`max_page_count = ${pages}`);
    expect(await stepToEnd(jobId)).toMatchObject({ state: 'refused', code: 'import-cut-short' });
    session.storage.database.pragma('max_page_count = 1000000');
    await endBegunImports(session.storage);
    expect(countGames()).toBe(GAMES);
  });

  it('is gone with everything else when everything is erased', async () => {
    const jobId = await begin();
    await stepIntoWriting(jobId);
    await session.tell('data.erase', { erase: 'everything' });
    expect([countGames(), begunFiles()]).toEqual([0, []]);
  });

  it('writes nothing of itself to the disk when it is refused', async () => {
    for (const part of partsOf('one-export', TEXT.replace('"boardHash":"', '"boardHash":"x')))
      await session.tell('texts.part', part);
    const { jobId } = await session.tell('data.import', { textId: 'one-export', whose: 'mine' });
    expect(await stepToEnd(jobId)).toMatchObject({ state: 'refused', code: 'import-wrong-shape' });
    expect([countGames(), begunFiles()]).toEqual([0, []]);
  });
});
