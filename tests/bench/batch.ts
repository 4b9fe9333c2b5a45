/** Works over a batch of boards. */
import type { Arena } from '../../core/algorithms/arena.ts';
import type { Engine } from '../../core/engine/engine.ts';
import { arenaFor, engineFor, type MeasuredBoard } from '../../core/lab/measured-boards.ts';
import type { Work } from './measure.ts';

/**
 * Boards of a row of whole boards. One run takes all of them, each once, so that what the processor learns of one board
 * is gone when it comes again.
 */
const BATCH = 32;

export function batchOf(make: (seed: number) => MeasuredBoard, count = BATCH): MeasuredBoard[] {
  // The seeds lie apart, since a dead board is made of the first from its seed on that ends dead.
  return Array.from({ length: count }, (_, i) => make(1 + 1_000 * i));
}

/** One operation a board, with the position to be loaded into one engine. */
export function engineLoads(
  positions: readonly MeasuredBoard[],
  run: (engine: Engine, position: MeasuredBoard) => number,
  makeEngine: (position: MeasuredBoard) => Engine = engineFor,
): Work {
  const engines = positions.slice(0, 1).map(makeEngine);
  return {
    operations: positions.length,
    run: () => {
      let sum = 0;
      for (const engine of engines) for (const position of positions) sum += run(engine, position);
      return sum;
    },
  };
}

/** One operation a board, each loaded into an engine of its own long before. */
export function enginesReady(
  positions: readonly MeasuredBoard[],
  run: (engine: Engine) => number,
  makeEngine: (position: MeasuredBoard) => Engine = engineFor,
): Work {
  const engines = positions.map(makeEngine);
  return {
    operations: positions.length,
    run: () => {
      let sum = 0;
      for (const engine of engines) sum += run(engine);
      return sum;
    },
  };
}

/** One operation a board, with the position to be loaded into one array. */
export function arenaLoads(
  positions: readonly MeasuredBoard[],
  run: (arena: Arena, position: MeasuredBoard) => number,
): Work {
  const arenas = positions.slice(0, 1).map(arenaFor);
  return {
    operations: positions.length,
    run: () => {
      let sum = 0;
      for (const arena of arenas) for (const position of positions) sum += run(arena, position);
      return sum;
    },
  };
}

/** One operation a board, each in an array of its own. */
export function arenasReady(positions: readonly MeasuredBoard[], run: (arena: Arena) => number): Work {
  const arenas = positions.map(arenaFor);
  return {
    operations: positions.length,
    run: () => {
      let sum = 0;
      for (const arena of arenas) sum += run(arena);
      return sum;
    },
  };
}
