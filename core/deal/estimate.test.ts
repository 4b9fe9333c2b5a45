import { describe, expect, it } from 'vitest';
import { shownInterval } from '../../tests/support/shown-interval.ts';
import { createRandom } from '../random.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import { runToEnd } from '../solve/progress.ts';
import { BUILTIN_TEMPLATES } from '../templates/builtin.ts';
import { addTallies, gradeOf, NO_TALLY, type WinTally, winShareOf } from '../templates/win-share.ts';
import { playRandomDeals } from './estimate.ts';

function requestFor(name: string, seed: number) {
  const template = BUILTIN_TEMPLATES.find((candidate) => candidate.name === name);
  if (template === undefined) throw new Error(`no template ${name}`);
  const { width, height, marks, rules, filling } = template;
  return { shape: { width, height, marks }, rules, ...filling, seed };
}

describe('the share of random games won', () => {
  // tests/deep/designs.deep.ts compares every built-in template with 10,000 games, one on each of 10,000 deals.
  it.each(['stairs', 'mountains'])(
    'on %s is within 5 points after 150 deals of what 300 other deals give',
    (name) => {
      const share = winShareOf(runToEnd(playRandomDeals(requestFor(name, 1), 150)));
      const truth = winShareOf(runToEnd(playRandomDeals(requestFor(name, 50_000), 300)));
      expect(Math.abs((share?.share ?? -1) - (truth?.share ?? 0))).toBeLessThan(0.05);
      expect(share?.low).toBeLessThanOrEqual(truth?.high ?? 0);
      expect(share?.high).toBeGreaterThanOrEqual(truth?.low ?? 1);
    },
  );

  it('on 32 x 32 is within 5 points of ten thousand games, and its interval holds them', () => {
    // tests/fixtures/win-shares.json: the share is 68 in a thousand.
    const shape = { width: 32, height: 32, marks: new Array<number>(32 * 32).fill(-1) };
    const rules: Rules = { ...CLASSIC_RULES, gravity: 'down' };
    const request = { shape, rules, kinds: 48, copies: 2, seed: 1 };
    const share = winShareOf(runToEnd(playRandomDeals(request, 12)));
    expect(share?.games).toBe(240);
    expect(Math.abs((share?.share ?? -1) - 0.068)).toBeLessThan(0.05);
    expect(share?.low).toBeLessThanOrEqual(0.068);
    expect(share?.high).toBeGreaterThanOrEqual(0.068);
  });

  it('is the same for the same seed, and adds up in parts', () => {
    const whole = runToEnd(playRandomDeals(requestFor('stairs', 7), 6));
    const first = runToEnd(playRandomDeals(requestFor('stairs', 7), 2));
    const second = runToEnd(playRandomDeals(requestFor('stairs', 9), 4));
    expect(addTallies(first, second)).toEqual(whole);
  });

  it('tells its tally after each deal, for a host that stops early', () => {
    const tallies: WinTally[] = [];
    const search = playRandomDeals(requestFor('stairs', 7), 9, (tally) => tallies.push(tally));
    search.next();
    search.next();
    expect(tallies.map(({ deals }) => deals)).toEqual([1, 2]);
  });

  it('ends at a template that cannot be dealt', () => {
    const request = { ...requestFor('stairs', 1), shape: { width: 1, height: 1, marks: [-1] } };
    expect(runToEnd(playRandomDeals(request, 5))).toEqual(NO_TALLY);
    expect(winShareOf(NO_TALLY)).toBeNull();
  });

  it('is surer when deals agree than when each deal is won always or never', () => {
    const even = winShareOf({ deals: 20, games: 200, won: 100, wonSquares: 20 * 25, openingMoves: 100 });
    const split = winShareOf({ deals: 20, games: 200, won: 100, wonSquares: 10 * 100, openingMoves: 100 });
    expect(even).toMatchObject({ games: 200, share: 0.5, openingMoves: 5 });
    expect(split?.share).toBe(0.5);
    expect((split?.low ?? 0) < (even?.low ?? 0)).toBe(true);
  });
});

/**
 * Populations of deals, each as the games won of ten. A sample's interval either covers the population's share or not; a
 * share of 400 samples at 0.95 strays by 0.011 (one standard deviation), so 0.93 is what an interval of exactly 95 % may
 * come down to. tests/deep/interval.deep.ts draws ten times as many, on every built-in template.
 */
describe('the interval of the share', () => {
  const SAMPLES = 400;
  const LEAST_COVERED = 0.93;
  const GAMES_EACH = 10;

  function templateDeals(request: Parameters<typeof playRandomDeals>[0], deals: number): number[] {
    const totals = [0];
    runToEnd(playRandomDeals(request, deals, ({ won }) => totals.push(won)));
    return totals.slice(1).map((won, deal) => won - (totals[deal] ?? 0));
  }

  /** Made-up deals: one in `oneIn` is won `rare` times of ten, the others with the given chance. */
  function madeUpDeals(chancePermille: number, oneIn: number, rare: number): number[] {
    const random = createRandom(1);
    const play = () => (random.below(1_000) < chancePermille ? 1 : 0);
    return Array.from({ length: 2_000 }, (_, deal) =>
      deal % oneIn === 0 ? rare : Array.from({ length: GAMES_EACH }, play).reduce<number>((a, b) => a + b, 0),
    );
  }

  function tallyOf(wins: readonly number[]): WinTally {
    return {
      deals: wins.length,
      games: GAMES_EACH * wins.length,
      won: wins.reduce((sum, won) => sum + won, 0),
      wonSquares: wins.reduce((sum, won) => sum + won ** 2, 0),
      openingMoves: 0,
    };
  }

  const closed = { ...CLASSIC_RULES, border: 'closed' } as const;
  const full = (width: number, height: number) => ({
    width,
    height,
    marks: new Array<number>(width * height).fill(-1),
  });
  const POPULATIONS: readonly (readonly [name: string, deals: readonly number[]])[] = [
    ['stairs, nearly always won', templateDeals(requestFor('stairs', 1), 400)],
    ['4 x 4, closed', templateDeals({ shape: full(4, 4), rules: closed, kinds: 4, copies: 4, seed: 1 }, 400)],
    [
      '8 x 6, closed, one turn',
      templateDeals(
        { shape: full(8, 6), rules: { ...closed, maxTurns: 1 }, kinds: 12, copies: 4, seed: 1 },
        400,
      ),
    ],
    ['each deal won always or never', madeUpDeals(1_000, 2, 0)],
    ['games like coins', madeUpDeals(500, 2_001, 0)],
    ['hardly ever won', madeUpDeals(2, 2_001, 0)],
    ['easy, but one deal in a hundred never won', madeUpDeals(980, 100, 0)],
    ['hard, but one deal in fifty always won', madeUpDeals(20, 50, GAMES_EACH)],
  ];

  it.each(POPULATIONS)(
    'covers it 95 times in 100, as it is shown, after few deals and many: %s',
    (_, deals) => {
      const truth = (100 * tallyOf(deals).won) / (GAMES_EACH * deals.length);
      const random = createRandom(2);
      for (const count of [2, 4, 12, 40, 150]) {
        let covered = 0;
        for (let sample = 0; sample < SAMPLES; sample++) {
          const drawn = Array.from({ length: count }, () => deals[random.below(deals.length)] ?? 0);
          const share = winShareOf(tallyOf(drawn));
          if (share === null) continue;
          const { low, high } = shownInterval(share);
          if (low <= truth && truth <= high) covered++;
        }
        expect(covered / SAMPLES, `${count} deals`).toBeGreaterThanOrEqual(LEAST_COVERED);
      }
    },
  );

  it('is all shares after one deal', () => {
    expect(winShareOf(tallyOf([7]))).toMatchObject({ share: 0.7, low: 0, high: 1 });
  });

  it('narrows to what matters after many deals', () => {
    const { low = 0, high = 1 } = winShareOf(tallyOf(madeUpDeals(500, 2_001, 0))) ?? {};
    expect(high - low).toBeLessThan(0.02);
  });
});

describe('grades', () => {
  it.each([
    [1000, 'gentle'],
    [850, 'gentle'],
    [849, 'easy'],
    [300, 'moderate'],
    [80, 'hard'],
    [0, 'fierce'],
  ])('%i in a thousand games won is %s', (permille, grade) => {
    expect(gradeOf(permille)).toBe(grade);
  });
});
