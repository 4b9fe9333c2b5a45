import { describe, expect, it } from 'vitest';
import { reviewDisagreements } from '../../tests/deep/review-disagreements.ts';
import { boardOfVector, reviewVectors, rulesOfVector } from '../../tests/support/vectors.ts';
import type { Move } from '../board/board.ts';
import { parseBoard } from '../board/text.ts';
import type { Gravity, Rules } from '../rules/rules.ts';
import { runToEnd } from '../solve/progress.ts';
import { type LineReview, reviewLine } from './line-review.ts';
import type { ReviewOptions } from './stretch-review.ts';

const OPTIONS: ReviewOptions = { nodeLimit: 1_000_000, seed: 1, games: 0 };
const OPEN: Rules = { maxTurns: 2, border: 'open', gravity: 'none' };
const DOWN: Rules = { ...OPEN, gravity: 'down' };

function review(text: string, rules: Rules, moves: readonly Move[], options = OPTIONS): LineReview {
  const board = parseBoard(text);
  if (!board.ok) throw new Error('a bad board in a test');
  const reviewed = runToEnd(reviewLine(board.value, rules, moves, options));
  if (!reviewed.ok) throw new Error(`move ${reviewed.error.illegal} is illegal`);
  return reviewed.value;
}

/** From the design's notes: taking the 1s first loses; 2s, 3s, 4s, 1s wins. */
const ORDER_OF_GRAVITY = `
2 3
2 1
4 1
3 4
`;

describe('the review of a line', () => {
  it('agrees with every known game', () => {
    const own = reviewVectors().map((vector) => {
      const reviewed = runToEnd(
        reviewLine(boardOfVector(vector), rulesOfVector(vector), vector.moves, OPTIONS),
      );
      if (!reviewed.ok) throw new Error('refused');
      const { positions, critical, kept, only, lostAt } = reviewed.value;
      const told = positions
        .slice(0, -1)
        .map(({ verdict, legal, keep, lose, unknown }) => ({ verdict, legal, keep, lose, unknown }));
      return { positions: told, critical, kept, only, lostAt };
    });
    const known = reviewVectors().map(({ positions, critical, kept, only, lostAt }) => ({
      positions: positions.map(({ verdict, legal, keep, lose, unknown }) => ({
        verdict,
        legal,
        keep,
        lose,
        unknown,
      })),
      critical,
      kept,
      only,
      lostAt,
    }));
    expect(own).toEqual(known);
  });

  it('never disagrees with exhaustive search on small games under any rules', () => {
    expect(reviewDisagreements({ games: 144, seed: 7 })).toEqual([]);
  });

  it('names the move that lost', () => {
    const lost = review(ORDER_OF_GRAVITY, DOWN, [[3, 5]]);
    expect(lost).toMatchObject({ critical: 1, kept: 0, only: 0, lostAt: 0 });
    expect(lost.positions.map(({ verdict }) => verdict)).toEqual(['winnable', 'lost']);
  });

  it('calls the cleared board winnable', () => {
    const won = review('1 1', OPEN, [[0, 1]]);
    expect(won.positions.map(({ verdict, legal }) => [verdict, legal])).toEqual([
      ['winnable', 1],
      ['winnable', 0],
    ]);
    expect(won.lostAt).toBeNull();
  });

  it('calls everything lost where some kind does not pair up', () => {
    const odd = review('1 1 2 3 3', OPEN, [[0, 1]]);
    expect(odd.positions.map(({ verdict, lose }) => [verdict, lose])).toEqual([
      ['lost', 2],
      ['lost', 1],
    ]);
  });

  it('says unknown, and counts nothing, without nodes to prove anything', () => {
    const unknown = review(ORDER_OF_GRAVITY, DOWN, [[3, 5]], { ...OPTIONS, nodeLimit: 0 });
    expect(unknown).toMatchObject({ critical: 0, kept: 0, lostAt: null });
    expect(unknown.positions[0]).toMatchObject({ verdict: 'unknown', keep: 0, lose: 0 });
  });

  it('refuses a move that is no link, and says which', () => {
    const board = parseBoard('1 2 1 2');
    if (!board.ok) throw new Error('bad');
    const rules: Rules = { ...OPEN, border: 'closed' };
    expect(runToEnd(reviewLine(board.value, rules, [[0, 2]], OPTIONS))).toEqual({
      ok: false,
      error: { illegal: 0 },
    });
  });

  it.each<Gravity>(['none', 'down'])('is the same each time, %s', (gravity) => {
    const [vector] = reviewVectors().filter((each) => rulesOfVector(each).gravity === gravity);
    if (vector === undefined) throw new Error('no such vector');
    const once = () =>
      runToEnd(reviewLine(boardOfVector(vector), rulesOfVector(vector), vector.moves, OPTIONS));
    expect(once()).toEqual(once());
  });

  it('tells its progress, which never falls', () => {
    const [vector] = reviewVectors();
    if (vector === undefined) throw new Error('no vector');
    const search = reviewLine(boardOfVector(vector), rulesOfVector(vector), vector.moves, {
      ...OPTIONS,
      games: 50,
    });
    const told: number[] = [];
    for (let step = search.next(); !step.done; step = search.next()) told.push(step.value.permille);
    expect(told.length).toBeGreaterThan(3);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
  });

  it('measures how often random play wins, and knows it of a lost position', () => {
    const { positions } = review(ORDER_OF_GRAVITY, DOWN, [[3, 5]], { ...OPTIONS, games: 200 });
    const [start, lost] = positions.map(({ wins }) => wins);
    expect(start).toMatchObject({ games: 200 });
    expect(start?.lowPermille).toBeLessThan(start?.winPermille ?? 0);
    expect(lost).toEqual({ games: 0, won: 0, winPermille: 0, lowPermille: 0, highPermille: 0 });
  });
});
