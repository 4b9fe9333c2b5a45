/** The techniques that are taught, and on which boards. */

import { TECHNIQUES, type TechniqueId } from '../techniques/table.ts';
import { gainsOn, isTaughtOn, type MeasuredGain } from './gains.ts';
import { GROUNDS, type Ground } from './ground.ts';

/** A technique on the ground on which it is taught. */
export interface TaughtTechnique {
  readonly technique: TechniqueId;
  readonly ground: Ground;
  readonly gains: readonly MeasuredGain[];
}

/** Everything that is taught, ground by ground, in the order of the techniques. */
export function syllabus(): TaughtTechnique[] {
  return GROUNDS.flatMap((ground) =>
    TECHNIQUES.filter(({ id }) => isTaughtOn(id, ground)).map(({ id }) => ({
      technique: id,
      ground,
      gains: gainsOn(id, ground),
    })),
  );
}
