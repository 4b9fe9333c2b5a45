/** Small boards that come with the lab: one to begin with, and one for each published fault. */
import type { FAULTS } from '../algorithms/pseudo-code.ts';
import type { Move } from '../board/board.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import { CONSOLE_BOARD } from './console-board.ts';

export interface SampleBoard {
  readonly board: string;
  readonly rules: Rules;
  readonly pair: Move;
}

const CLOSED: Rules = { ...CLASSIC_RULES, border: 'closed' };

/** A board in mid-game, so small that its numbers are large: the two tiles are joined by two turns, around the board. */
export const FIRST_SAMPLE: SampleBoard = {
  board: ['5 0 4 2 0 0', '2 2 5 1 0 4', '3 0 6 0 3 5', '1 5 2 0 6 0'].join('\n'),
  rules: CLASSIC_RULES,
  pair: [9, 18],
};

/** All of its games can be drawn: with gravity some of them clear it, and some do not. */
export const TINY_SAMPLE: Omit<SampleBoard, 'pair'> = {
  board: '2 3\n2 1\n4 1\n3 4',
  rules: { ...CLASSIC_RULES, gravity: 'down' },
};

/** On each the faulty form gives another answer than the right one, or takes many times as long. */
export const FAULT_BOARDS: Readonly<Record<keyof typeof FAULTS, SampleBoard>> = {
  'by-cases': { board: '1 0 2 0\n2 0 3 0\n2 0 0 1', rules: CLOSED, pair: [0, 11] },
  'breadth-first': { board: '0 1\n0 0\n0 2\n0 1', rules: CLOSED, pair: [1, 7] },
  'depth-first': {
    board: [
      '1 0 0 0 0 0 0 0',
      ...Array.from({ length: 4 }, () => '0 0 0 0 0 0 0 0'),
      '0 0 0 0 0 0 2 0',
      '0 0 0 0 0 2 1 2',
      '0 0 0 0 0 0 2 0',
    ].join('\n'),
    rules: { ...CLASSIC_RULES, maxTurns: 3 },
    pair: [0, 54],
  },
  'cross-scan': { board: '2 3 1\n0 4 5\n0 6 1\n0 7 8', rules: CLOSED, pair: [2, 8] },
};

/** The console demonstration's, which each algorithm plays to the end. */
export const CONSOLE_SAMPLE: Omit<SampleBoard, 'pair'> = { board: CONSOLE_BOARD, rules: CLOSED };

/** A small one for a whole game: each algorithm clears it. */
export const GAME_SAMPLE: Omit<SampleBoard, 'pair'> = {
  board: [
    '7 10 8 8 5 11 2 4',
    '15 5 11 3 15 18 13 11',
    '9 7 5 16 6 12 16 14',
    '10 14 9 3 6 1 18 12',
    '15 2 1 14 13 11 10 17',
    '15 6 10 1 9 7 4 18',
    '2 16 12 4 13 14 8 5',
    '6 3 17 16 3 17 12 17',
    '4 8 7 9 13 18 2 1',
  ].join('\n'),
  rules: CLOSED,
};

/** A lost board, for the proof; its closure goes three rounds. */
export const LOST_SAMPLE: Omit<SampleBoard, 'pair'> = {
  board: ['0 1 0 8 4 0', '1 7 3 4 2 0', '0 3 7 0 9 5', '0 6 6 2 5 0', '8 0 9 0 0 0'].join('\n'),
  rules: CLASSIC_RULES,
};
