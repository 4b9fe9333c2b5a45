import type { Board, Move } from '../board/board.ts';
import { FREE, fillGrid, isExposed, makePlaces, type Places, WIDE_LAYOUT } from '../engine/base/grid.ts';
import { at, makeTables } from '../int32.ts';
import type { Rules } from '../rules/rules.ts';
import { DepthQueue, NONE } from './depth-queue.ts';
import { KindRings } from './kind-rings.ts';
import { makeObstacles } from './obstacles/make-obstacles.ts';
import type { Obstacles } from './obstacles/obstacles.ts';

/**
 * Plays one game without gravity, from the inside outwards, as long as anything links, and returns its moves. When they
 * take all tiles, they are a witness.
 *
 * Games die when the exposed tiles have used each other up and those inside stay shut in. So the tiles that a move exposed are
 * tried next, the deepest first: this opens the inside, and leaves the tiles at the edge, which are easy to reach, as
 * partners for later. Of 500 random boards of 20 x 20 with 42 kinds it clears 91 in a hundred, and moves in the order of the
 * board 71; of 18 x 8 with 36 kinds 48 and 43.
 *
 * It is quick, too: only tiles beside a change are tried, and there is no engine to set up, whose tables pay only
 * when many queries are made of one position. A random board of 20 x 20 is dealt in two thirds of the time that a
 * game on an engine takes.
 */
export function playOutwards(board: Board, rules: Rules): Move[] {
  return new OutwardGame(board, rules).play();
}

class OutwardGame {
  private readonly grid: Places;
  private readonly field: Obstacles;
  private readonly queue: DepthQueue;
  private readonly rings: KindRings;
  private readonly witness: Move[] = [];

  constructor(board: Board, rules: Rules) {
    this.grid = makePlaces(board.width, board.height, rules.border, WIDE_LAYOUT);
    const kinds = 1 + fillGrid(this.grid, board.cells);
    this.field = makeObstacles(board, rules);
    const size = this.grid.kinds.length;
    const depths = 1 + Math.min(board.width, board.height);
    const tables = makeTables(size + kinds, size + kinds, size, size, depths);
    const [next, previous, below, depthOf, tops] = tables;
    this.rings = new KindRings(size, next, previous);
    measureDepths(this.grid, depthOf);
    this.queue = new DepthQueue(depthOf, below, tops);
  }

  play(): Move[] {
    const { grid, field, queue, witness } = this;
    for (let cell = 0; cell < grid.places.length; cell++)
      if (at(grid.kinds, at(grid.places, cell)) > 0) field.block(cell);
    let before = 0;
    do {
      before = witness.length;
      this.enqueueExposed();
      for (let place = queue.take(); place !== NONE; place = queue.take()) this.tryPartners(place);
    } while (witness.length > before);
    return witness;
  }

  /** Enqueues every tile that may link. */
  private enqueueExposed(): void {
    const { kinds, places, stride } = this.grid;
    for (let cell = 0; cell < places.length; cell++) {
      const place = at(places, cell);
      const kind = at(kinds, place);
      if (kind > 0 && isExposed(kinds, stride, place, kind)) this.queue.add(place);
    }
  }

  /** Tests a tile against the equal ones that were tried before, and takes it with the first that links. */
  private tryPartners(place: number): void {
    const { grid, field, rings } = this;
    const kind = at(grid.kinds, place);
    if (kind <= 0) return;
    const cell = at(grid.cells, place);
    const sentinel = rings.sentinelOf(kind);
    field.aim(cell);
    for (let other = rings.after(sentinel); other !== sentinel; other = rings.after(other)) {
      if (other === place) continue;
      const otherCell = at(grid.cells, other);
      field.aim(otherCell);
      if (!field.aimedLinks(cell, otherCell)) continue;
      this.witness.push([cell, otherCell]);
      this.take(place);
      this.take(other);
      return;
    }
    rings.add(kind, place);
  }

  private take(place: number): void {
    const { grid } = this;
    grid.kinds[place] = FREE;
    this.field.clear(at(grid.cells, place));
    this.rings.remove(place);
    this.enqueue(place - 1);
    this.enqueue(place + 1);
    this.enqueue(place - grid.stride);
    this.enqueue(place + grid.stride);
  }

  private enqueue(place: number): void {
    if (at(this.grid.kinds, place) > 0) this.queue.add(place);
  }
}

/** Place -> steps to the nearest gap or over the edge of the board; 0 for a gap. Two passes, linear in the area. */
function measureDepths({ kinds, places, stride }: Places, depths: Int32Array): void {
  for (let cell = 0; cell < places.length; cell++) {
    const place = at(places, cell);
    if (at(kinds, place) !== FREE)
      depths[place] = 1 + Math.min(at(depths, place - 1), at(depths, place - stride));
  }
  for (let cell = places.length - 1; cell >= 0; cell--) {
    const place = at(places, cell);
    const after = 1 + Math.min(at(depths, place + 1), at(depths, place + stride));
    depths[place] = Math.min(at(depths, place), after);
  }
}
