import type { Work } from '../../../electron/storage/transfer/work.ts';
import { play, setupOf, wanderingEntries } from '../games/scripted.ts';

/** The answers that a player process had: for each seed how many entries, and the score of the games it won. */
export interface Promises {
  readonly entries: ReadonlyMap<number, number>;
  readonly scores: ReadonlyMap<number, number>;
}

/** Reads the lines of a player process; `before` is what earlier runs on the same database had answered. */
export function promisesOf(lines: readonly string[], before?: Promises): Promises {
  const entries = new Map(before?.entries);
  const scores = new Map(before?.scores);
  for (const line of lines) {
    const [word, seed, number] = line.split(' ');
    if (word === 'start') entries.set(Number(seed), Math.max(0, entries.get(Number(seed)) ?? 0));
    if (word === 'ack') entries.set(Number(seed), Number(number) + 1);
    if (word === 'won') scores.set(Number(seed), Number(number));
  }
  return { entries, scores };
}

const scripts = new Map<number, string>();

function scriptOf(seed: number): string[] {
  const known = scripts.get(seed);
  if (known !== undefined) return JSON.parse(known);
  const setup = setupOf(seed);
  const entries = play(setup, wanderingEntries(setup)).sent.map(({ entry }) => JSON.stringify(entry));
  scripts.set(seed, JSON.stringify(entries));
  return entries;
}

/** Lists the promises that a database broke, and what it holds that was never played. */
export function brokenPromises({ entries, scores }: Promises, { games }: Work): string[] {
  const bySeed = new Map(games.map((game) => [game.setup.deal.seed, game]));
  const complaints: string[] = [];
  for (const [seed, promised] of entries) {
    const kept = bySeed.get(seed)?.journal.length;
    if (kept === undefined) complaints.push(`game ${seed} is lost`);
    else if (kept < promised) complaints.push(`game ${seed}: ${promised} entries answered, ${kept} kept`);
  }
  for (const [seed, total] of scores) {
    if (bySeed.get(seed)?.finished?.row.score.total !== total)
      complaints.push(`the score of game ${seed} is lost`);
  }
  for (const [seed, game] of bySeed) {
    const script = scriptOf(seed);
    const isPlayed = game.journal.every(({ entry }, place) => JSON.stringify(entry) === script[place]);
    if (!isPlayed) complaints.push(`game ${seed} holds an entry that was never played`);
  }
  return complaints;
}
