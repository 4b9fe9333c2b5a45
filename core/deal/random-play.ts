/** Uniform random moves, fast also on boards so large that listing all moves at each turn would take too long. */
import type { Cells } from '../board/board.ts';
import type { Engine } from '../engine/engine.ts';
import { MoveList } from '../engine/move-list.ts';
import { at } from '../int32.ts';
import type { Random } from '../random.ts';
import { ExposedTiles } from './exposed-tiles.ts';

/** Numbers of pairs up to which all are asked instead of some drawn. */
const FEW_DRAWS = 64;
/** Guesses before moves are listed after all: at least so many, and one for so many tiles, as a listing costs more there. */
const LEAST_GUESSES = 24;
const TILES_A_GUESS = 4;

/** Plays random games on an engine, which it loads and moves. */
export class RandomPlayer {
  private readonly engine: Engine;
  private readonly random: Random;
  private readonly exposed: ExposedTiles;
  private readonly moves = new MoveList();
  private readonly pair = new Int32Array(2);

  constructor(engine: Engine, random: Random) {
    this.engine = engine;
    this.random = random;
    this.exposed = new ExposedTiles(engine.shape, engine.rules);
  }

  /** Sets up a position of the engine's shape. Linear in the area. */
  load(cells: Cells): void {
    this.engine.load(cells);
    this.exposed.load(cells);
  }

  /** Plays a position until at most so many tiles are left or none links, and returns what is left. */
  playDown(cells: Cells, tiles: number): Cells {
    this.load(cells);
    if (this.engine.tiles <= tiles) return cells;
    while (this.engine.tiles > tiles && this.playMove());
    return this.engine.cells();
  }

  /** Plays a position to its end and says whether the board was cleared. */
  winsGame(cells: Cells): boolean {
    this.load(cells);
    while (this.playMove());
    return this.engine.tiles === 0;
  }

  /** Plays one of the legal moves, each as likely as the others; false on a dead or cleared board. */
  playMove(): boolean {
    const { engine, pair, exposed } = this;
    if (!this.guessMove() && !this.drawListed()) return false;
    engine.apply(at(pair, 0), at(pair, 1));
    exposed.apply(at(pair, 0), at(pair, 1));
    return true;
  }

  /**
   * Draws equal pairs, each as likely as the others, until one links. What links is then a uniform legal move; and as
   * failed guesses say nothing about which move is drawn in the end, giving up and listing keeps it uniform.
   */
  private guessMove(): boolean {
    const { engine, pair, random, exposed } = this;
    const { draws } = exposed;
    if (draws <= FEW_DRAWS) return false;
    const most = Math.max(LEAST_GUESSES, engine.tiles / TILES_A_GUESS);
    for (let guess = 0; guess < most; guess++) {
      if (exposed.drawPair(random.below(draws), pair) && engine.canLink(at(pair, 0), at(pair, 1)))
        return true;
    }
    return false;
  }

  private drawListed(): boolean {
    const { engine, moves, pair, random, exposed } = this;
    if (exposed.draws <= engine.shape.marks.length) exposed.listMoves(engine, moves);
    else engine.listMoves(moves);
    if (moves.count === 0) return false;
    const drawn = random.below(moves.count);
    pair[0] = at(moves.pairs, 2 * drawn);
    pair[1] = at(moves.pairs, 2 * drawn + 1);
    return true;
  }
}
