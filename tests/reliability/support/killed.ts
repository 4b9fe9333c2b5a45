/** The data folder as a killed process left it, to be laid out again and again with something changed. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { play, rectangle, setupOf, wanderingEntries } from '../games/scripted.ts';
import { openSession, playInto } from './session.ts';

export const DATABASE = 'twofold.sqlite';
const SUFFIXES = ['', '-wal', '-accepted', '-check'] as const;

/** The files beside each other, by what their names end in. */
export type Left = ReadonlyMap<(typeof SUFFIXES)[number], Buffer>;

/** Copies the files of a folder in which a storage is open. */
export function leftIn(folder: string): Left {
  const path = join(folder, DATABASE);
  const there = SUFFIXES.filter((suffix) => existsSync(path + suffix));
  return new Map(there.map((suffix) => [suffix, readFileSync(path + suffix)]));
}

/** Lays the files out in an empty folder; answers the database's path. */
export function layOut(left: Left, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const path = join(folder, DATABASE);
  for (const [suffix, bytes] of left) writeFileSync(path + suffix, bytes);
  return path;
}

/**
 * A game of `moves` entries, killed. The first `checkpointed` of them are in the database itself, the others only in its
 * log, as after a kill some time after a checkpoint.
 */
export async function killedGame(
  folder: string,
  { moves = 20, checkpointed = 10 }: { readonly moves?: number; readonly checkpointed?: number } = {},
): Promise<{ readonly left: Left; readonly gameId: string }> {
  const session = openSession({ path: join(folder, DATABASE) });
  const setup = setupOf(9, 'classic', rectangle(10, 8));
  const { sent } = play(setup, wanderingEntries(setup));
  const gameId = await playInto(session, setup, sent.slice(0, checkpointed));
  session.storage.database.pragma('wal_checkpoint(TRUNCATE)');
  for (const each of sent.slice(checkpointed, moves)) await session.tell('games.append', { gameId, ...each });
  const left = leftIn(folder);
  session.close();
  return { left, gameId };
}

/** The same with other bytes in one of the files. */
export function withFile(left: Left, suffix: (typeof SUFFIXES)[number], bytes: Buffer | null): Left {
  const changed = new Map(left);
  if (bytes === null) changed.delete(suffix);
  else changed.set(suffix, bytes);
  return changed;
}
