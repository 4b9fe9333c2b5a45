import { expect, it } from 'vitest';
import { isBestTime } from './use-is-best-time.ts';

const row = { mode: 'classic', templateHash: 'here', assists: [], elapsedMs: 60_000 } as never;
const table = { mode: 'classic', template: { hash: 'here' }, unaided: 2, leastElapsedMs: 60_000 };

it.each([
  ['the least of two', {}, {}, true],
  ['of one alone', {}, { unaided: 1 }, false],
  ['more than another', {}, { leastElapsedMs: 59_999 }, false],
  ['with help', { assists: ['hint'] }, {}, false],
  ['on another board', {}, { template: { hash: 'there' } }, false],
  ['of a whole mode', {}, { template: null }, false],
  ['in another mode', {}, { mode: 'daily' }, false],
])('calls a time the best: %s', (_, game, counted, expected) => {
  expect(isBestTime({ ...(row as object), ...game } as never, [{ ...table, ...counted }] as never)).toBe(
    expected,
  );
});
