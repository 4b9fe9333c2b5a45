import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../core/contract/settings.ts';
import { createSettings } from '../settings.ts';
import { muteKey } from './mute-key.ts';

it('says that the sound went off, and that it came back', () => {
  const bridge = { call: async () => ({ ok: true, value: DEFAULT_SETTINGS }) };
  const heard: string[] = [];
  const press = muteKey(createSettings(bridge as never), (why) => heard.push(why));
  press();
  press();
  expect(heard).toEqual(['sound-off', 'sound-on']);
});
