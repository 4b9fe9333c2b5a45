/** The buttons of a game pad, the keys they stand for, and the signs that are printed on them. */

import type { PadSigns } from '../keymap.ts';

/** The makers whose signs differ. A Nintendo pad has its letters in other places than all others. */
type PadKind = 'xbox' | 'playstation' | 'nintendo';

type Signs = Readonly<Record<PadKind, string>>;

interface PadButton {
  /**
   * The key that a press is told as. Moving, picking and going back are those of a keyboard, so every screen
   * understands them; the others are named in the key map like keys.
   */
  readonly key: string;
  readonly signs: Signs;
}

const same = (sign: string): Signs => ({ xbox: sign, playstation: sign, nintendo: sign });

/**
 * The buttons by their index in the standard mapping of the Gamepad API
 * (https://www.w3.org/TR/gamepad/#remapping): null for those without a meaning.
 */
export const PAD_BUTTONS: readonly (PadButton | null)[] = [
  { key: 'Enter', signs: { xbox: 'Ⓐ', playstation: '✕', nintendo: 'Ⓑ' } },
  { key: 'Escape', signs: { xbox: 'Ⓑ', playstation: '○', nintendo: 'Ⓐ' } },
  { key: 'PadX', signs: { xbox: 'Ⓧ', playstation: '□', nintendo: 'Ⓨ' } },
  { key: 'PadY', signs: { xbox: 'Ⓨ', playstation: '△', nintendo: 'Ⓧ' } },
  { key: 'PadL1', signs: { xbox: 'LB', playstation: 'L1', nintendo: 'L' } },
  { key: 'PadR1', signs: { xbox: 'RB', playstation: 'R1', nintendo: 'R' } },
  { key: 'PadL2', signs: { xbox: 'LT', playstation: 'L2', nintendo: 'ZL' } },
  { key: 'PadR2', signs: { xbox: 'RT', playstation: 'R2', nintendo: 'ZR' } },
  { key: 'PadView', signs: { xbox: 'View', playstation: 'Share', nintendo: '−' } },
  { key: 'PadMenu', signs: { xbox: 'Menu', playstation: 'Options', nintendo: '+' } },
  null,
  { key: 'PadR3', signs: { xbox: 'RS', playstation: 'R3', nintendo: 'RS' } },
  { key: 'ArrowUp', signs: same('↑') },
  { key: 'ArrowDown', signs: same('↓') },
  { key: 'ArrowLeft', signs: same('←') },
  { key: 'ArrowRight', signs: same('→') },
];

/** The identifiers of the vendors, as browsers write them into the id of a pad, and the names that systems give pads. */
const KINDS: readonly (readonly [PadKind, RegExp])[] = [
  ['playstation', /054c|playstation|dualshock|dualsense/i],
  ['nintendo', /057e|nintendo|switch|joy-con/i],
];

const findSign =
  (kind: PadKind): PadSigns =>
  (keys) =>
    PAD_BUTTONS.find((button) => button !== null && keys.includes(button.key))?.signs[kind] ?? null;

const SIGNS: Readonly<Record<PadKind, PadSigns>> = {
  xbox: findSign('xbox'),
  playstation: findSign('playstation'),
  nintendo: findSign('nintendo'),
};

/** Returns the signs of a pad by its id, always as one function; a pad of another maker counts as the most common kind. */
export function signsOf(id: string): PadSigns {
  return SIGNS[KINDS.find(([, pattern]) => pattern.test(id))?.[0] ?? 'xbox'];
}
