import type { Board } from '../board/board.ts';
import type { Rules } from '../rules/rules.ts';
import { createEngine, type Engine } from './engine.ts';

/** An engine with a board loaded. Linear in the area. */
export function loadedEngine(board: Board, rules: Rules): Engine {
  const engine = createEngine(board, rules);
  engine.load(board.cells);
  return engine;
}
