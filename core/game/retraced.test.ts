import { expect, it } from 'vitest';
import { drawnDeal } from '../../tests/support/drawn-game.ts';
import { CLASSIC_RULES } from '../rules/rules.ts';
import type { Game, GameEvent } from './play/game.ts';
import { applyEntry, startGame } from './play/play.ts';
import { withRetraced } from './retraced.ts';
import type { Entry } from './setup/entry.ts';

/** Gravity lets the 2 of the upper row fall onto the other once the 1s are gone. */
const BOARD = `
2 3
1 1
2 3
`;

/** Plays entries one second apart; answers with the events of the last as a window is told them. */
function lastEvents(...entries: readonly object[]): readonly GameEvent[] {
  const deal = drawnDeal(BOARD, { ...CLASSIC_RULES, gravity: 'down' });
  let game: Game = startGame({ mode: 'classic', scoreVersion: 2, deal });
  let events: readonly GameEvent[] = [];
  for (const [index, entry] of entries.entries()) {
    const step = applyEntry(game, { ...entry, elapsedMs: index * 1_000 } as Entry);
    if (!step.ok) throw new Error(`refused: ${step.error.code}`);
    events = withRetraced(game, step.value.game, step.value.events);
    game = step.value.game;
  }
  return events;
}

const link = { type: 'link', a: 2, b: 3, by: 'player' };
const undo = { type: 'undo' };

it('an undo and a redo tell the line of their link, as it lay before the pair went', () => {
  const line = [
    [0, 1],
    [1, 1],
  ];
  const retraced = { move: [2, 3], line };
  expect(lastEvents(link, undo)).toEqual([{ type: 'board-changed', why: 'undo', retraced }]);
  expect(lastEvents(link, undo, { type: 'redo' })).toEqual([
    { type: 'board-changed', why: 'redo', retraced },
  ]);
});

it('other steps tell none: a return, which may be of several links, and an undone reshuffle', () => {
  const cells = [3, 2, 1, 1, 3, 2];
  expect(lastEvents(link, { type: 'return', moves: 1 })).toEqual([{ type: 'board-changed', why: 'return' }]);
  expect(lastEvents({ type: 'reshuffle', cells }, undo)).toEqual([{ type: 'board-changed', why: 'undo' }]);
  expect(lastEvents(link)).toMatchObject([{ type: 'linked', line: expect.anything() }]);
});
