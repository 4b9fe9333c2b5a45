import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type SettingsPatch } from '../../core/contract/settings.ts';
import type { Bridge } from '../bridge/bridge.ts';
import { createSettings } from './settings.ts';

const bridge = { call: async () => ({ ok: true, value: DEFAULT_SETTINGS }) } as unknown as Bridge;

describe('mute', () => {
  it.each<[string, SettingsPatch, SettingsPatch]>([
    ['effects alone', { volume: 40 }, { volume: 40, musicVolume: 0 }],
    ['effects and music', { volume: 40, musicVolume: 25 }, { volume: 40, musicVolume: 25 }],
    ['music alone', { volume: 0, musicVolume: 25 }, { volume: 0, musicVolume: 25 }],
    ['what was silent from the start', { volume: 0 }, { volume: 60, musicVolume: 0 }],
  ])('silences and brings back %s', async (_what, chosen, loud) => {
    const settings = createSettings(bridge);
    await settings.change(chosen);
    if (chosen.volume !== 0 || chosen.musicVolume !== undefined) await settings.toggleMute();
    expect(settings.store.getState().settings).toMatchObject({ volume: 0, musicVolume: 0 });
    await settings.toggleMute();
    expect(settings.store.getState().settings).toMatchObject(loud);
  });
});
