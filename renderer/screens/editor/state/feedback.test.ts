import { describe, expect, it, vi } from 'vitest';
import { CLASSIC_RULES } from '../../../../core/rules/rules.ts';
import type { Drawing } from '../../../../core/templates/drawing.ts';
import { drawnShape } from '../../../../tests/support/drawn.ts';
import { createInProcessEngine } from '../../../engine/in-process.ts';
import type { EngineRequest } from '../../../engine/protocol.ts';
import type { StoppableEngine } from '../../../engine/start-engine.ts';
import { createFeedback } from './feedback.ts';

function drawing(picture: string): Drawing {
  return { shape: drawnShape(picture), rules: CLASSIC_RULES, filling: { kinds: 4, copies: 4 } };
}

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
    feedback: createFeedback({ startEngine, wait: () => Promise.resolve(), now: () => performance.now() }),
    startEngine,
    stop,
    asked,
  };
}

describe('feedback', () => {
  it('tells facts, then the verdict with a deal, then the share of wins', async () => {
    const { feedback } = feedbackOn();
    feedback.look(drawing('oooo\noooo'), true);
    await vi.waitFor(() => expect(feedback.store.getState().share).not.toBeNull());
    expect(feedback.store.getState()).toMatchObject({
      facts: { slots: 8 },
      judgement: { verdict: 'solvable' },
    });
    feedback.stop();
  });

  it('proves an odd drawing impossible and plays nothing on it', async () => {
    const { feedback, asked } = feedbackOn();
    feedback.look(drawing('ooo'), true);
    await vi.waitFor(() => expect(feedback.store.getState().judgement).not.toBeNull());
    expect(feedback.store.getState()).toMatchObject({
      judgement: { verdict: 'impossible', reason: 'odd-slots' },
      isSampling: false,
    });
    expect(asked).toEqual(['drawing-facts', 'judge']);
  });

  it('waits with the verdict while a hand is on the drawing', async () => {
    const { feedback, asked } = feedbackOn();
    feedback.look(drawing('oo'), false);
    await vi.waitFor(() => expect(feedback.store.getState().facts).not.toBeNull());
    expect(asked).toEqual(['drawing-facts']);
  });

  it('forgets the last drawing at the next stroke, and gives up a worker that is still at it', async () => {
    const { feedback, stop } = feedbackOn('sample-wins');
    feedback.look(drawing('oooo\noooo'), true);
    await vi.waitFor(() => expect(feedback.store.getState().isSampling).toBe(true));
    feedback.look(drawing('oo'), true);
    expect(feedback.store.getState()).toMatchObject({ judged: null, judgement: null, share: null });
    expect(stop).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(feedback.store.getState().judged).toEqual(drawing('oo')));
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
