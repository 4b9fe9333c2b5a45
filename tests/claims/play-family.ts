/** Sentences of a game about its board: hints, answers, the way back, reshuffles, and why a pair was refused. */
import { reshuffle } from '../../core/deal/reshuffle.ts';
import type { Game } from '../../core/game/play/game.ts';
import { allMoves } from '../../core/rules/moves.ts';
import {
  criticalSentence,
  openLinksSentence,
  searchSentences,
  toldOf,
  toldSentence,
  verdictSentence,
} from '../../core/sentences/answer-sentences.ts';
import { hintSentence, placedHintSentence, unprovedSentence } from '../../core/sentences/hint-sentences.ts';
import { hintReasonSentence } from '../../core/sentences/line-sentences.ts';
import { isPairRefusal, refusalSentence } from '../../core/sentences/refusal-sentences.ts';
import type { AnySentence, Sentence } from '../../core/sentences/sentence.ts';
import type { Hint } from '../../core/solve/hint.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { askChoice, askHint, askReshuffle, askReturn, askVerdict } from '../../renderer/engine/searches.ts';
import type { Family, Said, Where } from './family.ts';
import { plainPlay } from './plain-play.ts';
import { maze, position } from './positions.ts';
import { anyTwo, beginGame, onBoard, playAtRandom, played, subjectOf } from './small-game.ts';

const ANYWHERE: Where = {};
const STILL: Where = { gravity: ['none'] };

export const PLAY: Family = {
  name: 'a game',
  keys: {
    'verdict.winnable': ANYWHERE,
    'verdict.lost': ANYWHERE,
    'verdict.not-known': ANYWHERE,
    'record.playing.open': ANYWHERE,
    'record.playing.critical': ANYWHERE,
    'message.returned': ANYWHERE,
    'message.still-winnable': ANYWHERE,
    'message.lost': ANYWHERE,
    'error.not-known.what': ANYWHERE,
    'error.not-known.why': ANYWHERE,
    'error.lost.what': ANYWHERE,
    'error.lost.why': ANYWHERE,
    'record.reshuffle.winnable': ANYWHERE,
    'record.reshuffle.not-found': ANYWHERE,
    'refused.different-kinds': ANYWHERE,
    'refused.in-the-way': ANYWHERE,
    'refused.blocked': ANYWHERE,
    'refused.blocked-no-line': ANYWHERE,
    'record.playing.shut-off': ANYWHERE,
    'refused.not-a-tile': ANYWHERE,
    'refused.same-tile': ANYWHERE,
  },
  say: sayPlay,
  most: 20_000,
};

export const HINTS: Family = {
  name: 'hints',
  keys: {
    'record.hint.unproved': ANYWHERE,
    'record.hint.region': ANYWHERE,
    'record.hint.picture': ANYWHERE,
    'record.hint.pair': ANYWHERE,
    'record.hint.last-two': STILL,
    'record.hint.whole-kind': STILL,
    'record.hint.only-move': ANYWHERE,
    'record.hint.opens': ANYWHERE,
    'record.hint.opens-at': ANYWHERE,
    'record.hint.most-open': ANYWHERE,
    'record.hint.on-the-way': ANYWHERE,
    'record.hint.not-proved': ANYWHERE,
    'announce.hint-region': ANYWHERE,
    'announce.hint-pair': ANYWHERE,
    'cli.hint.last-two': STILL,
    'cli.hint.whole-kind': STILL,
    'cli.hint.only-move': ANYWHERE,
    'cli.hint.opens': ANYWHERE,
    'cli.hint.most-open': ANYWHERE,
    'cli.hint.on-the-way': ANYWHERE,
  },
  say: function* (index) {
    const game = beginGame(position(index, 41));
    if (game === null) return;
    const of = subjectOf(game);
    for (const said of [...hintsOf(game), ...lineHintsOf(game)]) yield { said, of };
  },
  most: 40_000,
};

/** Positions that need more trades than one are rare in games. */
export const RESHUFFLES: Family = {
  name: 'reshuffles',
  keys: {
    'record.reshuffle.done': ANYWHERE,
    'record.reshuffle.done-minimal': ANYWHERE,
    'record.calm.reshuffled': ANYWHERE,
    'record.reshuffle.impossible': ANYWHERE,
  },
  say: function* (index) {
    const { board, rules } = maze(index, 42);
    const found = runToEnd(reshuffle(board, rules, { nodeLimit: 5_000, seed: 1 }));
    const told = toldOf(found);
    const cells = found.kind === 'reshuffled' ? found.cells : board.cells;
    const of = { play: plainPlay({ ...board, cells }, rules), line: [board.cells] };
    if (told.type === 'reshuffled') yield { said: toldSentence(told, true), of };
    if (told.type === 'reshuffled' || told.why === 'impossible') yield { said: toldSentence(told), of };
  },
  most: 20_000,
};

function* sayPlay(index: number): Generator<Said, void> {
  const game = beginGame(position(index, 40));
  if (game === null) return;
  const now = playAtRandom(game, index % 5, index);
  const of = subjectOf(now);
  const { board, rules } = onBoard(now);
  yield { said: openLinksSentence(allMoves(board, rules)), of };
  for (const said of [...hintsOf(now), ...verdictsOf(now), ...choicesOf(now), ...refusalsOf(now, index)])
    yield { said, of };
  yield* returnsOf(now);
  yield* reshufflesOf(now);
}

function* verdictsOf(game: Game): Generator<Sentence, void> {
  const { search, outOfTime } = askVerdict(game);
  for (const answer of [runToEnd(search), outOfTime]) if (answer.ok) yield verdictSentence(answer.value);
}

/** Yields the sentences below the board for a player who wants choices marked. */
function* choicesOf(game: Game): Generator<Sentence, void> {
  const answer = runToEnd(askChoice(game).search);
  if (answer.ok && answer.value) yield criticalSentence();
}

const STEPS = ['region', 'picture', 'pair', 'reason'] as const;

function* hintsOf(game: Game): Generator<Sentence, void> {
  const { board } = onBoard(game);
  const { search, outOfTime } = askHint(game);
  for (const answer of [runToEnd(search), outOfTime]) {
    const given: Hint | null = answer.ok ? answer.value : null;
    if (given === null || given.kind === 'unsolvable' || given.kind === 'cleared' || given.move === null)
      continue;
    const reason = given.kind === 'move' ? given.reason : null;
    for (const step of STEPS) {
      const hint = { step, pair: given.move, reason };
      const unproved = unprovedSentence(hint);
      if (unproved !== null) yield unproved;
      yield hintSentence(hint, board);
      yield placedHintSentence(hint, board);
    }
  }
}

/** The same as the command line says it. */
function* lineHintsOf(game: Game): Generator<AnySentence, void> {
  const answer = runToEnd(askHint(game).search);
  if (!answer.ok || answer.value.kind !== 'move') return;
  const { move, reason } = answer.value;
  yield hintReasonSentence(move, reason);
}

/** Every way in which two cells are no pair: one picked twice, and any other two. */
function* refusalsOf(game: Game, seed: number): Generator<Sentence, void> {
  const { board, rules } = onBoard(game);
  for (let turn = 0; turn < 12; turn++) {
    const [a, other] = anyTwo(board, 100 * seed + turn);
    const b = turn === 0 ? a : other;
    const link = { type: 'link', a, b, by: 'player', elapsedMs: game.elapsedMs } as const;
    const step = played(game, link);
    if (step.ok) continue;
    if (isPairRefusal(step.error)) yield refusalSentence(step.error, [a, b], board, rules);
  }
}

function* returnsOf(game: Game): Generator<Said, void> {
  const { search, outOfTime } = askReturn(game);
  const of = subjectOf(game);
  const answer = runToEnd(search);
  if (!outOfTime.ok) for (const said of searchSentences('not-known')) yield { said, of };
  if (!answer.ok && answer.error === 'lost') yield { said: toldSentence({ type: 'lost' }), of };
  const moves = answer.ok ? answer.value : 0;
  if (answer.ok && moves === 0) yield { said: toldSentence({ type: 'still-winnable' }), of };
  if (moves === 0) return;
  // Before the player goes back, the window says that the shown board is lost.
  yield { said: toldSentence({ type: 'lost' }), of };
  for (const said of searchSentences('lost')) yield { said, of };
  const back = played(game, { type: 'return', moves, elapsedMs: game.elapsedMs });
  if (back.ok) yield { said: toldSentence({ type: 'returned', moves }), of: subjectOf(back.value, game) };
}

function* reshufflesOf(game: Game): Generator<Said, void> {
  const { search, outOfTime } = askReshuffle(game);
  for (const answer of [runToEnd(search), outOfTime]) {
    if (!answer.ok) continue;
    const found = answer.value;
    const told = toldOf(found);
    if (told.type === 'reshuffled' && found.kind === 'reshuffled') {
      const laid = played(game, { type: 'reshuffle', cells: found.cells, elapsedMs: game.elapsedMs });
      if (!laid.ok) throw new Error(`the reshuffle was refused: ${laid.error.code}`);
      yield { said: toldSentence(told), of: subjectOf(laid.value, game) };
    } else yield { said: toldSentence(told), of: subjectOf(game) };
  }
}
