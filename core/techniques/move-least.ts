import { countTiles } from '../board/board.ts';
import { runsOf } from '../rules/gravity.ts';
import type { Technique } from './technique.ts';

/** Take the pair that lets the fewest tiles slide. */
export const moveLeast: Technique<'move-least'> = {
  id: 'move-least',
  appliesTo: ({ gravity }) => gravity !== 'none',
  scores({ engine, moves }) {
    const runs = runsOf(engine.shape, engine.rules.gravity);
    /** By cell, its run, and how many tiles lie behind it there. */
    const placeOf = new Map<number, { readonly run: number; readonly behind: number }>();
    for (const [run, cells] of runs.entries()) {
      let behind = 0;
      for (const cell of cells.toReversed()) {
        placeOf.set(cell, { run, behind });
        if (engine.kindAt(cell) > 0) behind++;
      }
    }
    return moves.map(([a, b]) => {
      const [one, other] = [placeOf.get(a), placeOf.get(b)];
      const [first, second] = [one?.behind ?? 0, other?.behind ?? 0];
      const isOneRun = one !== undefined && one.run === other?.run;
      // In one run the farther of the two is behind the nearer, and slides itself nowhere.
      return -(isOneRun ? Math.max(first, second) - 1 : first + second);
    });
  },
};

/** Take the pair out of the fullest lines, so that they stay level. */
export const level: Technique<'level'> = {
  id: 'level',
  appliesTo: ({ gravity }) => gravity !== 'none',
  scores({ engine, moves }) {
    const cells = engine.cells();
    const filled = new Map<number, number>();
    for (const run of runsOf(engine.shape, engine.rules.gravity)) {
      const tiles = countTiles(run.map((cell) => cells[cell] ?? 0));
      for (const cell of run) filled.set(cell, tiles);
    }
    return moves.map(([a, b]) => (filled.get(a) ?? 1) + (filled.get(b) ?? 1));
  },
};
