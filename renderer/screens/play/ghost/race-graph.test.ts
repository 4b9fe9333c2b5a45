import { expect, it } from 'vitest';
import type { Standing } from '../../../../core/game/ghost-race.ts';
import { headAt, spanOf, stepsPath } from './race-graph.ts';

const standings = (...left: readonly (readonly [elapsedMs: number, pairsLeft: number])[]): Standing[] =>
  left.map(([elapsedMs, pairsLeft]) => ({ elapsedMs, pairsLeft, pairsTaken: 4 - pairsLeft }));

/** Takes its second pair back. */
const GHOST = standings([0, 4], [10, 3], [20, 2], [25, 3], [40, 2]);
const OWN = standings([0, 4], [20, 3]);

it('is drawn in steps, up again where a pair was taken back', () => {
  const span = spanOf(GHOST, OWN, 40, 25);
  expect(span).toEqual({ endMs: 40, mostPairs: 4 });
  expect(stepsPath(span, GHOST, 40)).toBe('M0 0H30V7H60V14H75V7H120V14H120');
  expect(stepsPath(span, OWN, 25)).toBe('M0 0H60V7H75');
});

it('spans the longer of both games, and the levels with the most pairs', () => {
  expect(spanOf(GHOST, standings([0, 4], [60, 9]), 40, 80)).toEqual({ endMs: 80, mostPairs: 9 });
});

it('shows where the ghost is at this time, and after its end where it ended', () => {
  const span = spanOf(GHOST, OWN, 40, 80);
  expect(headAt(span, GHOST, 22)).toEqual({ x: 33, y: 14 });
  expect(headAt(span, GHOST, 80)).toEqual({ x: 120, y: 14 });
  expect(headAt(span, [], 80)).toBeNull();
});
