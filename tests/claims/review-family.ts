/** Sentences of a review and of the end of a game: positions, choices, and the move that lost. */
import { withoutPair } from '../../core/board/board.ts';
import type { Game } from '../../core/game/play/game.ts';
import type { Entry } from '../../core/game/setup/entry.ts';
import { viewOf } from '../../core/game/view.ts';
import { type GameReview, reviewGame } from '../../core/review/game-review.ts';
import { lockedIn } from '../../core/review/locked-tiles.ts';
import { explainLoss } from '../../core/review/loss-explanation.ts';
import { stepsOfLoss } from '../../core/review/loss-steps.ts';
import { replayForScreen } from '../../core/review/replay/replay-for-screen.ts';
import {
  cellsOfNode,
  lineThrough,
  pathTo,
  type ReplayedGame,
} from '../../core/review/replay/replayed-game.ts';
import { deadHeading, deadSentences } from '../../core/sentences/dead-sentences.ts';
import {
  dailyChoicesSentences,
  listedChoicesSentence,
  listedLossSentence,
  sharedChoicesSentence,
} from '../../core/sentences/found-sentences.ts';
import { movedSentences } from '../../core/sentences/line-sentences.ts';
import {
  afterLossSentence,
  choiceCountsSentence,
  choiceKindSentence,
  choiceSentence,
  foundLossSentences,
  keptChoicesSentence,
  lockedSentence,
  lostAtSentence,
  lostBeforeSentence,
  momentSentence,
  momentTitle,
  noChoicesSentence,
  notFoundSentence,
  noWinnableSentence,
  positionSentence,
  shortAfterSentence,
  stepNoticeSentence,
} from '../../core/sentences/review-sentences.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { askLoss } from '../../renderer/engine/searches.ts';
import { stepNotice } from '../../renderer/screens/review/position-words.ts';
import { momentsOf } from '../../renderer/state/review/moments.ts';
import { criticalChoices, factsByNode, summaryOf } from '../../renderer/state/review/review-facts.ts';
import { branchSwitched, choiceStepped, stepped } from '../../renderer/state/review/review-steps.ts';
import type { ReviewedGame } from '../../renderer/state/review/reviewed-game.ts';
import type { Family, Said, Where } from './family.ts';
import { plainPlay } from './plain-play.ts';
import {
  beginLosableGame,
  beginLosableStillGame,
  onBoard,
  type Playing,
  playAtRandom,
  subjectOf,
  takeMercy,
  wander,
} from './small-game.ts';
import type { Step, Subject } from './subject.ts';

const ANYWHERE: Where = {};
const STILL: Where = { gravity: ['none'] };

export const REVIEWS: Family = {
  name: 'a review',
  keys: {
    'end.choices': ANYWHERE,
    'review.position.winnable': ANYWHERE,
    'review.position.lost': ANYWHERE,
    'review.position.dead': ANYWHERE,
    'review.move.kept': ANYWHERE,
    'review.move.only': ANYWHERE,
    'review.move.lost': ANYWHERE,
    'review.choice-counts': ANYWHERE,
    'record.dead.lost-at': ANYWHERE,
    'record.dead.afterwards.taken-back': ANYWHERE,
    'record.dead.afterwards.mercy': ANYWHERE,
    'record.dead.afterwards.reshuffle': ANYWHERE,
    'cli.review.made-keep': ANYWHERE,
    'cli.review.made-only': ANYWHERE,
    'cli.review.made-lose': ANYWHERE,
    'cli.review.winnable': ANYWHERE,
    'cli.review.lost': ANYWHERE,
    'cli.review.moves': ANYWHERE,
    'review.notice.at-start': ANYWHERE,
    'review.notice.at-end': ANYWHERE,
    'review.notice.no-branch': ANYWHERE,
    'review.notice.no-choice-before': ANYWHERE,
    'review.notice.no-choice-after': ANYWHERE,
    'review.notice.cleared': ANYWHERE,
    'review.choice.kept': ANYWHERE,
    'review.choice.only': ANYWHERE,
    'review.choice.lost': ANYWHERE,
    'review.undone': ANYWHERE,
    'review.afterwards.mercy': ANYWHERE,
    'review.afterwards.reshuffle': ANYWHERE,
    'review.moment.narrow-fact': ANYWHERE,
    'review.moment.narrow': ANYWHERE,
    'review.moment.long-line': ANYWHERE,
    'review.moment.long-look': ANYWHERE,
    'review.moment.long-line-fact': ANYWHERE,
    'review.moment.long-look-fact': ANYWHERE,
    'review.games.kept': ANYWHERE,
    'review.games.lost-move': ANYWHERE,
    'record.result.choices': ANYWHERE,
    'record.daily.kept': ANYWHERE,
    'record.daily.lost': ANYWHERE,
  },
  say: (index) => sayReview(index, 20_000),
  most: 20_000,
};

/** With nodes that leave something open. */
export const OPEN_REVIEWS: Family = {
  name: 'a review that leaves something open',
  keys: {
    'end.calm': ANYWHERE,
    'end.no-choices': ANYWHERE,
    'review.no-choices': ANYWHERE,
    'review.no-wrong': ANYWHERE,
    'review.notice.no-winnable': ANYWHERE,
    'review.position.unknown': ANYWHERE,
    'review.move.kept-some': ANYWHERE,
    'review.move.lost-some': ANYWHERE,
    'review.choice-counts-some': ANYWHERE,
    'cli.review.made-unknown': ANYWHERE,
    'cli.review.unknown': ANYWHERE,
  },
  say: (index) => sayReview(index, 8 + (index % 64)),
  most: 20_000,
};

/** With random games in each position; of few boards are the intervals apart. */
export const RISKY: Family = {
  name: 'where random play wins least',
  keys: { 'review.moment.risky': ANYWHERE },
  say: function* (index): Generator<Said, void> {
    const begun = beginLosableGame(index);
    if (begun === null) return;
    const { entries, game: played } = wander(begun, 14, index, false);
    const { setup } = begun;
    const reviewed = runToEnd(reviewGame(setup, entries, { nodeLimit: 20_000, ...RANDOM_GAMES }));
    const replayed = replayForScreen(setup, entries);
    if (!reviewed.ok || !replayed.ok) throw new Error('a game that cannot be replayed');
    const { board, rules } = onBoard(played);
    const game = replayed.value;
    const moments = momentsOf(game, factsByNode(game, reviewed.value), pathTo(game, game.last));
    for (const moment of moments) {
      if (moment.kind !== 'risky') continue;
      const play = plainPlay({ ...board, cells: cellsOfNode(game, moment.before) }, rules);
      yield { said: momentTitle(moment), of: { play, whole: { setup, entries }, random: RANDOM_GAMES } };
    }
  },
  most: 20_000,
};

const RANDOM_GAMES = { seed: 1, games: 120 };

export const DEAD_ENDS: Family = {
  name: 'a dead end',
  keys: {
    'announce.dead': ANYWHERE,
    'record.dead.left': ANYWHERE,
    'record.dead.found': ANYWHERE,
    'record.dead.found-note': ANYWHERE,
    'record.dead.close': ANYWHERE,
    'record.dead.not-found': ANYWHERE,
    'record.dead.lost-before': ANYWHERE,
  },
  say: (index) => sayDeadEnd(beginLosableGame(index), index),
  most: 20_000,
};

/** Under gravity the tiles have moved since, so nothing is said of them. */
export const LOCKED: Family = {
  name: 'tiles that are locked in',
  keys: { 'record.dead.locked': STILL },
  say: (index) => sayDeadEnd(beginLosableStillGame(index), index),
  most: 20_000,
};

function* sayReview(index: number, nodeLimit: number): Generator<Said, void> {
  const begun = beginLosableGame(index);
  if (begun === null) return;
  const played = wander(begun, 14, index, index % 2 === 0);
  const { setup } = begun;
  const reviewed = runToEnd(reviewGame(setup, played.entries, { nodeLimit, seed: 1, games: 0 }));
  const replayed = replayForScreen(setup, played.entries);
  if (!reviewed.ok || !replayed.ok) throw new Error('a game that cannot be replayed');
  yield* reviewSentences(reviewed.value, replayed.value, played);
  yield* shownSentences(reviewed.value, replayed.value, played, setup);
}

function* reviewSentences(review: GameReview, game: ReplayedGame, played: Playing): Generator<Said, void> {
  const { board, rules } = onBoard(played.game);
  const line = [cellsOfNode(game, 0)];
  const subjectAt = (node: number): Subject => ({
    play: plainPlay({ ...board, cells: cellsOfNode(game, node) }, rules),
    line,
  });
  for (const { nodes, positions } of review.stretches)
    for (const [at, node] of nodes.entries()) {
      const found = positions[at];
      if (found === undefined) continue;
      yield { said: positionSentence(found), of: subjectAt(node) };
      if (found.verdict !== 'winnable') yield { said: noWinnableSentence(), of: subjectAt(node) };
    }
  const steps = keptSteps(played.entries);
  const made = criticalChoices(game, factsByNode(game, review));
  for (const { kind, before, after, number, made: move, position: found, afterwards, isUndone } of made) {
    const of = subjectAt(before);
    yield { said: choiceSentence({ kind, pair: move.move, move: number }, found), of };
    yield { said: choiceCountsSentence(found), of };
    yield { said: choiceKindSentence(kind, move.move), of };
    const said = afterwards === null ? null : afterLossSentence(afterwards);
    const short = shortAfterSentence(isUndone, afterwards);
    const { entry = -1 } = game.nodes[after] ?? {};
    const at = steps.findIndex((step) => step.entry === entry);
    for (const each of [said, short])
      if (each !== null) yield { said: each, of: { ...of, later: at < 0 ? null : steps.slice(at + 1) } };
    if (kind === 'lost') yield { said: lostAtSentence(move.move, number), of };
  }
  for (const { move, stretch, position: at } of review.moves) {
    const { positions = [], nodes = [] } = review.stretches[stretch] ?? {};
    const found = positions[at];
    if (found === undefined) continue;
    for (const said of movedSentences(found, move)) yield { said, of: subjectAt(nodes[at] ?? -1) };
  }
  const choices = review.moves.map(({ entry, move }) => {
    const after = game.nodes.findIndex((node) => node.entry === entry);
    return { cells: cellsOfNode(game, game.nodes[after]?.parent ?? -1), move };
  });
  const of = { ...subjectAt(game.last), choices };
  yield { said: keptChoicesSentence(review), of };
  if (review.critical === 0)
    for (const isWon of [false, true]) yield { said: noChoicesSentence(review, isWon), of };
  else
    for (const said of [
      listedChoicesSentence(review),
      sharedChoicesSentence(review),
      ...dailyChoicesSentences(review),
    ])
      yield { said, of };
  const { lostMove } = summaryOf(game, review);
  const way = pathTo(game, game.last).map((node) => cellsOfNode(game, node));
  if (lostMove !== null) yield { said: listedLossSentence(lostMove), of: { ...of, line: way } };
}

/** Yields the sentences about single positions of a game under review, and those that say why steps lead nowhere from there. */
function* shownSentences(
  review: GameReview,
  game: ReplayedGame,
  { entries, game: played }: Playing,
  setup: Game['setup'],
): Generator<Said, void> {
  const { board, rules } = onBoard(played);
  const whole = { setup, entries };
  const facts = factsByNode(game, review);
  const choices = criticalChoices(game, facts);
  const madeIn = (isAsked: (before: number) => boolean) =>
    game.nodes.flatMap(({ parent, move }, after) => {
      const isPlayers = facts[after]?.made?.by === 'player' && move !== null && isAsked(parent);
      return isPlayers ? [{ cells: cellsOfNode(game, parent), move }] : [];
    });
  const subjectAt = (node: number) => ({
    play: plainPlay({ ...board, cells: cellsOfNode(game, node) }, rules),
    journal: { setup, entries: entries.slice(0, (game.nodes[node]?.entry ?? -1) + 1) },
    whole,
  });
  for (const node of game.nodes.keys()) {
    const line = lineThrough(game, node);
    const open = { making: { state: 'made', review }, why: { state: 'none' } } as const;
    const shown = { game, facts, choices, node, line, ...open } as unknown as ReviewedGame;
    const of = subjectAt(node);
    const changes = [
      ...[stepped(shown, -1), stepped(shown, 1), branchSwitched(shown, 1)],
      ...[choiceStepped(shown, -1), choiceStepped(shown, 1)],
    ];
    const cleared = of.play.cells.length === 0 ? (['cleared'] as const) : [];
    for (const why of [...changes.flatMap((change) => change?.notice ?? []), ...cleared]) {
      const notice = stepNotice(shown, why);
      const made = madeIn((before) => (why === 'no-choice-before' ? before < node : before > node));
      if (notice !== null) yield { said: stepNoticeSentence(notice), of: { ...of, choices: made } };
    }
  }
  for (const moment of momentsOf(game, facts, pathTo(game, game.last))) {
    if (moment.kind === 'risky') continue;
    const of = subjectAt(moment.kind === 'long-look' ? moment.after : moment.before);
    yield { said: momentSentence(moment), of };
    yield { said: momentTitle(moment), of };
  }
}

/** Returns the steps on the way to the end of a journal: undo takes the last of it back. */
export function keptSteps(entries: readonly Entry[]): readonly (Step & { readonly entry: number })[] {
  const steps: (Step & { readonly entry: number })[] = [];
  for (const [entry, { type: by }] of entries.entries()) {
    if (by === 'undo') steps.pop();
    else steps.push({ entry, by, pairs: (steps.at(-1)?.pairs ?? 0) + (by === 'reshuffle' ? 0 : 1) });
  }
  return steps;
}

function* sayDeadEnd(begun: Game | null, index: number): Generator<Said, void> {
  if (begun === null) return;
  let game = playAtRandom(begun, 99, index);
  // After mercy the board may be dead again.
  for (let mercies = 0; game.status === 'dead' && mercies < 3; mercies++) {
    yield* deadEndSentences(game);
    game = playAtRandom(takeMercy(game, index), 99, index);
  }
}

function* deadEndSentences(game: Game): Generator<Said, void> {
  const { board, rules } = onBoard(game);
  const of = subjectOf(game);
  const pairs = of.play.cells.length / 2;
  yield { said: deadHeading(pairs, viewOf(game).deal.witness.length), of };
  for (const said of Object.values(deadSentences(pairs))) yield { said, of };
  const { search, outOfTime } = askLoss(game);
  for (const answer of [runToEnd(search), outOfTime]) {
    if (!answer.ok) yield { said: answer.error === 'lost' ? lostBeforeSentence() : notFoundSentence(), of };
    if (!answer.ok) continue;
    const { cells, move, number } = answer.value;
    for (const said of foundLossSentences(number)) yield { said, of };
    if (rules.gravity !== 'none') continue;
    const after = { ...board, cells: withoutPair(cells, move) };
    const loss = explainLoss(after, rules);
    const locked = loss.kind === 'too-large' ? [] : lockedIn(stepsOfLoss(after, rules, loss));
    if (locked.length > 0) yield { said: lockedSentence(locked), of: { play: plainPlay(after, rules) } };
  }
}
