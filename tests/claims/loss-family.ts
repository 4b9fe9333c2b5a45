/** The pictures of why a position is lost. */
import { countTiles } from '../../core/board/board.ts';
import { explainLoss } from '../../core/review/loss-explanation.ts';
import { stepsOfLoss } from '../../core/review/loss-steps.ts';
import { applyMove } from '../../core/rules/apply.ts';
import { allMoves } from '../../core/rules/moves.ts';
import { GRAVITIES } from '../../core/rules/rules.ts';
import {
  blockedSentence,
  lossSentence,
  provedLossSentence,
  staysAfterSentence,
  tooLargeSentence,
  triedSentence,
  wayOutcomeSentence,
} from '../../core/sentences/loss-sentences.ts';
import { shortLossSentence } from '../../core/sentences/puzzle-sentences.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { solve } from '../../core/solve/solve.ts';
import type { SmallGame } from '../deep/small-boards.ts';
import type { Family, Said, Where } from './family.ts';
import { plainPlay } from './plain-play.ts';
import { crowdedFew, fewKinds, floatingFew, position, stillMaze, unpaired } from './positions.ts';

const ANYWHERE: Where = {};
/** Without gravity the closure and the partners of tiles prove whatever is proved. */
const SLIDING: Where = { gravity: GRAVITIES.filter((gravity) => gravity !== 'none') };
const STILL: Where = { gravity: ['none'] };

/** Cases within cases are rare where kinds are many. */
const SORTS = [position, fewKinds, crowdedFew, fewKinds] as const;

/** Of positions of all sorts. */
export const LOSS: Family = {
  name: 'why a position is lost',
  keys: {
    'review.why.odd-kind': ANYWHERE,
    'review.why.rounds': ANYWHERE,
    'review.why.rounds-case': ANYWHERE,
    'review.why.round': ANYWHERE,
    'review.why.staying': ANYWHERE,
    'review.why.staying-all': ANYWHERE,
    'review.why.staying-after': ANYWHERE,
    'review.why.staying-case': ANYWHERE,
    'review.why.staying-with': ANYWHERE,
    'review.why.partners': ANYWHERE,
    'review.why.partners-case': ANYWHERE,
    'review.why.partner': ANYWHERE,
    'review.why.tried': ANYWHERE,
    'review.why.way-lost': ANYWHERE,
    'review.why.way-stuck': ANYWHERE,
    'review.why.moves': SLIDING,
    'review.why.move': SLIDING,
    'review.why.way-loses': SLIDING,
    'review.why.shown': SLIDING,
  },
  say: (index) => {
    const drawn = SORTS[index % SORTS.length]?.(index, 34) ?? position(index, 34);
    return sayLoss(index % 11 === 0 ? unpaired(drawn) : drawn);
  },
  most: 100_000,
};

/** Nothing is said of lines that come near where tiles slide. */
export const NEAR: Family = {
  name: 'how near tiles that stay come',
  keys: {
    'review.why.blocked': STILL,
    'review.why.blocked-case': STILL,
    'review.why.blocked-gone': STILL,
    'review.why.blocked-gone-case': STILL,
  },
  say: (index) => sayLoss(stillMaze(index, 35)),
  // A case in which nothing at all could go is rare.
  most: 120_000,
};

/** On a board whose tiles have slid the closure says more than that it is dead. */
export const DEAD: Family = {
  name: 'a dead board whose tiles have not slid',
  keys: { 'review.why.dead': SLIDING, 'puzzle.loss.dead': SLIDING },
  say: function* (index) {
    const drawn = floatingFew(index, 36);
    const { board, rules } = drawn;
    if (countTiles(board.cells) === 0 || allMoves(board, rules).length > 0) return;
    yield* sayLoss(drawn);
    // The same without the closure, which would say more.
    const loss = explainLoss(board, rules, { cases: 60, positions: 150, tries: 0 });
    yield { said: shortLossSentence(loss, board.cells), of: { play: plainPlay(board, rules) } };
  },
  most: 100_000,
};

/** A proof that is too large to be shown is followed to a position of the game that has a smaller one. */
export const LATER: Family = {
  name: 'a proof that is shown later',
  keys: { 'review.why.later': ANYWHERE },
  say: function* (index) {
    const { board, rules } = position(index, 37);
    if (runToEnd(solve(board, rules, { nodeLimit: 10_000, seed: 1 })).verdict !== 'unsolvable') return;
    let now = board;
    for (let later = 1; ; later++) {
      const [move] = allMoves(now, rules);
      if (move === undefined) return;
      now = applyMove(now, rules, move);
      const of = { play: plainPlay(board, rules), pictures: [now.cells] };
      yield { said: tooLargeSentence(later), of };
    }
  },
  most: 10_000,
};

function* sayLoss({ board, rules }: SmallGame): Generator<Said, void> {
  // A board that can be won has no explanation, which takes longer to find out than this does.
  if (runToEnd(solve(board, rules, { nodeLimit: 10_000, seed: 1 })).verdict !== 'unsolvable') return;
  const loss = explainLoss(board, rules);
  if (loss.kind === 'too-large') return;
  const steps = stepsOfLoss(board, rules, loss);
  const pictures = steps.map(({ cells }) => cells);
  for (const said of [provedLossSentence(steps), triedSentence(steps)])
    if (said !== null) yield { said, of: { play: plainPlay(board, rules), pictures } };
  for (const step of steps) {
    const of = { play: plainPlay({ ...board, cells: step.cells }, rules), pictures };
    const blocked = blockedSentence(step);
    const next = steps[step.number];
    if (step.words.type === 'move' || step.words.type === 'partner') {
      const said = wayOutcomeSentence(step, next);
      // The tiles that never go are counted on the board that the pair leaves.
      const on = next?.words.type === 'staying' ? next : step;
      yield { said, of: { play: plainPlay({ ...board, cells: on.cells }, rules), pictures } };
    }
    for (const said of [lossSentence(step), blocked, staysAfterSentence(step)])
      if (said !== null) yield { said, of };
  }
}
