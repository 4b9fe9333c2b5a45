import { useStore } from 'zustand';
import { TEMPLATE_MODE } from '../../../core/game/modes/table.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { useApp } from '../../state/app-context.ts';
import { goTo } from '../../state/navigation.ts';

/** Plays a template of the player's own; a game under way on it is continued. */
export function usePlayOwn(): (template: TemplateRevision) => void {
  const { session, navigation, library } = useApp();
  const games = useStore(library.store, (state) => state.games);
  return (template) => {
    goTo(navigation, 'play');
    const game = games.find(
      ({ mode, template: { hash } }) => mode === TEMPLATE_MODE && hash === template.hash,
    );
    void (game === undefined ? session.startTemplate(template) : session.continueGame(game.gameId));
  };
}
