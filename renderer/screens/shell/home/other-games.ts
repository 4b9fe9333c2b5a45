import type { GameSummary } from '../../../../core/contract/schemas.ts';
import { MODES } from '../../../../core/game/modes/table.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { MODE_LOOKS } from '../../../parts/modes/mode-looks.ts';

/** Home stays short: what was played longer ago is continued from its template's card. */
const MOST_RECENT = 3;

/**
 * The unfinished games that home lists besides the last one. A game of a mode with a card stands on that card, but
 * for the modes in which any template is played: their games are many. One whose template is no longer in the list has no card, so it is always listed.
 */
export function otherGames(
  games: readonly GameSummary[],
  templates: readonly TemplateRevision[],
): readonly GameSummary[] {
  const cards = new Set(templates.map(({ hash }) => hash));
  return games
    .slice(1)
    .filter(({ mode }) => MODE_LOOKS[mode].card === null || MODES[mode].basis === 'template')
    .filter(({ template }, place) => place < MOST_RECENT || !cards.has(template.hash));
}
