import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoard, anyRules } from '../../tests/support/arbitrary.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { techniqueOf } from '../../tests/support/technique-of.ts';
import { type Board, type Move, withoutPair } from '../board/board.ts';
import { createRandom } from '../random.ts';
import { applyMove } from '../rules/apply.ts';
import { settle, slides } from '../rules/gravity.ts';
import { allMoves } from '../rules/moves.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import { choiceOn } from './choice.ts';
import { firstMoves, firstMovesBy, habitMove, tellsApart } from './ranking.ts';
import { TECHNIQUES, type TechniqueId } from './table.ts';

const still: Rules = CLASSIC_RULES;
const down: Rules = { ...CLASSIC_RULES, gravity: 'down' };

/** The pairs that a technique puts first, each as the columns and rows of its cells. */
function first(id: TechniqueId, text: string, rules: Rules): string[] {
  const board = drawnBoard(text);
  const choice = choiceOn(board, rules);
  return firstMoves(techniqueOf(id), choice).map((index) => told(board, choice.moves[index] ?? [0, 0]));
}

function told({ width }: Board, [a, b]: Move): string {
  return [a, b].map((cell) => `${cell % width},${Math.floor(cell / width)}`).join(' ');
}

describe('a technique', () => {
  it.each<[TechniqueId, string, Rules, string[]]>([
    ['last-pair', '1 1 2 2\n2 3 3 2', still, ['0,0 1,0', '1,1 2,1']],
    // Of four equal tiles in a row the outer two would stay apart from the inner ones of another pair.
    [
      'rest-pairs',
      '1 1 . 3\n1 2 2 3\n# 1 4 4',
      { ...still, border: 'closed' },
      ['3,0 3,1', '1,1 2,1', '2,2 3,2'],
    ],
    ['most-open', '1 2 1\n3 2 3', { ...still, border: 'closed' }, ['1,0 1,1']],
    ['inside-out', '1 2 2 1\n3 4 4 3\n5 6 6 5', still, ['1,1 2,1']],
    ['outside-in', '1 2 3\n1 2 3', still, ['0,0 0,1', '2,0 2,1']],
    ['fewest-partners', '1 1 1 2 2', { ...still, maxTurns: 0, border: 'closed' }, ['3,0 4,0']],
    ['move-least', '1 1 3\n2 2 3\n4 5 4', down, ['0,0 1,0', '2,0 2,1']],
    ['level', '. . 4\n1 1 4\n2 2 3', down, ['2,0 2,1']],
    ['near-first', '1 0 1\n2 2 3', { ...still, maxTurns: 1, border: 'closed' }, ['0,1 1,1']],
    ['far-first', '1 0 1\n2 2 3', { ...still, maxTurns: 3 }, ['0,0 2,0']],
  ])('puts first: %s', (id, text, rules, expected) => {
    expect(first(id, text, rules)).toEqual(expected);
  });

  it('says nothing where it scores all moves alike', () => {
    const choice = choiceOn(drawnBoard('1 1\n2 2'), still);
    expect(tellsApart(techniqueOf('last-pair').scores(choice))).toBe(false);
    expect(tellsApart(techniqueOf('last-pair').scores(choiceOn(drawnBoard('1 1\n1 1\n2 2'), still)))).toBe(
      true,
    );
  });

  it('scores each legal move by a number and leaves the position as it was', () => {
    fc.assert(
      fc.property(anyBoard, anyRules, (board, rules) => {
        const choice = choiceOn(board, rules);
        for (const technique of TECHNIQUES.filter((each) => each.appliesTo(rules))) {
          const scores = technique.scores(choice);
          expect(scores).toHaveLength(choice.moves.length);
          expect(scores.every(Number.isFinite)).toBe(true);
          expect(choice.engine.cells()).toEqual([...board.cells]);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('counts what the plain rules count', () => {
    fc.assert(
      fc.property(anyBoard, anyRules, (board, rules) => {
        const choice = choiceOn(board, rules);
        const after = choice.moves.map((move) => applyMove(board, rules, move));
        expect(techniqueOf('most-open').scores(choice)).toEqual(
          after.map((next) => allMoves(next, rules).length),
        );
        expect(techniqueOf('rest-pairs').scores(choice)).toEqual(
          choice.moves.map(([a], index) =>
            restGoes(after[index] ?? board, rules, board.cells[a] ?? 0) ? 1 : 0,
          ),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('lets as few tiles slide as slide by the plain rules, once none floats', () => {
    fc.assert(
      fc.property(anyBoard, anyRules, (drawn, rules) => {
        if (rules.gravity === 'none') return;
        const board = { ...drawn, cells: settle(drawn, rules.gravity) };
        const choice = choiceOn(board, rules);
        const scores = techniqueOf('move-least').scores(choice);
        expect(scores.map((score) => 0 - score)).toEqual(
          choice.moves.map(
            (move) => slides({ ...board, cells: withoutPair(board.cells, move) }, rules.gravity).length,
          ),
        );
      }),
      { numRuns: 15 },
    );
  });

  it('looks the same in a mirror', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        const flip = (cell: number) => cell - (cell % board.width) + board.width - 1 - (cell % board.width);
        const turned = <T>(grid: readonly T[]) => grid.map((_, cell) => grid[flip(cell)] as T);
        const mirrored = { ...board, cells: turned(board.cells), marks: turned(board.marks) };
        for (const technique of TECHNIQUES.filter((each) => each.appliesTo(down))) {
          const [one, other] = [choiceOn(board, down), choiceOn(mirrored, down)];
          const scoreOf = new Map(
            one.moves.map((move, index) => [told(board, move), technique.scores(one)[index]]),
          );
          const scores = technique.scores(other);
          for (const [index, [a, b]] of other.moves.entries()) {
            const move: Move = [Math.min(flip(a), flip(b)), Math.max(flip(a), flip(b))];
            expect(scores[index]).toBeCloseTo(scoreOf.get(told(board, move)) ?? Number.NaN, 9);
          }
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('some techniques in their order', () => {
  it('decide each among the moves that those before it left', () => {
    fc.assert(
      fc.property(anyBoard, anyRules, fc.nat(), (board, rules, seed) => {
        const choice = choiceOn(board, rules);
        if (choice.moves.length === 0) return;
        const [rest, open] = [techniqueOf('rest-pairs'), techniqueOf('most-open')];
        expect(firstMovesBy([rest, open], choice)).toEqual(firstMoves(techniqueOf('in-order'), choice));
        expect(
          firstMovesBy([open, rest], choice).every((move) => firstMoves(open, choice).includes(move)),
        ).toBe(true);
        expect(firstMovesBy([], choice)).toHaveLength(choice.moves.length);
        expect(firstMoves(open, choice)).toContain(habitMove([open], choice, createRandom(seed)));
      }),
      { numRuns: 25 },
    );
  });
});

/** Returns whether all tiles of a kind can go, one pair after the other, on the plain rules; with more than eight it is not asked. */
function restGoes(board: Board, rules: Rules, kind: number): boolean {
  const tiles = board.cells.filter((cell) => cell === kind).length;
  if (tiles > 8) return false;
  if (tiles === 0) return true;
  return allMoves(board, rules)
    .filter(([a]) => board.cells[a] === kind)
    .some((move) => restGoes(applyMove(board, rules, move), rules, kind));
}
