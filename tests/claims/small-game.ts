/** Games on small boards, as the program plays them. */
import { type Board, countTiles, type Move } from '../../core/board/board.ts';
import { reshuffle } from '../../core/deal/reshuffle.ts';
import { createEngine, type Engine } from '../../core/engine/engine.ts';
import { currentNode, type Game, type GameError } from '../../core/game/play/game.ts';
import { applyEntry, startGame } from '../../core/game/play/play.ts';
import type { DealRecord, Entry } from '../../core/game/setup/entry.ts';
import { makeSetup } from '../../core/game/setup/versions.ts';
import { createRandom, type Random } from '../../core/random.ts';
import type { Result } from '../../core/result.ts';
import { BORDERS, type Rules, TURN_LIMITS } from '../../core/rules/rules.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { solve } from '../../core/solve/solve.ts';
import { rulesNumber, type SmallGame } from '../deep/small-boards.ts';
import { positionsOf } from '../support/positions-of.ts';
import { pairsOn, plainPlay } from './plain-play.ts';
import { position } from './positions.ts';
import type { Subject } from './subject.ts';

/** A game that begins on a board, with its proof; null for a board that cannot be won, which no game begins on. */
export function beginGame({ board, rules }: SmallGame): Game | null {
  const found = runToEnd(solve(board, rules, { nodeLimit: 10_000, seed: 1 }));
  if (found.verdict !== 'solvable' || countTiles(board.cells) === 0) return null;
  const { width, height, marks, cells } = board;
  const filling = { kinds: Math.max(...cells), copies: 2 };
  const shape = { hash: '0'.repeat(64), builtIn: true, name: 'small', width, height, marks };
  const deal: DealRecord = {
    template: { ...shape, rules, filling },
    ...{ rules, ...filling, seed: 1, dealerVersion: 1, cells, witness: found.witness, lossPermille: 500 },
  };
  return startGame(makeSetup({ mode: 'classic', deal }));
}

/** Boards that are looked at for one that can be lost; where lines turn three times, few can. */
const MOST_BOARDS = 150;
/** Of three random games so many lose such a board. */
const LEAST_LOST = 2;
/** Games that are played on each. */
const GAMES_A_BOARD = 3;
const losable = new Map<number, Game | null>();

/** A game on a board that two random games of three lose; null where none of many boards is. Three numbers have one board. */
export function beginLosableGame(index: number): Game | null {
  const number = Math.floor(index / GAMES_A_BOARD);
  const known = losable.get(number);
  if (known !== undefined) return known;
  const found = findLosable(number, rulesNumber(number));
  losable.set(number, found);
  return found;
}

/** The same without gravity, and of each number on another board. */
export function beginLosableStillGame(index: number): Game | null {
  return findLosable(index, rulesNumber(index % (BORDERS.length * TURN_LIMITS.length)));
}

function findLosable(number: number, rules: Rules): Game | null {
  const random = createRandom(number);
  for (let tried = 0; tried < MOST_BOARDS; tried++) {
    const { board } = position(MOST_BOARDS * number + tried, 60, 12);
    const engine = createEngine(board, rules);
    const lost = [0, 1, 2].filter(() => !isClearedAtRandom(engine, board, random)).length;
    const game = lost >= LEAST_LOST ? beginGame({ board, rules }) : null;
    if (game !== null) return game;
  }
  return null;
}

function isClearedAtRandom(engine: Engine, { cells }: Board, random: Random): boolean {
  engine.load(cells);
  for (let moves = engine.moves(); moves.length > 0; moves = engine.moves())
    engine.apply(...(moves[random.below(moves.length)] as Move)); // below the length
  return engine.tiles === 0;
}

/** A game and the entries that led to it. */
export interface Playing {
  readonly game: Game;
  readonly entries: readonly Entry[];
}

/** Plays so many random moves, or until nothing links. */
export function playAtRandom(game: Game, moves: number, seed: number): Game {
  return playOn({ game, entries: [] }, moves, createRandom(seed), () => null).game;
}

/** The same with moves that are taken back, and, where it `isMerciful`, with mercy or a reshuffle where nothing links. */
export function wander(game: Game, moves: number, seed: number, isMerciful: boolean): Playing {
  const random = createRandom(seed);
  return playOn({ game, entries: [] }, moves, random, (now) => {
    const { board, rules } = onBoard(now);
    const elapsedMs = now.elapsedMs + 1_000;
    const pairs = equalPairs(board);
    const [a = -1, b = -1] = pairs[random.below(Math.max(1, pairs.length))] ?? [];
    const isDead = pairsOn(board, rules).length === 0;
    if (isDead && isMerciful && random.below(3) < 2) {
      const laid = runToEnd(reshuffle(board, rules, { nodeLimit: 2_000, seed: 1 }));
      if (laid.kind === 'reshuffled') return { type: 'reshuffle', cells: laid.cells, elapsedMs };
    }
    if (isDead) return isMerciful ? { type: 'mercy', a, b, elapsedMs } : null;
    return now.cursor > 0 && random.below(5) === 0 ? { type: 'undo', elapsedMs } : null;
  });
}

/** Takes any pair of equal tiles of a dead board. */
export function takeMercy(game: Game, seed: number): Game {
  const pairs = equalPairs(onBoard(game).board);
  const [a = -1, b = -1] = pairs[createRandom(seed).below(pairs.length)] ?? [];
  const taken = played(game, { type: 'mercy', a, b, elapsedMs: game.elapsedMs + 1_000 });
  if (!taken.ok) throw new Error(`mercy was refused: ${taken.error.code}`);
  return taken.value;
}

/** Makes random links, where no other entry is asked for. */
function playOn(
  from: Playing,
  moves: number,
  random: Random,
  otherwise: (game: Game) => Entry | null,
): Playing {
  let now = from;
  for (let made = 0; made < moves; made++) {
    const { board, rules } = onBoard(now.game);
    const legal = pairsOn(board, rules);
    const [a, b] = legal[random.below(Math.max(1, legal.length))] ?? [-1, -1];
    // Looks differ in length, so that some are long.
    const elapsedMs = now.game.elapsedMs + 1_000 + 1_500 * (made % 3);
    const link = { type: 'link', a, b, by: 'player', elapsedMs } as const;
    const entry = otherwise(now.game) ?? link;
    const next = played(now.game, entry);
    if (!next.ok) break;
    now = { game: next.value, entries: [...now.entries, entry] };
  }
  return now;
}

export function equalPairs({ cells }: Board): readonly Move[] {
  const tiles = [...cells.keys()].filter((cell) => (cells[cell] ?? 0) > 0);
  return tiles.flatMap((a) =>
    tiles.filter((b) => a < b && cells[a] === cells[b]).map((b) => [a, b] as const),
  );
}

export function played(game: Game, entry: Entry): Result<Game, GameError> {
  const step = applyEntry(game, entry);
  return step.ok ? { ok: true, value: step.value.game } : step;
}

/** Returns the game that begins with the board of another as it stands. */
export function onBoard(game: Game): SmallGame {
  const { cells, deal } = currentNode(game);
  const { width, height, marks } = deal.template;
  return { board: { width, height, marks, cells }, rules: deal.rules };
}

/** Returns the subject of sentences about the board of a game, to which `before` has led. */
export function subjectOf(game: Game, before: Game = game): Subject {
  const { board, rules } = onBoard(game);
  return { play: plainPlay(board, rules), line: positionsOf(before) };
}

/** Two cells of a board, a tile mostly. */
export function anyTwo({ cells }: Board, seed: number): Move {
  const random = createRandom(seed);
  return [random.below(cells.length), random.below(cells.length)];
}
