import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRules, anyShape } from '../../tests/support/arbitrary.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { replaysToEnd } from '../../tests/support/replay.ts';
import type { Board, Move } from '../board/board.ts';
import { countSlots, GAP, SLOT } from '../board/board.ts';
import { dealBoard } from '../deal/deal.ts';
import { applyMove } from '../rules/apply.ts';
import { findLink } from '../rules/link.ts';
import { allMoves } from '../rules/moves.ts';
import type { Rules } from '../rules/rules.ts';
import { restOfWitness } from './kept-witness.ts';
import { runToEnd } from './progress.ts';
import { solve } from './solve.ts';

const RUNS = { numRuns: 50 };
const OPEN: Rules = { maxTurns: 2, border: 'open', gravity: 'none' };

const anyDeal = fc
  .record({
    shape: anyShape([SLOT, SLOT, SLOT, SLOT, GAP]),
    rules: anyRules,
    seed: fc.nat(1_000),
    kinds: fc.integer({ min: 2, max: 12 }),
  })
  .filter(({ shape }) => countSlots(shape.marks) <= 30)
  .chain(({ shape, rules, seed, kinds }) => {
    const dealt = dealBoard({ shape, rules, kinds, copies: 4, seed });
    if (!dealt.ok) return fc.constant(null);
    const { cells, witness } = dealt.value;
    const { width, height, marks } = shape;
    return fc.constant({ start: { width, height, marks, cells }, witness, rules });
  })
  .filter((deal) => deal !== null);

/** Plays moves picked by numbers out of those offered; gives the moves and where they lead. */
function playSome(
  start: Board,
  rules: Rules,
  picks: readonly number[],
  offer: (board: Board) => readonly Move[],
): { readonly played: readonly Move[]; readonly now: Board } {
  const played: Move[] = [];
  let now = start;
  for (const number of picks) {
    const offered = offer(now);
    const move = offered[number % Math.max(1, offered.length)];
    if (move === undefined) break;
    played.push(move);
    now = applyMove(now, rules, move);
  }
  return { played, now };
}

const somePicks = fc.array(fc.nat(50), { maxLength: 12 });

describe('the rest of a witness', () => {
  it('clears the board whenever there is an answer, whatever was played', () => {
    fc.assert(
      fc.property(anyDeal, somePicks, ({ start, witness, rules }, picks) => {
        const { played, now } = playSome(start, rules, picks, (board) => allMoves(board, rules));
        const rest = restOfWitness({ start, witness, played }, rules);
        expect(rest === null || replaysToEnd(now, rules, rest)).toBe(true);
      }),
      RUNS,
    );
  });

  it('is found along the witness itself, under every gravity', () => {
    fc.assert(
      fc.property(anyDeal, fc.nat(20), ({ start, witness, rules }, length) => {
        const played = witness.slice(0, length);
        const now = played.reduce((board, move) => applyMove(board, rules, move), start);
        const rest = restOfWitness({ start, witness, played }, rules);
        expect(rest !== null && replaysToEnd(now, rules, rest)).toBe(true);
      }),
      RUNS,
    );
  });

  it('is found without gravity for pairs of the witness taken in any order', () => {
    fc.assert(
      fc.property(anyDeal, somePicks, ({ start, witness, rules: { maxTurns, border } }, picks) => {
        const rules: Rules = { maxTurns, border, gravity: 'none' };
        fc.pre(replaysToEnd(start, rules, witness));
        const links = (board: Board) => witness.filter(([a, b]) => findLink(board, rules, a, b) !== null);
        const { played, now } = playSome(start, rules, picks, links);
        const rest = restOfWitness({ start, witness, played }, rules);
        expect(rest !== null && replaysToEnd(now, rules, rest)).toBe(true);
      }),
      RUNS,
    );
  });

  it('pairs anew what is left of pairs that were broken up', () => {
    const start = drawnBoard('1 1 1 1 2 2');
    const witness: Move[] = [
      [0, 1],
      [2, 3],
      [4, 5],
    ];
    expect(restOfWitness({ start, witness, played: [[1, 2]] }, OPEN)).toEqual([
      [4, 5],
      [0, 3],
    ]);
  });

  it('is not known where the moves left it', () => {
    // The 1s of `2 3 / 2 1 / 4 1 / 3 4` taken first let the 3 fall where it cannot be reached.
    const start = drawnBoard('2 3\n2 1\n4 1\n3 4');
    const rules: Rules = { ...OPEN, gravity: 'down' };
    const solved = runToEnd(solve(start, rules, { nodeLimit: 1_000, seed: 1 }));
    const witness = solved.verdict === 'solvable' ? solved.witness : [];
    expect(replaysToEnd(start, rules, witness)).toBe(true);
    expect(restOfWitness({ start, witness, played: [[3, 5]] }, rules)).toBeNull();
  });
});
