import { countSlots, GAP, MAX_SIDE, SLOT, WALL } from '../board/board.ts';
import { INVISIBLE, UNSEEN } from '../text/unseen.ts';
import { MAX_APP_SIDE, MAX_KINDS, MAX_NAME_LENGTH, MIN_APP_SIDE } from './limits.ts';
import type { Filling, Template } from './template.ts';

/** The sides a board may have, and the kinds it may show. */
export interface SizeLimits {
  readonly min: number;
  readonly max: number;
  readonly kinds: number;
}

/** The limits of the app: smaller boards make no game, and larger ones no legible picture on a screen. */
export const APP_SIDES: SizeLimits = { min: MIN_APP_SIDE, max: MAX_APP_SIDE, kinds: MAX_KINDS };
/** The limits of the core, for the command line and for other programs. */
export const CORE_SIDES: SizeLimits = { min: 1, max: MAX_SIDE, kinds: MAX_SIDE ** 2 };

/** Names of more UTF-16 units are too long however they are counted; the error states their units. */
const LONGEST_COUNTED = 1_000;

/** One thing that is wrong with a template, and where. */
export type TemplateIssue =
  | { readonly code: 'bad-side'; readonly side: 'width' | 'height'; readonly value: number }
  | {
      readonly code: 'too-small' | 'too-large';
      readonly side: 'width' | 'height';
      readonly value: number;
      readonly limit: number;
    }
  /** `marks` does not hold `width * height` cells, as when rows are of different lengths. */
  | { readonly code: 'wrong-length'; readonly expected: number; readonly actual: number }
  | { readonly code: 'unknown-mark'; readonly x: number; readonly y: number; readonly mark: number }
  | { readonly code: 'no-slots' }
  | { readonly code: 'odd-slots'; readonly slots: number }
  | { readonly code: 'bad-kinds'; readonly kinds: number }
  /** More kinds than there are pictures. */
  | { readonly code: 'too-many-kinds'; readonly kinds: number; readonly limit: number }
  /** `copies` is odd, so that kinds would not pair up, or no count at all. */
  | { readonly code: 'bad-copies'; readonly copies: number }
  | { readonly code: 'name-empty' }
  /** Nothing but characters without a picture, such as fillers and variation selectors. */
  | { readonly code: 'name-invisible' }
  | { readonly code: 'name-too-long'; readonly length: number; readonly limit: number }
  /** A control, bidi or line-breaking character, or half of a pair; `index` counts code points from 0. */
  | { readonly code: 'name-character'; readonly index: number; readonly codePoint: number };

const KNOWN_MARKS: ReadonlySet<number> = new Set([GAP, SLOT, WALL]);

/** Everything that is wrong with a template, in the order name, size, marks, filling; empty when it can be dealt. */
export function checkTemplate(template: Template, sides: SizeLimits = APP_SIDES): TemplateIssue[] {
  return [
    ...checkName(template.name),
    ...checkSide('width', template.width, sides),
    ...checkSide('height', template.height, sides),
    ...checkMarks(template),
    ...checkFilling(template.filling, sides.kinds),
  ];
}

/** A text of one line without the characters that no name may hold. */
export function cleanText(text: string): string {
  return [...text].filter((character) => !UNSEEN.test(character)).join('');
}

/** A name without the characters that it may not hold, cut to the most that it may have. */
export function cleanName(name: string, limit = MAX_NAME_LENGTH): string {
  return [...cleanText(name.slice(0, LONGEST_COUNTED))].slice(0, limit).join('');
}

/** Returns the faults of a name that a player gave. */
export function checkName(name: string): TemplateIssue[] {
  if (name.trim() === '') return [{ code: 'name-empty' }];
  // A hostile name of megabytes is not looked at by character.
  if (name.length > LONGEST_COUNTED)
    return [{ code: 'name-too-long', length: name.length, limit: MAX_NAME_LENGTH }];
  const characters = [...name];
  const issues: TemplateIssue[] = [];
  if (characters.length > MAX_NAME_LENGTH)
    issues.push({ code: 'name-too-long', length: characters.length, limit: MAX_NAME_LENGTH });
  const index = characters.findIndex((character) => UNSEEN.test(character));
  const codePoint = characters[index]?.codePointAt(0);
  if (codePoint !== undefined) issues.push({ code: 'name-character', index, codePoint });
  else if (INVISIBLE.test(name)) issues.push({ code: 'name-invisible' });
  return issues;
}

function checkSide(side: 'width' | 'height', value: number, { min, max }: SizeLimits): TemplateIssue[] {
  if (!Number.isInteger(value) || value < 0) return [{ code: 'bad-side', side, value }];
  if (value < min) return [{ code: 'too-small', side, value, limit: min }];
  if (value > max) return [{ code: 'too-large', side, value, limit: max }];
  return [];
}

function checkMarks({ width, height, marks }: Template): TemplateIssue[] {
  const expected = width * height;
  if (marks.length !== expected) return [{ code: 'wrong-length', expected, actual: marks.length }];
  const unknown = marks.findIndex((mark) => !KNOWN_MARKS.has(mark));
  const mark = marks[unknown];
  if (mark !== undefined)
    return [{ code: 'unknown-mark', x: unknown % width, y: Math.floor(unknown / width), mark }];
  const slots = countSlots(marks);
  if (slots === 0) return [{ code: 'no-slots' }];
  return slots % 2 === 0 ? [] : [{ code: 'odd-slots', slots }];
}

/** Returns the faults of a filling; `mostKinds` as in the limits. */
export function checkFilling({ kinds, copies }: Filling, mostKinds: number = MAX_KINDS): TemplateIssue[] {
  const issues: TemplateIssue[] = [];
  if (!Number.isInteger(kinds) || kinds < 1) issues.push({ code: 'bad-kinds', kinds });
  else if (kinds > mostKinds) issues.push({ code: 'too-many-kinds', kinds, limit: mostKinds });
  if (!Number.isInteger(copies) || copies < 2 || copies % 2 !== 0)
    issues.push({ code: 'bad-copies', copies });
  return issues;
}
