/** Judges by journals that are told again: the ends of games, what they refuse, and the comparison with a ghost. */

import { clearedBy } from '../../core/game/cleared-by.ts';
import { traceGame } from '../../core/game/game-trace.ts';
import { compareEnds, pairsAhead } from '../../core/game/ghost-race.ts';
import { boardHashOf, type Game } from '../../core/game/play/game.ts';
import { applyEntry, startGame } from '../../core/game/play/play.ts';
import { isOver } from '../../core/game/play/status.ts';
import { replayWhole } from '../../core/game/replay.ts';
import type { Entry, GameSetup } from '../../core/game/setup/entry.ts';
import { planOf } from '../../core/game/setup/planned-deal.ts';
import { SHIPPED_BOARDS } from '../../core/game/setup/shipped-boards.ts';
import { viewOf } from '../../core/game/view.ts';
import { createRandom, pick } from '../../core/random.ts';
import { replayForScreen } from '../../core/review/replay/replay-for-screen.ts';
import {
  endedSentence,
  givenUpSentence,
  listedEndSentence,
  reviewedEndSentence,
} from '../../core/sentences/ending-sentences.ts';
import {
  fileRefusalSentence,
  isEntryRefusal,
  replayRefusalSentence,
} from '../../core/sentences/file-refusal-sentences.ts';
import { aheadSentence, raceSentence } from '../../core/sentences/ghost-sentences.ts';
import { gameRefusalSentence, isGameRefusal } from '../../core/sentences/refusal-sentences.ts';
import type { AnySentence } from '../../core/sentences/sentence.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { solve } from '../../core/solve/solve.ts';
import { reviewedEnd } from '../../renderer/state/review/reviewed-end.ts';
import { plainDeal } from '../support/mode-games.ts';
import { journalNumber, laidAnew, type PlayedJournal } from './event-family.ts';
import type { Family, Said, Where } from './family.ts';
import { plainPlay } from './plain-play.ts';
import { onBoard } from './small-game.ts';
import type { Subject } from './subject.ts';

const ANYWHERE: Where = {};

const ENDS = ['won', 'shown', 'time-up'] as const;
const ALL_KEYS = [
  ...ENDS.flatMap((status) => [`end.${status}`, `review.games.${status}`]),
  ...['won', 'won-by-mercy', 'won-reshuffled', 'shown', 'time-up', 'lost', 'given-up'].map(
    (end) => `review.ended.${end}`,
  ),
  ...['won-by-mercy', 'won-by-reshuffle', 'given-up'].map((end) => `review.games.${end}`),
  'record.given-up.title',
];

export const ENDINGS: Family = {
  name: 'how a game ended',
  keys: Object.fromEntries(ALL_KEYS.map((key) => [key, ANYWHERE])),
  say: function* (index): Generator<Said, void> {
    const journal = journalNumber(index);
    const { board, rules } = onBoard(journal.game);
    const of = { play: plainPlay(board, rules), journal };
    for (const said of endSentences(journal)) yield { said, of };
  },
  most: 20_000,
};

function* endSentences({ setup, entries, game }: PlayedJournal): Generator<AnySentence, void> {
  const { status, pairsLeft } = viewOf(game);
  if (status === 'won' || status === 'shown' || status === 'time-up') {
    yield endedSentence(status);
    yield listedEndSentence(status, status === 'won' ? clearedBy(entries) : null, pairsLeft);
  } else {
    yield givenUpSentence();
    yield listedEndSentence('given-up', null, pairsLeft);
  }
  const replayed = replayForScreen(setup, entries);
  if (!replayed.ok) throw new Error('a journal that was played can be replayed');
  const { board, rules } = onBoard(game);
  const found = runToEnd(solve(board, rules, { nodeLimit: 5_000, seed: 1 }));
  const verdict = found.verdict === 'unsolvable' ? ('lost' as const) : ('unknown' as const);
  const nothing = { keep: 0, lose: 0, unknown: 0, legal: 0, moves: [], wins: null };
  const facts = replayed.value.nodes.map((_, node) =>
    node === replayed.value.last
      ? { position: { ...nothing, verdict }, made: null }
      : { position: null, made: null },
  );
  yield reviewedEndSentence(reviewedEnd({ game: replayed.value, facts }));
}

export const REFUSALS: Family = {
  name: 'what a game refuses',
  keys: Object.fromEntries(
    [
      ...['game-over', 'time-is-up', 'time-left', 'nothing-to-undo', 'nothing-to-redo', 'not-allowed'],
      ...['clock-went-back', 'not-dead', 'not-earned', 'level-not-won', 'level-cleared', 'bad-reshuffle'],
      'bad-deal',
    ].map((code) => [`refused.${code}`, ANYWHERE]),
  ),
  say: function* (index): Generator<Said, void> {
    const { setup, entries } = journalNumber(index);
    let game = startGame(setup);
    for (let at = 0; at <= entries.length; at++) {
      const { board, rules } = onBoard(game);
      const journal = { setup, entries: entries.slice(0, at) };
      for (const tried of [...triedAfter(game, index), ...spoiltDeals(game, entries[at], index)]) {
        const step = applyEntry(game, tried);
        if (step.ok || !isGameRefusal(step.error.code)) continue;
        yield {
          said: gameRefusalSentence(step.error.code),
          of: { play: plainPlay(board, rules), journal, tried },
        };
      }
      const next = entries[at];
      const step = next === undefined ? null : applyEntry(game, next);
      if (step?.ok) game = step.value.game;
    }
  },
  most: 20_000,
};

/** Returns the entries that may be tried in any position, whether it can be done or not. */
function triedAfter(game: Game, index: number): readonly Entry[] {
  const { board } = onBoard(game);
  const { elapsedMs } = game;
  const late = elapsedMs + 500_000;
  const [a = 0, b = 0] = [...board.cells.keys()].filter((cell) => (board.cells[cell] ?? 0) > 0);
  const mixed = laidAnew(board.cells, createRandom(index));
  const link = { type: 'link', a, b, by: 'player' } as const;
  return [
    { type: 'undo', elapsedMs },
    { type: 'redo', elapsedMs },
    { type: 'assist', assist: 'hint', elapsedMs },
    { type: 'timeout', elapsedMs },
    { type: 'timeout', elapsedMs: late },
    { ...link, elapsedMs: late },
    { ...link, elapsedMs: Math.max(0, elapsedMs - 1) },
    { type: 'mercy', a, b, elapsedMs },
    { type: 'tool', tool: 'freeze', elapsedMs },
    { type: 'tool', tool: 'hint', elapsedMs },
    { type: 'level', deal: game.setup.deal, elapsedMs },
    { type: 'reshuffle', cells: mixed.map((kind) => (kind > 0 ? kind + 1 : kind)), elapsedMs },
  ];
}

/**
 * Returns spoilt deals of the level that comes next: its deal without the last proving link, with another rule or another
 * number of kinds, or the deal of the level after.
 */
function spoiltDeals(game: Game, next: Entry | undefined, index: number): readonly Entry[] {
  if (next?.type !== 'level') return [];
  const { deal, elapsedMs } = next;
  const spoilt = [
    { ...deal, witness: deal.witness.slice(0, -1) },
    { ...deal, rules: { ...deal.rules, border: deal.rules.border === 'open' ? 'closed' : 'open' } as const },
    { ...deal, kinds: deal.kinds + 1 },
    plainDeal(planOf(game.setup, viewOf(game).level + 2, SHIPPED_BOARDS)),
  ];
  // Of several that are refused alike, the last one alone would be proved.
  return [{ type: 'level', deal: pick(createRandom(index), spoilt), elapsedMs }];
}

const FILE_REASONS = ['same-tile', 'not-a-tile', 'different-kinds', 'blocked', 'clock-went-back'];

export const FILES: Family = {
  name: 'why the game of a file is refused',
  keys: Object.fromEntries(
    [...FILE_REASONS, 'board-hash-mismatch', 'against-rules'].flatMap((reason) => [
      [`record.file-reason.${reason}`, ANYWHERE],
      [`cli.replay.reason.${reason}`, ANYWHERE],
    ]),
  ),
  say: function* (index): Generator<Said, void> {
    const { setup, entries } = journalNumber(index);
    const whole = tracedRows(setup, entries);
    for (const [at, row] of whole.entries()) {
      const game = whole[at - 1]?.game ?? startGame(setup);
      const { board, rules } = onBoard(game);
      const of = { play: plainPlay(board, rules), journal: { setup, entries: entries.slice(0, at) } };
      const before = whole.slice(0, at);
      for (const tried of [...triedAfter(game, index), ...triedPairs(game)]) {
        const step = applyEntry(game, tried);
        if (!step.ok) yield* refusedAs(step.error.code, { ...of, tried });
      }
      const other = whole.find(({ boardHash }) => boardHash !== row.boardHash);
      if (other === undefined) continue;
      const spoilt = replayWhole(setup, [...before, { entry: row.entry, boardHash: other.boardHash }]);
      const claimedBoard = onBoard(other.game).board.cells;
      if (!spoilt.ok) yield* refusedAs(spoilt.error.error.code, { ...of, tried: row.entry, claimedBoard });
    }
  },
  most: 20_000,
};

/** A replay refuses an entry by the code of the game, or because of the board that it leads to. */
function* refusedAs(code: string, of: Subject): Generator<Said, void> {
  const reason = isEntryRefusal(code) ? code : 'against-rules';
  yield { said: fileRefusalSentence(reason), of };
  yield { said: replayRefusalSentence(reason), of };
}

/** Pairs of cells, whether they can be linked or not. */
function triedPairs(game: Game): readonly Entry[] {
  const { board } = onBoard(game);
  const { elapsedMs } = game;
  const cells = [...board.cells.keys()];
  const tiles = cells.filter((cell) => (board.cells[cell] ?? 0) > 0);
  const free = cells.filter((cell) => (board.cells[cell] ?? 0) <= 0);
  const [first = 0] = tiles;
  return [first, ...tiles, ...free.slice(0, 1)].map((b) => ({
    type: 'link',
    a: first,
    b,
    by: 'player',
    elapsedMs,
  }));
}

function tracedRows(setup: GameSetup, entries: readonly Entry[]) {
  let game = startGame(setup);
  return entries.map((entry) => {
    const step = applyEntry(game, entry);
    if (!step.ok) throw new Error('a journal that was played is refused');
    game = step.value.game;
    return { entry, boardHash: boardHashOf(game), game };
  });
}

export const GHOSTS: Family = {
  name: 'a game beside its ghost',
  keys: Object.fromEntries(
    ['ahead', 'behind', 'level', 'faster', 'slower', 'same-time', 'more', 'fewer', 'same-pairs'].map(
      (key) => [`record.ghost.${key}`, ANYWHERE],
    ),
  ),
  say: function* (index): Generator<Said, void> {
    // Two journals of one board: their numbers lie 4 apart.
    const own = journalNumber(index, 2 * index);
    const other = index % 5 === 0 ? slowed(own, index) : journalNumber(index, 2 * index + 1);
    const ghost = tracedOf(other);
    const { board, rules } = onBoard(own.game);
    const atMs = own.game.elapsedMs;
    const of = { play: plainPlay(board, rules), journal: own, ghost: { journal: other, atMs } };
    yield { said: aheadSentence(pairsAhead(viewOf(own.game).taken.pairs, ghost.standings, atMs)), of };
    // A game that auto-play finished is not compared.
    if (!isOver(own.game) || own.game.status === 'shown') return;
    const end = (game: Game) => ({
      elapsedMs: game.elapsedMs,
      isCleared: game.status === 'won' || (game.status === 'shown' && viewOf(game).pairsLeft === 0),
      pairsTaken: viewOf(game).taken.pairs,
    });
    yield { said: raceSentence(compareEnds(end(own.game), end(other.game))), of };
  },
  most: 30_000,
};

/** The same game, a little or some seconds later. */
function slowed({ setup, entries }: PlayedJournal, index: number): PlayedJournal {
  const byMs = index % 2 === 0 ? 400 : 3_000;
  let game = startGame(setup);
  const later: Entry[] = [];
  for (const entry of entries) {
    const moved = { ...entry, elapsedMs: entry.elapsedMs + byMs };
    const step = applyEntry(game, moved);
    if (!step.ok) break;
    game = step.value.game;
    later.push(moved);
  }
  return { setup, entries: later, game };
}

function tracedOf({ setup, entries }: PlayedJournal) {
  const traced = traceGame(setup, tracedRows(setup, entries));
  if (!traced.ok) throw new Error('a journal that was played can be traced');
  return traced.value;
}
