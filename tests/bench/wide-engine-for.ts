import { makeGrid, WIDE_LAYOUT } from '../../core/engine/base/grid.ts';
import type { Engine } from '../../core/engine/engine.ts';
import { WideEngine } from '../../core/engine/wide/wide-engine.ts';
import { type MeasuredBoard, RULES, shapeOf } from '../../core/lab/measured-boards.ts';

/** An engine on nearest obstacles, whatever the size. */
export function wideEngineFor(position: MeasuredBoard): Engine {
  const grid = makeGrid(position.width, position.height, RULES.border, WIDE_LAYOUT);
  const engine = new WideEngine(shapeOf(position), RULES, grid);
  engine.load(position.cells);
  return engine;
}
