import type { SharedDeal } from '../../../core/codes/deal-symbols.ts';
import { useApp } from '../../state/app-context.ts';

/** Lays the board of a code on the table, whatever screen the player came from. */
export function usePlayShared(): (deal: SharedDeal) => void {
  const { session, navigation } = useApp();
  return ({ template, rules, filling, seed, dealerVersion }) => {
    session.leave();
    navigation.setState({ path: ['home', 'play'] });
    void session.startDeal({ template, rules, filling, seed, dealerVersion, aimPermille: null });
  };
}
