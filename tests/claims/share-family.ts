/** Sentences about random games: on boards, on positions under review, on puzzles, and on the deals of a drawing. */

import { measureBoard } from '../../core/coach/board-measure.ts';
import { dealBoard } from '../../core/deal/deal.ts';
import { playRandomDeals } from '../../core/deal/estimate.ts';
import { createRandom } from '../../core/random.ts';
import { countWins } from '../../core/review/win-figure.ts';
import { casualPlainSentence, casualSentences } from '../../core/sentences/casual-sentences.ts';
import type { SentenceKey } from '../../core/sentences/sentence.ts';
import {
  lineWinsSentence,
  offeredSentence,
  puzzlePlainSentence,
  puzzleShareSentence,
  sampledSentences,
  stuckSentence,
  winsSentence,
} from '../../core/sentences/share-sentences.ts';
import { lossOf, otherShare } from '../../core/solve/measured-share.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { rate } from '../../core/solve/rating.ts';
import { solve } from '../../core/solve/solve.ts';
import { winShareOf } from '../../core/templates/win-share.ts';
import type { Tools } from '../../electron/cli/command.ts';
import { makeRatingReport, ratingSentences } from '../../electron/cli/rating-report.ts';
import { rulesNumber } from '../deep/small-boards.ts';
import { evened, scattered } from './drawing-family.ts';
import type { Family, Said, Where } from './family.ts';
import { plainPlay } from './plain-play.ts';
import { position } from './positions.ts';

const ANYWHERE: Where = {};

export const SHARES: Family = {
  name: 'random games',
  keys: {
    'review.wins': ANYWHERE,
    'puzzle.measure': ANYWHERE,
    'puzzle.one-in': ANYWHERE,
    'editor.free.stuck': ANYWHERE,
    'editor.free.stuck-few': ANYWHERE,
    'editor.free.stuck-most': ANYWHERE,
    'editor.free.loses': ANYWHERE,
    'editor.free.not-told': ANYWHERE,
    'cli.rating.loss': ANYWHERE,
    'cli.rating.not-told': ANYWHERE,
    'cli.rating.opening': ANYWHERE,
    'cli.rating.open': ANYWHERE,
    'cli.rating.forced': ANYWHERE,
    'cli.rating.casual': ANYWHERE,
    'cli.rating.casual-not-told': ANYWHERE,
    'cli.rating.seconds': ANYWHERE,
    'cli.rating.left': ANYWHERE,
    'editor.measure.about': ANYWHERE,
    'editor.measure.about-few': ANYWHERE,
    'editor.measure.about-most': ANYWHERE,
    'editor.measure.wins': ANYWHERE,
    'editor.measure.seconds': ANYWHERE,
    'cli.review.wins': ANYWHERE,
    'cli.review.wins-proved': ANYWHERE,
    'cli.review.wins-not-told': ANYWHERE,
  },
  say: function* (index, isOpen): Generator<Said, void> {
    const { board, rules } = position(index, 53);
    const play = plainPlay(board, rules);
    const games = GAMES[index % GAMES.length] ?? 54;
    const seed = index;
    const of = { play, random: { seed, games } };
    // Few boards are won so seldom that it is told: long after all else was said only they are looked for.
    if (!KEYS_BUT_RARE.some(isOpen)) {
      const plain = play.cells.length > 0 ? puzzlePlainSentence(rate(board, rules, { games, seed })) : null;
      if (plain !== null) yield { said: plain, of };
      return;
    }
    if (play.cells.length > 0) {
      const report = makeRatingReport(board, rules, { games, seed }, NO_TOOLS);
      for (const said of ratingSentences(report)) yield { said, of };
      const measure = measureBoard(board, rules, { games, seed });
      for (const said of casualSentences(measure)) yield { said, of };
      const casual = casualPlainSentence(measure);
      if (casual !== null) yield { said: casual, of };
      const { lost } = report;
      yield { said: offeredSentence({ lost, games }), of };
      const stuck = stuckSentence(lossOf({ lost, games }));
      if (stuck !== null) yield { said: stuck, of };
      const puzzle = puzzleShareSentence({ lost, games });
      if (puzzle !== null) yield { said: puzzle, of };
      const plain = puzzlePlainSentence({ lost, games });
      if (plain !== null) yield { said: plain, of };
    }
    const verdict = runToEnd(solve(board, rules, { nodeLimit: 10_000, seed: 1 })).verdict;
    const proof = verdict === 'solvable' ? 'winnable' : verdict === 'unsolvable' ? 'lost' : 'unknown';
    const wins = runToEnd(countWins(board, rules, proof, { games, seed }));
    const said = winsSentence(wins);
    if (said !== null) yield { said, of };
    yield { said: lineWinsSentence(wins), of };
  },
  most: 20_000,
};

const KEYS_BUT_RARE = (Object.keys(SHARES.keys) as SentenceKey[]).filter((key) => key !== 'puzzle.one-in');
const GAMES = [7, 20, 54, 100];
/** So many that a share which is nearly none is told. */
const MANY_GAMES = 400;
/** No progress is shown, and nothing is stopped. */
const NO_TOOLS: Tools = { nowMs: () => 0, report: () => {} };

export const RARE_WINS: Family = {
  name: 'random games that hardly win',
  keys: { 'puzzle.below-one-in': ANYWHERE },
  say: function* (index): Generator<Said, void> {
    const { board, rules } = position(index, 59);
    if (runToEnd(solve(board, rules, { nodeLimit: 10_000, seed: 1 })).verdict !== 'unsolvable') return;
    const said = puzzlePlainSentence(rate(board, rules, { games: MANY_GAMES, seed: index }));
    const of = { play: plainPlay(board, rules), random: { seed: index, games: MANY_GAMES } };
    if (said !== null) yield { said, of };
  },
  most: 20_000,
};

export const SAMPLES: Family = {
  name: 'random games on a drawing',
  keys: {
    'editor.share.wins': ANYWHERE,
    'editor.share.interval': ANYWHERE,
    'editor.share.opening': ANYWHERE,
  },
  say: function* (index): Generator<Said, void> {
    const random = createRandom(300 + index);
    const shape = evened(scattered(random, 2 + random.below(2), 2 + random.below(3), 20, 20));
    const rules = rulesNumber(index);
    const request = { shape, rules, kinds: 2 + random.below(3), copies: 2, seed: index };
    const tally = runToEnd(playRandomDeals(request, DEALS));
    const share = winShareOf(tally);
    if (share === null || tally.deals < DEALS) return;
    const deals = Array.from({ length: DEALS }, (_, deal) => {
      const dealt = dealBoard({ ...request, seed: index + deal });
      if (!dealt.ok) throw new Error('a deal that was made once');
      return plainPlay({ ...shape, cells: dealt.value.cells }, rules);
    });
    const [first = plainPlay({ ...shape, cells: [] }, rules)] = deals;
    const of = { play: first, sampled: { deals, gamesEach: tally.games / DEALS } };
    for (const said of sampledSentences(share) ?? []) yield { said, of };
    const stuck = stuckSentence(otherShare(share));
    if (stuck !== null) yield { said: stuck, of };
  },
  most: 20_000,
};

const DEALS = 24;
