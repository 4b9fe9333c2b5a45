/**
 * Eight short lessons. Each is a board, a question and answers; whichever answer is chosen, the board itself shows
 * what comes of it. What each says is a test (lessons.test.ts); its words are translations.
 */
import type { TracedAlgorithm } from '../algorithms/pseudo-code.ts';
import type { Move } from '../board/board.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import type { WatchedProcesses } from './process-code.ts';
import { TINY_SAMPLE } from './sample-boards.ts';

/** One search among those watched side by side. */
export interface WatchedSearch {
  readonly name: TracedAlgorithm;
  readonly hasFault: boolean;
}

/** The view that shows the answer to a question. */
export type LessonView =
  /** Searches for a pair, in step. */
  | { readonly type: 'search'; readonly pair: Move; readonly searches: readonly WatchedSearch[] }
  /** Processes in step: on the lesson's board, after a move on it, or on another one. */
  | {
      readonly type: 'process';
      readonly processes: WatchedProcesses;
      readonly after?: Move;
      readonly board?: string;
    }
  /** Every game of the board. */
  | { readonly type: 'tree' };

export interface LessonAnswer {
  readonly answer: string;
  readonly isRight: boolean;
  readonly view: LessonView;
  /** The pair that gives it, where a question is answered on the board itself. */
  readonly pair?: Move;
}

export interface LabLesson {
  readonly lesson: string;
  readonly board: string;
  readonly rules: Rules;
  /** A measurement that the question is about; null where the board alone stands there until an answer is given. */
  readonly given: LessonView | null;
  readonly answers: readonly LessonAnswer[];
}

const CLOSED: Rules = { ...CLASSIC_RULES, border: 'closed' };

const asIs = (name: TracedAlgorithm): WatchedSearch => ({ name, hasFault: false });
const byCases = (pair: Move): LessonView => ({ type: 'search', pair, searches: [asIs('by-cases')] });

const WITH_AND_WITHOUT_DIRECTION: LessonView = {
  type: 'search',
  pair: [1, 7],
  searches: [{ name: 'breadth-first', hasFault: true }, asIs('breadth-first')],
};
const FIRST_AND_SHORTEST: LessonView = {
  type: 'search',
  pair: [5, 7],
  searches: [asIs('cross-scan'), asIs('by-corridors')],
};
const BOTH_DEAD_TESTS = ['dead-by-pairs', 'dead-by-corridors'] as const;

/** A full square in which no two equal tiles lie beside each other: five pictures in slanting lines. */
export function slantedBoard(side: number): string {
  const row = (y: number) => Array.from({ length: side }, (_, x) => 1 + ((x + 2 * y) % 5)).join(' ');
  return Array.from({ length: side }, (_, y) => row(y)).join('\n');
}

const ON_TWICE_THE_SIDE: LessonView = {
  type: 'process',
  processes: BOTH_DEAD_TESTS,
  board: slantedBoard(10),
};

/** An answer that a pair gives, with the search for that pair. */
const searched = (answer: string, pair: Move, isRight = false): LessonAnswer => ({
  answer,
  isRight,
  pair,
  view: byCases(pair),
});

export const LESSONS: readonly LabLesson[] = [
  {
    lesson: 'direct',
    board: '1 0 0 1\n2 3 0 2\n3 0 0 0',
    rules: { ...CLOSED, maxTurns: 0 },
    given: null,
    answers: [searched('ones', [0, 3], true), searched('twos', [4, 7]), searched('threes', [5, 8])],
  },
  {
    lesson: 'one-turn',
    board: '1 0 0 0 0\n0 3 4 0 0\n0 0 0 0 3\n4 0 1 0 0',
    rules: { ...CLOSED, maxTurns: 1 },
    given: null,
    answers: [searched('ones', [0, 17]), searched('threes', [6, 14], true), searched('fours', [7, 15])],
  },
  {
    lesson: 'two-turns',
    board: '0 0 0 0 0\n1 2 1 3 0\n2 4 5 4 0\n3 5 0 0 0',
    rules: CLOSED,
    given: null,
    answers: [
      searched('fives', [12, 16]),
      searched('threes', [8, 15]),
      searched('ones', [5, 7], true),
      searched('twos', [6, 10]),
      searched('fours', [11, 13]),
    ],
  },
  {
    lesson: 'direction',
    board: '0 1\n0 0\n0 2\n0 1',
    rules: CLOSED,
    given: null,
    answers: [
      { answer: 'enough', isRight: false, view: WITH_AND_WITHOUT_DIRECTION },
      { answer: 'not-enough', isRight: true, view: WITH_AND_WITHOUT_DIRECTION },
    ],
  },
  {
    lesson: 'shortest',
    board: '0 0 0 0\n0 1 2 1\n0 2 0 2\n0 0 0 0',
    rules: CLASSIC_RULES,
    given: null,
    answers: [
      { answer: 'four', isRight: false, view: FIRST_AND_SHORTEST },
      { answer: 'six', isRight: true, view: FIRST_AND_SHORTEST },
    ],
  },
  {
    lesson: 'corridors',
    board: slantedBoard(5),
    rules: CLOSED,
    given: { type: 'process', processes: BOTH_DEAD_TESTS },
    answers: [
      { answer: 'both-four', isRight: false, view: ON_TWICE_THE_SIDE },
      { answer: 'one-four', isRight: true, view: ON_TWICE_THE_SIDE },
      { answer: 'both-twenty', isRight: false, view: ON_TWICE_THE_SIDE },
    ],
  },
  {
    lesson: 'greedy',
    board: '1 1 1 5\n3 4 5 1\n2 4 2 3',
    rules: CLOSED,
    given: null,
    answers: [
      {
        answer: 'left',
        isRight: false,
        pair: [0, 1],
        view: { type: 'process', processes: ['why'], after: [0, 1] },
      },
      {
        answer: 'right',
        isRight: true,
        pair: [1, 2],
        view: { type: 'process', processes: ['hint-proved'], after: [1, 2] },
      },
      searched('ends', [0, 2]),
    ],
  },
  {
    lesson: 'gravity',
    ...TINY_SAMPLE,
    given: null,
    answers: [
      { answer: 'safe', isRight: false, view: { type: 'process', processes: ['why'], after: [3, 5] } },
      { answer: 'not-safe', isRight: true, view: { type: 'tree' } },
    ],
  },
];
