import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { useService } from '../../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { SESSION } from '../../../state/play/session.ts';

/** Plays a template of the player's own; a game under way on it is continued. */
export function usePlayOwn(): (template: TemplateRevision) => void {
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  return (template) => {
    goTo(navigation, 'play');
    void session.continueTemplate(template);
  };
}
