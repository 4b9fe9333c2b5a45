import { expect, it } from 'vitest';
import { drawnDeal, playAll } from '../../tests/support/drawn-game.ts';
import { CLASSIC_RULES } from '../rules/rules.ts';
import { clearingOrder } from './clearing-order.ts';
import { startGame } from './play/play.ts';
import type { Entry } from './setup/entry.ts';

const link = (a: number, b: number): Entry => ({ type: 'link', a, b, by: 'player', elapsedMs: 0 });

it.each([
  [
    'slots are numbered by the position that they were last seen in',
    CLASSIC_RULES,
    '1 1 2 .\n2 3 3 .',
    [link(0, 1), link(5, 6), link(2, 4)],
    [1, 1, 3, 0, 3, 2, 2, 0],
  ],
  [
    'what falls into a slot keeps it alight',
    { ...CLASSIC_RULES, gravity: 'down' as const },
    '1 1\n2 3\n2 3',
    [link(2, 4), link(3, 5), link(4, 5)],
    [1, 2, 1, 2, 3, 3],
  ],
  [
    'what was taken back does not count',
    CLASSIC_RULES,
    '1 1 . 2 2',
    [link(0, 1), { type: 'undo' as const, elapsedMs: 0 }, link(3, 4)],
    [2, 2, 0, 1, 1],
  ],
])('%s', (_what, rules, text, entries, order) => {
  const setup = { mode: 'classic', scoreVersion: 1, deal: drawnDeal(text, rules) } as const;
  expect(clearingOrder(playAll(startGame(setup), entries))).toEqual(order);
});
