import { type Cells, EMPTY, type Move } from '../board/board.ts';
import { KnownMoves } from '../engine/base/known-moves.ts';
import { MoveList } from '../engine/base/move-list.ts';
import type { Engine } from '../engine/engine.ts';
import { at } from '../int32.ts';
import { pick, type Random, shuffle } from '../random.ts';
import type { Progress } from '../solve/progress.ts';
import { ExposedTiles } from './exposed-tiles.ts';
import { FreshTiles } from './fresh-tiles.ts';
import { JoinedTiles } from './joined-tiles.ts';
import { cellsBefore, slotsOf, tilesOf } from './numbered.ts';

/** A full board and the game that clears it: each move's cells are indices at the time of that move. */
export interface Deal {
  readonly cells: Cells;
  readonly witness: readonly Move[];
}

/**
 * Up to here every pair of equal tiles is tested; on a full 64 x 64 most tiles are shut in, and nine tests in ten are
 * spared.
 */
const FEW_SLOTS = 200;

/** A game under way. */
interface GameUnderWay {
  readonly engine: Engine;
  readonly random: Random;
  /** All slots in random order, in which tiles are looked at; empty where known moves are taken. */
  readonly order: readonly number[];
  /** Spares the tests of tiles that are shut in; null where testing them is as quick. */
  readonly exposed: ExposedTiles | null;
  /** Spares the tests of pairs that did not link before; null where most tiles are tested again anyway. */
  readonly fresh: FreshTiles | null;
  readonly witness: Move[];
  /** The kind of each pair of the witness when it was taken. */
  readonly pairKinds: number[];
}

/** The behaviour of a game without moves: it is over, or a pair is made. */
export type Play = 'random' | 'mending';

/** A game as far as it went: where the engine stands then, nothing links. */
export interface PlayedGame {
  readonly witness: readonly Move[];
  /** The kind of each pair when it was taken. */
  readonly pairKinds: readonly number[];
  /** Trades of kinds that made a pair where there was none. */
  readonly mends: number;
}

/**
 * Plays one game as the engine lists moves, list after list, as long as anything links, and returns its moves. The engine's
 * own finding may become faster in another order: the order here is part of what a seed deals.
 */
export function playListed(engine: Engine, cells: Cells): Move[] {
  engine.load(cells);
  const witness: Move[] = [];
  const listed = new MoveList();
  // Only what slides can part two tiles that were listed.
  const mayPart = engine.rules.gravity !== 'none';
  for (engine.listApart(listed); listed.count > 0; engine.listApart(listed)) {
    for (let i = 0; i < listed.count; i++) {
      const a = at(listed.pairs, 2 * i);
      const b = at(listed.pairs, 2 * i + 1);
      if (mayPart && !engine.canLink(a, b)) continue;
      witness.push([a, b]);
      engine.apply(a, b);
    }
  }
  return witness;
}

/**
 * Plays one game on a full board of the engine's shape, as long as anything links, looking at tiles in random order. Where
 * a `mending` game dies, two tiles that a line joins are made equal by one trade of kinds, and it goes on; the moves before
 * stay legal (see numbered.ts).
 *
 * The engine keeps the tiles that are left. For `mending` there are some only when at some point no line joins any
 * two tiles. Without walls and with maxTurns >= 1 that cannot happen: two tiles of one row with none between see each
 * other, and with at most one tile a row, the tiles of two neighbouring occupied rows are joined with one turn. The
 * nodes that the progress reports are moves.
 */
export function* playGame(
  engine: Engine,
  cells: Cells,
  random: Random,
  play: Play,
): Generator<Progress, PlayedGame> {
  engine.load(cells);
  const order = slotsOf(engine.shape);
  shuffle(random, order);
  const { shape, rules } = engine;
  const isFresh = play === 'mending' && FreshTiles.isFor(rules);
  const isExposed = !isFresh && order.length > FEW_SLOTS;
  const fresh = isFresh ? new FreshTiles(shape, rules) : null;
  const exposed = isExposed ? new ExposedTiles(shape, rules) : null;
  fresh?.load(cells);
  exposed?.load(cells);
  const game: GameUnderWay = { engine, random, order, exposed, fresh, witness: [], pairKinds: [] };
  const joined = play === 'mending' ? new JoinedTiles(shape, rules) : null;
  let mends = 0;
  while (engine.tiles > 0) {
    yield { nodes: game.witness.length };
    if (playRound(game)) continue;
    if (joined === null || !mendPair(game, joined)) break;
    mends++;
  }
  return { witness: game.witness, pairKinds: game.pairKinds, mends };
}

/**
 * Plays one game in which some moves are made rather than found: with the chance `easePermille` the next pair is any two
 * joined tiles, made equal by a trade of kinds. With 0 the board is a random one but for the trades at dead ends, with
 * 1000 all of it is laid along the game, and random play hardly ever loses it. Null when at some point no line joins any two tiles.
 */
export function playEased(engine: Engine, cells: Cells, random: Random, easePermille: number): Deal | null {
  engine.load(cells);
  const game: GameUnderWay = {
    engine,
    random,
    order: [],
    exposed: null,
    fresh: null,
    witness: [],
    pairKinds: [],
  };
  const joined = new JoinedTiles(engine.shape, engine.rules);
  const known = new KnownMoves(engine);
  const found = new Int32Array(2);
  while (engine.tiles > 0) {
    const isMade = random.below(1000) < easePermille;
    if (!isMade && known.find(found)) {
      take(game, [found[0] ?? 0, found[1] ?? 0]);
    } else {
      if (!mendPair(game, joined)) return null;
      known.clear();
    }
  }
  return { cells: cellsBefore(engine, game.witness, game.pairKinds), witness: game.witness };
}

/** Tries every pair of equal tiles once and takes what links; whether anything did. */
function playRound(game: GameUnderWay): boolean {
  const { engine, fresh } = game;
  if (fresh?.mayLink(engine) === false) return false;
  const before = engine.tiles;
  for (const equals of groupByKind(game)) for (let i = 0; i < equals.length; i++) playTile(game, equals, i);
  return engine.tiles < before;
}

/** Tries the tile at `equals[i]` with those after it. */
function playTile(game: GameUnderWay, equals: readonly number[], i: number): void {
  const { engine, exposed, fresh } = game;
  const a = equals[i] ?? 0;
  if (engine.kindAt(a) <= EMPTY || exposed?.has(a) === false || fresh?.has(a) === false) return;
  for (let j = i + 1; j < equals.length; j++) {
    const b = equals[j] ?? 0;
    if (exposed?.has(b) === false || fresh?.has(b) === false || !engine.canLink(a, b)) continue;
    take(game, [a, b]);
    // A tile that went leaves its cell empty, or to another tile when gravity brings one: then that one is tried.
    if (engine.kindAt(a) <= EMPTY) return;
  }
}

/** The cells that hold each kind, all in the order of this game. */
function groupByKind({ engine, order }: GameUnderWay): readonly (readonly number[])[] {
  const groups: number[][] = [];
  const groupOf: (number[] | undefined)[] = [];
  for (const cell of order) {
    const kind = engine.kindAt(cell);
    if (kind <= EMPTY) continue;
    const group = groupOf[kind];
    if (group !== undefined) {
      group.push(cell);
      continue;
    }
    const first = [cell];
    groupOf[kind] = first;
    groups.push(first);
  }
  return groups;
}

function take({ engine, exposed, fresh, witness, pairKinds }: GameUnderWay, move: Move): void {
  witness.push(move);
  const [a, b] = move;
  pairKinds.push(engine.kindAt(a));
  engine.apply(a, b);
  exposed?.apply(a, b);
  fresh?.apply(a, b);
}

/** Makes some two joined tiles equal by a trade with a third and takes them; false when no two tiles are joined. */
function mendPair(game: GameUnderWay, joined: JoinedTiles): boolean {
  const { engine, random } = game;
  const cells = cellsOf(engine);
  joined.load(cells);
  const order = tilesOf(cells);
  shuffle(random, order);
  for (const cell of order) {
    const partners = joined.to(cell);
    if (partners.length === 0) continue;
    const partner = pick(
      random,
      partners.toSorted((a, b) => a - b),
    );
    const kind = cells[cell] ?? EMPTY;
    // Kinds leave the board in pairs, so the tile at `cell` is not the last of its kind.
    const equal = pick(
      random,
      order.filter((other) => other !== cell && cells[other] === kind),
    );
    cells[equal] = cells[partner] ?? EMPTY;
    cells[partner] = kind;
    engine.load(cells);
    game.exposed?.load(cells);
    game.fresh?.forgetAll();
    game.fresh?.change(equal);
    take(game, [cell, partner]);
    return true;
  }
  return false;
}

/** The engine's position; it is read at every mend, and its own copy takes several times as long. */
function cellsOf(engine: Engine): number[] {
  const cells = engine.shape.marks.slice();
  for (let cell = 0; cell < cells.length; cell++) cells[cell] = engine.kindAt(cell);
  return cells;
}
