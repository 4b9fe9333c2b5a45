import { useTranslation } from 'react-i18next';
import type { ChallengedGame } from '../../../../core/codes/challenge-symbols.ts';
import type { SharedPack } from '../../../../core/codes/pack-symbols.ts';
import type { WindowServices } from '../../../services/services.ts';
import { useServices } from '../../../services/use-service.ts';
import { EDITOR } from '../../../state/editor/editor-services.ts';
import { LIBRARY } from '../../../state/library.ts';
import { NAVIGATION } from '../../../state/navigation.ts';
import { GHOSTS } from '../../../state/play/ghosts.ts';
import { SESSION } from '../../../state/play/session.ts';
import { PUZZLES } from '../../../state/puzzles/puzzle-stores.ts';
import { namedTemplate } from './named-template.ts';
import type { PlayableGame } from './use-code-outcome.ts';

/** Takes a pack among the player's own. */
async function takePack(services: WindowServices, pack: SharedPack): Promise<void> {
  const { fileOfPack } = await import('../../../state/editor/pack-exchange.ts');
  await services.get(EDITOR).importText(fileOfPack(pack));
}

/** Begins what a code names, whatever screen the player came from. */
export function usePlayShared(): (shared: PlayableGame) => void {
  const { t } = useTranslation();
  const services = useServices();
  const session = services.get(SESSION);
  const navigation = services.get(NAVIGATION);
  const library = services.get(LIBRARY);
  const begin = (game: ChallengedGame) => {
    if (game.type === 'run') return session.startRun(game.run.mode, game.run.runSeed, game.run.modeVersion);
    const { rules, filling, seed, dealerVersion } = game.deal;
    const template = namedTemplate(t, game.deal.template, library.store.getState().templates);
    return session.startDeal({ template, rules, filling, seed, dealerVersion, aimPermille: null });
  };
  return (shared) => {
    session.leave();
    if (shared.type === 'pack') {
      navigation.setState({ path: ['home', 'designs'] });
      void takePack(services, shared.pack);
      return;
    }
    if (shared.type === 'puzzle') {
      navigation.setState({ path: ['home', 'puzzles'] });
      void services.get(PUZZLES).openShipped(shared.puzzle);
      return;
    }
    navigation.setState({ path: ['home', 'play'] });
    if (shared.type !== 'challenge') void begin(shared);
    else {
      const { game, end } = shared.challenge;
      void services.get(GHOSTS).challenge(end, () => begin(game));
    }
  };
}
