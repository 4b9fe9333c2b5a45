import type { Board } from '../board/board.ts';
import type { Engine } from '../engine/engine.ts';
import { lanesOf } from '../rules/gravity.ts';
import type { Rules } from '../rules/rules.ts';
import { makeObstacles } from './obstacles/make-obstacles.ts';
import type { Obstacles } from './obstacles/obstacles.ts';

/**
 * The relaxed closure under gravity: the proof that a position is lost.
 *
 * Tiles slide in lanes and keep their order there. Let V be a set of tiles that holds everything which some play has
 * taken so far. Then of a lane's tiles at least those outside V remain, k of them; so a cell of the lane can only be
 * empty from index k on, counted from the end where tiles come to rest. And a tile lies at an index no lower than the
 * number of tiles before it outside V, no higher than the number of all tiles before it. Let two tiles of a kind join V
 * as soon as a line over cells that can be empty joins any two places where they can lie, until nothing changes. By
 * induction over the play, V holds every tile that any play can ever take: a tile that stays outside proves the position
 * lost.
 *
 * Before the first move tiles may lie above empty slots; then the places where they lie count, too.
 */
export class SlidingClosure {
  readonly #field: Obstacles;
  /** By lane, its cells from the end where tiles rest. */
  readonly #lanes: readonly (readonly number[])[];

  constructor(board: Board, rules: Rules) {
    this.#field = makeObstacles(board, rules);
    this.#lanes = lanesOf(board, rules.gravity);
  }

  /**
   * Returns whether some tile of the engine's position can never be taken. Pauses after each kind, so that a
   * host can stop it.
   */
  *provesLost(engine: Engine): Generator<void, boolean> {
    const tiles = this.#readTiles(engine);
    let staying = tiles.length;
    for (let before = -1; before !== staying; ) {
      before = staying;
      this.#layOut(tiles, engine);
      for (const group of groupByKind(tiles)) {
        staying -= this.#joinGroup(group);
        yield;
      }
    }
    return staying > 0;
  }

  /** The tiles, lane by lane, from the end where they rest. */
  #readTiles(engine: Engine): Tile[] {
    const tiles: Tile[] = [];
    for (const [lane, cells] of this.#lanes.entries()) {
      let order = 0;
      for (const cell of cells) {
        const kind = engine.kindAt(cell);
        if (kind > 0) tiles.push({ kind, cell, lane, order: order++, lowest: 0, isTaken: false });
      }
    }
    return tiles;
  }

  /** Works out where tiles can lie and which cells can be empty, and stores what lines reach from all those cells. */
  #layOut(tiles: readonly Tile[], engine: Engine): void {
    const staying = new Int32Array(this.#lanes.length);
    for (const tile of tiles) {
      tile.lowest = staying[tile.lane] as number;
      if (!tile.isTaken) staying[tile.lane] = tile.lowest + 1;
    }
    for (const [lane, cells] of this.#lanes.entries()) {
      for (const [index, cell] of cells.entries()) {
        if (index >= (staying[lane] as number) || engine.kindAt(cell) === 0) this.#field.clear(cell);
        else this.#field.block(cell);
      }
    }
    for (const cells of this.#lanes) for (const cell of cells) this.#field.aim(cell);
  }

  /** Takes the tiles of a kind that can meet another; gives their number. */
  #joinGroup(group: readonly Tile[]): number {
    let taken = 0;
    for (const [i, tile] of group.entries()) {
      for (let j = i + 1; j < group.length; j++) {
        const other = group[j] as Tile;
        if ((tile.isTaken && other.isTaken) || !this.#canMeet(tile, other)) continue;
        taken += (tile.isTaken ? 0 : 1) + (other.isTaken ? 0 : 1);
        tile.isTaken = true;
        other.isTaken = true;
      }
    }
    return taken;
  }

  /**
   * Returns whether a line joins any two places where the tiles can lie; the second never comes before the
   * first in a lane.
   */
  #canMeet(tile: Tile, other: Tile): boolean {
    if (this.#field.aimedLinks(tile.cell, other.cell)) return true;
    const cells = this.#lanes[tile.lane] as readonly number[];
    const otherCells = this.#lanes[other.lane] as readonly number[];
    // In one lane the tiles between that stay keep the two apart.
    const isSameLane = tile.lane === other.lane;
    const apart = isSameLane ? other.lowest - tile.lowest + (tile.isTaken ? 1 : 0) : 0;
    for (let i = tile.lowest; i <= tile.order; i++) {
      const from = isSameLane ? Math.max(other.lowest, i + apart) : other.lowest;
      for (let j = from; j <= other.order; j++)
        if (this.#field.aimedLinks(cells[i] as number, otherCells[j] as number)) return true;
    }
    return false;
  }
}

interface Tile {
  readonly kind: number;
  readonly cell: number;
  readonly lane: number;
  /** Tiles before it in the lane, and those of them that stay: the indices between which it lies. */
  readonly order: number;
  lowest: number;
  isTaken: boolean;
}

function groupByKind(tiles: readonly Tile[]): Iterable<readonly Tile[]> {
  const groups = new Map<number, Tile[]>();
  for (const tile of tiles) {
    const group = groups.get(tile.kind);
    if (group === undefined) groups.set(tile.kind, [tile]);
    else group.push(tile);
  }
  return groups.values();
}
