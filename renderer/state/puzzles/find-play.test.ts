import { beforeEach, describe, expect, it } from 'vitest';
import { isRunWay, runVersionOf } from '../../../core/review/puzzles/puzzle-run.ts';
import { parsePuzzles } from '../../../core/review/puzzles/puzzle-text.ts';
import { createInProcessEngine } from '../../../tests/support/in-process-engine.ts';
import { createPuzzleBridge, settled } from '../../../tests/support/puzzle-bridge.ts';
import { createClock } from '../play/clock.ts';
import { createAnswerKeeper } from './answer-keeper.ts';
import { FindPlay, STORM_MISTAKE_MS, STORM_MS } from './find-play.ts';
import type { FindWay } from './find-state.ts';
import { type FindCard, findCardOf, isOnlyMove } from './puzzle-sets.ts';

/** Of three pairs only the 3s far apart keep it. */
const TEXT = `only-move grade=1 gravity=none border=closed turns=2 loss=778 lesson=corridor
4 5 0 0 4 3
5 4 3 0 0 3
2 1 2 0 0 0
1 3 4 0 0 0
clear 2,1-5,1 1,1-2,3 5,0-1,3 0,3-1,2 0,2-2,2 1,0-0,1 0,0-4,0`;
const ANSWER = [8, 11] as const;
/** The 4s at the top and at the bottom. */
const WRONG = [4, 20] as const;

const parsed = parsePuzzles(TEXT);
if (!parsed.ok) throw new Error(parsed.error.part);
const [card] = parsed.value.filter(isOnlyMove).map(findCardOf);

let host: ReturnType<typeof createPuzzleBridge>;
let instant: number;
let play: FindPlay;
beforeEach(() => {
  host = createPuzzleBridge();
  instant = 0;
  let ids = 0;
  play = new FindPlay({
    engine: createInProcessEngine((message) => {
      throw new Error(message);
    }),
    clock: createClock(() => instant),
    keeper: createAnswerKeeper(host.bridge, () => `answer-${++ids}`),
  });
});

const state = () => play.store.getState();
const phase = () => state().phase.name;
const cards = (count: number) => Array.from({ length: count }, () => card as FindCard);

async function start(way: FindWay, count = 2) {
  if (!isRunWay(way)) return play.start({ way, cards: cards(count), more: null });
  const run = { runId: 'run-one-1', version: runVersionOf(way), solved: 0, failed: 0, next: 'the first' };
  await play.start({ way, run, cardOf: () => card ?? null });
}

describe('a position in which one pair is to be found', () => {
  it('shows the pairs that can go, and looks at one without answering', async () => {
    await start('practice');
    expect(state().candidates.map(({ move }) => move)).toContainEqual(ANSWER);
    expect(state().candidates).toHaveLength(3);
    play.look(1);
    expect([state().chosen, phase(), host.answers.length]).toEqual([1, 'asking', 0]);
    play.look(null);
    await play.pick(ANSWER[0]);
    play.look(null);
    expect(state()).toMatchObject({ chosen: null, selection: { state: 'one', cell: ANSWER[0] } });
  });

  it('is right when a clearing that begins with the pair is kept, and says why the others lose', async () => {
    await start('practice');
    await play.pick(ANSWER[0]);
    await play.pick(ANSWER[1]);
    expect(phase()).toBe('right');
    expect(host.answers).toMatchObject([{ way: 'practice', grade: 1, isHelped: false, runId: null }]);
    expect(host.answers[0]?.moves[0]).toEqual(ANSWER);
    await settled(() => {
      const now = state().phase;
      return now.name === 'right' && now.why !== null;
    });
    expect(state().phase).toMatchObject({ why: { explanation: { kind: 'closure' } } });
  });

  it('is not shown as solved before it is kept; sent again it is the same answer', async () => {
    await start('practice');
    host.refuse('disk-full');
    await play.answer(ANSWER);
    expect(state().phase).toEqual({ name: 'trouble', code: 'disk-full' });
    await play.sendAgain();
    expect(phase()).toBe('trouble');
    host.refuse(null);
    await play.sendAgain();
    expect(phase()).toBe('right');
    expect(host.answers.map(({ id }) => id)).toEqual(['answer-1']);
  });

  it('played wrong is refuted step by step, and solved with help after that', async () => {
    await start('practice');
    await play.answer(WRONG);
    expect(phase()).toBe('wrong');
    await settled(() => {
      const now = state().phase;
      return now.name === 'wrong' && now.loss !== null;
    });
    const now = state().phase;
    if (now.name !== 'wrong' || now.loss === null) throw new Error(now.name);
    expect(now.loss.explanation).toMatchObject({ kind: 'closure', staying: [0, 1, 6, 7] });
    const last = now.loss.steps.length - 1;
    play.showStep(last);
    expect(state().board?.cells.filter((kind) => kind > 0)).toHaveLength(4);
    play.tryAgain();
    expect(state().board).toBe(card?.position.board);
    await play.answer(ANSWER);
    expect(host.answers.map(({ isHelped }) => isHelped)).toEqual([false, true]);
  });

  it('whose answer was told is solved with help', async () => {
    await start('practice');
    play.tellAnswer();
    expect(state().phase).toMatchObject({ name: 'told', answer: { move: ANSWER } });
    play.tryAgain();
    await play.answer(ANSWER);
    expect(host.answers[0]?.isHelped).toBe(true);
  });

  it('tells the answer that was asked for before the pairs were found', async () => {
    const started = start('practice');
    await settled(() => phase() === 'asking');
    expect(state().candidates).toEqual([]);
    play.tellAnswer();
    await started;
    expect(state().phase).toMatchObject({ name: 'told', answer: { move: ANSWER } });
  });

  it.each([
    ['of another picture', [0, 1], 'different-kinds'],
    ['that is blocked', [2 * 6, 2 * 6 + 1], 'different-kinds'],
    ['with no line', [0, 7], 'blocked'],
  ] as const)('refuses a pair %s, and asks on', async (_what, pair, code) => {
    await start('practice');
    const refused: unknown[] = [];
    play.onRefused((each) => refused.push(each));
    await play.answer(pair);
    expect(state().phase).toMatchObject({ name: 'asking', refusal: { code } });
    expect([refused, host.answers]).toEqual([[pair], []]);
  });

  it('keeps the second tile of a refused pair selected, and forgets the refusal at the next pick', async () => {
    await start('practice');
    await play.pick(0);
    await play.pick(1);
    expect(state()).toMatchObject({
      phase: { refusal: { pair: [0, 1] } },
      selection: { state: 'one', cell: 1 },
    });
    await play.pick(1);
    expect(state()).toMatchObject({ phase: { name: 'asking', refusal: null }, selection: { state: 'idle' } });
  });

  it('that is shown leaves the next one alone when that is opened before its answer is judged', async () => {
    const [first, next] = cards(2) as [FindCard, FindCard];
    const shown: FindCard = { ...first, isShown: true };
    const second: FindCard = { ...next, isShown: true, keep: [WRONG] };
    let isFirstTold = true;
    const told: unknown[] = [];
    play.store.subscribe(({ phase: now, card: of }) => {
      if (now.name === 'told' && of === second) told.push(now.answer.move);
      if (now.name !== 'told' || !isFirstTold) return;
      isFirstTold = false;
      queueMicrotask(() => void play.next());
    });
    await play.start({ way: 'practice', cards: [shown, second], more: null });
    await settled(() => told.length >= 2);
    expect(told).not.toContainEqual(ANSWER);
  });

  it('is empty after the last one', async () => {
    await start('practice', 1);
    await play.next();
    expect(phase()).toBe('empty');
  });
});

describe('a streak', () => {
  it('counts, and is over at the first mistake, which is looked at before', async () => {
    await start('streak', 3);
    await play.answer(ANSWER);
    expect(state().run).toMatchObject({ solved: 1, failed: 0 });
    await play.next();
    await play.answer(WRONG);
    expect([phase(), state().run?.failed]).toEqual(['wrong', 1]);
    await play.next();
    expect(phase()).toBe('over');
    expect(host.answers.map(({ runId }) => runId)).toEqual(['run-one-1', 'run-one-1']);
  });
});

describe('a storm', () => {
  it('goes on by itself, and its mistakes cost time', async () => {
    await start('storm', 9);
    await play.answer(ANSWER);
    await play.answer(WRONG);
    expect(state().run).toMatchObject({ runId: 'run-one-1', solved: 1, failed: 1 });
    expect([state().last, phase()]).toEqual(['wrong', 'asking']);
    instant = STORM_MS - STORM_MISTAKE_MS - 1;
    play.tick();
    expect(phase()).toBe('asking');
    instant += 1;
    play.tick();
    expect(phase()).toBe('over');
    await play.answer(ANSWER);
    expect(host.answers).toHaveLength(2);
  });

  it('is over with the third mistake, however much time is left', async () => {
    await start('storm', 9);
    await play.answer(WRONG);
    await play.answer(ANSWER);
    await play.answer(WRONG);
    expect(phase()).toBe('asking');
    await play.answer(WRONG);
    expect(state().run).toMatchObject({ solved: 1, failed: 3, next: null });
    expect(phase()).toBe('over');
    await play.answer(ANSWER);
    expect(host.answers).toHaveLength(4);
  });

  it('ends with an answer that comes too late, and does not count it', async () => {
    await start('storm');
    instant = STORM_MS;
    await play.answer(ANSWER);
    expect(host.answers).toEqual([]);
    play.tick();
    expect(phase()).toBe('over');
  });
});
