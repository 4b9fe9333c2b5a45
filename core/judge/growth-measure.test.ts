import { expect, it } from 'vitest';
import { TRACED_NAMES } from '../algorithms/traced.ts';
import { growthQuestion, looksOf } from './growth.ts';
import { measureAlgorithms } from './growth-measure.ts';
import { GROWTH_SIDES } from './growth-scope.ts';
import { GROWING_TASKS } from './question.ts';
import { findTruth } from './truth.ts';

/** A clock that goes on by so much whenever it is read. */
function clock(stepMs: number): () => number {
  let now = 0;
  return () => {
    now += stepMs;
    return now;
  };
}

function run(...asked: Parameters<typeof measureAlgorithms>) {
  const course = measureAlgorithms(...asked);
  const shares: number[] = [];
  for (let step = course.next(); ; step = course.next()) {
    if (step.done === true) return { growths: step.value, shares };
    shares.push(step.value);
  }
}

it('counts the cells that each algorithm examines on each board, and says how much is done', () => {
  const { growths, shares } = run('link', 'cells', () => Number.NaN);
  expect(growths).toEqual(
    TRACED_NAMES.map((name) => ({
      name,
      values: GROWTH_SIDES.link.map((side) => looksOf(name, growthQuestion('link', side))),
    })),
  );
  expect(shares).toHaveLength(TRACED_NAMES.length * GROWTH_SIDES.link.length);
  expect(shares[0]).toBe(0);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(Math.max(...shares)).toBeLessThan(1);
});

it('times a run as the share of a slice that is long beside the grain of the clock', () => {
  // Each slice takes 8 ms, whatever is done in it: one run is enough.
  const { growths } = run('link', 'time', clock(8));
  for (const { values } of growths) expect(values).toEqual(GROWTH_SIDES.link.map(() => 8));
});

it.each(GROWING_TASKS)('asks of %s where nothing links, so that no search ends early', (task) => {
  for (const side of GROWTH_SIDES[task])
    expect(findTruth(growthQuestion(task, side)), `${side}`).toEqual({ type: 'none' });
});
