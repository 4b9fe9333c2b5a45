/** Sentences of the command line about boards and lines of play. */
import type { Board, Move } from '../../core/board/board.ts';
import { countTiles } from '../../core/board/board.ts';
import { reshuffle } from '../../core/deal/reshuffle.ts';
import { loadedEngine } from '../../core/engine/loaded-engine.ts';
import { createRandom } from '../../core/random.ts';
import { reviewLine } from '../../core/review/line-review.ts';
import { applyMove } from '../../core/rules/apply.ts';
import { turnsNeeded } from '../../core/rules/link.ts';
import { unlaidSentence } from '../../core/sentences/deal-sentences.ts';
import {
  gameEndingSentence,
  illegalSentence,
  lineChoicesSentence,
  lineEndSentence,
  lineLossSentence,
  linksSentence,
  noHintSentence,
  noLineSentence,
  solvedSentence,
} from '../../core/sentences/line-sentences.ts';
import { findHint } from '../../core/solve/hint.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { solve } from '../../core/solve/solve.ts';
import type { SmallGame } from '../deep/small-boards.ts';
import type { Family, Said, Where } from './family.ts';
import { pairsOn, plainPlay } from './plain-play.ts';
import { crowdedFew, fewKinds, mazeOf, position, unpaired } from './positions.ts';
import { anyTwo, beginLosableGame, onBoard } from './small-game.ts';

const ANYWHERE: Where = {};

export const LINES: Family = {
  name: 'a board on the command line',
  keys: {
    'cli.solve.solvable': ANYWHERE,
    'cli.solve.odd-kind': ANYWHERE,
    'cli.solve.closure': ANYWHERE,
    'cli.solve.unknown': ANYWHERE,
    'cli.hint.cleared': ANYWHERE,
    'cli.hint.unsolvable': ANYWHERE,
    'cli.hint.unknown': ANYWHERE,
    'cli.line.blocked': ANYWHERE,
    'cli.line.none': ANYWHERE,
    'cli.line.no-pair': ANYWHERE,
    'cli.links.count': ANYWHERE,
    'cli.autoplay.cleared': ANYWHERE,
    'cli.autoplay.dead': ANYWHERE,
    'cli.autoplay.unsolvable': ANYWHERE,
    'cli.autoplay.unknown': ANYWHERE,
    'cli.replay.line-cleared': ANYWHERE,
    'cli.replay.line-dead': ANYWHERE,
    'cli.replay.line-open': ANYWHERE,
    'cli.replay.line-illegal': ANYWHERE,
    'cli.failure.odd-kind': ANYWHERE,
  },
  say: function* (index) {
    const drawn = [position, fewKinds, crowdedFew][index % 3]?.(index, 95) ?? position(index, 95);
    const asked = index % 13 === 0 && countTiles(drawn.board.cells) > 0 ? unpaired(drawn) : drawn;
    yield* boardSentences(asked, index);
    yield* playedSentences(asked, index);
    if (index % 7 === 0) yield* boardSentences({ ...drawn, board: emptied(drawn.board) }, index);
  },
  most: 30_000,
};

/** Lines of play under review. */
export const LINE_REVIEWS: Family = {
  name: 'a review on the command line',
  keys: {
    'cli.review.choices': ANYWHERE,
    'cli.review.lost-at': ANYWHERE,
    'cli.review.not-lost': ANYWHERE,
    'cli.review.lost-before': ANYWHERE,
  },
  say: function* (index) {
    const game = beginLosableGame(index);
    if (game === null) return;
    yield* reviewSentences(onBoard(game), index, index % 5 === 0 ? index % 40 : 20_000);
    yield* reviewSentences(mazeOf(index, 96, 8), index, 20_000);
  },
  most: 20_000,
};

function emptied(board: Board): Board {
  return { ...board, cells: board.cells.map((kind) => Math.min(kind, 0)) };
}

function* boardSentences({ board, rules }: SmallGame, index: number): Generator<Said, void> {
  const of = { play: plainPlay(board, rules) };
  yield { said: linksSentence(loadedEngine(board, rules).moves()), of };
  for (const nodeLimit of [0, 20_000]) {
    const found = runToEnd(solve(board, rules, { nodeLimit, seed: 1 }));
    yield { said: solvedSentence(found), of };
    if (found.verdict !== 'solvable') {
      const { verdict } = found;
      yield { said: gameEndingSentence(verdict, countTiles(board.cells)), of };
    }
    const hint = runToEnd(findHint(board, rules, { nodeLimit, seed: 1 }));
    if (hint.kind !== 'move') yield { said: noHintSentence(hint.kind), of };
  }
  for (let turn = 0; turn < 8; turn++) {
    const [a, b] = anyTwo(board, 10 * index + turn);
    if (pairsOn(board, rules).some((move) => move.includes(a) && move.includes(b) && a !== b)) continue;
    const isPair = a !== b && (board.cells[a] ?? 0) > 0 && board.cells[a] === board.cells[b];
    const needed = isPair ? turnsNeeded(board, rules, a, b) : null;
    yield { said: noLineSentence([a, b], isPair, needed, rules.maxTurns), of };
  }
  if (index % 13 !== 0) return;
  const laid = runToEnd(reshuffle(board, rules, { nodeLimit: 0, seed: 1 }));
  if (laid.kind !== 'reshuffled') yield { said: unlaidSentence(laid), of };
}

/** Plays at random, and asks after each move how the line of play stands. */
function* playedSentences({ board, rules }: SmallGame, index: number): Generator<Said, void> {
  const random = createRandom(index);
  let now = board;
  for (let number = 1; ; number++) {
    const of = { play: plainPlay(now, rules), line: [board.cells] };
    const legal = pairsOn(now, rules);
    const tiles = countTiles(now.cells);
    const ending = tiles === 0 ? 'cleared' : legal.length === 0 ? 'dead' : 'open';
    yield { said: lineEndSentence(ending, tiles), of };
    const any = anyTwo(now, index + number);
    const isLegal = legal.some((move) => move.includes(any[0]) && move.includes(any[1]));
    if (!isLegal || any[0] === any[1]) yield { said: illegalSentence(any, number), of };
    const move = legal[random.below(Math.max(1, legal.length))];
    if (move === undefined) {
      if (ending !== 'open') yield { said: gameEndingSentence(ending, tiles), of };
      return;
    }
    now = applyMove(now, rules, move);
  }
}

function* reviewSentences(
  { board, rules }: SmallGame,
  index: number,
  nodeLimit: number,
): Generator<Said, void> {
  const random = createRandom(index);
  const moves: Move[] = [];
  const before: Board[] = [];
  for (let now = board; ; ) {
    const legal = pairsOn(now, rules);
    const move = legal[random.below(Math.max(1, legal.length))];
    if (move === undefined) break;
    before.push(now);
    moves.push(move);
    now = applyMove(now, rules, move);
  }
  const reviewed = runToEnd(reviewLine(board, rules, moves, { nodeLimit, seed: 1, games: 0 }));
  if (!reviewed.ok) throw new Error('an illegal move in a test');
  const { lostAt } = reviewed.value;
  const subjectAt = (at: number) => ({
    play: plainPlay(before[at] ?? board, rules),
    line: [board.cells],
  });
  const choices = moves.map((move, at) => ({ cells: before[at]?.cells ?? [], move }));
  yield { said: lineChoicesSentence(reviewed.value), of: { ...subjectAt(0), choices } };
  yield { said: lineLossSentence(reviewed.value, moves), of: subjectAt(lostAt ?? 0) };
}
