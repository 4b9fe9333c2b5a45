import type { SharedGame } from '../../../core/codes/share-code.ts';
import { useApp } from '../../state/app-context.ts';

/** Begins what a code names, whatever screen the player came from. */
export function usePlayShared(): (shared: SharedGame) => void {
  const { session, navigation } = useApp();
  return (shared) => {
    session.leave();
    navigation.setState({ path: ['home', 'play'] });
    if (shared.type === 'run') {
      void session.startRun(shared.run.mode, shared.run.runSeed);
      return;
    }
    const { template, rules, filling, seed, dealerVersion } = shared.deal;
    void session.startDeal({ template, rules, filling, seed, dealerVersion, aimPermille: null });
  };
}
