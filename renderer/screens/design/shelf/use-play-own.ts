import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { useApp } from '../../../state/app/app-context.ts';
import { goTo } from '../../../state/navigation.ts';

/** Plays a template of the player's own; a game under way on it is continued. */
export function usePlayOwn(): (template: TemplateRevision) => void {
  const { session, navigation } = useApp();
  return (template) => {
    goTo(navigation, 'play');
    void session.continueTemplate(template);
  };
}
