import type { TableStatistics } from '../../core/contract/statistics.ts';
import { TEMPLATE_MODE } from '../../core/game/modes/table.ts';
import { useReply } from './use-reply.ts';

/** The facts about finished games that home shows. */
export interface Records {
  /** True if any game was finished, of whatever mode. */
  readonly hasFinished: boolean;
  /** On each template that was played, by its hash. */
  readonly onTemplates: ReadonlyMap<string, Pick<TableStatistics, 'finished' | 'bestTotal'>>;
}

/** A player whose records cannot be read is not taken for a newcomer. */
const UNREADABLE: Records = { hasFinished: true, onTemplates: new Map() };

/** The records of the home screen; null until they are read. */
export function useRecords(): Records | null {
  const reply = useReply('statistics.read', null);
  if (reply === null) return null;
  if (!reply.ok) return UNREADABLE;
  const { tables } = reply.value;
  return {
    hasFinished: tables.some(({ finished }) => finished > 0),
    onTemplates: new Map(
      tables.flatMap((table) =>
        table.mode === TEMPLATE_MODE && table.template !== null ? [[table.template.hash, table]] : [],
      ),
    ),
  };
}
