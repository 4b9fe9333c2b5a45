/** The names of the people who play on one machine. */
import { cleanName } from '../templates/check.ts';

/** Most people of one machine. */
export const MOST_PROFILES = 12;
/** Most characters of a name. */
export const MAX_PROFILE_NAME = 24;

/** A name as it is kept: without blanks at its ends, and without characters that no name may hold. */
export function profileName(text: string): string {
  return cleanName(text.trim(), MAX_PROFILE_NAME).trim().normalize('NFC');
}

/** Returns whether two names look the same to a reader: in capitals or not, in wide letters or not. */
export function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFKC').toLocaleLowerCase('en').replaceAll(/\s+/gu, ' ');
  return plain(one) === plain(other);
}
