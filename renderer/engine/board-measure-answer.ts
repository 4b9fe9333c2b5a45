/** The worker's answer about how a board plays. */
import { countTiles } from '../../core/board/board.ts';
import { type CasualMeasure, measureInSteps } from '../../core/coach/board-measure.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { type Driver, drive } from './drive.ts';
import type { EngineError, EngineRequest } from './protocol.ts';

/** Games of the casual player: the share that gets stuck is then known to a tenth. */
const GAMES = 100;
/** On larger boards, where it lists every link in each position, they would take longer than anybody waits. */
const MOST_TILES = 600;

/** Measures a board by the games of the casual player; null where it is too large for them. */
export async function measureOnBoard(
  driver: Driver,
  { board, rules }: Extract<EngineRequest, { type: 'measure-board' }>,
  isCancelled: () => boolean,
): Promise<Result<CasualMeasure | null, EngineError>> {
  if (countTiles(board.cells) > MOST_TILES) return ok(null);
  const search = measureInSteps(board, rules, { games: GAMES, seed: 1 });
  const limitMs = Number.POSITIVE_INFINITY;
  const driven = await drive(driver, search, { limitMs, isCancelled, onProgress: () => undefined });
  return driven.state === 'done' ? ok(driven.answer) : err('cancelled');
}
