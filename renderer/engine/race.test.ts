import { describe, expect, it } from 'vitest';
import type { Game } from '../../core/game/play/game.ts';
import { startGame } from '../../core/game/play/play.ts';
import { ok } from '../../core/result.ts';
import { CLASSIC_RULES } from '../../core/rules/rules.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { solve } from '../../core/solve/solve.ts';
import type { Verdict } from '../../core/solve/verdict.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { playAll } from '../../tests/support/drawn-game.ts';
import { EASY_BOARD, FALLING, LOSABLE_BOARD, setupOf } from '../../tests/support/engine-samples.ts';
import { createInProcessEngine } from '../../tests/support/in-process-engine.ts';
import type { Driver } from './drive.ts';
import { EngineState } from './engine-state.ts';
import { search } from './game-answers.ts';
import type { EngineReply, EngineRequest } from './protocol.ts';
import { askClearing, askHint, askVerdict, type Question } from './searches.ts';

const BOARD = drawnBoard('1 1');
const WON: Verdict = { verdict: 'solvable', witness: [[0, 1]], nodes: 1 };
const UNKNOWN: Verdict = { verdict: 'unknown', nodes: 9 };

/** A worker whose clock goes on by 10 ms whenever it is read, with a second worker that proves what it is told to. */
function newWorker(processors: 1 | 2) {
  let nowMs = 0;
  const second = { asked: [] as EngineRequest[], stops: 0, prove: (_verdict: Verdict): void => undefined };
  const startSecond = () => ({
    ask<R extends EngineRequest>(request: R) {
      second.asked.push(request);
      return new Promise<EngineReply<R['type']>>((resolve) => {
        // Nothing but a proof is asked for.
        second.prove = (verdict) => resolve(ok(verdict) as EngineReply<R['type']>);
      });
    },
    stop: () => void second.stops++,
  });
  const driver: Driver = {
    now: () => (nowMs += 10),
    yieldToMessages: () => Promise.resolve(),
    ...(processors === 2 ? { startSecond } : {}),
  };
  const state = new EngineState(() => undefined, driver);
  state.setGame(startGame(setupOf(LOSABLE_BOARD)));
  state.running.add(1);
  return { state, second };
}

/** A question whose own search takes so many slices, each of 30 ms. */
function questionOf(slices: number, during: (slice: number) => void = () => undefined) {
  const pulled: number[] = [];
  function* own() {
    for (let slice = 1; slice <= slices; slice++) {
      pulled.push(slice);
      during(slice);
      yield { nodes: slice };
    }
    return ok('own');
  }
  const question: Question<string> = {
    search: own(),
    limitMs: 100_000,
    outOfTime: ok('not known'),
    provable: {
      board: BOARD,
      rules: CLASSIC_RULES,
      answerOf: ({ verdict }) => (verdict === 'unknown' ? null : ok(`second: ${verdict}`)),
    },
  };
  return { question, pulled };
}

describe('a question that takes long', () => {
  it('has a second worker prove the same board with another seed; the first proof ends both searches', async () => {
    const { state, second } = newWorker(2);
    const { question, pulled } = questionOf(100, (slice) => {
      if (slice === 20) second.prove(WON);
    });
    expect(await search(state, 1, state.revision, () => () => question)).toEqual(ok('second: solvable'));
    expect(second.asked).toEqual([{ type: 'prove', board: BOARD, rules: CLASSIC_RULES, seed: 2 }]);
    expect([pulled.length, second.stops]).toEqual([20, 1]);
  });

  it('is answered by its own search when that is first, and the second one is ended', async () => {
    const { state, second } = newWorker(2);
    const { question } = questionOf(20);
    expect(await search(state, 1, state.revision, () => () => question)).toEqual(ok('own'));
    expect([second.asked.length, second.stops]).toEqual([1, 1]);
    second.prove(WON);
  });

  it('goes on where the second search proves nothing', async () => {
    const { state, second } = newWorker(2);
    const { question, pulled } = questionOf(40, (slice) => {
      if (slice === 20) second.prove(UNKNOWN);
    });
    expect(await search(state, 1, state.revision, () => () => question)).toEqual(ok('own'));
    expect(pulled).toHaveLength(40);
  });

  it('is cancelled in both workers', async () => {
    const { state, second } = newWorker(2);
    const { question } = questionOf(100, (slice) => {
      if (slice === 20) state.running.delete(1);
    });
    expect(await search(state, 1, state.revision, () => () => question)).toEqual({
      ok: false,
      error: 'cancelled',
    });
    expect(second.stops).toBe(1);
  });

  it('is told nothing of a board that is no longer there', async () => {
    const { state, second } = newWorker(2);
    const { question } = questionOf(100, (slice) => {
      if (slice < 20) return;
      second.prove(WON);
      state.revision++;
    });
    expect(await search(state, 1, state.revision, () => () => question)).toEqual({
      ok: false,
      error: 'stale',
    });
  });

  it.each([
    ['one that takes less than 300 ms', 2, 5],
    ['one on a single processor', 1, 100],
  ] as const)('starts no second worker for %s', async (_, processors, slices) => {
    const { state, second } = newWorker(processors);
    expect(await search(state, 1, state.revision, () => () => questionOf(slices).question)).toEqual(
      ok('own'),
    );
    expect([second.asked.length, second.stops]).toEqual([0, 0]);
  });
});

describe('the answer that a proof makes', () => {
  const won = startGame(setupOf(EASY_BOARD));
  const lost = playAll(startGame(setupOf(LOSABLE_BOARD, { rules: FALLING })), [
    { type: 'link', a: 5, b: 9, by: 'player', elapsedMs: 0 },
  ]);

  it.each<[string, (game: Game) => Question<unknown>]>([
    ['hint', askHint],
    ['verdict', askVerdict],
    ['clearing', askClearing],
  ])('is of the sort that the own search gives: %s', (_, ask) => {
    for (const game of [won, lost]) {
      const { search: own, provable } = ask(game);
      if (provable === undefined) throw new Error('nothing to prove');
      const verdict = runToEnd(solve(provable.board, provable.rules, { nodeLimit: 10_000, seed: 2 }));
      const answer = provable.answerOf(verdict);
      const expected = runToEnd(own);
      expect(answer?.ok).toBe(expected.ok);
      if (game === lost || ask === askVerdict) expect(answer).toEqual(expected);
      expect(provable.answerOf(UNKNOWN)).toBeNull();
    }
  });

  it('is a verdict when the worker is asked to prove a board', async () => {
    const engine = createInProcessEngine((message) => {
      throw new Error(message);
    });
    const request = { type: 'prove', board: BOARD, rules: CLASSIC_RULES, seed: 2 } as const;
    expect(await engine.ask(request)).toMatchObject(ok({ verdict: 'solvable', witness: [[0, 1]] }));
  });
});
