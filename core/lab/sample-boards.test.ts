import { describe, expect, it } from 'vitest';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { consoleBoardText } from '../../tests/support/vectors.ts';
import type { FAULTS } from '../algorithms/pseudo-code.ts';
import { makeSearchGrid } from '../algorithms/trace.ts';
import { TRACED, TRACED_NAMES } from '../algorithms/traced.ts';
import type { Point } from '../board/board.ts';
import { findLink } from '../rules/link.ts';
import { runToEnd } from '../solve/progress.ts';
import { recordProcess } from './processes.ts';
import {
  CONSOLE_SAMPLE,
  FAULT_BOARDS,
  FIRST_SAMPLE,
  GAME_SAMPLE,
  LOST_SAMPLE,
  type SampleBoard,
} from './sample-boards.ts';
import { playWholeGame } from './whole-game.ts';

function watch(name: keyof typeof FAULTS, { board, rules, pair }: SampleBoard, hasFault: boolean) {
  const drawn = drawnBoard(board);
  const at = (cell: number): Point => [cell % drawn.width, Math.floor(cell / drawn.width)];
  const grid = makeSearchGrid(drawn, rules.border);
  const trace = TRACED[name].trace(grid, at(pair[0]), at(pair[1]), rules.maxTurns, hasFault);
  for (let looks = 0, step = trace.next(); ; step = trace.next()) {
    if (step.done === true) return { looks, isFound: step.value !== null };
    if (step.value.type === 'look') looks++;
  }
}

describe('a board that comes with the lab', () => {
  it.each(Object.entries(FAULT_BOARDS) as [keyof typeof FAULTS, SampleBoard][])(
    'shows what is wrong with the published %s',
    (name, sample) => {
      const [right, faulty] = [watch(name, sample, false), watch(name, sample, true)];
      if (name === 'depth-first') expect(faulty.looks).toBeGreaterThan(8 * right.looks);
      else expect(faulty.isFound).toBe(!right.isFound);
    },
  );

  it.each(TRACED_NAMES)('for a whole game is cleared by %s', (name) => {
    const { board, rules } = GAME_SAMPLE;
    expect(runToEnd(playWholeGame(name, drawnBoard(board), rules)).tilesLeft).toBe(0);
  });

  it('to begin with has a pair that two turns join, and can be won, so that a hint has something to show', () => {
    const board = drawnBoard(FIRST_SAMPLE.board);
    expect(findLink(board, FIRST_SAMPLE.rules, ...FIRST_SAMPLE.pair)?.turns).toBe(2);
    expect(recordProcess('hint-proved', board, FIRST_SAMPLE.rules, 1).steps.at(-1)).toMatchObject({
      answer: 'hint-proved',
    });
  });

  it('of the console demonstration is the one that the tests play', () => {
    expect(drawnBoard(CONSOLE_SAMPLE.board).cells).toEqual(drawnBoard(consoleBoardText()).cells);
  });

  it('for the proof is lost by the relaxed closure, in more than one round', () => {
    const { steps } = recordProcess('why', drawnBoard(LOST_SAMPLE.board), LOST_SAMPLE.rules, 1);
    expect(steps.at(-1)).toMatchObject({ answer: 'lost-closure' });
    expect(steps.filter(({ line }) => line === 'round').length).toBeGreaterThan(1);
  });
});
