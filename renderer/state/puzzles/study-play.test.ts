import { beforeEach, describe, expect, it } from 'vitest';
import type { StartedStudy } from '../../../core/contract/puzzle-channels.ts';
import { positionName } from '../../../core/review/puzzles/position-name.ts';
import { drawnBoard } from '../../../tests/support/drawn.ts';
import { FALLING, LOSABLE_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import { createInProcessEngine } from '../../../tests/support/in-process-engine.ts';
import { createPuzzleBridge, settled } from '../../../tests/support/puzzle-bridge.ts';
import { createAnswerKeeper } from './answer-keeper.ts';
import type { StudyCard } from './puzzle-sets.ts';
import { StudyPlay } from './study-play.ts';

const position = { board: drawnBoard(LOSABLE_BOARD), rules: FALLING };
const { witness } = setupOf(LOSABLE_BOARD, { rules: FALLING }).deal;
const CARD: StudyCard = {
  id: positionName(position),
  position,
  grade: 2,
  measured: null,
  witness,
};
/** The 1s: taken first they lose the board. */
const LOSING = [5, 9] as const;

let host: ReturnType<typeof createPuzzleBridge>;
let play: StudyPlay;
beforeEach(async () => {
  host = createPuzzleBridge();
  const engine = createInProcessEngine((message) => {
    throw new Error(message);
  });
  play = new StudyPlay({
    bridge: host.bridge,
    engine,
    keeper: createAnswerKeeper(host.bridge, () => 'answer-1'),
  });
  await play.start(CARD, null);
});

const state = () => play.store.getState();
const phase = () => state().phase.name;
const pair = async ([a, b]: readonly [number, number]) => {
  await play.pick(a);
  await play.pick(b);
};

describe('a study', () => {
  it('cleared without a losing move is solved, once that is kept, and tells its choices', async () => {
    for (const move of witness) await pair(move);
    expect(state().phase).toMatchObject({ name: 'solved', result: 'solved' });
    expect(host.answers).toMatchObject([{ way: 'study', moves: witness, isHelped: false }]);
    await settled(() => {
      const now = state().phase;
      return now.name === 'solved' && now.choices !== null;
    });
    expect(state().phase).toMatchObject({ choices: { narrowest: { moveNumber: 1 } } });
  });

  it('tells the first losing pair at once, with what stays; taken back it is solved with help', async () => {
    await pair(LOSING);
    expect(phase()).toBe('lost');
    await settled(() => {
      const now = state().phase;
      return now.name === 'lost' && now.loss !== null;
    });
    expect(host.studies.at(-1)).toMatchObject({ moves: [], isHelped: true });
    play.undo();
    expect(state().board).toBe(position.board);
    for (const move of witness) await pair(move);
    expect(state().phase).toMatchObject({ name: 'solved', result: 'helped' });
  });

  it('keeps each pair, and goes on where it was left', async () => {
    const [first] = witness;
    if (first === undefined) throw new Error('no witness');
    await pair(first);
    const left = host.studies.at(-1) as StartedStudy;
    expect(left).toMatchObject({ moves: [first], isHelped: false });
    const before = state().board?.cells;
    play.leave();
    await play.start(CARD, left);
    expect([state().board?.cells, state().moves]).toEqual([before, [first]]);
    for (const move of witness.slice(1)) await pair(move);
    expect(state().phase).toMatchObject({ name: 'solved', result: 'solved' });
  });

  it.each([
    ['a hint', () => play.hint()],
    ['taking back', () => play.undo()],
  ])('%s is help', async (_what, help) => {
    await pair(witness[0] ?? [0, 0]);
    help();
    expect(state().isHelped).toBe(true);
    expect(host.studies.at(-1)?.isHelped).toBe(true);
  });

  it('says when how far it is could not be kept', async () => {
    host.refuse('disk-full');
    await pair(witness[0] ?? [0, 0]);
    await settled(() => state().isUnkept);
  });

  it('is not solved before it is kept', async () => {
    for (const move of witness.slice(0, -1)) await pair(move);
    host.refuse('disk-full');
    await pair(witness.at(-1) ?? [0, 0]);
    expect(state().phase).toEqual({ name: 'trouble', code: 'disk-full' });
    host.refuse(null);
    await play.sendAgain();
    expect(phase()).toBe('solved');
  });

  it('begun anew has all its tiles, and help stays help', async () => {
    await pair(LOSING);
    play.restart();
    expect([state().board, state().isHelped, phase()]).toEqual([position.board, true, 'playing']);
  });
});
