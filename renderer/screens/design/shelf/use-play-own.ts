import { useService } from '../../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import type { OrderedLevel } from '../../../state/play/pack-order.ts';
import { SESSION } from '../../../state/play/session.ts';

/** Plays a template of the player's own, or a deal of it; a game under way on it is continued. */
export function usePlayOwn(): (level: Pick<OrderedLevel, 'template' | 'deal'>) => void {
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  return ({ template, deal }) => {
    goTo(navigation, 'play');
    void (deal === null ? session.continueTemplate(template) : session.continueLevel(template, deal));
  };
}
