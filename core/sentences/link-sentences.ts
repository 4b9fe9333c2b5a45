/** A line of the log of a game: the ends of a link by column and row, and where it turns. */
import type { Point } from '../board/board.ts';
import type { ClaimOf } from './claim.ts';
import { type LineSentence, type Sentence, sentence } from './sentence.ts';

const FORMS = ['direct', 'one', 'two', 'three'] as const;

/** In the lab. */
export function loggedSentence(from: Point, corners: readonly Point[], to: Point): Sentence {
  return sentence(`lab.log.${formOf(corners)}`, lineClaim(from, corners, to));
}

/** On the command line. */
export function loggedLineSentence(from: Point, corners: readonly Point[], to: Point): LineSentence {
  return sentence(`cli.link.${formOf(corners)}`, lineClaim(from, corners, to));
}

function formOf(corners: readonly Point[]): (typeof FORMS)[number] {
  return FORMS[corners.length] ?? 'three';
}

function lineClaim(from: Point, corners: readonly Point[], to: Point): ClaimOf<'line'> {
  const [c, d, e] = corners.map(place);
  const turns = { ...(c && { c }), ...(d && { d }), ...(e && { e }) };
  return { says: 'line', points: [from, ...corners, to], a: place(from), b: place(to), ...turns };
}

function place([x, y]: Point): { readonly numeral: string } {
  return { numeral: `[${x},${y}]` };
}
