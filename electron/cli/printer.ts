import type { Board, Move } from '../../core/board/board.ts';
import { pointAt } from '../../core/board/point-at.ts';
import { makeBoard } from '../../core/board/text.ts';
import type { Language } from '../../core/languages.ts';
import { loggedLineSentence } from '../../core/sentences/link-sentences.ts';
import type { LineSentence } from '../../core/sentences/sentence.ts';
import { type LoggedLink, makePoint } from './link-log.ts';
import { say, saySentence, type TextKey, type Values } from './texts.ts';

/** The form of printed answers: a language, and colours or none. */
export interface Printer {
  readonly language: Language;
  say(key: TextKey, values?: Values): string;
  /** A sentence about a board or a game; `values` are what else is filled in, and what is put otherwise than as a number. */
  sentence(said: LineSentence, values?: Values): string;
  /** The text form of a board; with colours each kind has its own, and a pair is shown in reverse. */
  board(board: Board, pair?: Move): string;
  /** A link with its ends and turns; two cells without a line between them. */
  link(link: LoggedLink): string;
  move(move: Move, width: number): string;
  /** Lines that every reader of boards passes over, for what stands beside a board. */
  remark(text: string): string;
  strong(text: string): string;
  faint(text: string): string;
}

const STRONG = '\u001b[1m';
const FAINT = '\u001b[2m';
const REVERSE = '\u001b[7m';
const RESET = '\u001b[0m';
/** Colours of the 256-colour palette that are readable on dark and on light grounds, neighbours far apart in hue. */
const KIND_COLOURS = [167, 32, 70, 134, 172, 37, 169, 99, 106, 203, 31, 136, 140, 35, 205, 67] as const;

const NO_PAIR: readonly number[] = [];

/** Printer for a language. */
export function makePrinter(language: Language, { colours }: { readonly colours: boolean }): Printer {
  const paint = (style: string, text: string) => (colours ? `${style}${text}${RESET}` : text);
  const paintWord = (word: string) => {
    if (!/^[1-9]/.test(word)) return paint(FAINT, word);
    return paint(`\u001b[38;5;${KIND_COLOURS[Number(word) % KIND_COLOURS.length]}m`, word);
  };
  const paintBoard = (board: Board, pair: readonly number[]) => {
    let cell = 0;
    return makeBoard(board).replace(/\S+/g, (word) =>
      pair.includes(cell++) ? `${REVERSE}${paintWord(word)}` : paintWord(word),
    );
  };
  return {
    language,
    say: (key, values) => say(language, key, values),
    sentence: (said, values) => saySentence(language, said, values),
    board: (board, pair) => (colours ? paintBoard(board, pair ?? NO_PAIR) : makeBoard(board)),
    link({ from, to, corners }) {
      return saySentence(language, loggedLineSentence(from, corners, to));
    },
    move([a, b], width) {
      const [from, to] = [a, b].map((cell) => makePoint(pointAt({ width }, cell)));
      return say(language, 'link.move', { a: from ?? '', b: to ?? '' });
    },
    remark: (text) => text.replaceAll(/^/gm, '; '),
    strong: (text) => paint(STRONG, text),
    faint: (text) => paint(FAINT, text),
  };
}
