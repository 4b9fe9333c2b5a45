import { describe, expect, it } from 'vitest';
import { isClearedBy } from '../../core/review/puzzles/clearing.ts';
import { parsePuzzles } from '../../core/review/puzzles/puzzle-text.ts';
import { CLASSIC_RULES } from '../../core/rules/rules.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { lossFault } from '../../tests/support/check-loss.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { createInProcessEngine } from '../../tests/support/in-process-engine.ts';
import { provePuzzle } from '../../tests/support/prove-puzzle.ts';

const TEXT = `only-move grade=1 gravity=none border=closed turns=2 loss=778
4 5 0 0 4 3
5 4 3 0 0 3
2 1 2 0 0 0
1 3 4 0 0 0
clear 2,1-5,1 1,1-2,3 5,0-1,3 0,3-1,2 0,2-2,2 1,0-0,1 0,0-4,0`;
const parsed = parsePuzzles(TEXT);
if (!parsed.ok || parsed.value[0]?.kind !== 'only-move') throw new Error('a bad puzzle');
const [{ board, rules, answer }] = parsed.value;
const position = { board, rules };

const engine = createInProcessEngine((message) => {
  throw new Error(message);
});

describe('the worker tells of a puzzle', () => {
  it('what a pair does, with what the board has to play', async () => {
    const taken = await engine.ask({ type: 'puzzle-link', position, move: answer });
    if (!taken.ok || !taken.value.ok) throw new Error('it links');
    const { verdict, witness, events } = taken.value.value;
    expect([verdict, events[0]?.type]).toEqual(['keep', 'linked']);
    expect(isClearedBy(position, witness ?? [])).toBe(true);
  });

  it('why another pair loses, the one that is explained most shortly', async () => {
    const why = await engine.ask({ type: 'puzzle-why', position, answers: [answer], refuted: null });
    if (!why.ok || why.value === null) throw new Error('some pair loses');
    const { move, explanation, position: after } = why.value;
    expect([move, explanation.kind]).toEqual([[4, 20], 'closure']);
    expect(lossFault(after.board, after.rules, explanation)).toBeNull();
  });

  it('why the pair that is named loses', async () => {
    const why = await engine.ask({ type: 'puzzle-why', position, answers: [answer], refuted: [5, 11] });
    expect(why).toMatchObject({ ok: true, value: { move: [5, 11], kind: 3 } });
  });

  it('how far a lost position can be played, board by board', async () => {
    const lost = {
      board: drawnBoard('3 3 1 2\n4 4 2 1'),
      rules: { ...CLASSIC_RULES, border: 'closed' } as const,
    };
    const loss = await engine.ask({ type: 'puzzle-loss', position: lost });
    if (!loss.ok) throw new Error(loss.error);
    expect(loss.value.steps.map(({ cells }) => cells.filter((kind) => kind > 0).length)).toEqual([8, 6, 4]);
    expect(loss.value.steps.map(({ events }) => events.length)).toEqual([0, 1, 1]);
  });
});

describe('a new puzzle', () => {
  it('comes with proofs that hold', async () => {
    const dealt = await engine.ask({ type: 'deal-puzzle', kind: 'only-move', grade: null, seed: 3 });
    if (!dealt.ok) throw new Error(dealt.error);
    expect(runToEnd(provePuzzle(dealt.value, 'all-but-grade'))).toBeNull();
  });

  it('is given up when it is not wanted any more', async () => {
    const giveUp = new AbortController();
    const dealt = engine.ask(
      { type: 'deal-puzzle', kind: 'study', grade: 5, seed: 3 },
      { signal: giveUp.signal },
    );
    giveUp.abort();
    expect(await dealt).toEqual({ ok: false, error: 'cancelled' });
  });
});
