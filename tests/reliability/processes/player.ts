/**
 * Plays scripted games into a database, one after the other, and says each answer the moment it has it: `ack <seed>
 * <index>`, `won <seed> <total>`. Goes on where the database says the last run stopped. Ends after `games` games.
 */
import { writeSync } from 'node:fs';
import { play, setupOf, wanderingEntries } from '../games/scripted.ts';
import { openSession, type Session } from '../support/session.ts';

interface Options {
  readonly path: string;
  readonly games: number;
  /** Pages in the log before it is written back; small numbers make that happen often. */
  readonly checkpointPages?: number;
}

function say(line: string): void {
  writeSync(1, `${line}\n`);
}

function seedsDone(session: Session): number[] {
  const rows = session.storage.database.prepare<[], string>('SELECT setup FROM games').pluck().all();
  return rows.map((setup) => JSON.parse(setup).deal.seed);
}

async function playOne(session: Session): Promise<void> {
  const [unfinished] = await session.tell('games.list', null);
  const saved = unfinished && (await session.tell('games.load', { gameId: unfinished.gameId }));
  const seed = saved?.setup.deal.seed ?? 1 + Math.max(0, ...seedsDone(session));
  const setup = setupOf(seed);
  const { sent } = play(setup, wanderingEntries(setup));
  const gameId = saved?.gameId ?? (await session.tell('games.start', { setup })).gameId;
  say(`start ${seed}`);
  for (const each of sent.slice(saved?.journal.length ?? 0)) {
    await session.tell('games.append', { gameId, ...each });
    say(`ack ${seed} ${each.index}`);
  }
  const { row } = await session.tell('games.finish', { gameId });
  say(`won ${seed} ${row.score.total}`);
}

async function main({ path, games, checkpointPages }: Options): Promise<void> {
  const session = openSession({ path });
  if (checkpointPages !== undefined)
    session.storage.database.pragma(`wal_autocheckpoint = ${checkpointPages}`);
  say(`open ${session.storage.state.kind}`);
  for (let game = 0; game < games; game++) await playOne(session);
  session.close();
}

await main(JSON.parse(process.argv[2] ?? '{}'));
