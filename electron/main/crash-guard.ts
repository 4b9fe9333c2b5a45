/** The response to the end of the window's process. */
export type CrashAnswer = 'reload' | 'safe-mode' | 'give-up';

const IN_A_ROW = 3;
/** A window that stood so long has not crashed in a row with the last one. */
const QUIET_MS = 300_000;

/**
 * Decides how each crash is answered: a new page, after three in a row safe mode (no graphics acceleration), and in
 * safe mode the end. `nowMs` is a clock that never goes back.
 */
export function createCrashGuard(isSafeMode: boolean): (nowMs: number) => CrashAnswer {
  let inARow = 0;
  let lastMs = Number.NEGATIVE_INFINITY;
  return (nowMs) => {
    inARow = nowMs - lastMs < QUIET_MS ? inARow + 1 : 1;
    lastMs = nowMs;
    if (inARow < IN_A_ROW) return 'reload';
    return isSafeMode ? 'give-up' : 'safe-mode';
  };
}
