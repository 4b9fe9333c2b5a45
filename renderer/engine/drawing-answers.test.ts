import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../core/rules/rules.ts';
import type { Drawing } from '../../core/templates/drawing.ts';
import { presetShape } from '../../core/templates/edit/presets.ts';
import { drawnShape } from '../../tests/support/drawn.ts';
import { createInProcessEngine } from '../../tests/support/in-process-engine.ts';

const engine = createInProcessEngine((message) => {
  throw new Error(message);
});

function drawing(picture: string): Drawing {
  return { shape: drawnShape(picture), rules: CLASSIC_RULES, filling: { kinds: 4, copies: 4 } };
}

describe('a drawing', () => {
  it('is dealt to show that it can be', async () => {
    const judged = await engine.ask({ type: 'judge', drawing: drawing('oo\noo'), seed: 1 });
    expect(judged).toMatchObject({ ok: true, value: { verdict: 'solvable', cells: [1, 1, 1, 1] } });
  });

  it.each([
    ['..', 'no-slots'],
    ['ooo', 'odd-slots'],
  ])('%s cannot be dealt: %s', async (picture, reason) => {
    const judged = await engine.ask({ type: 'judge', drawing: drawing(picture), seed: 1 });
    expect(judged).toEqual({ ok: true, value: { verdict: 'impossible', reason } });
  });

  it('without walls that no straight line can empty is called so by what was proved', async () => {
    const straight = {
      ...drawing('o...\n.o..\n....\n....'),
      rules: { ...CLASSIC_RULES, maxTurns: 0 } as const,
    };
    const judged = await engine.ask({ type: 'judge', drawing: straight, seed: 1 });
    expect(judged).toEqual({ ok: true, value: { verdict: 'impossible', reason: 'closure' } });
  });

  it('that was imported with an odd number of copies is nothing to deal, and no bug', async () => {
    const odd = { ...drawing('oo\noo'), filling: { kinds: 4, copies: 49 } };
    const judged = await engine.ask({ type: 'judge', drawing: odd, seed: 1 });
    expect(judged).toEqual({ ok: true, value: { verdict: 'not-dealt', reason: 'odd-copies' } });
  });

  it('has its facts', async () => {
    const facts = await engine.ask({ type: 'drawing-facts', drawing: drawing('oo#') });
    expect(facts).toMatchObject({ ok: true, value: { slots: 2, walls: 1 } });
  });

  it('is played for as long as was asked', async () => {
    const shape = presetShape('diamond', 8, 6);
    const tally = await engine.ask({
      type: 'sample-wins',
      drawing: { ...drawing('oo'), shape },
      firstSeed: 1,
      limitMs: 20,
    });
    expect(tally.ok && tally.value.deals).toBeGreaterThan(0);
  });

  it('is no longer played when it is drawn on', async () => {
    const stroke = new AbortController();
    const asked = engine.ask(
      { type: 'sample-wins', drawing: drawing('oo\noo'), firstSeed: 1, limitMs: 60_000 },
      { signal: stroke.signal },
    );
    stroke.abort();
    expect(await asked).toEqual({ ok: false, error: 'cancelled' });
  });
});
