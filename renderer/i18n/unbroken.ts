import type { PostProcessorModule } from 'i18next';

const NO_BREAK = '\u00a0';
/** Two figures that belong together: 3 of 8, 48 × 30, 3 / 8. */
const PAIR = /(?<=\d) (of|×|\/) (?=\d)/g;
/** A figure before its unit. */
const UNIT = /(?<=\d) (?=(?:s|ms|kB|MB|%)(?!\w))/g;

/** A text in which no figure stands on another line than its unit or than the figure it belongs to. */
export function unbroken(text: string): string {
  return text.replace(PAIR, `${NO_BREAK}$1${NO_BREAK}`).replace(UNIT, NO_BREAK);
}

/** The same text with plain blanks, as it leaves the window. */
export function withPlainBlanks(text: string): string {
  return text.replaceAll(NO_BREAK, ' ');
}

/** Does so to every text of the window. */
export const unbrokenWords: PostProcessorModule = {
  type: 'postProcessor',
  name: 'unbroken',
  process: unbroken,
};
