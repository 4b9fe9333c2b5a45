/** Checks the steps that say why a position is lost, by the plain rules alone; shares no code with what makes them. */
import { type Board, EMPTY, type Move, SLOT, WALL } from '../../core/board/board.ts';
import type { LossExplanation } from '../../core/review/loss-explanation.ts';
import type { ClosureTrace } from '../../core/review/traced-closure.ts';
import { applyMove } from '../../core/rules/apply.ts';
import { runsOf } from '../../core/rules/gravity.ts';
import { findLink } from '../../core/rules/link.ts';
import { allMoves } from '../../core/rules/moves.ts';
import type { Rules } from '../../core/rules/rules.ts';

type Pairs = readonly Move[];

/** Returns the fault of an explanation, or null when it proves the position lost. */
export function lossFault(
  board: Board,
  rules: Rules,
  loss: LossExplanation,
  chosen: Pairs = [],
): string | null {
  switch (loss.kind) {
    case 'too-large':
      return 'nothing is shown';
    case 'odd-kind': {
      const kind = board.cells[loss.cells[0] ?? 0] ?? 0;
      const cells = [...board.cells.keys()].filter((cell) => board.cells[cell] === kind);
      const isOdd = kind > 0 && cells.length % 2 === 1 && cells.join() === loss.cells.join();
      return isOdd ? null : 'the kind pairs up';
    }
    case 'closure':
      return closureFault(board, rules, loss, chosen);
    case 'moves': {
      const legal = allMoves(board, rules);
      if (chosen.length > 0 || !board.cells.some((kind) => kind > 0))
        return 'moves do not say that it is lost';
      if (JSON.stringify(loss.refuted.map(({ move }) => move)) !== JSON.stringify(legal))
        return 'a move is missing';
      return firstFault(
        loss.refuted.map(({ move, because }) => lossFault(applyMove(board, rules, move), rules, because)),
      );
    }
    case 'partners': {
      const taken = chosen.flat();
      const partners = [...board.cells.keys()].filter(
        (cell) => cell !== loss.tile && board.cells[cell] === board.cells[loss.tile] && !taken.includes(cell),
      );
      if (taken.includes(loss.tile)) return 'the tile has no choice';
      if (partners.join() !== loss.cases.map(({ partner }) => partner).join()) return 'a partner is missing';
      return firstFault(
        loss.cases.map(({ partner, because }) =>
          lossFault(board, rules, because, [...chosen, [loss.tile, partner]]),
        ),
      );
    }
  }
}

function firstFault(faults: readonly (string | null)[]): string | null {
  return faults.find((fault) => fault !== null) ?? null;
}

/** Each meeting is possible when what met in the rounds before is gone, and in the end nothing that stays meets anything. */
function closureFault(
  board: Board,
  rules: Rules,
  { rounds, staying }: ClosureTrace,
  chosen: Pairs,
): string | null {
  const tiles = [...board.cells.keys()].filter((cell) => (board.cells[cell] ?? 0) > 0);
  const gone = new Set<number>();
  for (const round of rounds) {
    for (const { tiles: pair, at } of round)
      if (!canMeet(board, rules, gone, pair, chosen, at)) return `${pair} cannot meet at ${at}`;
    for (const { tiles: pair } of round) for (const cell of pair) gone.add(cell);
  }
  if (
    staying.length === 0 ||
    tiles.filter((cell) => !gone.has(cell)).join() !== [...staying].sort((a, b) => a - b).join()
  )
    return 'what stays is not what is left';
  const stays = new Set(staying);
  for (const a of staying)
    for (const b of tiles)
      if (a !== b && !(b < a && stays.has(b)) && canMeet(board, rules, gone, [a, b], chosen, null))
        return `${a} and ${b} can meet`;
  return null;
}

/**
 * Returns whether two tiles that may go together can lie, when those are gone, where a line joins them; with `at`, in these
 * two cells.
 */
export function canMeet(
  board: Board,
  rules: Rules,
  gone: ReadonlySet<number>,
  [a, b]: Move,
  chosen: Pairs,
  at: Move | null,
): boolean {
  if (board.cells[a] !== board.cells[b]) return false;
  if (chosen.some(([c, d]) => [a, b].some((cell) => cell === c || cell === d) && !isPair(a, b, c, d)))
    return false;
  const places = [[a, b] as const, ...lanePlaces(board, rules, gone, a, b)];
  if (at !== null && !places.some(([x, y]) => x === at[0] && y === at[1])) return false;
  const asked = at === null ? places : [at];
  return asked.some(([x, y]) => joins(board, rules, gone, x, y));
}

function isPair(a: number, b: number, c: number, d: number): boolean {
  return (a === c && b === d) || (a === d && b === c);
}

/** By marks and gravity, the run in which each cell lies. */
const laneCache = new WeakMap<Board['marks'], Map<string, readonly (readonly number[])[]>>();

function laneOf(board: Board, { gravity }: Rules, cell: number): readonly number[] {
  const { marks } = board;
  const byGravity = laneCache.get(marks) ?? new Map<string, readonly (readonly number[])[]>();
  laneCache.set(marks, byGravity);
  const known = byGravity.get(gravity);
  if (known !== undefined) return known[cell] ?? [cell];
  const runs = runsOf(board, gravity);
  const lanes = marks.map((_, each) => runs.find((run) => run.includes(each)) ?? [each]);
  byGravity.set(gravity, lanes);
  return lanes[cell] ?? [cell];
}

/** The tiles of a lane before one, and how many of them are not gone. */
function before(board: Board, lane: readonly number[], gone: ReadonlySet<number>, cell: number) {
  const tiles = lane.slice(0, lane.indexOf(cell)).filter((each) => (board.cells[each] ?? 0) > 0);
  return { all: tiles.length, staying: tiles.filter((each) => !gone.has(each)) };
}

function lanePlaces(board: Board, rules: Rules, gone: ReadonlySet<number>, a: number, b: number): Move[] {
  const [laneA, laneB] = [laneOf(board, rules, a), laneOf(board, rules, b)];
  const [beforeA, beforeB] = [before(board, laneA, gone, a), before(board, laneB, gone, b)];
  const places: Move[] = [];
  for (let i = beforeA.staying.length; i <= beforeA.all; i++) {
    for (let j = beforeB.staying.length; j <= beforeB.all; j++) {
      const [x, y] = [laneA[i] ?? 0, laneB[j] ?? 0];
      if (laneA === laneB) {
        // The one that is nearer the end stays so, and so do the tiles between that are not gone.
        const isFirst = laneA.indexOf(a) < laneA.indexOf(b);
        const [low, high] = isFirst ? [i, j] : [j, i];
        const [near, far] = isFirst ? [beforeA, beforeB] : [beforeB, beforeA];
        const nearCell = isFirst ? a : b;
        const between = far.staying.filter(
          (cell) => cell !== nearCell && !near.staying.includes(cell),
        ).length;
        if (high - low < 1 + between) continue;
      }
      places.push([x, y]);
    }
  }
  return places;
}

/** Returns whether a line joins two cells when every cell is empty that can be. */
function joins(board: Board, rules: Rules, gone: ReadonlySet<number>, x: number, y: number): boolean {
  if (x === y) return false;
  const laid = cellsWithout(board, rules, gone).slice();
  laid[x] = laid[y] = PAIR;
  return findLink({ ...board, cells: laid }, rules, x, y) !== null;
}

const [PAIR, BLOCKED] = [1, 2];

/** The cells of the last state of a set that only grows, which many pairs are asked about. */
const emptied = new WeakMap<ReadonlySet<number>, { readonly size: number; readonly cells: number[] }>();

/** Every cell empty that can be when those tiles are gone and the others slide together. */
function cellsWithout(board: Board, rules: Rules, gone: ReadonlySet<number>): readonly number[] {
  const last = emptied.get(gone);
  if (last?.size === gone.size) return last.cells;
  const cells = board.cells.map((kind, cell) => {
    if (board.marks[cell] !== SLOT || kind === EMPTY) return kind === WALL ? WALL : EMPTY;
    const lane = laneOf(board, rules, cell);
    const staying = lane.filter((each) => (board.cells[each] ?? 0) > 0 && !gone.has(each)).length;
    return lane.indexOf(cell) < staying ? BLOCKED : EMPTY;
  });
  emptied.set(gone, { size: gone.size, cells });
  return cells;
}
