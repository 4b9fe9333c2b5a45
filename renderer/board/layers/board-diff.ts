import type { Board, Cells } from '../../../core/board/board.ts';
import { SLOT } from '../../../core/board/board.ts';
import type { GameEvent } from '../../../core/game/play/game.ts';
import { alignRun } from './align-run.ts';
import type { BoardChange, MovedTile, PlacedTile } from './board-change.ts';

/**
 * Derives the change from `before` to `after`. The events say which tiles were taken; whatever remains unexplained is read as
 * tiles sliding within their run of slots, or, when the same cells are filled, as tiles trading places.
 */
export function diffBoards(before: Board, after: Board, events: readonly GameEvent[]): BoardChange {
  const cells = [...before.cells];
  const taken: PlacedTile[] = [];
  for (const event of events) {
    if (event.type !== 'linked' && event.type !== 'mercy') continue;
    for (const cell of event.move) {
      const kind = cells[cell] ?? 0;
      if (kind > 0) taken.push({ cell, kind });
      cells[cell] = 0;
    }
  }
  const rest = restOfChange(cells, after, events);
  return { ...rest, gone: [...taken, ...rest.gone] };
}

function restOfChange(cells: Cells, after: Board, events: readonly GameEvent[]): BoardChange {
  if (events.some((event) => event.type === 'board-changed' && event.why === 'level'))
    return exchanged(cells, after.cells);
  // Whatever gravity does empties a cell or fills one; the same cells with other tiles are a reshuffle, or one undone.
  const isReshuffled = after.cells.every((kind, cell) => kind > 0 === (cells[cell] ?? 0) > 0);
  return isReshuffled ? traded(cells, after.cells) : slid(after, cells);
}

/** Each tile that left its cell goes to one that shows its kind now. */
function traded(before: Cells, after: Cells): BoardChange {
  const { gone, come } = exchanged(before, after);
  const leaving = [...gone];
  const moved: MovedTile[] = [];
  const strangers = come.filter(({ cell, kind }) => {
    const at = leaving.findIndex((tile) => tile.kind === kind);
    const [origin] = at < 0 ? [] : leaving.splice(at, 1);
    if (origin !== undefined) moved.push({ kind, from: origin.cell, to: cell });
    return origin === undefined;
  });
  return { gone: leaving, come: strangers, moved };
}

function exchanged(before: Cells, after: Cells): BoardChange {
  const gone: PlacedTile[] = [];
  const come: PlacedTile[] = [];
  for (const [cell, kind] of after.entries()) {
    const old = before[cell] ?? 0;
    if (old === kind) continue;
    if (old > 0) gone.push({ cell, kind: old });
    if (kind > 0) come.push({ cell, kind });
  }
  return { gone, come, moved: [] };
}

function slid(after: Board, before: Cells): BoardChange {
  const plain = exchanged(before, after.cells);
  // Without gravity tiles only go, or only come: nothing slid, and no alignment has to be searched.
  if (plain.gone.length === 0 || plain.come.length === 0) return plain;
  const candidates = [columnsOf(after), rowsOf(after)].map((lines) => alignLines(after, before, lines));
  return candidates.reduce((best, next) => (unrest(next) < unrest(best) ? next : best));
}

/** The cost of an explanation: a slide costs far less than a tile that goes and one that comes. */
function unrest(change: BoardChange): number {
  return (change.gone.length + change.come.length) * 1_000_000 + change.moved.length;
}

function alignLines(after: Board, before: Cells, lines: readonly (readonly number[])[]): BoardChange {
  const gone: PlacedTile[] = [];
  const come: PlacedTile[] = [];
  const moved: MovedTile[] = [];
  for (const run of lines.flatMap((line) => slotRuns(after.marks, line))) {
    const part = alignRun(tilesOf(before, run), tilesOf(after.cells, run));
    gone.push(...part.gone);
    come.push(...part.come);
    moved.push(...part.moved);
  }
  return { gone, come, moved };
}

function tilesOf(cells: Cells, run: readonly number[]): PlacedTile[] {
  return run.map((cell) => ({ cell, kind: cells[cell] ?? 0 })).filter(({ kind }) => kind > 0);
}

/** Gaps and walls end a run; no tile slides over them. */
function slotRuns(marks: Cells, line: readonly number[]): number[][] {
  const runs: number[][] = [[]];
  for (const cell of line) {
    if (marks[cell] === SLOT) runs.at(-1)?.push(cell);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

function columnsOf({ width, height }: Board): number[][] {
  return Array.from({ length: width }, (_, x) => Array.from({ length: height }, (_, y) => y * width + x));
}

function rowsOf({ width, height }: Board): number[][] {
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => y * width + x));
}
