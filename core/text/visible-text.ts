/** Foreign text in a message of ours: what a reader cannot see is named, and it never turns or floods the line that it stands in. */
import { UNSEEN } from './unseen.ts';

const MOST = 60;

/** A text of at most `most` characters, each that cannot be seen as its number: `U+202E`. A longer one ends with `…`. */
export function visibleText(text: string, most = MOST): string {
  // A name of megabytes is not looked at by character.
  const characters = [...text.slice(0, 2 * most + 2)];
  const shown = characters
    .slice(0, most)
    .map((character) => (UNSEEN.test(character) ? nameOf(character) : character));
  return characters.length > most ? `${shown.join('')}…` : shown.join('');
}

function nameOf(character: string): string {
  const number = character.codePointAt(0) ?? 0;
  return `U+${number.toString(16).toUpperCase().padStart(4, '0')}`;
}
