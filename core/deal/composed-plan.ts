import { makeRevision } from '../templates/revision.ts';
import { type ComposedBoard, composedSeed, variantOf } from './composed-boards.ts';
import type { DealPlan } from './deal-plan.ts';
import { COMPOSED } from './dealer-version.ts';

/** The plan of a composed board as a variant shows it. */
export function composedPlan(board: ComposedBoard, variant: number): DealPlan {
  const { rules, filling, name, number, mayTurn } = board;
  const { shape, cells } = variantOf(board, variant);
  const template = { name, ...shape, rules, filling };
  return {
    template: makeRevision(mayTurn ? { ...template, mayTurn } : template, false),
    rules,
    filling,
    seed: composedSeed(number, variant),
    aimPermille: null,
    dealerVersion: COMPOSED,
    measureVersion: 2,
    composed: cells,
  };
}
