import type { GameSummary } from '../../../core/contract/schemas.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';

/** Home stays short: what was played longer ago is continued from its template's card. */
const MOST_RECENT = 3;

/**
 * The unfinished games that home lists besides the last one. A timed run stands on the card of the challenge. A game
 * whose template is no longer in the list has no card, so it is always listed.
 */
export function otherGames(
  games: readonly GameSummary[],
  templates: readonly TemplateRevision[],
): readonly GameSummary[] {
  const cards = new Set(templates.map(({ hash }) => hash));
  return games
    .slice(1)
    .filter(({ mode }) => mode === 'classic')
    .filter(({ template }, place) => place < MOST_RECENT || !cards.has(template.hash));
}
