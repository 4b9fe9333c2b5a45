/** The nearest way between two tiles that no line joins: the one with the fewest tiles in it. */
import { type Board, EMPTY, type Point, WALL } from '../board/board.ts';
import { DIRECTIONS, type PaddedBoard, padBoard, placeOf, pointOf, stepOf } from './reach.ts';
import type { Rules } from './rules.ts';

export interface BlockedWay {
  /** Every cell of the way in order, both tiles included. */
  readonly line: readonly Point[];
  /** The place of the first tile in the way, as an index of `line`. */
  readonly at: number;
  /** The number of tiles in the way, at least 1. */
  readonly count: number;
}

/** The cost of a tile in the way, above that of any number of steps. */
const TILE_COST = 1_000_000;
const NO_WAY = Number.POSITIVE_INFINITY;

/**
 * The cheapest way to each state: `costs[(turns * places + place) * 4 + direction]`, where a way comes through
 * `place` in `direction` after so many turns. `turned` says from which direction it turned into this one, or -1.
 */
interface Ways {
  readonly costs: Float64Array;
  readonly turned: Int8Array;
}

/**
 * The way from cell `a` to cell `b` with at most `rules.maxTurns` turns and the fewest tiles in it, among these with the fewest
 * turns and then the shortest. null where only walls lead there, and where nothing is in the way. Linear in the area.
 */
export function blockedWay(board: Board, rules: Rules, a: number, b: number): BlockedWay | null {
  const field = padBoard(board, rules.border);
  const [start, target] = [placeOf(field, a), placeOf(field, b)];
  const ways = cheapestWays(field, start, target, rules.maxTurns);
  const end = bestEnd(ways, field.cells.length, target, rules.maxTurns);
  if (end === null) return null;
  const places = placesTo(ways, field, start, end);
  const inWay = places.flatMap((place, index) =>
    costOf(field, place, start, target) === TILE_COST ? [index] : [],
  );
  const [at] = inWay;
  if (at === undefined) return null;
  return { line: places.map((place) => pointOf(field, place)), at, count: inWay.length };
}

function costOf({ cells }: PaddedBoard, place: number, start: number, target: number): number {
  const content = cells[place] ?? WALL;
  if (place === target || content === EMPTY) return 1;
  return place === start || content === WALL ? NO_WAY : TILE_COST;
}

function stateOf(turns: number, places: number, place: number, direction: number): number {
  return (turns * places + place) * DIRECTIONS.length + direction;
}

/** Each direction is swept once a turn, in its own order, so that the place before is known. */
function cheapestWays(field: PaddedBoard, start: number, target: number, maxTurns: number): Ways {
  const places = field.cells.length;
  const states = (maxTurns + 1) * places * DIRECTIONS.length;
  const costs = new Float64Array(states).fill(NO_WAY);
  const turned = new Int8Array(states).fill(-1);
  for (let turns = 0; turns <= maxTurns; turns++)
    for (const direction of DIRECTIONS) {
      const step = stepOf(field, direction);
      for (let index = 0; index < places; index++) {
        const place = step > 0 ? index : places - 1 - index;
        const own = costOf(field, place, start, target);
        const before = place - step;
        if (own === NO_WAY || before < 0 || before >= places) continue;
        const straight = stateOf(turns, places, before, direction);
        let cost = before === start && turns === 0 ? 0 : (costs[straight] ?? NO_WAY);
        let from = -1;
        for (const side of turns === 0 || before === target
          ? []
          : [(direction + 1) & 3, (direction + 3) & 3]) {
          const other = costs[stateOf(turns - 1, places, before, side)] ?? NO_WAY;
          if (other < cost) [cost, from] = [other, side];
        }
        const state = stateOf(turns, places, place, direction);
        costs[state] = cost + own;
        turned[state] = from;
      }
    }
  return { costs, turned };
}

/** The end of the best way: fewer turns go before fewer steps, never before fewer tiles. */
function bestEnd({ costs }: Ways, places: number, target: number, maxTurns: number) {
  let best: { readonly turns: number; readonly direction: number } | null = null;
  let least = NO_WAY;
  for (let turns = 0; turns <= maxTurns; turns++)
    for (const direction of DIRECTIONS) {
      const cost = costs[stateOf(turns, places, target, direction)] ?? NO_WAY;
      const isLess = best?.turns === turns ? cost < least : tilesOf(cost) < tilesOf(least);
      if (isLess) [best, least] = [{ turns, direction }, cost];
    }
  return best === null ? null : { ...best, place: target };
}

function tilesOf(cost: number): number {
  return Math.floor(cost / TILE_COST);
}

/** Walks back from the end of a way to its start. */
function placesTo(
  { turned }: Ways,
  field: PaddedBoard,
  start: number,
  end: { readonly turns: number; readonly direction: number; readonly place: number },
): number[] {
  const found: number[] = [];
  let { turns, direction, place } = end;
  while (place !== start) {
    found.push(place);
    const from = turned[stateOf(turns, field.cells.length, place, direction)] ?? -1;
    place -= stepOf(field, direction);
    if (from < 0) continue;
    direction = from;
    turns--;
  }
  return [...found, start].reverse();
}
