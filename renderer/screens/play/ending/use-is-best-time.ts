import type { Statistics } from '../../../../core/contract/statistics.ts';
import type { ScoreRow } from '../../../../core/game/score-row.ts';
import { useReply } from '../../../parts/use-reply.ts';

/** Returns whether a game without help took the least time of several such games of its mode on its board. */
export function isBestTime(
  { mode, templateHash, assists, elapsedMs }: ScoreRow,
  tables: Statistics['tables'],
): boolean {
  const table = tables.find((each) => each.mode === mode && each.template?.hash === templateHash);
  return assists.length === 0 && (table?.unaided ?? 0) > 1 && table?.leastElapsedMs === elapsedMs;
}

/** The same of the games that the host counts, this one among them; false until that is known. */
export function useIsBestTime(row: ScoreRow): boolean {
  const statistics = useReply('statistics.read', null);
  return statistics?.ok === true && isBestTime(row, statistics.value.tables);
}
