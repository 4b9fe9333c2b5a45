/** Uniform random moves, fast also on boards so large that listing all moves before each one would take too long. */
import type { Cells } from '../board/board.ts';
import { MoveList } from '../engine/base/move-list.ts';
import type { Engine } from '../engine/engine.ts';
import { at } from '../int32.ts';
import type { Random } from '../random.ts';
import { ExposedTiles } from './exposed-tiles.ts';

/** The number of pairs up to which all are tested instead of drawing some. */
const FEW_DRAWS = 64;
/**
 * The guesses before moves are listed after all: at least this number, and one for every four tiles, as a
 * listing costs more on larger boards.
 */
const LEAST_GUESSES = 24;
const TILES_A_GUESS = 4;
const DRAWS_A_GUESS = 16;

/**
 * Plays random games on an engine, which it loads and moves. Which moves a stream of random numbers gives is part of what
 * measure version 2 says (measure.ts): it may become faster, but never draw otherwise.
 */
export class RandomPlayer {
  /**
   * The cost of the moves so far, the same on every machine: pairs tested or listed, and a row and a column
   * for each move.
   */
  steps = 0;
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

  /**
   * Plays a position until at most `tiles` tiles are left or none links, and returns the cells that are left.
   */
  playDown(cells: Cells, tiles: number): Cells {
    this.load(cells);
    if (this.engine.tiles <= tiles) return cells;
    while (this.engine.tiles > tiles && this.playMove());
    return this.engine.cells();
  }

  /** Plays a position until no move is left, and returns whether the board was cleared. */
  winsGame(cells: Cells): boolean {
    this.load(cells);
    while (this.playMove());
    return this.engine.tiles === 0;
  }

  /** Plays one of the legal moves, each as likely as the others; false on a dead or cleared board. */
  playMove(): boolean {
    const { engine, pair, exposed } = this;
    if (!this.guessMove() && !this.drawListed()) return false;
    this.steps += engine.shape.width + engine.shape.height;
    engine.apply(at(pair, 0), at(pair, 1));
    exposed.apply(at(pair, 0), at(pair, 1));
    return true;
  }

  /**
   * Rejection sampling: draws equal pairs, each as likely as the others, until one links, which is a uniform legal move.
   * Failed guesses say nothing about which move is drawn in the end, so giving up and listing keeps it uniform.
   */
  private guessMove(): boolean {
    const { engine, pair, random, exposed } = this;
    const { draws } = exposed;
    if (draws <= FEW_DRAWS) return false;
    // With three turns a listing tests every equal pair.
    const fromPairs = engine.rules.maxTurns > 2 ? draws / DRAWS_A_GUESS : 0;
    const most = Math.max(LEAST_GUESSES, engine.tiles / TILES_A_GUESS, fromPairs);
    for (let guess = 0; guess < most; guess++) {
      this.steps++;
      if (exposed.drawPair(random.below(draws), pair) && engine.canLink(at(pair, 0), at(pair, 1)))
        return true;
    }
    return false;
  }

  private drawListed(): boolean {
    const { engine, moves, pair, random, exposed } = this;
    const area = engine.shape.marks.length;
    if (exposed.draws <= area) exposed.listMoves(engine, moves);
    else engine.listMoves(moves);
    this.steps += Math.min(exposed.draws, area) + moves.count;
    if (moves.count === 0) return false;
    const drawn = random.below(moves.count);
    pair[0] = at(moves.pairs, 2 * drawn);
    pair[1] = at(moves.pairs, 2 * drawn + 1);
    return true;
  }
}
