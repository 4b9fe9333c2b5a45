import type { Board } from '../board/board.ts';
import type { Rules } from '../rules/rules.ts';
import type { Field } from './field.ts';
import { findLanes } from './lanes.ts';
import { createField } from './make-field.ts';

/**
 * A board that is played forwards and taken back, under any gravity. `cells` holds kinds (> 0) and 0 for everything
 * else; read it, never write it.
 */
export interface Position {
  readonly cells: Int32Array;
  /** Tiles that remain. */
  tiles(): number;
  /** Appends every legal move as two numbers a < b; kinds in order of their first tile. Gives back how many moves. */
  listMoves(into: number[]): number;
  /** Takes a pair that links and lets gravity act. */
  play(a: number, b: number): void;
  /** Takes back the last move. */
  takeBack(): void;
}

/** A position of its own, with `board` as its start. */
export function createPosition(board: Board, rules: Rules): Position {
  const cells = Int32Array.from(board.cells, (cell) => Math.max(cell, 0));
  const field: Field = createField(board, rules);
  const lanes = findLanes(board, rules.gravity);
  const laneOf = new Int32Array(cells.length).fill(-1);
  for (const [lane, run] of lanes.entries()) for (const cell of run) laneOf[cell] = lane;
  const groups = new Map<number, number[]>();
  /** Undo log: cell and its former kind, and the log's length before each move. */
  const log: number[] = [];
  const marks: number[] = [];
  let left = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === 0) continue;
    field.block(cell);
    left++;
  }

  function put(cell: number, kind: number): void {
    log.push(cell, cells[cell] as number);
    cells[cell] = kind;
    if (kind > 0) field.block(cell);
    else field.clear(cell);
  }

  function settle(lane: number): void {
    let rest = 0;
    const run = lanes[lane] as number[];
    for (let i = 0; i < run.length; i++) {
      const from = run[i] as number;
      const kind = cells[from] as number;
      if (kind === 0) continue;
      const to = run[rest++] as number;
      if (to === from) continue;
      put(to, kind);
      put(from, 0);
    }
  }

  return {
    cells,
    tiles: () => left,
    listMoves(into) {
      for (const group of groups.values()) group.length = 0;
      for (let cell = 0; cell < cells.length; cell++) {
        const kind = cells[cell] as number;
        if (kind === 0) continue;
        const group = groups.get(kind);
        if (group) group.push(cell);
        else groups.set(kind, [cell]);
      }
      const before = into.length;
      for (const group of groups.values()) {
        for (let i = 0; i < group.length; i++) {
          for (let j = i + 1; j < group.length; j++) {
            const a = group[i] as number;
            const b = group[j] as number;
            if (field.links(a, b)) into.push(a, b);
          }
        }
      }
      return (into.length - before) / 2;
    },
    play(a, b) {
      const isFirst = marks.length === 0;
      marks.push(log.length);
      put(a, 0);
      put(b, 0);
      left -= 2;
      if (lanes.length === 0) return;
      // A position may start with tiles that hang in the air; from the first move on every lane is settled.
      if (isFirst) for (let lane = 0; lane < lanes.length; lane++) settle(lane);
      else {
        const laneA = laneOf[a] as number;
        const laneB = laneOf[b] as number;
        if (laneA >= 0) settle(laneA);
        if (laneB >= 0 && laneB !== laneA) settle(laneB);
      }
    },
    takeBack() {
      const mark = marks.pop();
      if (mark === undefined) throw new Error('no move to take back');
      while (log.length > mark) {
        const kind = log.pop() as number;
        const cell = log.pop() as number;
        cells[cell] = kind;
        if (kind > 0) field.block(cell);
        else field.clear(cell);
      }
      left += 2;
    },
  };
}
