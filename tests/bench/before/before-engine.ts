/**
 * The engine of boards up to 30 x 30 as it stood before its loading, its games and its random games were made leaner: the
 * opponent of the rows that say by how much. It goes when their goals are met.
 */
import { BIT_LAYOUT, makeGrid } from '../../../core/engine/base/grid.ts';
import { type MeasuredBoard, RULES, shapeOf } from '../../../core/lab/measured-boards.ts';
import type { Rules } from '../../../core/rules/rules.ts';
import { BitEngine } from './bit-engine.ts';

/** An engine of before with a position loaded. */
export function beforeEngineFor(position: MeasuredBoard, rules: Rules = RULES): BitEngine {
  const grid = makeGrid(position.width, position.height, rules.border, BIT_LAYOUT);
  const engine = new BitEngine(shapeOf(position), rules, grid);
  engine.load(position.cells);
  return engine;
}
