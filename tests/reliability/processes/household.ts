/**
 * A household that is killed: players come, play, take turns and go. Each act is said before it is asked for, and once more when
 * it was answered: `begin <act> …`, `done <act> …`.
 */
import { createRandom } from '../../../core/random.ts';
import { play, rectangle, setupOf, wanderingEntries } from '../games/scripted.ts';
import { say } from '../support/say.ts';
import { openHostedSession, playInto } from '../support/session.ts';

interface Options {
  readonly path: string;
  readonly seed: number;
}

const SETUP = setupOf(1, 'classic', rectangle(4, 4));
const { sent } = play(SETUP, wanderingEntries(SETUP));
const MOVES = 3;

async function main({ path, seed }: Options): Promise<void> {
  const session = await openHostedSession(path);
  const random = createRandom(seed);
  await session.tell('app.info', null);
  say('open');
  for (let place = 0; ; place++) {
    const { current, profiles } = await session.tell('profiles.list', null);
    const act = random.below(4);
    if (act === 0 && profiles.length < 5) {
      say(`begin add`);
      const added = await session.tell('profiles.add', { name: `Player ${seed}-${place}` });
      say(`done add ${added.profiles.at(-1)?.id}`);
    } else if (act === 1 && profiles.length > 2) {
      say(`begin erase ${current}`);
      await session.tell('profiles.erase', { id: current });
      await session.tell('app.info', null);
      say(`done erase ${current}`);
    } else if (act === 2) {
      const next = profiles[random.below(profiles.length)]?.id ?? current;
      await session.tell('profiles.switch', { id: next });
      await session.tell('app.info', null);
    } else {
      const gameId = await playInto(session, SETUP, sent.slice(0, MOVES));
      say(`done play ${current} ${gameId}`);
    }
  }
}

await main(JSON.parse(process.argv[2] ?? '{}'));
