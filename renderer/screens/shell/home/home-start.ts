import type { GameSummary } from '../../../../core/contract/schemas.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import type { JourneyPlace, NextLevel } from '../../../parts/modes/journey-place.ts';
import type { Records } from '../../../parts/use-records.ts';
import { type NextTemplate, nextTemplate } from './next-template.ts';

/** The game that the main button begins or goes on with, which is the board on the stage. */
export type HomeStart =
  | { readonly type: 'first' }
  | { readonly type: 'game'; readonly game: GameSummary }
  | { readonly type: 'level'; readonly level: NextLevel }
  | ({ readonly type: 'template' } & NextTemplate);

interface Known {
  readonly templates: readonly TemplateRevision[];
  /** Unfinished games, last played first. */
  readonly games: readonly GameSummary[];
  /** Null until they are read. */
  readonly records: Records | null;
  readonly journey: JourneyPlace | 'unreadable' | null;
}

/**
 * The game last played, else the first boards for a player without any, else the next level of the journey where it can be read, else the template
 * that is next. Null until that is known.
 */
export function homeStart({ templates, games, records, journey }: Known): HomeStart | null {
  const [game] = games;
  if (game !== undefined) return { type: 'game', game };
  if (records === null) return null;
  if (!records.hasFinished) return { type: 'first' };
  if (journey === null) return null;
  if (journey !== 'unreadable' && journey.next !== null) return { type: 'level', level: journey.next };
  const next = nextTemplate(templates, records);
  return next === undefined ? null : { type: 'template', ...next };
}
