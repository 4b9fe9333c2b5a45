import type { Point } from '../../core/board/board.ts';
import { createEngine } from '../../core/engine/engine.ts';
import type { EngineRequest } from './protocol.ts';

/** The line of each move on a board; none where there is no line. */
export function linesOf({
  board,
  rules,
  moves,
}: Extract<EngineRequest, { type: 'lines' }>): readonly (readonly Point[])[] {
  const engine = createEngine(board, rules);
  engine.load(board.cells);
  return moves.map(([a, b]) => engine.link(a, b)?.line ?? []);
}
