import { LinkLine } from '../../core/engine/base/link-line.ts';
import type { Engine } from '../../core/engine/engine.ts';
import { at } from '../../core/int32.ts';
import { drawEqualPairs, engineFor, type MeasuredBoard } from '../../core/lab/measured-boards.ts';
import type { Work } from './measure.ts';

/** Which engine is queried, and about which pairs. */
interface Asking {
  readonly makeEngine: (position: MeasuredBoard) => Engine;
  readonly drawPairs: typeof drawEqualPairs;
}

/** So many links on each of some positions, each in an engine of its own: one operation a query. */
export function linksAsked(
  positions: readonly MeasuredBoard[],
  queries: number,
  { makeEngine = engineFor, drawPairs = drawEqualPairs }: Partial<Asking> = {},
): Work {
  const line = new LinkLine();
  const boards = positions.map((position, i) => ({
    engine: makeEngine(position),
    pairs: drawPairs(position, queries, i),
  }));
  return {
    operations: queries * positions.length,
    run: () => {
      let linked = 0;
      for (const { engine, pairs } of boards)
        for (let i = 0; i < pairs.length; i += 2)
          if (engine.drawLink(at(pairs, i), at(pairs, i + 1), line)) linked++;
      return linked;
    },
  };
}
