import type { CodeError } from '../../../../core/codes/code-error.ts';
import { readCharacters } from '../../../../core/codes/symbols.ts';

/** The part of a text from `start` on and before `end`. */
export interface MarkedPart {
  readonly start: number;
  readonly end: number;
}

/** Finds a mistake of a code in the text as it was typed; null where its place is not known. */
export function markedPart(text: string, { code, details: { at, found } }: CodeError): MarkedPart | null {
  // In a letter around the code places are counted from elsewhere; the words must do then.
  if (typeof at !== 'number' || readCharacters(text)[at - 1] !== found) return null;
  const last = code === 'code-swapped' ? at + 1 : at;
  let [place, count, start] = [0, 0, 0];
  for (const character of text) {
    const before = count;
    count += readCharacters(character).length;
    if (before < at && count >= at) start = place;
    place += character.length;
    if (count >= last) return { start, end: place };
  }
  return null;
}
