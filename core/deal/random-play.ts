/** Uniform random moves, also on boards so large that listing all moves at each turn would take too long. */
import type { Engine } from '../rules/engine.ts';
import { MoveList } from '../rules/engine-moves.ts';
import { at } from '../rules/engine-words.ts';
import type { Random } from './random.ts';

/** From so many tiles on guessing is faster than listing. */
const MANY_TILES = 400;
/** Guesses before all moves are listed after all. */
const MOST_GUESSES = 400;

/** Tiles by kind: those of kind k are `tiles[starts[k]]` up to `tiles[starts[k + 1]]`. */
interface KindTable {
  readonly tiles: Int32Array;
  readonly starts: Int32Array;
  /** Equal pairs of the kinds up to and including k. */
  readonly pairs: Float64Array;
}

/** Draws random moves on an engine's positions; kinds run from 1 to `kinds`. */
export class RandomPlayer {
  private readonly engine: Engine;
  private readonly random: Random;
  private readonly moves = new MoveList();
  private readonly table: KindTable;
  private readonly kindTiles: Int32Array;
  private readonly kinds: number;

  constructor(engine: Engine, random: Random, kinds: number) {
    const { width, height } = engine.shape;
    this.engine = engine;
    this.random = random;
    this.kinds = kinds;
    this.kindTiles = new Int32Array(width * height);
    this.table = {
      tiles: new Int32Array(width * height),
      starts: new Int32Array(kinds + 2),
      pairs: new Float64Array(kinds + 1),
    };
  }

  /** Plays to the end, takes everything back and says whether the board was cleared. */
  winsGame(): boolean {
    const { engine } = this;
    while (this.playMove(engine.tiles >= MANY_TILES));
    const isWon = engine.tiles === 0;
    while (engine.depth > 0) engine.takeBack();
    return isWon;
  }

  /** Plays one of the legal moves, each as likely as the others; false on a dead or cleared board. */
  playMove(isGuessing: boolean): boolean {
    if (isGuessing && this.guessMove()) return true;
    const { engine, moves, random } = this;
    engine.listMoves(moves);
    if (moves.count === 0) return false;
    const move = random.below(moves.count);
    engine.apply(at(moves.pairs, 2 * move), at(moves.pairs, 2 * move + 1));
    return true;
  }

  /**
   * Draws equal pairs, each as likely as the others, until one links. What links is then a uniform legal move; and as
   * failed guesses say nothing about which move is drawn in the end, giving up and listing keeps it uniform.
   */
  private guessMove(): boolean {
    const { engine, random, table } = this;
    const allPairs = this.fillTable();
    if (allPairs === 0) return false;
    for (let guess = 0; guess < MOST_GUESSES; guess++) {
      const drawn = random.below(allPairs);
      let kind = 1;
      while ((table.pairs[kind] ?? 0) <= drawn) kind++;
      const start = at(table.starts, kind);
      const count = at(table.starts, kind + 1) - start;
      const first = random.below(count);
      const second = (first + 1 + random.below(count - 1)) % count;
      const a = at(table.tiles, start + first);
      const b = at(table.tiles, start + second);
      if (!engine.canLink(a, b)) continue;
      engine.apply(a, b);
      return true;
    }
    return false;
  }

  private fillTable(): number {
    const { engine, table, kindTiles, kinds } = this;
    let end = 0;
    let pairs = 0;
    for (let kind = 1; kind <= kinds; kind++) {
      const count = engine.tilesOf(kind, kindTiles);
      table.starts[kind] = end;
      for (let tile = 0; tile < count; tile++) table.tiles[end++] = at(kindTiles, tile);
      pairs += (count * (count - 1)) / 2;
      table.pairs[kind] = pairs;
    }
    table.starts[kinds + 1] = end;
    return pairs;
  }
}
