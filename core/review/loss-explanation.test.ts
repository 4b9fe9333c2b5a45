import { describe, expect, it } from 'vitest';
import { smallGame } from '../../tests/deep/small-boards.ts';
import { lossFault } from '../../tests/support/check-loss.ts';
import type { Board } from '../board/board.ts';
import { parseBoard } from '../board/text.ts';
import { createRandom, shuffle } from '../random.ts';
import { GRAVITIES, type Rules } from '../rules/rules.ts';
import { runToEnd } from '../solve/progress.ts';
import { solve } from '../solve/solve.ts';
import { explainLoss } from './loss-explanation.ts';

const CLOSED: Rules = { maxTurns: 2, border: 'closed', gravity: 'none' };
const FIXTURES = 200;

interface Lost {
  readonly board: Board;
  readonly rules: Rules;
}

/** Small boards under all rules, and full ones of 6 × 5 under every gravity, that are proved lost. */
function lostBoards(): Lost[] {
  const lost: Lost[] = [];
  for (let index = 0; lost.length < FIXTURES; index++) {
    const game = index % 2 === 0 ? smallGame(index, 5) : fullBoard(index);
    const found = runToEnd(solve(game.board, game.rules, { nodeLimit: 20_000, seed: 1 }));
    if (found.verdict === 'unsolvable') lost.push(game);
  }
  return lost;
}

function fullBoard(index: number): Lost {
  const cells = Array.from({ length: 30 }, (_, cell) => 1 + (Math.floor(cell / 2) % 8));
  shuffle(createRandom(index), cells);
  const board = { width: 6, height: 5, marks: cells.map(() => -1), cells };
  const gravity = GRAVITIES[index % GRAVITIES.length] ?? 'none';
  return { board, rules: { maxTurns: 2, border: 'closed', gravity } };
}

function drawn(text: string): Board {
  const board = parseBoard(text);
  if (!board.ok) throw new Error('a bad board in a test');
  return board.value;
}

describe('why a position is lost', () => {
  it(`is shown of ${FIXTURES} lost boards in steps that a checker accepts, or honestly not at all`, () => {
    const told = lostBoards().map(({ board, rules }) => ({ board, rules, loss: explainLoss(board, rules) }));
    const shown = told.filter(({ loss }) => loss.kind !== 'too-large');
    expect(shown.map(({ board, rules, loss }) => lossFault(board, rules, loss))).toEqual(
      shown.map(() => null),
    );
    expect(shown.length).toBeGreaterThan(FIXTURES * 0.9);
    expect(new Set(shown.map(({ loss }) => loss.kind)).size).toBeGreaterThanOrEqual(3);
  });

  it('names the tiles that stay', () => {
    expect(explainLoss(drawn('1 2\n2 1'), CLOSED)).toEqual({
      kind: 'closure',
      rounds: [],
      staying: [0, 1, 2, 3],
    });
  });

  it('names a kind that does not pair up', () => {
    expect(explainLoss(drawn('1 1 1'), CLOSED)).toEqual({ kind: 'odd-kind', cells: [0, 1, 2] });
  });

  it('finds nothing where the board can be cleared', () => {
    for (const gravity of ['none', 'down'] as const)
      expect(explainLoss(drawn('1 1 2 2'), { ...CLOSED, gravity })).toEqual({ kind: 'too-large' });
  });

  it('is not accepted when a step is left out or a tile is forgotten', () => {
    const board = drawn('3 3 1 2\n0 0 2 1');
    const loss = explainLoss(board, CLOSED);
    if (loss.kind !== 'closure') throw new Error('not by the closure');
    expect(lossFault(board, CLOSED, loss)).toBeNull();
    expect(lossFault(board, CLOSED, { ...loss, rounds: [] })).not.toBeNull();
    expect(lossFault(board, CLOSED, { ...loss, staying: loss.staying.slice(1) })).not.toBeNull();
    expect(lossFault(board, CLOSED, { kind: 'moves', refuted: [] })).not.toBeNull();
  });
});
