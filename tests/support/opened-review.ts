/** A game of a small board that falls, played by the window's own session and opened for review. */
import type { GameSetup } from '../../core/game/setup/entry.ts';
import { createBridge } from '../../renderer/bridge/bridge.ts';
import type { AskOptions, EngineClient } from '../../renderer/engine/client.ts';
import { createReviewMaker } from '../../renderer/state/review/review-maker.ts';
import type { ReviewedGame } from '../../renderer/state/review/reviewed-game.ts';
import { createReviewing } from '../../renderer/state/review/reviewing.ts';
import { FALLING, LOSABLE_BOARD, setupOf } from './engine-samples.ts';
import { createInProcessEngine } from './in-process-engine.ts';
import { newSession } from './session-harness.ts';

export type TestSession = ReturnType<typeof newSession>;

/** Its 1s lose it. */
export const LOSABLE_SETUP: GameSetup = setupOf(LOSABLE_BOARD, { rules: FALLING });

/** Links the two tiles of a picture that the board has two of, wherever they lie now; on a dead board mercy takes them. */
export async function pairOf(on: TestSession, kind: number): Promise<void> {
  const cells = on.state().game?.view.cells ?? [];
  const [a = 0, b = 0] = [...cells.keys()].filter((cell) => cells[cell] === kind);
  await on.pair(a, b);
}

type Tell = NonNullable<AskOptions['onProgress']>;

/** The review of a game that was played so, opened where it was lost. `whileMaking` is called before it is made. */
export async function openedReview(
  play: (on: TestSession) => Promise<void>,
  whileMaking: (tell: Tell, shown: () => ReviewedGame) => void = () => undefined,
) {
  const on = newSession();
  const gameId = await on.open(LOSABLE_SETUP);
  await play(on);
  await on.journal.settled();
  const bridge = createBridge(on.host.raw);
  const onBug = (message: string) => {
    throw new Error(message);
  };
  const shown = (): ReviewedGame => {
    const state = reviewing.store.getState();
    if (state.name !== 'open') throw new Error(state.name);
    return state.shown;
  };
  const engine = createInProcessEngine(onBug);
  const startEngine = () => {
    const helper = createInProcessEngine(onBug);
    const ask: EngineClient['ask'] = (request, options = {}) => {
      whileMaking((...told) => options.onProgress?.(...told), shown);
      return helper.ask(request, options);
    };
    return { ask, stop: () => undefined };
  };
  const reviewing = createReviewing({
    bridge,
    engine,
    maker: createReviewMaker({ bridge, engine, startEngine }),
  });
  await reviewing.open(gameId, 'lost');
  return { reviewing, shown };
}
