import { createStore } from 'zustand/vanilla';
import type { BridgeErrorCode } from '../../core/contract/contract.ts';
import { DEFAULT_SETTINGS, type Settings, type SettingsPatch } from '../../core/contract/settings.ts';
import { hasScore, type Mode } from '../../core/game/modes/table.ts';
import type { Bridge } from '../bridge/bridge.ts';
import { serviceKey } from '../services/services.ts';

export interface SettingsState {
  readonly settings: Settings;
  /** False until the host's settings were read, and for good where they cannot be: `settings` holds the defaults and changes since then. */
  readonly isRead: boolean;
  /** Why the last change could not be kept, or null. The change holds until the window closes all the same. */
  readonly trouble: BridgeErrorCode | null;
}

export interface SettingsKeeper {
  readonly store: ReturnType<typeof createSettingsStore>;
  load(): Promise<void>;
  change(patch: SettingsPatch): Promise<void>;
  /** Silence of effects and music, and back to the volumes that were before it. */
  toggleMute(): Promise<void>;
}

type Volumes = Pick<Settings, 'volume' | 'musicVolume' | 'calmMusicVolume'>;

function volumesOf({ volume, musicVolume, calmMusicVolume }: Volumes): Volumes {
  return { volume, musicVolume, calmMusicVolume };
}

/** Returns the setting that says how loud the music is in games of a mode. */
export function musicVolumeOf(mode: Mode): 'musicVolume' | 'calmMusicVolume' {
  return !hasScore(mode) ? 'calmMusicVolume' : 'musicVolume';
}

/** Returns whether neither effects nor music can be heard. */
export function isSilent({ volume, musicVolume }: Omit<Volumes, 'calmMusicVolume'>): boolean {
  return volume === 0 && musicVolume === 0;
}

function createSettingsStore() {
  return createStore<SettingsState>(() => ({ settings: DEFAULT_SETTINGS, isRead: false, trouble: null }));
}

/** A change shows at once and is kept behind it. */
export function createSettings(bridge: Bridge): SettingsKeeper {
  const store = createSettingsStore();
  let loud = volumesOf(DEFAULT_SETTINGS);

  async function change(patch: SettingsPatch): Promise<void> {
    // Optional keys and keys that may be undefined are told apart by the compiler, not by a settings row.
    store.setState(({ settings }) => ({ settings: { ...settings, ...(patch as Partial<Settings>) } }));
    const answer = await bridge.call('settings.write', patch);
    store.setState({ trouble: answer.ok ? null : answer.error.code });
  }

  return {
    store,
    async load() {
      const answer = await bridge.call('settings.read', null);
      if (answer.ok) store.setState({ settings: answer.value, isRead: true });
      else store.setState({ trouble: answer.error.code });
    },
    change,
    toggleMute() {
      const { settings } = store.getState();
      if (isSilent(settings)) return change(loud);
      loud = volumesOf(settings);
      return change({ volume: 0, musicVolume: 0, calmMusicVolume: 0 });
    },
  };
}

export const SETTINGS = serviceKey<SettingsKeeper>('settings');
