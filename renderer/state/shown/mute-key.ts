import { isSilent, type SettingsKeeper } from '../settings.ts';
import type { TellKey } from './key-notices.ts';

/** Makes the handler of the key that silences everything and brings it back, which says what it did. */
export function muteKey(settings: SettingsKeeper, tell: TellKey) {
  return () => {
    void settings.toggleMute();
    tell(isSilent(settings.store.getState().settings) ? 'sound-off' : 'sound-on');
  };
}
