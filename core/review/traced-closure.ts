import type { Board } from '../board/board.ts';
import { lanesOf } from '../rules/gravity.ts';
import type { Rules } from '../rules/rules.ts';
import { makeObstacles } from '../solve/obstacles/make-obstacles.ts';

/** Two equal tiles, named by their cells now, and the two cells in which a line may join them one day. */
export interface Meeting {
  readonly tiles: readonly [a: number, b: number];
  readonly at: readonly [a: number, b: number];
}

/** The relaxed closure, round by round; `staying` are the cells of the tiles that no play can ever take. */
export interface ClosureTrace {
  readonly rounds: readonly (readonly Meeting[])[];
  readonly staying: readonly number[];
}

interface Tile {
  readonly kind: number;
  readonly cell: number;
  /** The cells in which it slides, from the end where tiles rest, and tiles before it there. */
  readonly lane: readonly number[];
  readonly order: number;
  /** Tiles before it that no play takes, as far as is known: with `order` the indices between which it lies. */
  lowest: number;
  isTaken: boolean;
}

/**
 * The relaxed closure of solve/sliding-closure.ts, which proves under every gravity that tiles can never be taken, with each
 * step written down. `mayPair` says of two equal tiles whether they may be taken together.
 */
export function traceClosure(
  board: Board,
  rules: Rules,
  mayPair: (a: number, b: number) => boolean = () => true,
): ClosureTrace {
  const lanes = lanesOf(board, rules.gravity);
  const tiles = lanes.flatMap((lane) => tilesOf(board, lane));
  const rounds: Meeting[][] = [];
  for (;;) {
    const meetings = meetingsOf(board, rules, lanes, tiles, mayPair);
    if (meetings.length === 0) break;
    rounds.push(meetings);
    const taken = new Set(meetings.flatMap((meeting) => meeting.tiles));
    for (const tile of tiles) if (taken.has(tile.cell)) tile.isTaken = true;
  }
  return { rounds, staying: tiles.filter(({ isTaken }) => !isTaken).map(({ cell }) => cell) };
}

function tilesOf({ cells }: Board, lane: readonly number[]): Tile[] {
  const occupied = lane.filter((cell) => (cells[cell] ?? 0) > 0);
  return occupied.map((cell, order) => ({
    kind: cells[cell] ?? 0,
    cell,
    lane,
    order,
    lowest: 0,
    isTaken: false,
  }));
}

/** The pairs that can meet over the cells that can be empty, when what was taken before this round is gone; one for each tile that stayed. */
function meetingsOf(
  board: Board,
  rules: Rules,
  lanes: readonly (readonly number[])[],
  tiles: readonly Tile[],
  mayPair: (a: number, b: number) => boolean,
): Meeting[] {
  const obstacles = makeObstacles(board, rules);
  const staying = new Map(lanes.map((lane) => [lane, 0]));
  for (const tile of tiles) {
    tile.lowest = staying.get(tile.lane) ?? 0;
    if (!tile.isTaken) staying.set(tile.lane, tile.lowest + 1);
  }
  for (const lane of lanes)
    for (const [index, cell] of lane.entries())
      if (index < (staying.get(lane) ?? 0) && (board.cells[cell] ?? 0) > 0) obstacles.block(cell);
  const meetings: Meeting[] = [];
  const met = new Set<Tile>();
  for (const [index, tile] of tiles.entries()) {
    for (const other of tiles.slice(index + 1)) {
      if (tile.kind !== other.kind || isSettled(tile, met, other) || !mayPair(tile.cell, other.cell))
        continue;
      const at = placesOf(tile, other).find(([a, b]) => obstacles.links(a, b));
      if (at === undefined) continue;
      meetings.push({ tiles: [tile.cell, other.cell], at });
      met.add(tile).add(other);
    }
  }
  return meetings;
}

/** Returns whether both tiles are known to be removable already, so that their meeting adds nothing. */
function isSettled(tile: Tile, met: ReadonlySet<Tile>, other: Tile): boolean {
  return (tile.isTaken || met.has(tile)) && (other.isTaken || met.has(other));
}

/**
 * Yields the places where two tiles can lie at the same time; the first is not behind the second where they
 * share a lane.
 */
function* allPlacesOf(tile: Tile, other: Tile): Generator<[number, number], void> {
  yield [tile.cell, other.cell];
  const isSameLane = tile.lane === other.lane;
  const apart = isSameLane ? other.lowest - tile.lowest + (tile.isTaken ? 1 : 0) : 0;
  for (let i = tile.lowest; i <= tile.order; i++) {
    const from = isSameLane ? Math.max(other.lowest, i + apart) : other.lowest;
    for (let j = from; j <= other.order; j++) yield [tile.lane[i] ?? 0, other.lane[j] ?? 0];
  }
}

function placesOf(tile: Tile, other: Tile): [number, number][] {
  return [...allPlacesOf(tile, other)];
}
