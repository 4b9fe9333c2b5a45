/** Brings a player's work into a database that may hold some of it already. Nothing is replaced, nothing comes twice. */
import { earnByMerge, type MergedGame } from './achievements.ts';
import type { Connection } from './connection.ts';
import { mergeDesigns } from './design-work.ts';
import { type Fate, mergeGame } from './merge-game.ts';
import { mergePacks } from './pack-work.ts';
import type { Replays } from './replays.ts';
import { putRow } from './tables.ts';
import type { Work } from './work.ts';

/** How many games of each fate. `refused`: its journal does not replay, so it was not taken. */
export type MergeReport = Readonly<Record<Fate, number>>;

/** Merges all of it or, when a write fails, nothing. */
export function mergeWork(
  database: Connection,
  work: Work,
  now: number,
  replays: Replays = new Map(),
): MergeReport {
  const report = { added: 0, extended: 0, known: 0, refused: 0 };
  database
    .transaction(() => {
      const scored: MergedGame[] = [];
      for (const game of work.games) report[mergeGame({ database, now, replays, scored }, game)]++;
      if (scored.length > 0) earnByMerge(database, scored);
      mergePacks(database, work.packs, mergeDesigns(database, work.designs));
      mergeSettings(database, work);
    })
    .immediate();
  return report;
}

/** A setting that the player chose here stays. */
function mergeSettings(database: Connection, { settings }: Work): void {
  const isSet = database.prepare('SELECT 1 FROM settings WHERE name = ?');
  for (const [name, value] of Object.entries(settings)) {
    if (isSet.get(name) === undefined) putRow(database, 'settings', { name, value: JSON.stringify(value) });
  }
}
