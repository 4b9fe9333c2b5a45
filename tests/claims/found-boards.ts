/**
 * Boards that are looked for by how hard they are, and the texts beside them: that the search ended before one was known to be as hard,
 * and that what was found is the closest. A fault is a text where that is not so.
 */
import { countSlots, type Shape, SLOT } from '../../core/board/board.ts';
import { canAim, type MeasureAim } from '../../core/coach/grade-names.ts';
import { type DealRequest, dealBoard } from '../../core/deal/deal.ts';
import type { DealPlan } from '../../core/deal/deal-plan.ts';
import { dealNearest } from '../../core/deal/nearest-seed.ts';
import { dealToTarget, type TargetRequest } from '../../core/deal/target.ts';
import { createRandom } from '../../core/random.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { rate } from '../../core/solve/rating.ts';
import { makeRevision } from '../../core/templates/revision.ts';
import type { EngineClient } from '../../renderer/engine/client.ts';
import { rulesNumber } from '../deep/small-boards.ts';
import { evened, scattered } from './drawing-family.ts';
import { plainPlay } from './plain-play.ts';
import { winChance } from './share-checks.ts';

/** The outcome of one search: it tells whether the text was said, and how it was false. */
export interface Found {
  readonly isSaid: boolean;
  readonly fault: string | null;
}

/** Boards that are looked for, at most, for each text that is to be said. */
const MOST_BOARDS = 8;

/** Searches until a text was said so often, or until the first fault. */
export async function searchesUntil(
  find: (index: number) => Found | Promise<Found>,
  least: number,
): Promise<{ readonly said: number; readonly fault: string | null }> {
  let said = 0;
  for (let index = 0; said < least && index < MOST_BOARDS * least; index++) {
    const { isSaid, fault } = await find(index);
    if (fault !== null) return { said, fault: `${index}: ${fault}` };
    if (isSaid) said++;
  }
  return { said, fault: null };
}

const WHOLE = 1_000;
/** Games by which the first seeds are looked at, and those by which the nearest are measured. */
const LOOK_GAMES = 40;
const GAMES = 400;
/** So many seeds are dealt, and so many of them measured. */
const SEEDS = 300;
const MEASURED = 24;
/** Of a chance in thousandths. */
const ROUNDING = 1e-6;
/** A share counted in games lies as near to the true one as so many of its standard errors, but for a case in thousands. */
const STANDARD_ERRORS = 4;

/** A small shape under the rules of that number, and how hard its board should be. */
function requestNumber(index: number): TargetRequest {
  const random = createRandom(700 + index);
  return {
    shape: evened(scattered(random, 2, 2 + random.below(3), 10, 10)),
    rules: rulesNumber(index),
    kinds: 1 + (index % 3),
    copies: 2,
    seed: index,
    targetPermille: (137 * index) % WHOLE,
  };
}

/** The same on nine or twelve cells; every other one under strict rules, by which fewer boards lose all games or none. */
function largerRequest(index: number): TargetRequest {
  const random = createRandom(900 + index);
  const rules = rulesNumber(index >> 1);
  return {
    ...requestNumber(index),
    shape: evened(scattered(random, 3 + random.below(2), 3, 10, 10)),
    rules: index % 2 === 0 ? { ...rules, border: 'closed', maxTurns: 1 } : rules,
    kinds: 2 + (index % 3),
  };
}

/** The exact share of random games that lose the board, in thousandths. */
function lossOf({ shape, rules }: DealRequest, cells: readonly number[]): number {
  return WHOLE * (1 - winChance(plainPlay({ ...shape, cells }, rules)));
}

/**
 * Checks the text of `deal --difficulty`: tiles are traded until random play loses the board as often as it should. The
 * board of the seed is the first that is compared. The one that is printed lies no farther from the target by the exact
 * chances, but for the luck of the games by which the two were compared; boards that all games lose, or none, have no luck.
 */
export function foundByTrades(index: number): Found {
  const request = largerRequest(index);
  const found = runToEnd(dealToTarget(request));
  const first = dealBoard(request);
  if (!found.ok || !first.ok) return { isSaid: false, fault: null };
  if (found.value.isReached) return { isSaid: false, fault: null };
  const [own, plain] = [lossOf(request, found.value.cells), lossOf(request, first.value.cells)];
  const error = Math.sqrt((own * (WHOLE - own) + plain * (WHOLE - plain)) / LOOK_GAMES);
  const farther = Math.abs(own - request.targetPermille) - Math.abs(plain - request.targetPermille);
  const isNearest = farther <= STANDARD_ERRORS * error + ROUNDING;
  return { isSaid: true, fault: isNearest ? null : `${own} is farther than the first, ${plain}` };
}

/** Checks the text of `deal --difficulty --share`: of many seeds the nearest are measured by games of their own. */
export function foundAmongSeeds(index: number): Found {
  const request = requestNumber(index);
  const found = runToEnd(dealNearest(request));
  if (!found.ok || found.value.isReached) return { isSaid: false, fault: null };
  const random = createRandom(request.seed);
  const missOf = (cells: readonly number[], games: number, seed: number) => {
    const { lossPermille } = rate({ ...request.shape, cells }, request.rules, { games, seed });
    return Math.abs(lossPermille - request.targetPermille);
  };
  const looked = Array.from({ length: SEEDS }, (_, each) => (each === 0 ? request.seed : random.nextUint32()))
    .map((seed) => dealBoard({ ...request, seed }))
    .flatMap((dealt) => (dealt.ok ? [dealt.value.cells] : []))
    .map((cells) => ({ cells, miss: missOf(cells, LOOK_GAMES, 1) }))
    .toSorted((one, other) => one.miss - other.miss)
    .slice(0, MEASURED);
  const least = Math.min(...looked.map(({ cells }) => missOf(cells, GAMES, 1 + LOOK_GAMES)));
  const own = Math.abs(found.value.lossPermille - request.targetPermille);
  const exact = Math.abs(lossOf(request, found.value.deal.cells) - own - request.targetPermille);
  const isAsSaid = Math.min(exact, Math.abs(exact - 2 * own)) < (STANDARD_ERRORS * WHOLE) / Math.sqrt(GAMES);
  return { isSaid: true, fault: own === least && isAsSaid ? null : `${own}, where ${least} was measured` };
}

const SIDE = 15;
const AIM: MeasureAim = { seeing: 'hidden', losing: 'grim' };

/** Checks the preview of a large board, which says that it is dealt as it comes, whatever was asked for. */
export async function foundAsItComes(index: number, engine: EngineClient): Promise<Found> {
  const rules = rulesNumber(index);
  const shape: Shape = {
    width: SIDE,
    height: SIDE - 1,
    marks: Array.from({ length: SIDE * (SIDE - 1) }, () => SLOT),
  };
  const filling = { kinds: 12 + (index % 20), copies: 4 };
  const plan: DealPlan = {
    template: makeRevision({ name: 'A', ...shape, rules, filling }, false),
    rules,
    filling,
    seed: index,
    aimPermille: null,
  };
  if (canAim(plan.template, AIM))
    return { isSaid: false, fault: `${countSlots(shape.marks)} slots are not large` };
  const dealt = await engine.ask({ type: 'deal', plan, aim: AIM });
  const first = dealBoard({ shape, rules, ...filling, seed: index });
  if (!dealt.ok || !first.ok) return { isSaid: false, fault: null };
  return {
    isSaid: true,
    fault: dealt.value.cells.join() === first.value.cells.join() ? null : 'another board',
  };
}
