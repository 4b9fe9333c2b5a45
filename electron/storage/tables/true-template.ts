import type { GameSetup } from '../../../core/game/setup/entry.ts';
import { withTrueOrigin } from '../../../core/templates/builtin-revisions.ts';

/** The setup with the origin of its template taken from the template's hash and not from what was claimed. */
export function withTrueTemplate(setup: GameSetup): GameSetup {
  return { ...setup, deal: { ...setup.deal, template: withTrueOrigin(setup.deal.template) } };
}
