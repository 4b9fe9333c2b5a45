/**
 * Verifies the claims of a game: its boards come from their seeds, their difficulty from the measure, the
 * levels of a timed run from its plan, reshuffles from their positions. Legality and the score follow from
 * the replay, which must have been made. Times, *by whom* and hints are claims of the window and stay so.
 */
import type { Cells } from '../board/board.ts';
import { hasChoice } from '../deal/deal-plan.ts';
import { DEALER_VERSIONS } from '../deal/dealer-version.ts';
import { isMeasureVersion } from '../deal/measure-version.ts';
import { RESHUFFLE_OPTIONS, reshuffle } from '../deal/reshuffle.ts';
import type { Progress } from '../solve/progress.ts';
import { MODES } from './modes/table.ts';
import { levelPath } from './path.ts';
import type { Game } from './play/game.ts';
import type { GameTree, TreeNode } from './play/tree.ts';
import { hasPlannedSeeds } from './setup/basis.ts';
import { chosenSeedInSteps } from './setup/deal-record.ts';
import type { DealRecord, GameSetup } from './setup/entry.ts';
import { isPlanned, planOf } from './setup/planned-deal.ts';
import { redealInSteps } from './setup/redeal.ts';
import { SHIPPED_BOARDS } from './setup/shipped-boards.ts';
import { measureVersionOf } from './setup/versions.ts';

/**
 * The claim of a game that was found false. `deal`: the seed deals another board, or none. `difficulty`: the
 * measure gives another figure. `level`: the plan of the run has another board or another seed. `reshuffle`:
 * the search finds another board.
 */
export type Forgery = 'deal' | 'difficulty' | 'level' | 'reshuffle';

/** `not-rechecked`: nothing speaks against the game, and this version cannot or does not compute all of it again. */
export type Verification =
  | { readonly verdict: 'verified' }
  | { readonly verdict: 'forged'; readonly what: Forgery }
  | { readonly verdict: 'not-rechecked' };

/**
 * The greatest numbers of deals and reshuffles for which a game is re-checked: the steps of each are bounded,
 * but not their number.
 */
const MOST_DEALS = 1_000;
const MOST_RESHUFFLES = 50;

const VERIFIED: Verification = { verdict: 'verified' };
const NOT_RECHECKED: Verification = { verdict: 'not-rechecked' };
const forged = (what: Forgery): Verification => ({ verdict: 'forged', what });

/** Computes a replayed game again, branches that were undone too. Bounded by steps; yields between pieces of work. */
export function* verifyGame({ setup, tree, nodeCount }: Game): Generator<Progress, Verification> {
  const nodes = Array.from({ length: nodeCount }, (_, index) => tree.nodeAt(index));
  const deals = nodes.filter(({ by }) => by === 'deal');
  const reshuffles = [...nodes.keys()].filter((index) => nodes[index]?.by === 'reshuffle');
  const hasOwnBoards = MODES[setup.mode].basis !== 'template';
  if (hasOwnBoards && deals.some(({ deal, level }) => !isPlanned(setup, deal, level, SHIPPED_BOARDS)))
    return forged('level');
  if (deals.length > MOST_DEALS || reshuffles.length > MOST_RESHUFFLES) return NOT_RECHECKED;
  let whole = VERIFIED;
  for (const node of deals) {
    const found = yield* verifyLevel(setup, node);
    if (found.verdict === 'forged') return found;
    if (found.verdict === 'not-rechecked') whole = found;
  }
  for (const index of reshuffles) {
    if (!(yield* isTrueReshuffle(tree, index))) return forged('reshuffle');
  }
  return whole;
}

function* verifyLevel(setup: GameSetup, { deal, level }: TreeNode): Generator<Progress, Verification> {
  const found = yield* verifyDeal(deal);
  if (found.verdict !== 'verified' || !hasPlannedSeeds(setup)) return found;
  return (yield* isPlannedSeed(setup, deal, level)) ? found : forged('level');
}

/** Verifies that a deal follows from its seed, by the dealer and the measure that it names. */
function* verifyDeal(deal: DealRecord): Generator<Progress, Verification> {
  const again = yield* redealInSteps(deal);
  if (!again.ok) return again.error.code === 'unknown-version' ? NOT_RECHECKED : forged('deal');
  if (!isSameBoard(again.value.cells, deal.cells)) return forged('deal');
  return again.value.lossPermille === deal.lossPermille ? VERIFIED : forged('difficulty');
}

/** Returns whether the plan of a level has this seed, or its aim chooses it. */
function* isPlannedSeed(setup: GameSetup, deal: DealRecord, level: number): Generator<Progress, boolean> {
  const plan = planOf(setup, level, SHIPPED_BOARDS);
  const dealerVersion = DEALER_VERSIONS.find((version) => version === deal.dealerVersion);
  const measureVersion = measureVersionOf(deal);
  if (plan === null || dealerVersion === undefined || !isMeasureVersion(measureVersion)) return false;
  // A player who does not want to wait for the choice plays the plan's own seed.
  if (deal.seed === plan.seed) return true;
  const own = { ...plan, dealerVersion, measureVersion };
  if (!hasChoice(own)) return false;
  const chosen = yield* chosenSeedInSteps(own);
  return chosen.ok && chosen.value === deal.seed;
}

/** Returns whether the search finds the board of a reshuffle again, from the position before it. */
function* isTrueReshuffle(tree: GameTree, index: number): Generator<Progress, boolean> {
  const { deal } = tree.nodeAt(index);
  let [before, after]: [Cells, Cells] = [deal.cells, deal.cells];
  for (const { cells } of levelPath(tree, index)) [before, after] = [after, cells];
  const { width, height, marks } = deal.template;
  const board = { width, height, marks, cells: before };
  const found = yield* reshuffle(board, deal.rules, RESHUFFLE_OPTIONS);
  return found.kind === 'reshuffled' && isSameBoard(found.cells, after);
}

function isSameBoard(one: Cells, other: Cells): boolean {
  return one.length === other.length && one.every((cell, index) => cell === other[index]);
}
