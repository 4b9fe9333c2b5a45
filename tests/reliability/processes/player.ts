/**
 * Plays scripted games into a database, one after the other, and says each answer the moment it has it: `ack <seed>
 * <index>`, `won <seed> <total>`. Goes on where the database says the last run stopped. Ends after `games` games.
 */
import Database from 'better-sqlite3';
import { play, setupOf, wanderingEntries } from '../games/scripted.ts';
import { say } from '../support/say.ts';
import { type Bridge, finishRanked, openHostedSession, openSession } from '../support/session.ts';

interface Options {
  readonly path: string;
  readonly games: number;
  /** Pages in the log before it is written back; small numbers make that happen often. */
  readonly checkpointPages?: number;
  /** The storage is in a thread of its own, as hosts have it. */
  readonly isHosted?: boolean;
}

function seedsDone(path: string): number[] {
  const database = new Database(path, { readonly: true });
  const rows = database.prepare<[], string>('SELECT setup FROM games').pluck().all();
  database.close();
  return rows.map((setup) => JSON.parse(setup).deal.seed);
}

async function playOne(session: Bridge, path: string): Promise<void> {
  const [unfinished] = await session.tell('games.list', null);
  const saved = unfinished && (await session.tell('games.load', { gameId: unfinished.gameId }));
  const seed = saved?.setup.deal.seed ?? 1 + Math.max(0, ...seedsDone(path));
  const setup = setupOf(seed);
  const { sent } = play(setup, wanderingEntries(setup));
  const gameId = saved?.gameId ?? (await session.tell('games.start', { setup })).gameId;
  say(`start ${seed}`);
  for (const each of sent.slice(saved?.journal.length ?? 0)) {
    await session.tell('games.append', { gameId, ...each });
    say(`ack ${seed} ${each.index}`);
  }
  const { row } = await finishRanked(session, gameId);
  say(`won ${seed} ${row.score.total}`);
}

async function main({ path, games, checkpointPages, isHosted = false }: Options): Promise<void> {
  const session = isHosted ? await openHostedSession(path) : openHere(path, checkpointPages);
  say(`open ${session.storage.state.kind}`);
  for (let game = 0; game < games; game++) await playOne(session, path);
  await session.close();
}

function openHere(path: string, checkpointPages: number | undefined) {
  const session = openSession({ path });
  if (checkpointPages !== undefined)
    session.storage.database.pragma(`wal_autocheckpoint = ${checkpointPages}`);
  return session;
}

await main(JSON.parse(process.argv[2] ?? '{}'));
