import { join } from 'node:path';
import type { FinishedGame } from '../../../core/contract/schemas.ts';
import type { Entry } from '../../../core/game/setup/entry.ts';
import { type Check, Tally } from '../check.ts';
import { play, setupOf, witnessEntries } from '../games/scripted.ts';
import { inFolder } from '../support/place.ts';
import { finishRanked, openSession } from '../support/session.ts';

const DAY_MS = 86_400_000;
const START = 1_700_000_000_000;

const CLOCKS: readonly (readonly [what: string, at: (index: number) => number])[] = [
  ['a day on', (index) => START + (index > 3 ? DAY_MS : 0)],
  ['a day back', (index) => START - (index > 3 ? DAY_MS : 0)],
  ['to and fro', (index) => START + (index % 2 === 0 ? DAY_MS : -DAY_MS)],
];

/** The machine's clock jumps by a day in the middle of a timed game. */
export const clockJump: Check = {
  name: 'clock jump',
  promise: "a jump of the machine's clock changes no score and loses no move",
  async run({ isShort }) {
    const tally = new Tally();
    for (let seed = 0; seed < (isShort ? 5 : 50); seed++) {
      const steady = await finishTimed(seed, () => START);
      for (const [what, at] of CLOCKS) {
        const jumped = await finishTimed(seed, at);
        const isSame = scoreText(jumped) === scoreText(steady);
        tally.attempt(
          isSame ? [] : [`${what}, seed ${seed}: ${scoreText(jumped)} and not ${scoreText(steady)}`],
        );
      }
    }
    return tally.outcome();
  },
};

/** All of a finished game but its name and date. */
function scoreText({ row, rank, previousBest }: FinishedGame): string {
  const { gameId: _name, finishedAt: _date, ...rest } = row;
  return JSON.stringify({ ...rest, rank, previousBest });
}

function finishTimed(seed: number, at: (index: number) => number): Promise<FinishedGame> {
  return inFolder('fast', async (folder) => {
    let index = 0;
    const session = openSession({ path: join(folder, 'twofold.sqlite'), now: () => at(index) });
    const setup = setupOf(seed, 'timed');
    const entries: Entry[] = [...witnessEntries(setup).slice(0, 10), { type: 'timeout', elapsedMs: 900_000 }];
    const { gameId } = await session.tell('games.start', { setup });
    for (const sent of play(setup, entries).sent) {
      index = sent.index;
      await session.tell('games.append', { gameId, ...sent });
    }
    const finished = await finishRanked(session, gameId);
    session.close();
    return finished;
  });
}
