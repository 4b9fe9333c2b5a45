import { describe, expect, it, vi } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { ok } from '../../../core/result.ts';
import { CLASSIC_RULES } from '../../../core/rules/rules.ts';
import type { Drawing } from '../../../core/templates/drawing.ts';
import { addTallies, NO_TALLY } from '../../../core/templates/win-share.ts';
import { drawnShape } from '../../../tests/support/drawn.ts';
import { createInProcessEngine } from '../../../tests/support/in-process-engine.ts';
import { shownInterval } from '../../../tests/support/shown-interval.ts';
import { until } from '../../../tests/support/until.ts';
import type { EngineRequest } from '../../engine/protocol.ts';
import type { StoppableEngine } from '../../engine/start-engine.ts';
import { createFeedback } from './feedback.ts';

function drawing(picture: string): Drawing {
  return { shape: drawnShape(picture), rules: CLASSIC_RULES, filling: { kinds: 4, copies: 4 } };
}

const PARTS = { players: 1, wait: () => Promise.resolve(), now: () => performance.now() };

/** Real answers, but for one sort of request that is never answered. */
function feedbackOn(unanswered: EngineRequest['type'] | null = null) {
  const asked: string[] = [];
  const inner = createInProcessEngine((message) => {
    throw new Error(message);
  });
  const stop = vi.fn();
  const engine: StoppableEngine = {
    stop,
    ask(request, options) {
      asked.push(request.type);
      return request.type === unanswered ? new Promise(() => {}) : inner.ask(request, options);
    },
  };
  const startEngine = vi.fn(() => engine);
  return {
    feedback: createFeedback({ ...PARTS, startEngine }),
    startEngine,
    stop,
    asked,
  };
}

describe('feedback', () => {
  it('tells facts, then the verdict with a deal, then the share of wins', async () => {
    const { feedback } = feedbackOn();
    feedback.look(drawing('oooo\noooo'), true);
    await until(() => expect(feedback.store.getState().share).not.toBeNull());
    expect(feedback.store.getState()).toMatchObject({
      facts: { slots: 8 },
      judgement: { verdict: 'solvable' },
    });
    feedback.stop();
  });

  it('proves an odd drawing impossible and plays nothing on it', async () => {
    const { feedback, asked } = feedbackOn();
    feedback.look(drawing('ooo'), true);
    await until(() => expect(feedback.store.getState().judgement).not.toBeNull());
    expect(feedback.store.getState()).toMatchObject({
      judgement: { verdict: 'impossible', reason: 'odd-slots' },
      isSampling: false,
    });
    expect(asked).toEqual(['drawing-facts', 'judge']);
  });

  it('waits with the verdict while a stroke is under way', async () => {
    const { feedback, asked } = feedbackOn();
    feedback.look(drawing('oo'), false);
    await until(() => expect(feedback.store.getState().facts).not.toBeNull());
    expect(asked).toEqual(['drawing-facts']);
  });

  it('forgets the last drawing at the next stroke, and gives up a worker that is still at it', async () => {
    const { feedback, stop } = feedbackOn('sample-wins');
    feedback.look(drawing('oooo\noooo'), true);
    await until(() => expect(feedback.store.getState().isSampling).toBe(true));
    feedback.look(drawing('oo'), true);
    expect(feedback.store.getState()).toMatchObject({ judged: null, judgement: null, share: null });
    expect(stop).toHaveBeenCalledOnce();
    await until(() => expect(feedback.store.getState().judged).toEqual(drawing('oo')));
    feedback.stop();
  });

  it('lets others play on deals of their own where one player cannot be sure', async () => {
    const inner = createInProcessEngine((message) => {
      throw new Error(message);
    });
    const seeds: number[][] = [];
    let chunks = 0;
    // Eight of ten deals all won, two all lost: such a share takes many deals to know.
    const unsure = { deals: 10, games: 100, won: 80, wonSquares: 800, openingMoves: 10 };
    const startEngine = vi.fn((): StoppableEngine => {
      const own: number[] = [];
      return {
        stop: () => {},
        ask(request, options) {
          if (request.type !== 'sample-wins') return inner.ask(request, options);
          if (own.push(request.firstSeed) === 1) seeds.push(own);
          chunks++;
          // The reply belongs to this request; the compiler cannot follow that through a union of requests.
          return Promise.resolve(ok(unsure)) as never;
        },
      };
    });
    const feedback = createFeedback({ ...PARTS, startEngine, players: 3, now: () => chunks * 400 });
    feedback.look(drawing('oooo\noooo'), true);
    await until(() => expect(feedback.store.getState().share).not.toBeNull());
    await until(() => expect(feedback.store.getState().isSampling).toBe(false));
    expect(seeds).toHaveLength(3);
    expect(new Set(seeds.flat()).size).toBe(chunks);
    expect(feedback.store.getState().share?.games).toBe(100 * chunks);
    feedback.stop();
  });

  it('holds the share between its bounds 95 times in 100 where it stopped, be it early', async () => {
    // One deal in a hundred is never won, the others nearly always: what looks sure early is most often wrong here.
    const random = createRandom(1);
    const play = () => (random.below(1_000) < 980 ? 1 : 0);
    const truth = 0.99 * 98;
    const isWinnable = () => random.below(100) > 0;
    const playDeal = () => (isWinnable() ? Array.from({ length: 10 }, play).filter(Boolean).length : 0);
    const samples = 200;
    let covered = 0;
    let stoppedEarly = 0;
    for (let sample = 0; sample < samples; sample++) {
      let chunks = 0;
      const startEngine = (): StoppableEngine => ({
        stop: () => {},
        ask(request) {
          if (request.type === 'drawing-facts') return new Promise(() => {});
          if (request.type === 'judge')
            return Promise.resolve(ok({ verdict: 'solvable', cells: [1, 1] })) as never;
          chunks++;
          const tally = Array.from({ length: 20 }, playDeal)
            .map((won) => ({ deals: 1, games: 10, won, wonSquares: won ** 2, openingMoves: 1 }))
            .reduce(addTallies, NO_TALLY);
          return Promise.resolve(ok(tally)) as never;
        },
      });
      const feedback = createFeedback({ ...PARTS, startEngine, now: () => chunks * 100 });
      feedback.look(drawing('oo'), true);
      for (let turn = 0; chunks === 0 || feedback.store.getState().isSampling; turn++) {
        if (turn > 1_000) throw new Error('the games go on for ever');
        await Promise.resolve();
      }
      const { share } = feedback.store.getState();
      if (share === null) continue;
      const { low, high } = shownInterval(share);
      if (low <= truth && truth <= high) covered++;
      if (share.games < 20 * 200) stoppedEarly++;
    }
    expect(stoppedEarly).toBeGreaterThan(samples / 10);
    // 0.95 of 200 strays by 0.015 (one standard deviation).
    expect(covered / samples).toBeGreaterThanOrEqual(0.935);
  });

  it('tells nothing of two deals on a busy machine, and goes on until the interval is narrow enough', async () => {
    let chunks = 0;
    const shares: unknown[] = [];
    // A deal a chunk, all of them won: two were told as 100 % won, from 0 to 100, gentle to fierce.
    const startEngine = (): StoppableEngine => ({
      stop: () => {},
      ask(request) {
        if (request.type === 'drawing-facts') return new Promise(() => {});
        if (request.type === 'judge')
          return Promise.resolve(ok({ verdict: 'solvable', cells: [1, 1] })) as never;
        chunks++;
        return Promise.resolve(
          ok({ deals: 1, games: 10, won: 10, wonSquares: 100, openingMoves: 1 }),
        ) as never;
      },
    });
    const feedback = createFeedback({ ...PARTS, startEngine, now: () => chunks * 1_000 });
    feedback.store.subscribe(({ share }) => {
      if (share !== null && shares.at(-1) !== share) shares.push(share);
    });
    feedback.look(drawing('oo'), true);
    await until(() => expect(chunks).toBeGreaterThan(0));
    await until(() => expect(feedback.store.getState().isSampling).toBe(false));
    expect(shares.length).toBeGreaterThan(0);
    for (const share of shares) {
      const { low, high } = shownInterval(share as { low: number; high: number });
      expect(high - low).toBeLessThan(30);
    }
    feedback.stop();
  });

  it('says after a minute that too little is known, where it is', async () => {
    let nowMs = 0;
    const startEngine = (): StoppableEngine => ({
      stop: () => {},
      ask(request) {
        if (request.type === 'drawing-facts') return new Promise(() => {});
        if (request.type === 'judge')
          return Promise.resolve(ok({ verdict: 'solvable', cells: [1, 1] })) as never;
        nowMs += 25_000;
        return Promise.resolve(ok({ deals: 1, games: 10, won: 5, wonSquares: 25, openingMoves: 1 })) as never;
      },
    });
    const feedback = createFeedback({ ...PARTS, startEngine, now: () => nowMs });
    feedback.look(drawing('oo'), true);
    await until(() => expect(nowMs).toBe(75_000));
    await until(() => expect(feedback.store.getState().isSampling).toBe(false));
    expect(feedback.store.getState().share).toBeNull();
    feedback.stop();
  });

  it('starts no worker before it is needed, and ends them', () => {
    const { feedback, startEngine, stop } = feedbackOn();
    expect(startEngine).not.toHaveBeenCalled();
    feedback.look(drawing('oo'), false);
    feedback.stop();
    expect(startEngine).toHaveBeenCalledOnce();
    expect(stop).toHaveBeenCalledOnce();
  });
});
