import { afterEach, describe, expect, it } from 'vitest';
import { commandOf, isPadKey, KEYMAP, putInForce } from './keymap.ts';
import { HALVES, type Half, ONE_HAND } from './one-hand.ts';
import { CHOSEN_SCOPES, chosenCommands, clashesIn, idOf, keysAt, tableWith } from './own-keys.ts';

afterEach(() => putInForce(KEYMAP));

/** The positions of a key; a modifier of the other half would need both hands. */
function positionsOf(key: string): readonly string[] {
  const [name = '', ...modifiers] = key.split('+').reverse();
  const code = /^\[(\w+)\]$/.exec(name)?.[1] ?? name;
  return [code, ...modifiers.map((modifier) => (modifier === 'Shift' ? 'Shift' : 'Control'))];
}

describe.each(Object.keys(HALVES) as Half[])('the keys of the %s hand', (half) => {
  const own = ONE_HAND[half];
  const side = half === 'left' ? 'Left' : 'Right';
  const reached: readonly string[] = HALVES[half];
  const places = CHOSEN_SCOPES.flatMap(chosenCommands);

  it.each(places.map((place) => [idOf(place), place] as const))('%s has one on its half', (_, place) => {
    const isReached = (key: string) =>
      positionsOf(key).every((code) => reached.includes(code) || reached.includes(`${code}${side}`));
    expect(keysAt(place, own).filter(isReached)).not.toEqual([]);
  });

  it('are no two things at once', () => {
    expect(clashesIn(own)).toEqual([]);
  });

  it('name commands that there are, and leave pads as they are', () => {
    const known = places.map(idOf);
    expect(Object.keys(own).filter((id) => !known.includes(id))).toEqual([]);
    for (const place of places)
      expect(keysAt(place, own).filter(isPadKey)).toEqual(keysAt(place, {}).filter(isPadKey));
  });

  it('count by their positions, whatever is typed there', () => {
    putInForce(tableWith(own));
    const bare = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
    for (const scope of CHOSEN_SCOPES)
      for (const { command } of chosenCommands(scope)) {
        const [key = ''] = own[`${scope}.${command}`] ?? [];
        const code = /\[(\w+)\]/.exec(key)?.[1];
        if (code === undefined) continue;
        const press = { ...bare, key: 'ω', code, shiftKey: key.startsWith('Shift') };
        expect(commandOf(scope, press), `${scope} ${key}`).toBe(command);
      }
  });
});

it('the two halves have no key in common but the space bar', () => {
  const right: readonly string[] = HALVES.right;
  expect(HALVES.left.filter((code) => right.includes(code))).toEqual(['Space']);
  expect(Object.keys(KEYMAP)).toEqual(expect.arrayContaining([...CHOSEN_SCOPES]));
});

// The element with the focus hears a key first, and one without Shift also with it.
it.each(['left', 'right'] as const)('no key of the editor is taken by its drawing: the %s hand', (hand) => {
  const own = ONE_HAND[hand];
  const taken = chosenCommands('drawing').flatMap((place) => keysAt(place, own).map((key) => `Shift+${key}`));
  for (const place of chosenCommands('editor'))
    for (const key of keysAt(place, own)) expect(taken, idOf(place)).not.toContain(key);
});
