import type { PostProcessorModule } from 'i18next';

const NO_BREAK = '\u00a0';
/** Joins what stands beside it, and has no width. */
const JOINER = '\u2060';
/** Two figures that belong together: 3 of 8, 48 × 30, 3 / 8. */
const PAIR = /(?<=\d) (of|×|\/) (?=\d)/g;
/** The bounds of an interval. */
const RANGE = /(?<=\d)[–～](?=\d)/g;
/** A figure before its unit, which in Chinese is the word after it, and after the Chinese prefix of an ordinal, U+7B2C. */
const UNIT = /(?<=\d) (?=(?:s|ms|kB|MB|%)(?!\w)|\p{Script=Han})|(?<=\u7b2c) (?=\d)/gu;

/** A text in which no figure stands on another line than its unit or than the figure it belongs to. */
export function unbroken(text: string): string {
  return text.replace(PAIR, `${NO_BREAK}$1${NO_BREAK}`).replace(UNIT, NO_BREAK);
}

/** The same text with plain blanks, as it leaves the window. */
export function withPlainBlanks(text: string): string {
  return text.replaceAll(NO_BREAK, ' ').replaceAll(JOINER, '');
}

/** Does so to every text of the window, and keeps the bounds of an interval together. Names that stand in other texts may be kept as they are read. */
export const unbrokenWords: PostProcessorModule = {
  type: 'postProcessor',
  name: 'unbroken',
  process: (text: string, _key, { low }) =>
    low === undefined ? unbroken(text) : unbroken(text).replace(RANGE, `${JOINER}$&${JOINER}`),
};
