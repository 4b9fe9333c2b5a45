/** Announcements of the events of a game, proved by its journal told again. */
import type { Cells } from '../../core/board/board.ts';
import { makeBoard } from '../../core/board/text.ts';
import { PRESSED_ASSISTS } from '../../core/game/modes/assist.ts';
import type { Game } from '../../core/game/play/game.ts';
import { applyEntry, startGame } from '../../core/game/play/play.ts';
import { isOver } from '../../core/game/play/status.ts';
import type { Entry, GameSetup } from '../../core/game/setup/entry.ts';
import { makeSetup } from '../../core/game/setup/versions.ts';
import { viewOf } from '../../core/game/view.ts';
import { createRandom, pick, type Random, shuffle } from '../../core/random.ts';
import { levelWonSentence, statusSentence } from '../../core/sentences/ending-sentences.ts';
import { eventSentence } from '../../core/sentences/event-sentences.ts';
import { drawnDeal } from '../support/drawn-game.ts';
import { nextLevelEntry } from '../support/mode-games.ts';
import type { Family, Said, Where } from './family.ts';
import { pairsOn, plainPlay } from './plain-play.ts';
import { position } from './positions.ts';
import { equalPairs, onBoard } from './small-game.ts';

const ANYWHERE: Where = {};
/** All is told; the score is hidden; and as in large and calm. */
const TOLD = [
  { score: true, combo: true },
  { score: false, combo: true },
  { score: false, combo: false },
];
const STATUSES = ['won', 'shown', 'time-up', 'playing', 'dead', 'level-won'];
/** The second board of a run. */
const SECOND_LEVEL: Where = { gravity: ['left'], border: ['open'], maxTurns: [2] };

export const EVENTS: Family = {
  name: 'what happens in a game',
  keys: {
    'announce.linked': ANYWHERE,
    'record.calm.linked': ANYWHERE,
    'record.calm.linked-combo': ANYWHERE,
    'record.calm.won': ANYWHERE,
    'record.calm.level-won': ANYWHERE,
    'record.calm.time-up': ANYWHERE,
    'announce.linked-combo': ANYWHERE,
    'announce.mercy': ANYWHERE,
    'announce.undo': ANYWHERE,
    'announce.redo': ANYWHERE,
    'announce.return': ANYWHERE,
    'announce.reshuffle': ANYWHERE,
    'announce.level': SECOND_LEVEL,
    'announce.level-won': ANYWHERE,
    'announce.won': ANYWHERE,
    'announce.shown': ANYWHERE,
    'announce.time-up': ANYWHERE,
    'level.won': ANYWHERE,
    ...Object.fromEntries(STATUSES.map((status) => [`cli.replay.status.${status}`, ANYWHERE])),
  },
  say: function* (index): Generator<Said, void> {
    const { setup, entries } = journalNumber(index);
    let game = startGame(setup);
    for (const [at, entry] of entries.entries()) {
      const step = applyEntry(game, entry);
      if (!step.ok) throw new Error(`a journal that was played is refused: ${step.error.code}`);
      const line = [onBoard(game).board.cells];
      game = step.value.game;
      const { board, rules } = onBoard(game);
      const of = {
        play: plainPlay(board, rules),
        line,
        journal: { setup, entries: entries.slice(0, at + 1) },
      };
      const { status, level } = viewOf(game);
      yield { said: statusSentence(status), of };
      if (status === 'level-won') yield { said: levelWonSentence(level), of };
      for (const event of step.value.events)
        for (const told of TOLD) yield { said: eventSentence(event, viewOf(game), told), of };
    }
  },
  most: 20_000,
};

/** A setup and a journal that the rules accept. */
export interface PlayedJournal {
  readonly setup: GameSetup;
  readonly entries: readonly Entry[];
  readonly game: Game;
}

/** Games of each number: half of them against the clock; in a third auto-play takes about half of the pairs. */
export function journalNumber(index: number, seed = index): PlayedJournal {
  const name = `${index} ${seed}`;
  const journal = journals.get(name) ?? playJournal(index, seed);
  journals.set(name, journal);
  return journal;
}

/** Several families speak of the same games. */
const journals = new Map<string, PlayedJournal>();

function playJournal(index: number, seed: number): PlayedJournal {
  const { board, rules } = position(Math.floor(index / 2), 50, 8);
  const deal = drawnDeal(makeBoard(board), rules);
  const setup =
    index % 2 === 0
      ? makeSetup({ mode: 'classic', deal })
      : makeSetup({ mode: 'timed', runSeed: 1 + (index % RUNS), deal });
  const random = createRandom(seed);
  let game = startGame(setup);
  const entries: Entry[] = [];
  const tries = 4 + random.below(14);
  for (let tried = 0; tried < tries && !isOver(game); tried++) {
    const entry = anyEntry(game, random, index % 3 === 0);
    const step = entry === null ? null : applyEntry(game, entry);
    if (entry === null || !step?.ok) continue;
    game = step.value.game;
    entries.push(entry);
  }
  if (index % 4 === 3) {
    const late: Entry = { type: 'timeout', elapsedMs: game.elapsedMs + LATE_MS };
    const step = applyEntry(game, late);
    if (step.ok) return { setup, entries: [...entries, late], game: step.value.game };
  }
  return { setup, entries, game };
}

const RUNS = 3;
const LATE_MS = 200_000;
/** One look in so many takes long enough to break a row of links. */
const LONG_LOOKS = 8;

/** Anything that a player may try; it need not be accepted. */
function anyEntry(game: Game, random: Random, hasAuto: boolean): Entry | null {
  const { board, rules } = onBoard(game);
  const elapsedMs = game.elapsedMs + random.below(random.below(LONG_LOOKS) === 0 ? 9_000 : 2_000);
  if (game.status === 'level-won' && random.below(4) > 0) return levelEntry(game, elapsedMs);
  const other = random.below(game.status === 'dead' ? 6 : 16);
  if (other === 0) return { type: 'undo', elapsedMs };
  if (other === 1 || (game.redo !== null && random.below(3) === 0)) return { type: 'redo', elapsedMs };
  if (other === 2) return { type: 'return', moves: 1 + random.below(3), elapsedMs };
  if (other === 3) return { type: 'reshuffle', cells: laidAnew(board.cells, random), elapsedMs };
  if (other === 4 && game.status === 'playing') return { type: 'tool', tool: 'freeze', elapsedMs };
  if (other === 5) return { type: 'interrupted', elapsedMs };
  if (other === 6) return { type: 'assist', assist: pick(random, PRESSED_ASSISTS), elapsedMs };
  if (game.status === 'dead') {
    const [a, b] = pick(random, equalPairs(board));
    return { type: 'mercy', a, b, elapsedMs };
  }
  const moves = pairsOn(board, rules);
  if (moves.length === 0) return null;
  const [a, b] = pick(random, moves);
  return { type: 'link', a, b, by: hasAuto && random.below(2) === 0 ? 'auto' : 'player', elapsedMs };
}

const levelDeals = new Map<string, Entry>();

/** The next board of a run, which is the same for all runs of a seed. */
function levelEntry(game: Game, elapsedMs: number): Entry {
  const name = `${game.setup.runSeed} ${game.current.level}`;
  const entry = levelDeals.get(name) ?? nextLevelEntry(game, elapsedMs);
  levelDeals.set(name, entry);
  return { ...entry, elapsedMs };
}

/** The same tiles on the same cells, in another order. */
export function laidAnew(cells: Cells, random: Random): number[] {
  const held = [...cells.keys()].filter((cell) => (cells[cell] ?? 0) > 0);
  const kinds = held.map((cell) => cells[cell] ?? 0);
  shuffle(random, kinds);
  const laid = [...cells];
  for (const [at, cell] of held.entries()) laid[cell] = kinds[at] ?? 0;
  return laid;
}
