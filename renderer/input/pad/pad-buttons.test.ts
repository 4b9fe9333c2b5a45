import { expect, it } from 'vitest';
import { commandsIn, KEYMAP, type Scope } from '../keymap.ts';
import { PAD_BUTTONS, signsOf } from './pad-buttons.ts';

it.each([
  ['Xbox 360 Controller (XInput STANDARD GAMEPAD)', 'Ⓐ'],
  ['DualSense Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)', '✕'],
  ['Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)', 'Ⓑ'],
  ['Steam Deck (STANDARD GAMEPAD Vendor: 28de Product: 1205)', 'Ⓐ'],
])('the button that picks is called by what is printed on it: %s', (id, sign) => {
  expect(signsOf(id)(['Enter'])).toBe(sign);
});

it('every pad key of the key map is a button, and no scope gives a button two meanings', () => {
  const buttons = PAD_BUTTONS.flatMap((button) => button?.key ?? []);
  for (const scope of Object.keys(KEYMAP) as Scope[]) {
    const keys = commandsIn(scope).flatMap((command) => KEYMAP[scope][command] as readonly string[]);
    const ofPads = keys.filter((key) => key.startsWith('Pad'));
    expect(buttons).toEqual(expect.arrayContaining(ofPads));
    expect(new Set(ofPads).size).toBe(ofPads.length);
  }
});
