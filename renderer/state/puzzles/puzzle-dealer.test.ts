import { describe, expect, it } from 'vitest';
import { err, ok } from '../../../core/result.ts';
import type { Puzzle } from '../../../core/review/puzzles/puzzle.ts';
import type { StoppableEngine } from '../../engine/start-engine.ts';
import { createPuzzleDealer } from './puzzle-dealer.ts';

/** An engine that finds a puzzle under every seed from `first` on. */
function dealerOver(first: number) {
  const seeds: number[] = [];
  const calls = { started: 0, stopped: 0 };
  const start = () => {
    calls.started++;
    // Of the requests a dealer sends one alone; of a puzzle nothing is looked at here.
    return {
      ask: async ({ seed }: { readonly seed: number }) => {
        seeds.push(seed);
        return seed >= first ? ok({ kind: 'study', lossPermille: seed } as Puzzle) : err('not-known');
      },
      stop: () => {
        calls.stopped++;
      },
    } as unknown as StoppableEngine;
  };
  let seed = 0;
  return { dealer: createPuzzleDealer(start, () => ++seed), seeds, calls };
}

describe('the dealer of puzzles', () => {
  it('deals nothing, and starts no worker, before it is asked', () => {
    const { dealer, calls } = dealerOver(1);
    dealer.stop();
    expect(calls).toEqual({ started: 0, stopped: 0 });
  });

  it('has the next one ready, and deals each once', async () => {
    const { dealer, seeds, calls } = dealerOver(1);
    dealer.prepare('study', 2);
    dealer.prepare('study', 2);
    expect(await dealer.take('study', 2)).toMatchObject({ lossPermille: 1 });
    expect(seeds).toEqual([1]);
    expect(await dealer.take('study', 2)).toMatchObject({ lossPermille: 2 });
    expect(calls.started).toBe(1);
  });

  it('looks on under other seeds, and says when nothing was found', async () => {
    expect(await dealerOver(3).dealer.take('only-move', 5)).toMatchObject({ lossPermille: 3 });
    const none = dealerOver(99);
    expect(await none.dealer.take('only-move', 5)).toBeNull();
    expect(none.seeds).toEqual([1, 2, 3]);
  });

  it('given up ends its worker, and starts another one when it is asked again', async () => {
    const { dealer, calls } = dealerOver(1);
    dealer.prepare('study', 1);
    dealer.stop();
    await dealer.take('study', 1);
    expect(calls).toEqual({ started: 2, stopped: 1 });
  });
});
