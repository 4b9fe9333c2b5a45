/** A host for test-play: the worker holds the one game that runs, and nothing of it reaches the database. */
import type { Channel, Request } from '../../../core/contract/contract.ts';
import { err, ok } from '../../../core/result.ts';
import type { Bridge, BridgeResult } from '../../bridge/bridge.ts';
import type { EngineClient } from '../../engine/client.ts';

const GAME_ID = 'test-play';

type Answers = {
  readonly [C in Channel]?: (request: Request<C>) => BridgeResult<C> | Promise<BridgeResult<C>>;
};

/** Answers what a session asks of a game; everything else goes to the host behind it. */
export function createTrialBridge(host: Bridge, engine: EngineClient): Bridge {
  const answers: Answers = {
    'games.start': () => ok({ gameId: GAME_ID }),
    'games.append': ({ index }) => ok({ accepted: index }),
    'games.clock': () => ok(null),
    'games.finish': () => finishTrial(engine),
  };
  return {
    call<C extends Channel>(channel: C, request: Request<C>): Promise<BridgeResult<C>> {
      // The map pairs each channel with its own types; the compiler cannot follow that through a union of channels.
      const answer = answers[channel] as Answers[C];
      return answer === undefined ? host.call(channel, request) : Promise.resolve(answer(request));
    },
    onHostEvent: (listener) => host.onHostEvent(listener),
  };
}

/** A game that is ranked nowhere: first of one. */
async function finishTrial(engine: EngineClient): Promise<BridgeResult<'games.finish'>> {
  const row = await engine.ask({ type: 'score-row', gameId: GAME_ID });
  if (!row.ok) return err({ code: 'not-finished', detail: row.error });
  return ok(row.value && { rank: 1, previousBest: null, achievements: [], row: row.value });
}
