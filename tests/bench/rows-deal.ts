/**
 * The rows of the dealer: boards with their witness, no difficulty asked. Nothing published deals with a proof, so the
 * yardstick is a game that the published algorithm *by cases* plays.
 */
import { dealBoard } from '../../core/deal/deal.ts';
import { KINDS } from '../../core/lab/bench-tasks.ts';
import { RULES, shapeOf } from '../../core/lab/measured-boards.ts';
import type { Work } from './measure.ts';
import type { BenchRow } from './row.ts';
import { squareSize } from './square-size.ts';
import { makeYardstick, YARDSTICK } from './yardstick.ts';

const COPIES = 4;
/** Between these the growth is measured. */
const SMALL = 32;
const LARGE = 256;
/**
 * Dealt in turn and each as often as the others in the rounds of a run, so the median is that of an ordinary seed; one in
 * ten needs more games than the first.
 */
const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);

/** Makes all rows. */
export function makeDealRows(): BenchRow[] {
  const small = dealRow(SMALL);
  const large = dealRow(LARGE);
  return [
    { ...dealRow(20), goal: { atLeastRatio: 2.7 } },
    { ...dealRow(50), goal: { atLeastRatio: 1 } },
    { ...dealRow(100), goal: { atLeastRatio: 0.28 } },
    {
      ...large,
      work: `${large.work}: growth with the area`,
      against: {
        name: `${SMALL}×${SMALL}`,
        work: small.subject,
        areaFactor: (LARGE / SMALL) ** 2,
      },
      goal: { atMostExponent: 0.9 },
      toReach: '≤ 0.9',
    },
  ];
}

function dealRow(side: number) {
  return {
    work: 'deal',
    board: `${side}×${side}, ${KINDS} kinds, copies ${COPIES}, seeds 1–${SEEDS.length}`,
    subject: deals(side),
    against: { name: YARDSTICK, work: makeYardstick() },
  };
}

/** Deals the seeds in turn. */
function deals(side: number): Work {
  const shape = shapeOf(squareSize(side));
  const run = (round: number): number => {
    const seed = SEEDS[round % SEEDS.length] ?? 1;
    const dealt = dealBoard({ shape, rules: RULES, kinds: KINDS, copies: COPIES, seed });
    if (!dealt.ok) throw new Error(`${side}×${side} was not dealt`);
    return dealt.value.witness.length;
  };
  return { operations: 1, run };
}
