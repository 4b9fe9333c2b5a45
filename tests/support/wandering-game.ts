/** Games that wander: entries of every kind at random, as far as the rules accept them. */
import type { Move } from '../../core/board/board.ts';
import { createEngine } from '../../core/engine/engine.ts';
import { PRESSED_ASSISTS } from '../../core/game/modes/assist.ts';
import { boardHashOf, type Game } from '../../core/game/play/game.ts';
import { applyEntry, startGame } from '../../core/game/play/play.ts';
import { isOver } from '../../core/game/play/status.ts';
import type { ReplayRow } from '../../core/game/replay.ts';
import type { Entry, GameSetup } from '../../core/game/setup/entry.ts';
import { createRandom, pick, type Random } from '../../core/random.ts';
import { nextLevelEntry } from './mode-games.ts';

export interface WanderedGame {
  readonly setup: GameSetup;
  readonly game: Game;
  readonly rows: readonly ReplayRow[];
}

/** The pairs that link. */
function linksOf({ current: { deal, cells } }: Game): Move[] {
  const engine = createEngine(deal.template, deal.rules);
  engine.load(cells);
  return engine.moves();
}

/** The link after which the fewest remain: so boards die, and what saves them is used. */
export function narrowestLink({ current: { deal, cells } }: Game): Move {
  const engine = createEngine(deal.template, deal.rules);
  engine.load(cells);
  const moves = engine.moves();
  const left = moves.map(([a, b]) => {
    engine.apply(a, b);
    const count = engine.tiles === 0 ? Number.POSITIVE_INFINITY : engine.moves().length;
    engine.takeBack();
    return count;
  });
  return moves[left.indexOf(Math.min(...left))] ?? [0, 0];
}

/** Two equal tiles, as mercy takes them. */
function anyPair({ current: { cells } }: Game, random: Random): Move {
  const tiles = [...cells.keys()].filter((cell) => (cells[cell] ?? 0) > 0);
  const a = pick(random, tiles);
  return [a, tiles.find((cell) => cell !== a && cells[cell] === cells[a]) ?? a];
}

/** The same tiles on the same cells, in another order. */
function shuffled({ current: { cells } }: Game, random: Random): number[] {
  const slots = [...cells.keys()].filter((cell) => (cells[cell] ?? 0) > 0);
  const kinds = slots.map((cell) => cells[cell] ?? 0);
  const laid = cells.slice();
  for (const slot of slots) laid[slot] = kinds.splice(random.below(kinds.length), 1)[0] ?? 0;
  return laid;
}

/** Milliseconds between two tries at most; one time in so many it takes long enough to break a combo. */
const SHORT_MS = 300;
const LONG_MS = 6_000;
const LONG_LOOKS = 40;

type MakeEntry = (game: Game, random: Random, elapsedMs: number) => Entry | null;

const link =
  (choose: (game: Game, moves: readonly Move[], random: Random) => Move): MakeEntry =>
  (game, random, elapsedMs) => {
    const moves = linksOf(game);
    if (moves.length === 0) return null;
    const [a, b] = choose(game, moves, random);
    const by = random.below(40) === 0 ? 'auto' : 'player';
    return { type: 'link', a, b, by, elapsedMs, misses: random.below(3) };
  };

/** The entries that are tried, each as often as it says. */
const TRIED: readonly (readonly [times: number, make: MakeEntry])[] = [
  [100, link((game) => narrowestLink(game))],
  [20, link((_, moves, random) => pick(random, moves))],
  [12, (_game, _random, elapsedMs) => ({ type: 'undo', elapsedMs })],
  [1, (_game, random, elapsedMs) => ({ type: 'return', moves: 1 + random.below(5), elapsedMs })],
  [2, (_game, random, elapsedMs) => ({ type: 'assist', assist: pick(random, PRESSED_ASSISTS), elapsedMs })],
  [1, (game, random, elapsedMs) => ({ type: 'reshuffle', cells: shuffled(game, random), elapsedMs })],
  [2, (_game, random, elapsedMs) => ({ type: 'tool', tool: pick(random, ['hint', 'freeze']), elapsedMs })],
  [1, (_game, _random, elapsedMs) => ({ type: 'timeout', elapsedMs: elapsedMs + 30_000 })],
  [1, (_game, _random, elapsedMs) => ({ type: 'interrupted', elapsedMs })],
];
/** The same on a dead board, and on a cleared one. */
const TRIED_DEAD: typeof TRIED = [
  [3, (game, random, elapsedMs) => ({ type: 'mercy', ...namedPair(anyPair(game, random)), elapsedMs })],
  [
    6,
    (game, random, elapsedMs) => ({
      type: 'tool',
      tool: 'reshuffle',
      cells: shuffled(game, random),
      elapsedMs,
    }),
  ],
  [2, (game, random, elapsedMs) => ({ type: 'reshuffle', cells: shuffled(game, random), elapsedMs })],
  [3, (_game, _random, elapsedMs) => ({ type: 'undo', elapsedMs })],
];
const TRIED_WON: typeof TRIED = [
  [4, (game, _random, elapsedMs) => nextLevelEntry(game, elapsedMs)],
  [1, (_game, _random, elapsedMs) => ({ type: 'undo', elapsedMs })],
];
/** The number of tries of a redo, beside these, where something was taken back. */
const REDO_TIMES = 60;
const redo: MakeEntry = (_game, _random, elapsedMs) => ({ type: 'redo', elapsedMs });

const namedPair = ([a, b]: Move) => ({ a, b });

function anyEntry(game: Game, random: Random): Entry | null {
  const ofStatus = game.status === 'dead' ? TRIED_DEAD : game.status === 'level-won' ? TRIED_WON : TRIED;
  const tried: typeof TRIED = game.redo === null ? ofStatus : [...ofStatus, [REDO_TIMES, redo]];
  const make = pick(
    random,
    tried.flatMap(([times, each]) => new Array<MakeEntry>(times).fill(each)),
  );
  return make(
    game,
    random,
    game.elapsedMs + random.below(random.below(LONG_LOOKS) === 0 ? LONG_MS : SHORT_MS),
  );
}

/** A game of at most so many tries, those left out that the rules refuse. The same setup and seed give the same game. */
export function wanderingGame(setup: GameSetup, seed: number, tries: number): WanderedGame {
  const random = createRandom(seed);
  const rows: ReplayRow[] = [];
  let game = startGame(setup);
  for (let tried = 0; tried < tries && !isOver(game); tried++) {
    const entry = anyEntry(game, random);
    const step = entry === null ? null : applyEntry(game, entry);
    if (entry === null || !step?.ok) continue;
    game = step.value.game;
    rows.push({ entry, boardHash: boardHashOf(game) });
  }
  return { setup, game, rows };
}
