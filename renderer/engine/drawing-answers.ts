/** The worker's answers about a drawing in the editor. */
import { dealBoard } from '../../core/deal/deal.ts';
import { playRandomDeals } from '../../core/deal/estimate.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Drawing } from '../../core/templates/drawing.ts';
import { type DrawingFacts, drawingFactsOf } from '../../core/templates/drawing-feedback.ts';
import { NO_TALLY, type WinTally } from '../../core/templates/win-share.ts';
import { type Driver, drive } from './drive.ts';
import type { EngineError, EngineRequest, Judgement } from './protocol.ts';

type SampleRequest = Extract<EngineRequest, { type: 'sample-wins' }>;

export function answerFacts({ shape, rules, filling }: Drawing): DrawingFacts {
  return drawingFactsOf(shape, rules, filling);
}

export function judge({ shape, rules, filling }: Drawing, seed: number): Judgement {
  // A draft that was imported may have an odd number of copies.
  if (filling.copies % 2 !== 0) return { verdict: 'not-dealt', reason: 'odd-copies' };
  const dealt = dealBoard({ shape, rules, ...filling, seed });
  if (dealt.ok) return { verdict: 'solvable', cells: dealt.value.cells };
  const { error } = dealt;
  return error.code === 'impossible'
    ? { verdict: 'impossible', reason: error.reason }
    : { verdict: 'not-known', reason: 'budget' };
}

export async function sampleWins(
  driver: Driver,
  { drawing, firstSeed, limitMs }: SampleRequest,
  isCancelled: () => boolean,
): Promise<Result<WinTally, EngineError>> {
  let tally = NO_TALLY;
  const keep = (latest: WinTally) => {
    tally = latest;
  };
  const { shape, rules, filling } = drawing;
  const search = playRandomDeals(
    { shape, rules, ...filling, seed: firstSeed },
    Number.MAX_SAFE_INTEGER,
    keep,
  );
  const driven = await drive(driver, search, { limitMs, isCancelled, onProgress: () => {} });
  return driven.state === 'cancelled' ? err('cancelled') : ok(tally);
}
