/** The worker's answers about packs: levels that are dealt and measured. */
import { type DealtPack, dealPack, type PackRequest } from '../../core/packs/deal-pack.ts';
import { boardOfDeal } from '../../core/packs/level-board.ts';
import { measureInBoth, PACK_GAMES } from '../../core/packs/pack-measure.ts';
import { starSecondsOf } from '../../core/packs/star-seconds.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { PackDeal } from '../../core/templates/pack-deal.ts';
import { drive } from './drive.ts';
import type { EngineState } from './engine-state.ts';
import type { EngineError, EngineRequest } from './protocol.ts';

const limitMs = Number.POSITIVE_INFINITY;

/** Deals the levels of a pack so that both measures rise. */
export async function answerPack(
  state: EngineState,
  { request }: { readonly request: PackRequest },
  id: number,
): Promise<Result<DealtPack, EngineError>> {
  const driven = await drive(state.driver, dealPack(request), {
    limitMs,
    isCancelled: () => !state.running.has(id),
    onProgress: ({ nodes, permille }) => state.post({ kind: 'progress', id, nodes, permille }),
  });
  if (driven.state !== 'done') return err('cancelled');
  return driven.answer.ok ? ok(driven.answer.value) : err('cannot-deal');
}

/** Measures a level of a pack. */
export async function answerLevel(
  state: EngineState,
  { template, deal }: Extract<EngineRequest, { type: 'rate-level' }>,
  id: number,
): Promise<Result<PackDeal, EngineError>> {
  const board = boardOfDeal(template, deal);
  if (board === null) return err('cannot-deal');
  const search = measureInBoth(board, template.rules, { games: PACK_GAMES });
  const driven = await drive(state.driver, search, {
    limitMs,
    isCancelled: () => !state.running.has(id),
    onProgress: () => undefined,
  });
  if (driven.state !== 'done') return err('cancelled');
  return ok({ starSeconds: starSecondsOf(template), ...deal, measured: driven.answer });
}
