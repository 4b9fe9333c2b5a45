/** Sentences of puzzles about their positions and the pairs that are tried in them. */
import type { Board, Move } from '../../core/board/board.ts';
import { explainLoss, type LossExplanation } from '../../core/review/loss-explanation.ts';
import { candidatesOf, judgeLink } from '../../core/review/puzzles/judged-link.ts';
import { findMistakes } from '../../core/review/puzzles/own-mistakes.ts';
import type { Position } from '../../core/review/puzzles/position-images.ts';
import { studyChoices } from '../../core/review/puzzles/study-choices.ts';
import { applyMove } from '../../core/rules/apply.ts';
import { GRAVITIES, type Rules } from '../../core/rules/rules.ts';
import { solvedSentence } from '../../core/sentences/line-sentences.ts';
import { explainedTilesSentence, tooLargeSentence } from '../../core/sentences/loss-sentences.ts';
import {
  answerSentence,
  askOwnSentence,
  askSentence,
  candidateSentence,
  choicesSentence,
  clearedSentence,
  forcedLoss,
  forcedSentence,
  leadsSentence,
  lostStudySentence,
  narrowestSentence,
  onlyAnswerSentence,
  shortLossSentence,
  tilesLeftSentence,
  undecidedSentence,
  wrongSentence,
} from '../../core/sentences/puzzle-sentences.ts';
import type { Sentence } from '../../core/sentences/sentence.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { solve } from '../../core/solve/solve.ts';
import type { SmallGame } from '../deep/small-boards.ts';
import type { Family, Said, Where } from './family.ts';
import { plainPlay } from './plain-play.ts';
import { fewKinds, position, slidingRules, unpaired } from './positions.ts';
import {
  beginLosableGame,
  beginLosableStillGame,
  onBoard,
  playAtRandom,
  subjectOf,
  wander,
} from './small-game.ts';

const ANYWHERE: Where = {};
const STILL: Where = { gravity: ['none'] };
/** Without gravity what is lost is explained by the closure or by partners. */
const SLIDING: Where = { gravity: GRAVITIES.filter((gravity) => gravity !== 'none') };

/** Positions in which a pair is to be found, and boards to be cleared. */
export const PUZZLES: Family = {
  name: 'a puzzle',
  keys: {
    'puzzle.find.ask': ANYWHERE,
    'puzzle.find.candidate': ANYWHERE,
    'puzzle.find.right': ANYWHERE,
    'puzzle.find.right-help': ANYWHERE,
    'puzzle.find.told': ANYWHERE,
    'puzzle.find.leads': ANYWHERE,
    'puzzle.find.wrong': ANYWHERE,
    'puzzle.find.unknown': ANYWHERE,
    'puzzle.over.answer': ANYWHERE,
    'puzzle.study.unknown': ANYWHERE,
    'puzzle.study.lost': ANYWHERE,
    'puzzle.study.solved': ANYWHERE,
    'puzzle.study.helped': ANYWHERE,
    'puzzle.study.choices': ANYWHERE,
    'puzzle.study.wide-choices': ANYWHERE,
    'puzzle.study.no-choices': ANYWHERE,
    'puzzle.study.narrowest': ANYWHERE,
  },
  say: function* (index) {
    const game = beginLosableGame(index);
    if (game === null) return;
    const now = playAtRandom(game, index % 4, index);
    yield* findSentences(onBoard(now));
    yield* studySentences(onBoard(now), index);
  },
  most: 20_000,
};

/** The player's own mistakes. */
export const MISTAKES: Family = {
  name: 'a mistake of the player’s',
  keys: { 'puzzle.find.ask-own': ANYWHERE, 'puzzle.find.right-own': ANYWHERE },
  say: function* (index) {
    const begun = beginLosableGame(index);
    if (begun === null) return;
    const { entries } = wander(begun, 14, index, true);
    const options = { nodeLimit: 20_000, seed: 1, games: 0 };
    for (const { board, rules, keep, played, moveNumber } of runToEnd(
      findMistakes(begun.setup, entries, options),
    )) {
      const of = { play: plainPlay(board, rules), line: subjectOf(begun).line ?? [] };
      yield { said: askOwnSentence(played, moveNumber), of };
      for (const pair of keep) yield { said: answerSentence('right-own', pair), of };
    }
  },
  most: 20_000,
};

/** Why a position is lost, in one sentence. */
export const SHORT_LOSSES: Family = {
  name: 'a loss in one sentence',
  keys: {
    'puzzle.loss.pair': ANYWHERE,
    'puzzle.loss.two-kinds': ANYWHERE,
    'puzzle.loss.closure': ANYWHERE,
    'puzzle.loss.partners': ANYWHERE,
    'puzzle.loss.odd-kind': ANYWHERE,
    'puzzle.loss.too-large': ANYWHERE,
    'puzzle.loss.left': ANYWHERE,
    'cli.solve.exhausted': ANYWHERE,
    'review.why.tiles': ANYWHERE,
    'review.why.too-large': ANYWHERE,
  },
  say: (index) => sayLosses(index % 11 === 0 ? unpaired(position(index, 70)) : position(index, 70), index),
  most: 40_000,
};

/** Losses that are seen only after moves. What explains a position explains those that its moves lead to. */
export const FORCED: Family = {
  name: 'a loss after moves',
  keys: { 'puzzle.loss.moves': SLIDING, 'puzzle.loss.forced': SLIDING },
  say: function* (index) {
    const { board } = fewKinds(index, 72);
    const rules = slidingRules(index);
    if (runToEnd(solve(board, rules, { nodeLimit: 10_000, seed: 1 })).verdict !== 'unsolvable') return;
    yield* lossesBehind(board, rules, explainLoss(board, rules, { cases: 60, positions: 150, tries: 0 }));
  },
  most: 20_000,
};

function* lossesBehind(board: Board, rules: Rules, loss: LossExplanation): Generator<Said, void> {
  if (loss.kind !== 'moves') return;
  yield* lossesOf(board, rules, loss);
  for (const { move, because } of loss.refuted)
    yield* lossesBehind(applyMove(board, rules, move), rules, because);
}

/** Under gravity a board with up to thirty tiles leaves nothing open, and one with more is too large for the plain rules. */
export const OPEN_STUDIES: Family = {
  name: 'a study that leaves something open',
  keys: { 'puzzle.study.some-choices': STILL, 'puzzle.study.undecided': STILL },
  say: (index) => {
    const game = beginLosableStillGame(index);
    return game === null ? [] : studySentences(onBoard(game), index);
  },
  most: 20_000,
};

function* findSentences(drawn: Position): Generator<Said, void> {
  const { board, rules } = drawn;
  const of = { play: plainPlay(board, rules) };
  const candidates = candidatesOf(drawn);
  const verdicts = candidates.map(({ move }) => judge(drawn, move, 20_000));
  const kept = candidates.filter((_, at) => verdicts[at] === 'keep');
  const [answer] = kept;
  for (const candidate of candidates)
    yield { said: candidateSentence(candidate, board.cells, board.width), of };
  for (const [at, { move }] of candidates.entries()) {
    if (judge(drawn, move, 0) === 'unknown') {
      yield { said: undecidedSentence('find'), of };
      yield { said: undecidedSentence('study'), of };
    }
    if (verdicts[at] !== 'lose') continue;
    yield { said: wrongSentence(move), of };
    yield { said: lostStudySentence(move), of };
  }
  // A puzzle has one pair that keeps it, and the others are proved to lose.
  if (answer === undefined || kept.length > 1 || verdicts.includes('unknown')) return;
  yield { said: askSentence(candidates, answer.move), of };
  for (const how of ['right', 'right-help', 'told'] as const)
    yield { said: answerSentence(how, answer.move), of };
  yield { said: leadsSentence(answer.move), of };
  yield { said: onlyAnswerSentence(answer.move, board.cells), of };
}

function judge(drawn: Position, move: Move, nodes: number): string {
  const judged = runToEnd(judgeLink(drawn, move, nodes));
  return judged.ok ? judged.value.verdict : 'refused';
}

function* studySentences({ board, rules }: SmallGame, index: number): Generator<Said, void> {
  const found = runToEnd(solve(board, rules, { nodeLimit: 10_000, seed: index }));
  if (found.verdict !== 'solvable') return;
  const moves = found.witness;
  const play = plainPlay(board, rules);
  for (const isHelped of [false, true]) yield { said: clearedSentence(isHelped, moves), of: { play } };
  for (const nodeLimit of [20_000, index % 12]) {
    const choices = runToEnd(studyChoices({ board, rules }, moves, nodeLimit));
    yield { said: choicesSentence(choices), of: { play, choices: choicesAlong(board, rules, moves) } };
    const { narrowest } = choices;
    if (narrowest === null) continue;
    const of = { play: plainPlay(narrowest.board, rules), line: [board.cells] };
    yield { said: narrowestSentence(narrowest), of };
  }
}

function choicesAlong(board: Board, rules: Rules, moves: readonly Move[]) {
  let now = board;
  return moves.map((move) => {
    const { cells } = now;
    now = applyMove(now, rules, move);
    return { cells, move };
  });
}

function* sayLosses({ board, rules }: SmallGame, index: number): Generator<Said, void> {
  const found = runToEnd(solve(board, rules, { nodeLimit: 10_000, seed: 1 }));
  if (found.verdict !== 'unsolvable') return;
  const play = plainPlay(board, rules);
  yield { said: solvedSentence(found), of: { play } };
  const shown = explainLoss(board, rules);
  for (const said of [tilesLeftSentence(board.cells), explainedTilesSentence(play.cells.length)])
    yield { said, of: { play } };
  yield* lossesOf(board, rules, shown);
  // The same without cases, which are shorter, and within bounds that are soon reached.
  yield* lossesOf(board, rules, explainLoss(board, rules, { cases: 60, positions: 150, tries: 0 }));
  const few = explainLoss(board, rules, { cases: index % 3, positions: index % 3, tries: 0 });
  if (few.kind !== 'too-large') return;
  yield { said: tooLargeSentence(null), of: { play } };
  yield* lossesOf(board, rules, few);
}

function* lossesOf(board: Board, rules: Rules, loss: LossExplanation): Generator<Said, void> {
  const { moves, explanation } = forcedLoss(loss);
  if (moves.length > 0) yield { said: forcedSentence(moves), of: { play: plainPlay(board, rules) } };
  const seen = moves.reduce((now, move) => applyMove(now, rules, move), board);
  const said: Sentence = shortLossSentence(explanation, seen.cells);
  yield { said, of: { play: plainPlay(seen, rules) } };
}
