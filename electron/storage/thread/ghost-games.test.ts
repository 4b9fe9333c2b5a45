import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { partsOf } from '../../../core/contract/text-parts.ts';
import type { Entry, GameSetup } from '../../../core/game/setup/entry.ts';
import { play, rectangle, setupOf, witnessEntries } from '../../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFolder } from '../../../tests/reliability/support/folder.ts';
import { openSession, playInto, type Session } from '../../../tests/reliability/support/session.ts';
import { addGame } from '../tables/games-table.ts';

let folder: string;
let here: Session;
let time = 1_000;
beforeEach(() => {
  folder = makeFolder();
  here = openSession({ path: join(folder, 'here.sqlite'), now: () => time++ });
});
afterEach(() => {
  here.close();
  dropFolder(folder);
});

const SETUP = setupOf(11, 'classic', rectangle(4, 4));

const OTHER = setupOf(12, 'classic', rectangle(4, 4));

/** The witness at another pace, with help before it or without. */
const paced = (setup: GameSetup, msPerPair: number, isHelped = false): Entry[] => [
  ...(isHelped ? [{ type: 'assist', assist: 'hint', elapsedMs: 0 } as const] : []),
  ...witnessEntries(setup).map((entry, place) => ({ ...entry, elapsedMs: (place + 1) * msPerPair })),
];

async function finished(setup: GameSetup, entries: readonly Entry[], session = here): Promise<string> {
  const gameId = await playInto(session, setup, play(setup, entries).sent);
  await session.tell('games.finish', { gameId });
  return gameId;
}

const begun = async (setup: GameSetup) => (await here.tell('games.start', { setup })).gameId;
const ghostsOf = (gameId: string) => here.tell('games.ghosts', { gameId });

async function imported(friend: Session, gameId: string): Promise<string> {
  const { text } = await friend.tell('games.export', { gameId });
  for (const part of partsOf('game-file', text)) await here.tell('texts.part', part);
  await here.tell('games.import', { textId: 'game-file' });
  return gameId;
}

describe('the games that can run beside one', () => {
  it('are none on a board that is played for the first time', async () => {
    await finished(OTHER, paced(OTHER, 1_000));
    expect(await ghostsOf(await begun(SETUP))).toEqual({ own: null, imported: null });
  });

  it('have the shortest of the player’s own, assisted ones behind the others', async () => {
    await finished(SETUP, paced(SETUP, 900));
    const best = await finished(SETUP, paced(SETUP, 700));
    await finished(SETUP, paced(SETUP, 800));
    await finished(SETUP, paced(SETUP, 100, true));
    expect(await ghostsOf(await begun(SETUP))).toEqual({ own: best, imported: null });
  });

  it('have an assisted one where there is no other', async () => {
    const helped = await finished(SETUP, paced(SETUP, 800, true));
    expect(await ghostsOf(await begun(SETUP))).toMatchObject({ own: helped });
  });

  it('have neither a game that was given up nor the game itself', async () => {
    const tried = await playInto(here, SETUP, play(SETUP, paced(SETUP, 500)).sent.slice(0, 3));
    await here.tell('games.abandon', { gameId: tried });
    const only = await finished(SETUP, paced(SETUP, 900));
    expect(await ghostsOf(only)).toEqual({ own: null, imported: null });
  });

  it('have the one that came in a file last, which is never the player’s own', async () => {
    const friend = openSession({ path: join(folder, 'friend.sqlite'), now: () => time++ });
    const slower = await finished(SETUP, paced(SETUP, 900), friend);
    const faster = await finished(SETUP, paced(SETUP, 300), friend);
    await imported(friend, faster);
    await imported(friend, slower);
    expect(await ghostsOf(await begun(SETUP))).toEqual({ own: null, imported: slower });
    await imported(friend, await finished(OTHER, paced(OTHER, 500), friend));
    friend.close();
    expect(await ghostsOf(await begun(SETUP))).toEqual({ own: null, imported: slower });
  });

  it('are of the same run seed in a mode of runs', async () => {
    const runs = [setupOf(7, 'timed'), setupOf(8, 'timed')] as const;
    const overtime: Entry = { type: 'timeout', elapsedMs: 600_000 };
    const short = await finished(runs[0], [...paced(runs[0], 500).slice(0, 2), overtime]);
    const further = await finished(runs[0], [...paced(runs[0], 500).slice(0, 9), overtime]);
    await finished(runs[1], [...paced(runs[1], 500).slice(0, 12), overtime]);
    expect(await ghostsOf(await begun(runs[0]))).toMatchObject({ own: further });
    expect(await ghostsOf(further)).toMatchObject({ own: short });
  });

  it('are asked of a game that is kept', async () => {
    expect(await here.ask('games.ghosts', { gameId: 'no-such-game' })).toMatchObject({
      error: { code: 'unknown-game' },
    });
  });
});

interface Ran {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** The statements that are prepared from now on, each time that one is run. */
function watchStatements({ storage: { database } }: Session): Ran[] {
  const ran: Ran[] = [];
  const prepare = database.prepare.bind(database);
  vi.spyOn(database, 'prepare').mockImplementation((sql: string) => {
    const statement = prepare(sql);
    for (const run of ['get', 'all'] as const) {
      const original = statement[run].bind(statement);
      Object.assign(statement, {
        [run]: (...values: unknown[]) => {
          ran.push({ sql, values });
          return original(...values);
        },
      });
    }
    return statement;
  });
  return ran;
}

describe('the search for them', () => {
  /** Returns the statements that it runs, on a connection that has prepared none yet. */
  async function statementsFor(gameId: string): Promise<readonly Ran[]> {
    here.close();
    here = openSession({ path: join(folder, 'here.sqlite'), now: () => time });
    const ran = watchStatements(here);
    await ghostsOf(gameId);
    return [...ran];
  }

  it('reads no more among many games, and scans no table', async () => {
    await finished(SETUP, paced(SETUP, 900));
    const best = await finished(SETUP, paced(SETUP, 700));
    const open = await begun(SETUP);
    // The first search settles what was played.
    await ghostsOf(open);
    const among2 = await statementsFor(open);
    here.storage.database
      .transaction(() => {
        for (let seed = 1_000; seed < 1_400; seed++)
          addGame(here.storage.database, `other-${seed}`, { ...SETUP, deal: { ...SETUP.deal, seed } }, 1);
      })
      .immediate();
    await ghostsOf(open);
    const among400 = await statementsFor(open);
    expect(among400).toEqual(among2);
    expect(await ghostsOf(open)).toEqual({ own: best, imported: null });

    const plans = among400.flatMap(({ sql, values }) =>
      here.storage.database
        .prepare<unknown[], { readonly detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
        .all(...values),
    );
    // The list of what is unsettled is empty, and a constant row is none.
    const isScan = (detail: string) => /^SCAN (?!CONSTANT ROW|unsettled_games)/.test(detail);
    expect(plans.map(({ detail }) => detail).filter(isScan)).toEqual([]);
    expect(plans.some(({ detail }) => detail.includes('games_by_seed'))).toBe(true);
  });
});
