/** Foreign text in a message of ours: what a reader cannot see is named, and it never turns or floods the line that it stands in. */
import { INVISIBLE, UNSEEN } from './unseen.ts';

const MOST = 60;
const BLANK = /\p{White_Space}/u;
/** Joiners and variation selectors, which shape the character before them in emoji and in scripts that join. */
const SHAPING = /[\p{Join_Control}\p{Variation_Selector}]/u;
const SHAPED = /\P{ASCII}/u;

/** The first `most` characters of a text, each that cannot be seen as its number: `U+202E`. A longer one ends with `…`. */
export function visibleText(text: string, most = MOST): string {
  // A name of megabytes is not looked at by character.
  const characters = [...text.slice(0, 2 * most + 2)];
  const shown = characters
    .slice(0, most)
    .map((character, place) => (isSeen(character, characters[place - 1]) ? character : nameOf(character)));
  return characters.length > most ? `${shown.join('')}…` : shown.join('');
}

/** A blank is seen behind something, as is what shapes the character before it. */
function isSeen(character: string, before = ''): boolean {
  if (UNSEEN.test(character)) return false;
  if (!INVISIBLE.test(character) || character === ' ') return true;
  if (INVISIBLE.test(before)) return false;
  return BLANK.test(character) || (SHAPING.test(character) && SHAPED.test(before));
}

function nameOf(character: string): string {
  const number = character.codePointAt(0) ?? 0;
  return `U+${number.toString(16).toUpperCase().padStart(4, '0')}`;
}
