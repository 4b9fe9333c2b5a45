import type { Design } from '../design.ts';
import { fittedShape } from './drawing-grid.ts';

/** A design on a grid that is cut down to what is drawn, as far as it plays the same (`fittedShape`). */
export function fittedDesign(design: Design): Design {
  const { width, height, marks } = design;
  return { ...design, ...fittedShape({ width, height, marks }, design.rules) };
}
