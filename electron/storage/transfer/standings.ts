/** Ranks scores that come in by an import in their tables, each of which is read once. */
import type { ScoreRow } from '../../../core/game/score-row.ts';
import { rankedTogether } from '../../../core/game/setup/mode-of.ts';
import type { Connection } from '../base/connection.ts';
import type { CheckState } from '../tables/score-checks-table.ts';
import {
  type EnteredScore,
  placeInto,
  readTotals,
  type TableTotals,
  tableOf,
} from '../tables/scores-table.ts';

export interface Standings {
  /** Takes a score of a game under a version of its mode's rules into its table, and answers how it stands there. */
  place(row: ScoreRow, modeVersion: number, state: CheckState | undefined): Omit<EnteredScore, 'row'>;
}

export function createStandings(database: Connection): Standings {
  const read = new Map<string, TableTotals>();
  return {
    place(row, modeVersion, state) {
      const table = { ...tableOf(row), modeVersion };
      const key = JSON.stringify([
        table.mode,
        rankedTogether(table.mode, modeVersion),
        table.templateHash,
        table.assisted,
      ]);
      const totals = read.get(key) ?? readTotals(database, table);
      read.set(key, totals);
      return placeInto(totals, row.score.total, state);
    },
  };
}
