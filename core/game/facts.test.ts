import { describe, expect, it } from 'vitest';
import { drawnDeal, playAll } from '../../tests/support/drawn-game.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import { type BoardMeasures, factsOf, type GameFacts } from './facts.ts';
import { startGame } from './play/play.ts';
import type { Entry } from './setup/entry.ts';

function play(text: string, entries: readonly Entry[], rules: Rules = CLASSIC_RULES): GameFacts {
  const setup = { mode: 'classic', scoreVersion: 1, deal: drawnDeal(text, rules) } as const;
  return factsOf(playAll(startGame(setup), entries));
}

function link(a: number, b: number, elapsedMs: number, by: 'player' | 'auto' = 'player'): Entry {
  return { type: 'link', a, b, by, elapsedMs };
}

/** 1s side by side, 2s around one corner, 3s around two. */
const THREE_LINES = `
1 1 2 .
3 . . 2
. 3 . .
`;

describe('a game in numbers', () => {
  it.each<[what: string, entries: readonly Entry[], measures: Partial<BoardMeasures>]>([
    [
      'links by their turns',
      [link(0, 1, 1_000), link(2, 7, 2_000), link(4, 9, 3_000)],
      { pairs: 3, kinds: 3, straightPercent: 33, windingPercent: 0, paceMs: 1_000 },
    ],
    ['a pace is rounded up', [link(0, 1, 1_000)], { paceMs: 334 }],
    [
      'links in one row',
      [link(0, 1, 1_000), link(2, 7, 5_000), link(4, 9, 9_000)],
      { bestCombo: 3, rows: 1 },
    ],
    [
      'a pause parts two rows',
      [link(0, 1, 0), link(2, 7, 4_001), link(4, 9, 8_000)],
      { bestCombo: 2, rows: 2 },
    ],
    [
      'what is undone does not count',
      [link(0, 1, 0), link(2, 7, 1_000), { type: 'undo', elapsedMs: 2_000 }],
      { bestCombo: 1, rows: 1, straightPercent: 100 },
    ],
    [
      'nor does what the game took',
      [link(0, 1, 0, 'auto'), link(2, 7, 100)],
      { rows: 1, straightPercent: 0 },
    ],
    ['nothing', [], { pairs: 3, bestCombo: 0, rows: 0, straightPercent: 0, windingPercent: 0, paceMs: 0 }],
  ])('%s', (_what, entries, measures) => {
    expect(play(THREE_LINES, entries).boards[0]).toMatchObject(measures);
  });

  it('counts a dead end that was left', () => {
    const board = `
1 2 1 2
3 3 . .
`;
    const closed: Rules = { ...CLASSIC_RULES, border: 'closed', maxTurns: 0 };
    const dead = [link(4, 5, 0)];
    expect(play(board, dead, closed).boards[0]?.deadEnds).toBe(1);
    expect(play(board, [...dead, { type: 'undo', elapsedMs: 1 }], closed).boards[0]?.deadEnds).toBe(1);
    expect(play(board, [], closed).boards[0]?.deadEnds).toBe(0);
  });

  it('says whether tiles slid', () => {
    expect(play(THREE_LINES, []).boards[0]?.slides).toBe(0);
    expect(play(THREE_LINES, [], { ...CLASSIC_RULES, gravity: 'down' }).boards[0]?.slides).toBe(1);
  });
});

describe('a game and its help', () => {
  const all = [link(0, 1, 0), link(2, 7, 1), link(4, 9, 2)];
  it.each<[what: string, entries: readonly Entry[], facts: Partial<GameFacts>]>([
    ['won alone', all, { help: 'none', isWon: true }],
    ['not yet', all.slice(0, 2), { help: 'none', isWon: false }],
    [
      'with a hint',
      [{ type: 'assist', assist: 'hint', elapsedMs: 0 }, ...all],
      { help: 'some', isWon: true },
    ],
    [
      'with a hint and auto-play',
      [{ type: 'assist', assist: 'hint', elapsedMs: 0 }, link(0, 1, 0, 'auto'), ...all.slice(1)],
      { help: 'auto-play', isWon: true },
    ],
  ])('%s', (_what, entries, facts) => {
    expect(play(THREE_LINES, entries)).toMatchObject(facts);
  });
});
