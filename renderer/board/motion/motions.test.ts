import { describe, expect, it } from 'vitest';
import type { Board } from '../../../core/board/board.ts';
import type { GameEvent } from '../../../core/game/game.ts';
import { planMotions, planStill, RUN_MS, VANISH_MS } from './motions.ts';

const BOARD: Board = { width: 3, height: 3, marks: Array(9).fill(-1), cells: [0, 2, 0, 1, 3, 4, 5, 5, 6] };
const LINE = [
  [0, 0],
  [1, 0],
  [2, 0],
] as const;
const LINK: GameEvent = {
  type: 'linked',
  move: [0, 2],
  kind: 1,
  line: LINE,
  turns: 0,
  points: { link: 0, turns: 0, combo: 0, comboCount: 1, timeBonusMs: 0 },
  by: 'player',
};
const GONE = [
  { cell: 0, kind: 1 },
  { cell: 2, kind: 1 },
];

describe('what moves', () => {
  it('after a link: its line runs, its tiles lift one after the other and go when the line is through', () => {
    const motions = planMotions(BOARD, { gone: GONE, come: [], moved: [] }, [LINK]);
    expect(motions.map(({ type }) => type)).toEqual(['taken', 'taken', 'thread']);
    const [first, second] = motions.filter((motion) => motion.type === 'taken');
    expect(first?.liftAtMs).toBe(0);
    expect(second?.liftAtMs).toBeGreaterThan(0);
    expect(second?.liftAtMs).toBeLessThan(RUN_MS);
    for (const { durationMs } of motions) expect(durationMs).toBe(RUN_MS + VANISH_MS);
  });

  it('takes the same time for a short line and for a long one', () => {
    const long: GameEvent = { ...LINK, line: Array.from({ length: 130 }, (_, x) => [x, 0] as const) };
    const duration = (event: GameEvent) =>
      planMotions(BOARD, { gone: GONE, come: [], moved: [] }, [event]).find(({ type }) => type === 'thread')
        ?.durationMs;
    expect(duration(long)).toBe(duration(LINK));
  });

  it('slides when the line is through, longer for a longer way, never slowly', () => {
    const moved = [
      { kind: 4, from: 0, to: 3 },
      { kind: 4, from: 1, to: 7 },
    ];
    const [near, far] = planMotions(BOARD, { gone: GONE, come: [], moved }, [LINK]).filter(
      (motion) => motion.type === 'slide',
    );
    expect(near?.delayMs).toBeGreaterThanOrEqual(RUN_MS);
    expect(far?.durationMs).toBeGreaterThan(near?.durationMs ?? 0);
    expect(far?.durationMs).toBeLessThanOrEqual(300);
  });

  it('without a link tiles leave and arrive', () => {
    const change = { gone: GONE, come: [{ cell: 4, kind: 2 }], moved: [] };
    const motions = planMotions(BOARD, change, [{ type: 'board-changed', why: 'undo' }]);
    expect(motions.map(({ type }) => type)).toEqual(['leave', 'leave', 'arrive']);
    expect(motions.every(({ delayMs }) => delayMs === 0)).toBe(true);
  });

  it('a deal runs over the board from the upper left', () => {
    const come = BOARD.cells.map((_, cell) => ({ cell, kind: 1 }));
    const motions = planMotions(BOARD, { gone: [], come, moved: [] }, [
      { type: 'board-changed', why: 'level' },
    ]);
    const delays = motions.map(({ delayMs }) => delayMs);
    expect(delays[0]).toBe(0);
    expect(Math.max(...delays)).toBe(delays[8]);
    expect(delays[8]).toBeLessThan(500);
  });

  it('is nothing under reduced motion, but a still line shows why the tiles went', () => {
    expect(planStill([LINK, { type: 'won' }])).toMatchObject([
      { type: 'thread', style: 'still', line: LINE },
    ]);
    expect(planStill([{ type: 'board-changed', why: 'undo' }])).toEqual([]);
  });
});
