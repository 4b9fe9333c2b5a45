/** The places of the data of the people who play on this machine. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The profile whose database is the one that a machine with a single player has. */
export const FIRST_PROFILE = 'first';

/** The folder with the list and with the other players' folders; `root` is the first player's database. */
export function profilesFolder(root: string): string {
  return `${root}-profiles`;
}

/** False on a machine where there never was a second player: then nothing of players needs to be loaded. */
export function mayHavePlayers(root: string): boolean {
  return existsSync(profilesFolder(root));
}

/** The database of a profile. */
export function profileDatabase(root: string, id: string): string {
  return id === FIRST_PROFILE ? root : join(profilesFolder(root), id, basename(root));
}
