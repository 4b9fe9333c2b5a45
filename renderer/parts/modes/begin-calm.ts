import { currentScreen, goTo, type Navigation } from '../../state/navigation.ts';
import type { Session } from '../../state/play/session.ts';
import type { SettingsKeeper } from '../../state/settings.ts';
import { fittingSize } from '../large-room.ts';
import { largeWindowNow } from '../large-window.ts';
import { CALM, newCalmSeed } from './calm-board.ts';

interface BeginServices {
  readonly session: Session;
  readonly navigation: Navigation;
  readonly settings: SettingsKeeper;
}

/** Begins a large and calm board from home, of the size that was chosen last or the largest one that fits. */
export async function beginCalm({ session, navigation, settings }: BeginServices): Promise<void> {
  // A second press may come while the first one leaves home.
  if (currentScreen(navigation.getState()) !== 'home') return;
  const { calmSize } = settings.store.getState().settings;
  goTo(navigation, 'play');
  const size = fittingSize(calmSize, largeWindowNow());
  await session.continueMode(CALM, undefined, newCalmSeed(size));
}
