import { describe, expect, it } from 'vitest';
import type { Board } from '../../../core/board/board.ts';
import type { GameEvent } from '../../../core/game/play/game.ts';
import { LINK_MS, MOTION } from '../../theme/motion.ts';
import { comboLook } from './combo-look.ts';
import { planDeal, planMotions, planStill } from './motion-plans.ts';
import { departureCell, landingCell } from './motions.ts';

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
    expect(second?.liftAtMs).toBeLessThan(MOTION.thread.ms);
    for (const { durationMs } of motions) expect(durationMs).toBe(LINK_MS);
  });

  it('takes the same time for a short line and for a long one', () => {
    const long: GameEvent = { ...LINK, line: Array.from({ length: 130 }, (_, x) => [x, 0] as const) };
    const duration = (event: GameEvent) =>
      planMotions(BOARD, { gone: GONE, come: [], moved: [] }, [event]).find(({ type }) => type === 'thread')
        ?.durationMs;
    expect(duration(long)).toBe(duration(LINK));
  });

  it('falls when the pair is gone, under one acceleration for all tiles and never slowly', () => {
    const tall: Board = { width: 1, height: 64, marks: Array(64).fill(-1), cells: Array(64).fill(0) };
    const fallOver = (cells: number) => {
      const change = { gone: GONE, come: [], moved: [{ kind: 4, from: 0, to: cells }] };
      const [motion] = planMotions(tall, change, [LINK]).filter(({ type }) => type === 'slide');
      if (motion?.type !== 'slide') throw new Error('nothing falls');
      return { ...motion, fallMs: motion.durationMs - MOTION.land.ms };
    };
    expect(fallOver(1)).toMatchObject({ style: 'fall', fallMs: MOTION.fall.ms });
    expect(fallOver(1).delayMs).toBe(LINK_MS);
    // Four times the way takes twice the time.
    expect(fallOver(4).fallMs).toBe(2 * fallOver(1).fallMs);
    expect(fallOver(63).fallMs).toBe(MOTION.fall.mostMs);
  });

  it('glides where tiles trade places', () => {
    const moved = [
      { kind: 4, from: 0, to: 3 },
      { kind: 5, from: 3, to: 0 },
    ];
    const motions = planMotions(BOARD, { gone: [], come: [], moved }, [
      { type: 'board-changed', why: 'reshuffle' },
    ]);
    expect(motions).toMatchObject([{ style: 'glide' }, { style: 'glide' }]);
  });

  it('without a link tiles leave and arrive', () => {
    const change = { gone: GONE, come: [{ cell: 4, kind: 2 }], moved: [] };
    const motions = planMotions(BOARD, change, [{ type: 'board-changed', why: 'undo' }]);
    expect(motions.map(({ type }) => type)).toEqual(['leave', 'leave', 'arrive']);
    expect(motions.every(({ delayMs }) => delayMs === 0)).toBe(true);
  });

  it('undo runs the link backwards: what it moved last goes back first, and its pair lands', () => {
    const forwards = planMotions(BOARD, { gone: GONE, come: [], moved: [{ kind: 3, from: 4, to: 7 }] }, [
      LINK,
    ]);
    const undone: GameEvent = { type: 'board-changed', why: 'undo', retraced: { move: [0, 2], line: LINE } };
    const change = { gone: [], come: GONE, moved: [{ kind: 3, from: 7, to: 4 }] };
    const motions = planMotions(BOARD, change, [undone]);
    expect(motions.map(({ type, isReversed }) => [type, isReversed])).toEqual(
      forwards.map(({ type }) => [type, true]),
    );
    const totalMs = Math.max(...forwards.map(({ delayMs, durationMs }) => delayMs + durationMs));
    expect(motions.map(({ delayMs }) => delayMs)).toEqual(
      forwards.map(({ delayMs, durationMs }) => totalMs - delayMs - durationMs),
    );
    expect(motions.map(landingCell)).toEqual([0, 2, 4, null]);
    expect(motions.map(departureCell)).toEqual([null, null, 7, null]);
  });

  it('redo runs it once more', () => {
    const again: GameEvent = { type: 'board-changed', why: 'redo', retraced: { move: [0, 2], line: LINE } };
    const motions = planMotions(BOARD, { gone: GONE, come: [], moved: [] }, [again]);
    expect(motions.map(({ type }) => type)).toEqual(['taken', 'taken', 'thread']);
    expect(motions.some(({ isReversed }) => isReversed)).toBe(false);
  });

  it('rings around both tiles of a combo, more of them the longer it is', () => {
    const inCombo = (comboCount: number): GameEvent =>
      LINK.type === 'linked' ? { ...LINK, points: { ...LINK.points, comboCount } } : LINK;
    const types = (count: number) =>
      planMotions(BOARD, { gone: GONE, come: [], moved: [] }, [inCombo(count)]).map(({ type }) => type);
    expect(types(1)).toEqual(['taken', 'taken', 'thread']);
    expect(types(2)).toEqual(['taken', 'taken', 'ring', 'ring', 'thread']);
    expect([1, 2, 5, 10, 18].map((count) => comboLook(count).rings)).toEqual([0, 1, 2, 4, 5]);
    expect([4, 5, 9, 10].map((count) => comboLook(count).isMilestone)).toEqual([false, true, false, true]);
    const thickness = [1, 2, 5, 10, 18].map((count) => comboLook(count).thickness);
    expect(thickness).toEqual(thickness.toSorted((a, b) => a - b));
    expect(new Set(thickness).size).toBe(5);
  });

  it('a new board is laid tile by tile, walls and empty slots not', () => {
    const board = { ...BOARD, cells: [0, 2, 0, -2, 3, 4, 5, 5, 6] };
    const motions = planDeal(board);
    expect(motions.map(landingCell)).toEqual([1, 4, 5, 6, 7, 8]);
    expect(motions.every(({ type }) => type === 'lay')).toBe(true);
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
