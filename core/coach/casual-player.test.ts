import { describe, expect, it } from 'vitest';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { type Board, countTiles } from '../board/board.ts';
import { dealBoard } from '../deal/deal.ts';
import { createRandom } from '../random.ts';
import { applyMove } from '../rules/apply.ts';
import { findLink } from '../rules/link.ts';
import { allMoves } from '../rules/moves.ts';
import { CLASSIC_RULES, GRAVITIES, type Rules } from '../rules/rules.ts';
import { runToEnd } from '../solve/progress.ts';
import { solve } from '../solve/solve.ts';
import {
  CASUAL_PLAYER,
  type CasualGame,
  type CasualHelp,
  type CasualParameters,
  CasualPlayer,
  casualPlayerWith,
} from './casual-player.ts';
import { ProvedHelp } from './proved-help.ts';

const rectangle = (width: number, height: number) => ({
  width,
  height,
  marks: Array.from({ length: width * height }, () => -1),
});

function dealt(width: number, height: number, rules: Rules, copies: number, seed: number): Board {
  const shape = rectangle(width, height);
  const kinds = Math.ceil((width * height) / copies);
  const deal = dealBoard({ shape, rules, kinds, copies, seed, dealerVersion: 2 });
  if (!deal.ok) throw new Error(deal.error.reason);
  return { ...shape, cells: deal.value.cells };
}

/** The definition told plainly, on the plain rules and without any table: slow, and obviously right. */
function playPlainly(
  start: Board,
  rules: Rules,
  p: CasualParameters,
  seed: number,
  help: CasualHelp | null,
): CasualGame {
  const random = createRandom(seed);
  const chance = () => (random.nextUint32() + 0.5) / 2 ** 32;
  const moves: number[] = [];
  const waitsMs: number[] = [];
  const openLinks: number[] = [];
  let [totalMs, hints, returns, isGivenUp] = [0, 0, 0, false];
  let board = start;
  let safe = start;
  while (countTiles(board.cells) > 0) {
    const links = allMoves(board, rules).map((move) => {
      const link = findLink(board, rules, ...move);
      if (link === null) throw new Error('a listed move has no link');
      return { move, rate: (p.ratesByTurns[link.turns] ?? 0) / (1 + link.length / p.lengthScale) };
    });
    if (links.length === 0) break;
    let found: { readonly move: readonly [number, number]; readonly waitMs: number } | null = null;
    for (let waited = 0; waited < p.patienceMs && found === null; waited += p.lookMs) {
      const seen = links.filter(() => random.nextUint32() >= p.overlookShare * 2 ** 32);
      if (seen.length === 0) continue;
      const sum = seen.reduce((total, { rate }) => total + rate, 0);
      const afterMs = Math.round((-Math.log(chance()) / sum) * 1000);
      if (afterMs >= Math.min(p.lookMs, p.patienceMs - waited)) continue;
      let left = chance() * sum;
      const drawn = seen.find(({ rate }) => {
        left -= rate;
        return left < 0;
      });
      found = {
        move: (drawn ?? seen[seen.length - 1] ?? links[0])?.move ?? [0, 0],
        waitMs: waited + afterMs,
      };
    }
    if (found === null) {
      hints++;
      const shown = isGivenUp ? null : (help?.judge(board.cells) ?? null);
      const move = shown?.verdict === 'winnable' ? shown.hint : links[random.below(links.length)]?.move;
      found = { move: move ?? [0, 0], waitMs: p.patienceMs + p.hintMs };
    }
    const [a, b] = [Math.min(...found.move), Math.max(...found.move)];
    moves.push(a, b);
    waitsMs.push(found.waitMs);
    openLinks.push(links.length);
    totalMs += found.waitMs + p.handMs;
    board = applyMove(board, rules, [a, b]);
    if (help === null || isGivenUp || countTiles(board.cells) === 0) continue;
    const { verdict } = help.judge(board.cells);
    if (verdict === 'winnable') safe = board;
    if (verdict !== 'lost') continue;
    isGivenUp = returns === p.mostReturns;
    if (isGivenUp) continue;
    returns++;
    totalMs += p.returnMs;
    board = safe;
  }
  const pairsLeft = countTiles(board.cells) / 2;
  return { isWon: pairsLeft === 0, pairsLeft, moves, waitsMs, openLinks, totalMs, hints, returns };
}

/** Help by a search of each position for itself. */
function plainHelp(board: Board, rules: Rules): CasualHelp {
  return {
    judge(cells) {
      const found = runToEnd(solve({ ...board, cells }, rules, { nodeLimit: 100_000, seed: 1 }));
      const hint = found.verdict === 'solvable' ? found.witness[0] : undefined;
      if (hint !== undefined) return { verdict: 'winnable', hint };
      return { verdict: found.verdict === 'unsolvable' ? 'lost' : 'unknown' };
    },
  };
}

describe('the casual player', () => {
  it.each(GRAVITIES)('plays what its definition says, alone, under %s', (gravity) => {
    const rules: Rules = { ...CLASSIC_RULES, gravity, maxTurns: gravity === 'left' ? 3 : 2 };
    const board = dealt(8, 5, rules, 4, 3);
    const player = new CasualPlayer(board, rules);
    for (let seed = 1; seed <= 12; seed++)
      expect(player.play(board.cells, seed)).toEqual(playPlainly(board, rules, CASUAL_PLAYER, seed, null));
  });

  it.each([
    casualPlayerWith({ rateFactor: 0.2 }),
    casualPlayerWith({ rateFactor: 1.3 }),
    casualPlayerWith({ overlookShare: 0.9 }),
    { ...CASUAL_PLAYER, lookMs: 7_000, patienceMs: 9_000, handMs: 0 },
  ])('plays what its definition says with parameters %#', (parameters) => {
    const board = dealt(6, 4, CLASSIC_RULES, 4, 5);
    const player = new CasualPlayer(board, CLASSIC_RULES, parameters);
    for (let seed = 1; seed <= 12; seed++)
      expect(player.play(board.cells, seed)).toEqual(
        playPlainly(board, CLASSIC_RULES, parameters, seed, null),
      );
  });

  it.each(['none', 'down', 'join-horizontal'] as const)('goes back with help, under %s', (gravity) => {
    const rules: Rules = { ...CLASSIC_RULES, gravity };
    const board = dealt(7, 4, rules, 4, 8);
    const parameters = casualPlayerWith({ rateFactor: 0.3 });
    const player = new CasualPlayer(board, rules, parameters);
    const help = plainHelp(board, rules);
    const games = Array.from({ length: 12 }, (_, seed) => player.play(board.cells, seed, help));
    for (const [seed, game] of games.entries())
      expect(game).toEqual(playPlainly(board, rules, parameters, seed, help));
    expect(games.some(({ returns }) => returns > 0)).toBe(true);
  });

  it('finds a single link after an exponential time, or takes a hint', () => {
    const board = drawnBoard('1 1');
    const player = new CasualPlayer(board, CLASSIC_RULES);
    const games = Array.from({ length: 20_000 }, (_, seed) => player.play(board.cells, seed));
    // A straight line of one step; two looks, of 20 s and 10 s, each of which may overlook it.
    const rate = 0.12 / 1.1;
    const notFound = (seconds: number) => 0.15 + 0.85 * Math.exp(-rate * seconds);
    const hinted = games.filter(({ hints }) => hints === 1).length / games.length;
    expect(hinted).toBeCloseTo(notFound(20) * notFound(10), 2);
    expect(games.every(({ hints, waitsMs }) => hints === 0 || waitsMs[0] === 34_000)).toBe(true);
    const early = games.filter(({ waitsMs }) => (waitsMs[0] ?? 0) < 5_000).length / games.length;
    expect(early).toBeCloseTo(0.85 * (1 - Math.exp(-rate * 5)), 2);
    expect(games.every(({ totalMs, waitsMs }) => totalMs === (waitsMs[0] ?? 0) + 1_000)).toBe(true);
  });

  it('finds links in proportion to their rates', () => {
    // One straight pair of one step, one pair around two corners: three steps up, over and down the ring.
    const board = drawnBoard('1 1 2 3 2 3');
    const player = new CasualPlayer(board, CLASSIC_RULES, { ...CASUAL_PLAYER, overlookShare: 0 });
    const games = Array.from({ length: 20_000 }, (_, seed) => player.play(board.cells, seed));
    const straight = 0.12 / 1.1;
    const around = 0.036 / 1.4;
    const found = games.filter(({ hints }) => hints === 0);
    const first = found.filter(({ moves }) => moves[0] === 0).length / found.length;
    expect(first).toBeCloseTo(straight / (straight + 2 * around), 1);
  });

  it('wins more with help where one move loses', () => {
    const rules: Rules = { ...CLASSIC_RULES, gravity: 'down' };
    const board = drawnBoard('2 3\n2 1\n4 1\n3 4');
    const player = new CasualPlayer(board, rules);
    const help = new ProvedHelp(board, rules);
    const alone = Array.from({ length: 200 }, (_, seed) => player.play(board.cells, seed));
    const helped = Array.from({ length: 200 }, (_, seed) => player.play(board.cells, seed, help));
    const wonOf = (games: readonly CasualGame[]) => games.filter(({ isWon }) => isWon).length;
    expect(wonOf(alone)).toBeGreaterThan(20);
    expect(wonOf(alone)).toBeLessThan(60);
    expect(wonOf(helped)).toBeGreaterThan(2 * wonOf(alone));
    expect(Math.max(...helped.map(({ returns }) => returns))).toBe(CASUAL_PLAYER.mostReturns);
    expect(helped.some(({ returns }) => returns > 0)).toBe(true);
  });
});

describe('ProvedHelp', () => {
  it.each(['none', 'down', 'join-horizontal'] as const)('judges as a search does, under %s', (gravity) => {
    const rules: Rules = { ...CLASSIC_RULES, gravity };
    const board = dealt(7, 4, rules, 4, 2);
    const help = new ProvedHelp(board, rules);
    const plain = plainHelp(board, rules);
    const player = new CasualPlayer(board, rules, casualPlayerWith({ rateFactor: 0.3 }));
    let lost = 0;
    for (let seed = 1; seed <= 12; seed++) {
      let now = board;
      const { moves } = player.play(board.cells, seed);
      for (let i = 0; i < moves.length; i += 2) {
        now = applyMove(now, rules, [moves[i] ?? 0, moves[i + 1] ?? 0]);
        if (countTiles(now.cells) === 0) break;
        const judged = help.judge(now.cells);
        expect(judged.verdict).toBe(plain.judge(now.cells).verdict);
        if (judged.verdict === 'lost') lost++;
        if (judged.verdict !== 'winnable') continue;
        const [a, b] = judged.hint;
        expect(findLink(now, rules, a, b)).not.toBeNull();
        const after = applyMove(now, rules, [a, b]);
        if (countTiles(after.cells) > 0) expect(plain.judge(after.cells).verdict).toBe('winnable');
      }
    }
    expect(lost).toBeGreaterThan(0);
  });
});
