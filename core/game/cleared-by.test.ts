import { describe, expect, it } from 'vitest';
import { drawnDeal } from '../../tests/support/drawn-game.ts';
import { wanderingGame } from '../../tests/support/wandering-game.ts';
import { CLASSIC_RULES } from '../rules/rules.ts';
import { clearedBy } from './cleared-by.ts';
import { pathByDeal } from './path.ts';
import type { Entry } from './setup/entry.ts';
import { makeSetup } from './setup/versions.ts';

const link: Entry = { type: 'link', a: 0, b: 1, by: 'player', elapsedMs: 1 };
const mercy: Entry = { type: 'mercy', a: 2, b: 3, elapsedMs: 2 };
const reshuffle: Entry = { type: 'reshuffle', cells: [], elapsedMs: 3 };
const undo: Entry = { type: 'undo', elapsedMs: 4 };
const redo: Entry = { type: 'redo', elapsedMs: 5 };

describe('what cleared a board beside links', () => {
  it.each<[string, readonly Entry[], string | null]>([
    ['links alone', [link, link], null],
    ['mercy', [link, mercy, link], 'mercy'],
    ['mercy that was taken back', [link, mercy, undo, undo, link, link], null],
    ['mercy that was made again', [link, mercy, undo, redo, link], 'mercy'],
    [
      'mercy that was left by a return',
      [link, mercy, link, { type: 'return', moves: 2, elapsedMs: 6 }, link],
      null,
    ],
    ['a reshuffle', [link, reshuffle, link], 'reshuffle'],
    ['mercy after a reshuffle', [reshuffle, link, mercy], 'mercy'],
  ])('is told of %s', (_what, entries, by) => {
    expect(clearedBy(entries)).toBe(by);
  });

  it('is what stands on the way to the end, in games that wander', () => {
    const told = new Set<string | null>();
    for (const drawing of ['1 2 2 1\n3 4 4 3', '1 2 1 2\n3 3 4 4', '1 2 3 4\n1 3 2 4'])
      for (let seed = 1; seed <= 200; seed++) {
        const rules = { ...CLASSIC_RULES, border: 'closed', maxTurns: 1 } as const;
        const setup = makeSetup({ mode: 'classic', deal: drawnDeal(drawing, rules) });
        const { game, rows } = wanderingGame(setup, seed, 10 + seed);
        const ways = new Set(pathByDeal(game).flatMap(({ moves }) => moves.map(({ by }) => by)));
        const by = ways.has('mercy') ? 'mercy' : ways.has('reshuffle') ? 'reshuffle' : null;
        expect(clearedBy(rows.map(({ entry }) => entry))).toBe(by);
        told.add(by);
      }
    expect(told).toEqual(new Set(['mercy', 'reshuffle', null]));
  });
});
