import { describe, expect, it } from 'vitest';
import { applyEntry, startGame } from '../../core/game/play/play.ts';
import { slidesOf } from '../../core/game/slides.ts';
import { viewOf } from '../../core/game/view.ts';
import { CLASSIC_RULES, type Gravity } from '../../core/rules/rules.ts';
import { setupOf } from '../../tests/support/engine-samples.ts';
import { followTile, type PlayedStep } from './follow-tile.ts';

/** Two rows of tiles with a pair of ones in the second column; the ones go. */
const BOARD = `
2 1 3 4
2 1 3 4`;

function stepUnder(gravity: Gravity): PlayedStep {
  const before = startGame(setupOf(BOARD, { rules: { ...CLASSIC_RULES, gravity } }));
  const played = applyEntry(before, { type: 'link', a: 1, b: 5, by: 'player', elapsedMs: 0 });
  if (!played.ok) throw new Error(played.error.code);
  const { game, events } = played.value;
  const slides = slidesOf(before, events);
  return { before: viewOf(before), after: viewOf(game), events, slides };
}

describe('a tile is followed', () => {
  it.each([
    ['where nothing slides', 'none', 0, 0],
    ['to where it slid', 'left', 2, 1],
    ['as far as it slid', 'right', 4, 5],
    ['when it stays beside what slides', 'left', 0, 0],
    ['until it is gone', 'left', 1, null],
  ] as const)('%s (%s)', (_, gravity, cell, to) => {
    const step = stepUnder(gravity);
    expect(followTile(step, cell)).toBe(to);
    if (to !== null) expect(step.after.cells[to]).toBe(step.before.cells[cell]);
  });

  it('only where it stayed when the board is laid anew', () => {
    const { before, after } = stepUnder('left');
    const back: PlayedStep = {
      before: after,
      after: before,
      events: [{ type: 'board-changed', why: 'undo' }],
      slides: [],
    };
    expect(followTile(back, 0)).toBe(0);
    expect(followTile(back, 1)).toBeNull();
  });
});
