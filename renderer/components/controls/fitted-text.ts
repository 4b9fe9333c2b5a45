import { cleanText } from '../../../core/templates/check.ts';

interface FittedText {
  readonly text: string;
  /** Behind what was put in, in UTF-16 units. */
  readonly caret: number;
}

/**
 * Returns the text of a field of at most `limit` characters after a change. Of the text put in, as much is
 * kept as there is room for, in whole characters as a reader counts them; the text before it is kept.
 */
export function fittedText(before: string, after: string, limit: number): FittedText {
  const start = sharedStart(before, after);
  const end = sharedEnd(before.slice(start), after.slice(start));
  const [head, tail] = [after.slice(0, start), after.slice(after.length - end)];
  const room = Math.max(0, limit - countOf(head) - countOf(tail));
  const put = [...GRAPHEMES.segment(cleanText(after.slice(start, after.length - end)))];
  let kept = '';
  for (const { segment } of put) {
    if (countOf(kept) + countOf(segment) > room) break;
    kept += segment;
  }
  return { text: head + kept + tail, caret: head.length + kept.length };
}

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function countOf(text: string): number {
  return [...text].length;
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return outOfPair(b, length);
}

function sharedEnd(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length)) length++;
  // Half a pair of surrogates is no character.
  return isLowHalf(b, b.length - length) ? length - 1 : length;
}

function outOfPair(text: string, at: number): number {
  return isLowHalf(text, at) ? at - 1 : at;
}

function isLowHalf(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return at > 0 && unit >= 0xdc00 && unit <= 0xdfff;
}
