import { describe, expect, it } from 'vitest';
import { randomStretch } from '../../tests/support/random-stretch.ts';
import type { Board, Move } from '../board/board.ts';
import { createEngine } from '../engine/engine.ts';
import { GRAVITIES, type Gravity, type Rules } from '../rules/rules.ts';
import { runToEnd } from '../solve/progress.ts';
import { verdictOf } from './position-review.ts';
import { Clearings } from './proving/clearings.ts';
import { StretchWalk } from './proving/stretch.ts';
import { reviewStretch } from './stretch-review.ts';

const randomGame = (gravity: Gravity, seed: number) =>
  randomStretch({ width: 10, height: 6, kinds: 15, gravity, seed });

function isCleared(board: Board, rules: Rules, moves: readonly Move[]): boolean {
  const engine = createEngine(board, rules);
  engine.load(board.cells);
  for (const [a, b] of moves) {
    if (!engine.canLink(a, b)) return false;
    engine.apply(a, b);
  }
  return engine.tiles === 0;
}

describe('the review of a stretch', () => {
  it.each([0, 300, 10_000])(
    'says of a move what it says of the position after it, with %i nodes',
    (nodeLimit) => {
      for (const [seed, gravity] of GRAVITIES.entries()) {
        const stretch = randomGame(gravity, seed);
        const reviews = runToEnd(reviewStretch(stretch, { nodeLimit, seed: 1, games: 0 }));
        for (const [index, { parent, move }] of stretch.steps.entries()) {
          const before = reviews[parent];
          const after = reviews[index + 1]?.verdict;
          const expected = after === 'winnable' ? 'keep' : 'lose';
          if (before !== undefined && after !== 'unknown') expect(verdictOf(before, move)).toBe(expected);
        }
        for (const { verdict, legal, keep, lose } of reviews) {
          if (keep > 0) expect(verdict).toBe('winnable');
          if (legal > 0 && lose === legal) expect(verdict).toBe('lost');
        }
      }
    },
  );
});

describe('the progress of a review', () => {
  it('tells the losing move that the review then finds, before the review is made', () => {
    let told = 0;
    for (const [number, gravity] of GRAVITIES.entries()) {
      for (let seed = number; seed < number + 4; seed++) {
        const stretch = randomGame(gravity, seed);
        const search = reviewStretch(stretch, { nodeLimit: 200_000, seed: 1, games: 0 });
        const found = new Set<number>();
        let step = search.next();
        for (; !step.done; step = search.next()) if (step.value.lostAt !== null) found.add(step.value.lostAt);
        const lost = step.value.findIndex(({ verdict }) => verdict === 'lost');
        const isFound = lost > 0 && step.value[lost - 1]?.verdict === 'winnable';
        for (const node of found) expect(node).toBe(isFound ? lost : null);
        told += found.size;
      }
    }
    expect(told).toBeGreaterThan(8);
  });
});

describe('known clearings', () => {
  it('clear the positions that they are given for', () => {
    let found = 0;
    for (const [seed, gravity] of GRAVITIES.entries()) {
      const { witness, board, rules } = randomGame(gravity, seed + 100);
      const line = witness.slice(0, 8);
      const walk = new StretchWalk({
        board,
        rules,
        witness,
        steps: line.map((move, parent) => ({ parent, move })),
      });
      const clearings = new Clearings(walk);
      clearings.add(0, witness);
      clearings.add(4, witness.slice(4));
      for (let node = 0; node < walk.size; node++) {
        const to = clearings.lineTo(node);
        if (to !== null) expect(isCleared(walk.boardAt(node), rules, to)).toBe(true);
        for (const move of walk.at(node).moves()) {
          const after = clearings.lineAfter(node, move, 0, 16);
          if (after === null) continue;
          found++;
          expect(isCleared(walk.boardAfter(node, move), rules, after)).toBe(true);
        }
      }
    }
    expect(found).toBeGreaterThan(100);
  });
});
