import type { Board } from '../../core/board/board.ts';
import { createEngine, type Engine } from '../../core/engine/engine.ts';
import type { Rules } from '../../core/rules/rules.ts';

/** An engine with a board loaded. */
export function loadedEngine({ width, height, marks, cells }: Board, rules: Rules): Engine {
  const engine = createEngine({ width, height, marks }, rules);
  engine.load(cells);
  return engine;
}
