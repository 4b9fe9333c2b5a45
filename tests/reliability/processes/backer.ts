/** Plays a game and makes one backup after the other, saying each: `backup <place>`. Runs until it is killed. */
import { backupFolder, makeBackup } from '../../../electron/storage/trust/backups/backup.ts';
import { play, setupOf, wanderingEntries } from '../games/scripted.ts';
import { say } from '../support/say.ts';
import { openSession, playInto } from '../support/session.ts';

interface Options {
  readonly path: string;
  readonly seed: number;
  readonly now: number;
}

const STEP_MS = 20 * 60_000;

async function main({ path, seed, now }: Options): Promise<void> {
  const session = openSession({ path });
  const setup = setupOf(seed);
  await playInto(session, setup, play(setup, wanderingEntries(setup)).sent);
  say(`open ${session.storage.state.kind}`);
  for (let made = 1; ; made++) {
    const { place } = await makeBackup(session.storage.database, backupFolder(path), now + made * STEP_MS);
    say(`backup ${place}`);
  }
}

await main(JSON.parse(process.argv[2] ?? '{}'));
