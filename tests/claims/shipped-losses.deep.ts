/**
 * The pictures of why each losing move of the shipped positions loses, where partners are assumed to go together: on boards that are
 * too large for every way to play, by the relaxed closure, which frees all that real play does.
 */
import { expect, it } from 'vitest';
import type { Board } from '../../core/board/board.ts';
import { createRandom } from '../../core/random.ts';
import { explainLoss } from '../../core/review/loss-explanation.ts';
import { type LossStep, stepsOfLoss } from '../../core/review/loss-steps.ts';
import { applyMove } from '../../core/rules/apply.ts';
import { allMoves } from '../../core/rules/moves.ts';
import type { Rules } from '../../core/rules/rules.ts';
import { blockedSentence, lossSentence } from '../../core/sentences/loss-sentences.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { solve } from '../../core/solve/solve.ts';
import { builtInRevisions } from '../../core/templates/builtin-revisions.ts';
import { shippedPuzzles } from '../../electron/cli/shipped-data.ts';
import { plainDeal } from '../support/mode-games.ts';
import { classicPlan } from '../support/modes.ts';
import { leastTurns, relaxedRounds } from './claim-fault.ts';
import { plainPlay } from './plain-play.ts';

const HOUR_MS = 3_600_000;
/** Games of random play, few of which are lost early enough to be explained. */
const GAMES = 40;
/** There were 526 when they were counted last; the shipped positions may become others. */
const LEAST_PICTURES = 500;

interface Counted {
  /** Pictures of a case in which nothing goes, and those of them that would be false without it: two of the tiles link. */
  pictures: number;
  falseWithoutCase: number;
  /** Sentences on how near tiles come that never go. */
  near: number;
  /** The claims that do not hold. */
  readonly faults: string[];
}

function countIn(board: Board, rules: Rules, counted: Counted): void {
  const loss = explainLoss(board, rules);
  if (loss.kind === 'too-large') return;
  for (const step of stepsOfLoss(board, rules, loss)) countStep(board, rules, step, counted);
}

function countStep(board: Board, rules: Rules, step: LossStep, counted: Counted): void {
  const { words, chosen, cells } = step;
  if (words.type !== 'staying' || chosen.length === 0) return;
  const play = plainPlay({ ...board, cells }, rules);
  const said = lossSentence(step);
  const going = relaxedRounds(play, chosen).flat();
  if (words.cells.some((cell) => going.includes(cell)) || going.length !== words.going)
    counted.faults.push(said.key);
  if (words.going === 0) {
    counted.pictures++;
    if (said.key !== `review.why.staying-${chosen.length > 1 ? 'case' : 'with'}`)
      counted.faults.push(said.key);
    const isFramed = (cell: number) => words.cells.includes(cell);
    if (allMoves(play.board, rules).some((move) => move.every(isFramed))) counted.falseWithoutCase++;
  }
  const blocked = blockedSentence(step);
  if (blocked === null) return;
  counted.near++;
  if (blocked.key !== `review.why.blocked-${words.going > 0 ? 'gone-' : ''}case`)
    counted.faults.push(blocked.key);
  if (words.blocked?.turns !== leastTurns(play, words.cells, chosen)) counted.faults.push(blocked.key);
}

const NONE = () => ({ pictures: 0, falseWithoutCase: 0, near: 0, faults: [] });

it('each picture of the losing moves of the shipped positions holds in its case', {
  timeout: HOUR_MS,
}, () => {
  const counted: Counted = NONE();
  for (const { kind, board, rules, witness } of shippedPuzzles()) {
    if (kind !== 'only-move') continue;
    const losing = allMoves(board, rules).filter((move) => move.join() !== witness[0]?.join());
    for (const move of losing) countIn(applyMove(board, rules, move), rules, counted);
  }
  expect(counted.faults).toEqual([]);
  // Each of them would be false of the board without the pairs that are assumed to go together.
  expect(counted.falseWithoutCase).toBe(counted.pictures);
  expect(counted.pictures).toBeGreaterThan(LEAST_PICTURES);
  expect(counted.near).toBeGreaterThan(0);
});

it('and so does each of games that random play loses on Diamond, deal 1', { timeout: HOUR_MS }, () => {
  const counted: Counted = NONE();
  const diamond = builtInRevisions().find(({ name }) => name === 'diamond');
  if (diamond === undefined) throw new Error('there is a diamond');
  const { template, rules, cells } = plainDeal(classicPlan(diamond, 1));
  for (let game = 0; game < GAMES; game++) {
    const random = createRandom(game);
    let now: Board = { ...template, cells };
    for (let moves = allMoves(now, rules); moves.length > 0; moves = allMoves(now, rules)) {
      now = applyMove(now, rules, moves[random.below(moves.length)] ?? [0, 0]);
      if (runToEnd(solve(now, rules, { nodeLimit: 20_000, seed: 1 })).verdict === 'unsolvable')
        countIn(now, rules, counted);
    }
  }
  expect(counted.faults).toEqual([]);
  expect(counted.near).toBeGreaterThan(0);
});
