import { describe, expect, it } from 'vitest';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { dealBoard } from '../deal/deal.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import { measureBoard, medianOf, playCasualGames, summarizeGames } from './board-measure.ts';
import type { CasualGame } from './casual-player.ts';
import { measureChoices } from './choices.ts';

const game = (change: Partial<CasualGame>): CasualGame => ({
  isWon: true,
  pairsLeft: 0,
  moves: [],
  waitsMs: [],
  openLinks: [],
  totalMs: 0,
  hints: 0,
  returns: 0,
  ...change,
});

describe('summarizeGames', () => {
  it('takes seconds a link by thirds over the games won', () => {
    const slow = game({
      waitsMs: [9_000, 11_000, 2_000, 2_000, 1_000, 3_000],
      openLinks: [6, 5, 4, 3, 2, 1],
    });
    const quick = game({
      waitsMs: [4_000, 4_000, 1_000, 1_000, 1_000, 1_000],
      openLinks: [9, 9, 9, 9, 9, 9],
    });
    const stuck = game({ isWon: false, pairsLeft: 6, waitsMs: [99_000], openLinks: [1] });
    expect(summarizeGames([slow, quick, stuck]).secondsByThird).toEqual([7, 1.5, 1.5]);
  });

  it('counts open links before the last quarter, and of games that got stuck before their last three moves', () => {
    const tightAtTheEnd = game({ openLinks: [5, 4, 3, 4, 3, 2, 1, 1] });
    const tightBefore = game({ openLinks: [5, 4, 3, 1, 3, 2, 1, 1] });
    const stuck = game({ isWon: false, pairsLeft: 3, openLinks: [5, 4, 1, 1, 1] });
    expect(summarizeGames([tightAtTheEnd])).toMatchObject({ leastOpen: 2, tight: 0 });
    expect(summarizeGames([tightBefore])).toMatchObject({ leastOpen: 1, tight: 1 });
    expect(summarizeGames([stuck])).toMatchObject({ leastOpen: 4, tight: 0 });
  });

  it('takes the share of pairs left over the games that got stuck, and minutes over those won', () => {
    const won = [60_000, 120_000, 600_000].map((totalMs) => game({ totalMs, openLinks: [2] }));
    const stuck = [1, 3].map((left) =>
      game({ isWon: false, pairsLeft: left, moves: [0, 1], openLinks: [2], totalMs: 5 }),
    );
    expect(summarizeGames([...won, ...stuck])).toMatchObject({
      games: 5,
      won: 3,
      minutes: 2,
      leftWhenStuck: (1 / 2 + 3 / 4) / 2,
    });
  });

  it('says nothing where no game counts', () => {
    expect(summarizeGames([game({ openLinks: [1] })]).leftWhenStuck).toBeNull();
    expect(summarizeGames([game({ isWon: false, openLinks: [1] })])).toMatchObject({
      secondsByThird: null,
      minutes: null,
    });
    expect(medianOf([])).toBeNull();
  });
});

describe('measureBoard', () => {
  it('is the same for the same board and seed, and another one for another player', () => {
    const shape = { width: 8, height: 6, marks: Array.from({ length: 48 }, () => -1) };
    const dealt = dealBoard({ shape, rules: CLASSIC_RULES, kinds: 12, copies: 4, seed: 4, dealerVersion: 2 });
    if (!dealt.ok) throw new Error('not dealt');
    const board = { ...shape, cells: dealt.value.cells };
    const once = measureBoard(board, CLASSIC_RULES, { games: 60, seed: 1 });
    expect(measureBoard(board, CLASSIC_RULES, { games: 60, seed: 1 })).toEqual(once);
    expect(once).toMatchSnapshot();
  });
});

describe('measureChoices', () => {
  it('finds the choices of a board that one pair loses for as long as it is taken too early', () => {
    const rules: Rules = { ...CLASSIC_RULES, gravity: 'down' };
    const board = drawnBoard('2 3\n2 1\n4 1\n3 4');
    const games = playCasualGames(board, rules, { games: 60, seed: 1 });
    expect(measureChoices(board, rules, games, 20)).toEqual({
      games: 11,
      withChoice: 11,
      median: 2,
      first: 0,
      last: 0.25,
      early: 11,
    });
  });

  it('finds none where there are two of each kind and nothing slides', () => {
    const board = drawnBoard('1 2 3 4\n4 1 2 3');
    const games = playCasualGames(board, CLASSIC_RULES, { games: 60, seed: 1 });
    expect(measureChoices(board, CLASSIC_RULES, games, 20)).toMatchObject({
      withChoice: 0,
      median: 0,
      first: null,
    });
  });
});
