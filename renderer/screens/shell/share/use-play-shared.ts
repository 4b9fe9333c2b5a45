import { useTranslation } from 'react-i18next';
import { useServices } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import { NAVIGATION } from '../../../state/navigation.ts';
import { SESSION } from '../../../state/play/session.ts';
import { PUZZLES } from '../../../state/puzzles/puzzle-stores.ts';
import { namedTemplate } from './named-template.ts';
import type { PlayableGame } from './use-code-outcome.ts';

/** Begins what a code names, whatever screen the player came from. */
export function usePlayShared(): (shared: PlayableGame) => void {
  const { t } = useTranslation();
  const services = useServices();
  const session = services.get(SESSION);
  const navigation = services.get(NAVIGATION);
  const library = services.get(LIBRARY);
  return (shared) => {
    session.leave();
    if (shared.type === 'puzzle') {
      navigation.setState({ path: ['home', 'puzzles'] });
      void services.get(PUZZLES).openShipped(shared.puzzle);
      return;
    }
    navigation.setState({ path: ['home', 'play'] });
    if (shared.type === 'run') {
      void session.startRun(shared.run.mode, shared.run.runSeed);
      return;
    }
    const { rules, filling, seed, dealerVersion } = shared.deal;
    const template = namedTemplate(t, shared.deal.template, library.store.getState().templates);
    void session.startDeal({ template, rules, filling, seed, dealerVersion, aimPermille: null });
  };
}
