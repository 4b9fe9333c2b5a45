import { createRandom } from '../random.ts';
import { err, ok, type Result } from '../result.ts';
import type { ShareProgress } from '../solve/progress.ts';
import { rate } from '../solve/rating.ts';
import { clopperPearson } from '../solve/share-interval.ts';
import { type DealError, dealBoard } from './deal.ts';
import type { Deal } from './played-game.ts';
import type { TargetRequest } from './target.ts';

/** A deal that a seed gives, and how often random play loses it. */
export interface SeedDeal {
  readonly seed: number;
  readonly deal: Deal;
  readonly lossPermille: number;
  /** True if the target lies within the interval of the games, or within the tolerance; else it is the nearest of the seeds tried. */
  readonly isReached: boolean;
}

/** Seeds that are tried, the games of a first look, and how many of the nearest are measured by more. */
const SEEDS = 300;
const LOOK_GAMES = 40;
const NEAREST = 24;
const GAMES = 400;
const TOLERANCE_PERMILLE = 25;
/** Thousandths of the work after which the looks are done: nearly as many games are left. */
const LOOKED = 550;

/**
 * Deals the seed whose board random play loses nearly as often as the target says. Unlike `dealToTarget` it trades no tiles, so
 * that a share code, which names a seed, has the board. Deterministic for a request.
 */
export function* dealNearest(request: TargetRequest): Generator<ShareProgress, Result<SeedDeal, DealError>> {
  const { shape, rules, targetPermille } = request;
  const random = createRandom(request.seed);
  const lossOf = (deal: Deal, games: number, seed: number) =>
    rate({ ...shape, cells: deal.cells }, rules, { games, seed });
  const looked: { seed: number; deal: Deal; miss: number }[] = [];
  let failed: DealError = { code: 'not-found', reason: 'budget' };
  for (let each = 0; each < SEEDS; each++) {
    const seed = each === 0 ? request.seed : random.nextUint32();
    const dealt = dealBoard({ ...request, seed });
    if (dealt.ok) {
      const { lossPermille } = lossOf(dealt.value, LOOK_GAMES, 1);
      looked.push({ seed, deal: dealt.value, miss: Math.abs(lossPermille - targetPermille) });
    } else failed = dealt.error;
    if (!dealt.ok && dealt.error.code === 'impossible') return dealt;
    yield { nodes: each, permille: Math.floor((LOOKED * each) / SEEDS) };
  }
  const nearest = looked.toSorted((one, other) => one.miss - other.miss).slice(0, NEAREST);
  const measured: (SeedDeal & { readonly miss: number })[] = [];
  for (const { seed, deal } of nearest) {
    // The nearest are measured by games of their own, since the look chose the luckiest.
    const { lossPermille, lost } = lossOf(deal, GAMES, 1 + LOOK_GAMES);
    const { low, high } = clopperPearson(lost, GAMES);
    const miss = Math.abs(lossPermille - targetPermille);
    const isWithin = 1000 * low <= targetPermille && targetPermille <= 1000 * high;
    measured.push({ seed, deal, lossPermille, miss, isReached: isWithin || miss <= TOLERANCE_PERMILLE });
    const share = measured.length / nearest.length;
    yield { nodes: SEEDS + measured.length, permille: LOOKED + Math.floor((999 - LOOKED) * share) };
  }
  const [best] = measured.toSorted((one, other) => one.miss - other.miss);
  if (best === undefined) return err(failed);
  const { miss: _, ...found } = best;
  return ok(found);
}
