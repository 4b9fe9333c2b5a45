import { describe, expect, it } from 'vitest';
import { type Board, countTiles } from '../board/board.ts';
import { parseBoard } from '../board/text.ts';
import type { Rules } from '../rules/rules.ts';
import { explainLoss } from './loss-explanation.ts';
import { type LossStep, stepsOfLoss } from './loss-steps.ts';

const CLOSED: Rules = { maxTurns: 2, border: 'closed', gravity: 'none' };

function stepsOf(text: string, rules: Rules): { board: Board; steps: readonly LossStep[] } {
  const board = parseBoard(text);
  if (!board.ok) throw new Error('a bad board in a test');
  const loss = explainLoss(board.value, rules);
  if (loss.kind === 'too-large') throw new Error('not explained');
  return { board: board.value, steps: stepsOfLoss(board.value, rules, loss) };
}

const typesOf = (steps: readonly LossStep[]) => steps.map(({ words }) => words.type);

describe('the pictures of an explanation', () => {
  it('go through the rounds of a closure and end with what stays', () => {
    const { steps } = stepsOf('3 3 1 2\n0 0 2 1', CLOSED);
    expect(typesOf(steps)).toEqual(['rounds', 'round', 'staying']);
    expect(steps.map(({ gone }) => gone)).toEqual([
      [],
      [
        [0, 1],
        [1, 1],
      ],
      [
        [0, 1],
        [1, 1],
      ],
    ]);
    expect(steps.at(-1)?.words).toEqual({ type: 'staying', cells: [2, 3, 6, 7], going: 2, blocked: null });
  });

  it('show the line that comes nearest to joining two tiles that stay', () => {
    const { steps } = stepsOf('1 2\n2 1', { ...CLOSED, border: 'open' });
    expect(steps.at(-1)?.words).toMatchObject({ type: 'staying', blocked: { turns: 3 } });
  });

  it('name tiles that do not pair up', () => {
    expect(stepsOf('1 1 1', CLOSED).steps.map(({ words }) => words)).toEqual([
      { type: 'odd-kind', cells: [0, 1, 2] },
    ]);
  });

  it('say at once that nothing can go', () => {
    expect(typesOf(stepsOf('1 2\n2 1', CLOSED).steps)).toEqual(['staying']);
  });

  it('play each move that is refuted, on the board that it leads to', () => {
    const board: Board = { width: 2, height: 2, marks: [-1, -1, -1, -1], cells: [1, 1, 2, 2] };
    const because = () => ({ kind: 'moves', refuted: [] }) as const;
    const steps = stepsOfLoss(board, CLOSED, {
      kind: 'moves',
      refuted: [
        { move: [0, 1], because: because() },
        { move: [2, 3], because: because() },
      ],
    });
    expect(typesOf(steps)).toEqual(['moves', 'move', 'dead', 'move', 'dead']);
    expect(steps.map(({ cells, depth }) => [countTiles(cells), depth])).toEqual([
      [4, 0],
      [4, 0],
      [2, 1],
      [4, 0],
      [2, 1],
    ]);
  });

  it('tell of each tile that falls after a move where it came from', () => {
    const board: Board = { width: 1, height: 4, marks: [-1, -1, -1, -1], cells: [2, 1, 1, 2] };
    const because = { kind: 'moves', refuted: [] } as const;
    const steps = stepsOfLoss(
      board,
      { ...CLOSED, gravity: 'down' },
      { kind: 'moves', refuted: [{ move: [1, 2], because }] },
    );
    expect(steps[1]?.words).toMatchObject({ type: 'move', from: [-1, -1, 0, 3] });
  });

  it('explain a position once that two moves lead to', () => {
    const board: Board = { width: 2, height: 2, marks: [-1, -1, -1, -1], cells: [1, 1, 2, 2] };
    const because = { kind: 'moves', refuted: [] } as const;
    const steps = stepsOfLoss(board, CLOSED, {
      kind: 'moves',
      refuted: [
        { move: [0, 1], because },
        { move: [2, 3], because },
      ],
    });
    expect(typesOf(steps)).toEqual(['moves', 'move', 'dead', 'move', 'shown']);
    expect(steps.at(-1)?.words).toEqual({ type: 'shown', picture: 3 });
  });

  it('take a pair for granted in each case of a tile with several partners', () => {
    const board: Board = { width: 4, height: 1, marks: [-1, -1, -1, -1], cells: [1, 1, 1, 1] };
    const because = () => ({ kind: 'closure', rounds: [], staying: [3] }) as const;
    const steps = stepsOfLoss(board, CLOSED, {
      kind: 'partners',
      tile: 0,
      cases: [1, 2, 3].map((partner) => ({ partner, because: because() })),
    });
    expect(typesOf(steps)).toEqual(['partners', ...Array(3).fill(['partner', 'staying']).flat()]);
    expect(steps.map(({ chosen }) => chosen.length)).toEqual([0, 1, 1, 1, 1, 1, 1]);
  });
});
