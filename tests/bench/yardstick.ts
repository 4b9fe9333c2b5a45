/** A plain program whose speed on this machine is measured where nothing published does the same work. */

import { dealtBoard } from '../../core/lab/measured-boards.ts';
import { arenaLoads, batchOf } from './batch.ts';
import type { Work } from './measure.ts';
import { playBySweep } from './rows-load.ts';
import { squareSize } from './square-size.ts';

export const YARDSTICK = 'a game of 20×20 by cases';

let yardstick: Work | null = null;

/** One for all rows, so that it is measured once. */
export function makeYardstick(): Work {
  yardstick ??= arenaLoads(
    batchOf((seed) => dealtBoard(squareSize(20), seed)),
    playBySweep,
  );
  return yardstick;
}
