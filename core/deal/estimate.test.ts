import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import { runToEnd } from '../solve/progress.ts';
import { BUILTIN_TEMPLATES } from '../templates/builtin.ts';
import { addTallies, gradeOf, NO_TALLY, playRandomDeals, type WinTally, winShareOf } from './estimate.ts';

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
      expect(Math.abs((share?.winPermille ?? -1_000) - (truth?.winPermille ?? 0))).toBeLessThan(50);
      expect(share?.lowPermille).toBeLessThanOrEqual(truth?.highPermille ?? 0);
      expect(share?.highPermille).toBeGreaterThanOrEqual(truth?.lowPermille ?? 1_000);
    },
  );

  it('on 32 x 32 is within 5 points of ten thousand games, and its interval holds them', () => {
    // tests/fixtures/win-shares.json: the share is 68 in a thousand.
    const shape = { width: 32, height: 32, marks: new Array<number>(32 * 32).fill(-1) };
    const rules: Rules = { ...CLASSIC_RULES, gravity: 'down' };
    const request = { shape, rules, kinds: 48, copies: 2, seed: 1 };
    const share = winShareOf(runToEnd(playRandomDeals(request, 12)));
    expect(share?.games).toBe(240);
    expect(Math.abs((share?.winPermille ?? -1_000) - 68)).toBeLessThan(50);
    expect(share?.lowPermille).toBeLessThanOrEqual(68);
    expect(share?.highPermille).toBeGreaterThanOrEqual(68);
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
    expect(even).toMatchObject({ games: 200, winPermille: 500, openingMovesPermille: 5000 });
    expect(split?.winPermille).toBe(500);
    expect((split?.lowPermille ?? 0) < (even?.lowPermille ?? 0)).toBe(true);
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
