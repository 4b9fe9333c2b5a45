import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRules } from '../../../tests/support/arbitrary.ts';
import { countTiles, type Move, SLOT } from '../../board/board.ts';
import { dealBoard } from '../../deal/deal.ts';
import { applyMove } from '../../rules/apply.ts';
import { findLink } from '../../rules/link.ts';
import { makeRevision } from '../../templates/revision.ts';
import { checkDeal } from './deal-check.ts';
import type { DealRecord } from './entry.ts';

const FILLING = { kinds: 3, copies: 4 };
const side = fc.integer({ min: 2, max: 4 }).map((half) => 2 * half);

/** Returns whether a witness clears a deal by the plain rules. */
function clearsByPlainRules({ template, rules, cells, witness }: DealRecord): boolean {
  const { width, height, marks } = template;
  let board = { width, height, marks, cells };
  for (const move of witness) {
    if (findLink(board, rules, ...move) === null) return false;
    board = { ...board, cells: applyMove(board, rules, move).cells };
  }
  return countTiles(board.cells) === 0;
}

const anyDeal = fc
  .tuple(side, side, anyRules, fc.integer({ min: 0, max: 99 }))
  .map(([width, height, rules, seed]) => {
    const shape = { width, height, marks: new Array<number>(width * height).fill(SLOT) };
    const template = makeRevision({ ...shape, name: 'test', rules, filling: FILLING }, false);
    const dealt = dealBoard({ shape, rules, ...FILLING, seed });
    if (!dealt.ok) return null;
    return { template, rules, ...FILLING, seed, dealerVersion: 1, ...dealt.value, lossPermille: 0 };
  });

describe('the check of a deal', () => {
  it('agrees with the plain rules, whatever became of the witness', () => {
    fc.assert(
      fc.property(anyDeal, fc.nat(), fc.nat(), (deal, first, second) => {
        if (deal === null) return;
        expect(checkDeal(deal).ok).toBe(true);
        const witness = deal.witness.slice();
        const [one, other] = [first % witness.length, second % witness.length];
        [witness[one], witness[other]] = [witness[other] as Move, witness[one] as Move];
        const swapped = { ...deal, witness };
        expect(checkDeal(swapped).ok).toBe(clearsByPlainRules(swapped));
        expect(checkDeal({ ...deal, witness: witness.slice(1) }).ok).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it.each<[string, Move]>([
    ['a cell beyond the board', [0, 16]],
    ['a cell before it', [-1, 0]],
    ['half a cell', [0.5, 1]],
    ['one cell twice', [0, 0]],
  ])('refuses a witness with %s', (_, move) => {
    const marks = new Array<number>(16).fill(SLOT);
    const rules = { maxTurns: 2, border: 'open', gravity: 'none' } as const;
    const template = makeRevision(
      { width: 4, height: 4, marks, name: 'test', rules, filling: FILLING },
      false,
    );
    const cells = marks.map(() => 1);
    const deal = { template, rules, ...FILLING, seed: 1, dealerVersion: 1, cells, lossPermille: 0 };
    expect(checkDeal({ ...deal, witness: [move] })).toEqual({ ok: false, error: 'witness-fails' });
  });
});
