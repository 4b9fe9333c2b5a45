import { describe, expect, it } from 'vitest';
import { EASY_BOARD, FALLING, LOSABLE_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import { newSession } from '../../../tests/support/session-harness.ts';
import type { Message } from './session-state.ts';

type TestSession = ReturnType<typeof newSession>;
type Refused = Extract<Message, { type: 'not-done' }>['error'];

const classic = (on: TestSession) => on.open(setupOf(EASY_BOARD));
const timed = (on: TestSession) => on.open(setupOf(EASY_BOARD, { mode: 'timed' }));
const dead = async (on: TestSession) => {
  await on.open(setupOf(LOSABLE_BOARD, { mode: 'timed', rules: FALLING }));
  await on.pair(5, 9);
  await on.pair(0, 4);
  expect(on.state().game?.view.status).toBe('dead');
};

describe('a key that can do nothing says why', () => {
  it.each<
    [
      what: string,
      begin: (on: TestSession) => Promise<unknown>,
      press: (on: TestSession) => Promise<void>,
      why: Refused,
    ]
  >([
    ['undo at the deal', classic, (on) => on.session.undo(), 'nothing-to-undo'],
    ['redo at the deal', classic, (on) => on.session.redo(), 'nothing-to-redo'],
    ['freeze in a game without tools', classic, (on) => on.session.freeze(), 'not-allowed'],
    ['freeze that was not earned', timed, (on) => on.session.freeze(), 'not-earned'],
    ['hint that was not earned', timed, (on) => on.session.assistance.hint(), 'not-earned'],
    ['reshuffle while pairs link', timed, (on) => on.session.assistance.reshuffle(), 'not-dead'],
    ['freeze on a dead board', dead, (on) => on.session.freeze(), 'not-earned'],
  ])('%s', async (_what, begin, press, why) => {
    const on = newSession();
    await begin(on);
    await press(on);
    expect(on.state().message).toEqual({ type: 'not-done', error: why });
    expect(on.state().hint).toEqual({ state: 'none' });
  });

  it('hint on a dead board leaves in front that nothing links', async () => {
    const on = newSession();
    await dead(on);
    await on.session.freeze();
    await on.session.assistance.hint();
    expect(on.state().message).toBeNull();
  });

  it('and what is done puts the words away', async () => {
    const on = newSession();
    await classic(on);
    await on.session.undo();
    expect(on.state().message).not.toBeNull();
    await on.session.assistance.verdict();
    expect(on.state().message).toBeNull();
  });
});
