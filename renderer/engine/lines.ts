import type { Point } from '../../core/board/board.ts';
import { loadedEngine } from '../../core/engine/loaded-engine.ts';
import type { EngineRequest } from './protocol.ts';

/** The line of each move on a board; none where there is no line. */
export function linesOf({
  board,
  rules,
  moves,
}: Extract<EngineRequest, { type: 'lines' }>): readonly (readonly Point[])[] {
  const engine = loadedEngine(board, rules);
  return moves.map(([a, b]) => engine.link(a, b)?.line ?? []);
}
