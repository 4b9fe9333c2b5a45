import { expect, it } from 'vitest';
import { CLASSIC_RULES, type Rules } from '../../core/rules/rules.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { createInProcessEngine } from '../../tests/support/in-process-engine.ts';

const FALLING: Rules = { ...CLASSIC_RULES, gravity: 'down' };
const BOARD = drawnBoard('2 3\n2 1\n4 1\n3 4');

const engine = createInProcessEngine((message) => {
  throw new Error(message);
});

it('shows a process on the board after a move', async () => {
  const reply = await engine.ask({
    ...{ type: 'lab-process', process: 'why', board: BOARD, rules: FALLING, seed: 1 },
    after: [3, 5],
  });
  expect(reply.ok && reply.value.cells).toEqual([2, 0, 2, 0, 4, 3, 3, 4]);
  expect(reply.ok && reply.value.steps.at(-1)).toMatchObject({ answer: 'lost-closure' });
});

it('plays a whole game, and draws every game of a tiny board', async () => {
  const game = await engine.ask({ type: 'lab-game', by: 'by-cases', board: BOARD, rules: FALLING });
  expect(game.ok && game.value.pairs.length).toBeGreaterThan(0);
  const tree = await engine.ask({ type: 'lab-tree', board: BOARD, rules: FALLING });
  expect(tree.ok && tree.value?.games).toBe(4);
});

it('says how each algorithm grows, and stops when it is cancelled', async () => {
  const asked = { type: 'lab-growth', task: 'link', measure: 'cells' } as const;
  const reply = await engine.ask(asked);
  expect(reply.ok && reply.value.map(({ values }) => values.length)).toEqual([4, 4, 4, 4, 4]);
  const abort = new AbortController();
  const cancelled = engine.ask(asked, { signal: abort.signal, onProgress: () => abort.abort() });
  expect(await cancelled).toEqual({ ok: false, error: 'cancelled' });
});

it('measures a row as ratios that lie within their spread, and stops when it is cancelled', async () => {
  const asked = { type: 'lab-benchmark', task: { work: 'link', size: 0 } } as const;
  const reply = await engine.ask(asked);
  expect(reply.ok && reply.value.ms).toBeGreaterThan(0);
  expect(reply.ok && reply.value.ratios.map(({ name }) => name)).toEqual([
    'by-cases',
    'breadth-first',
    'depth-first',
    'cross-scan',
  ]);
  for (const { low, middle, high } of reply.ok ? reply.value.ratios : []) {
    expect(low).toBeLessThanOrEqual(middle);
    expect(middle).toBeLessThanOrEqual(high);
  }
  const abort = new AbortController();
  const cancelled = engine.ask(asked, { signal: abort.signal, onProgress: () => abort.abort() });
  expect(await cancelled).toEqual({ ok: false, error: 'cancelled' });
});
