import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '../../../core/random.ts';
import { profilesFolder } from '../../../electron/storage/profiles/profile-places.ts';
import { type Check, Tally } from '../check.ts';
import { sleep, start } from '../support/child.ts';
import { inFolder } from '../support/place.ts';
import { openHostedSession } from '../support/session.ts';

const LONGEST_MS = 4_000;

/** kill -9 at a random moment while players come, play, take turns and go. */
export const householdKill: Check = {
  name: 'household kill',
  promise:
    'a kill leaves a list and files that open: no player, no game of theirs, and nothing of who was erased',
  async run({ isShort }) {
    const tally = new Tally();
    const random = createRandom(61);
    const kills = isShort ? 4 : 120;
    for (let kill = 0; kill < kills; kill++)
      await inFolder('real', (folder) => killOnce(tally, folder, kill, random.below(LONGEST_MS)));
    return tally.outcome();
  },
};

async function killOnce(tally: Tally, folder: string, seed: number, afterMs: number): Promise<void> {
  const path = join(folder, 'twofold.db');
  const household = start('household', { path, seed });
  await household.said('open');
  await sleep(afterMs);
  household.process.kill('SIGKILL');
  const ended = await household.gone;
  const complaints = ended === 'SIGKILL' ? [] : [`it ended by itself: ${household.errors()}`];
  const said = household.lines.map((line) => line.split(' '));
  const told = (act: string, stage = 'done') =>
    said.filter(([first, second]) => first === stage && second === act).map((words) => words.slice(2));
  const gone = new Set(told('erase').map(([id]) => id));
  const going = new Set(told('erase', 'begin').map(([id]) => id));
  const session = await openHostedSession(path);
  try {
    const { profiles } = await session.tell('profiles.list', null);
    const ids = new Set(profiles.map(({ id }) => id));
    for (const [id = ''] of told('add'))
      if (!going.has(id) && !ids.has(id)) complaints.push(`${id} is not listed`);
    for (const id of gone) {
      if (id !== undefined && ids.has(id)) complaints.push(`${id} is listed, and was erased`);
      const place = join(profilesFolder(path), id ?? '');
      if (id !== 'first' && existsSync(place) && readdirSync(place).length > 0)
        complaints.push(`${id} has files, and was erased`);
    }
    for (const { id } of profiles) {
      await session.tell('profiles.switch', { id });
      await session.tell('app.info', null);
      if (session.storage.state.kind !== 'ready') complaints.push(`${id} is ${session.storage.state.kind}`);
      for (const [player, gameId = ''] of told('play'))
        if (player === id && !(await session.ask('games.load', { gameId })).ok)
          complaints.push(`${gameId} of ${id} is lost`);
    }
    tally.count('players met', profiles.length);
    tally.count('games answered', told('play').length);
  } finally {
    await session.close();
  }
  tally.attempt(complaints);
}
