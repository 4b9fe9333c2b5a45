import { join } from 'node:path';
import type { Work } from '../../../electron/storage/transfer/work.ts';
import { backupFolder, makeBackup } from '../../../electron/storage/trust/backups/backup.ts';
import { packText } from '../games/packs.ts';
import { play, setupOf, wanderingEntries } from '../games/scripted.ts';
import { openSession, playInto } from './session.ts';
import { findWork } from './work-of.ts';

export interface Library {
  readonly path: string;
  readonly work: Work;
}

/** A database with many games, every second one finished, closed in good order; with a backup of it when asked. */
export async function buildLibrary(folder: string, games: number, withBackup: boolean): Promise<Library> {
  const path = join(folder, 'twofold.sqlite');
  const session = openSession({ path, now: () => 1_700_000_000_000 });
  session.storage.database.pragma('synchronous = OFF');
  for (let seed = 0; seed < games; seed++) {
    const setup = setupOf(seed, seed % 4 === 0 ? 'timed' : 'classic');
    const { sent } = play(setup, wanderingEntries(setup));
    const isWon = seed % 4 === 1 || seed % 4 === 3;
    const gameId = await playInto(session, setup, isWon ? sent : sent.slice(0, 1 + (seed % sent.length)));
    if (isWon) await session.tell('games.finish', { gameId });
  }
  await session.tell('settings.write', { volume: 33, theme: 'dark' });
  await session.tell('texts.part', { textId: 'pack-text', index: 0, text: packText(1, 12) });
  await session.tell('designs.import', { textId: 'pack-text' });
  if (withBackup) await makeBackup(session.storage.database, backupFolder(path), 1_700_000_000_000);
  session.close();
  return { path, work: findWork(path).work };
}
