/** A host for test-play: it keeps the one game that runs and forgets it; nothing of it reaches the database. */
import type { Channel, Request } from '../../../core/contract/contract.ts';
import type { FinishedGame, JournalRow } from '../../../core/contract/schemas.ts';
import type { GameSetup } from '../../../core/game/entry.ts';
import { currentNode, type Game } from '../../../core/game/game.ts';
import { replayWhole } from '../../../core/game/replay.ts';
import { err, ok } from '../../../core/result.ts';
import type { Bridge, BridgeResult } from '../../bridge/bridge.ts';

const GAME_ID = 'test-play';

type Answers = { readonly [C in Channel]?: (request: Request<C>) => BridgeResult<C> };

/** Answers what a session asks of a game; everything else goes to the host behind it. */
export function createTrialBridge(host: Bridge): Bridge {
  let setup: GameSetup | null = null;
  let journal: JournalRow[] = [];
  const answers: Answers = {
    'games.start': (request) => {
      setup = request.setup;
      journal = [];
      return ok({ gameId: GAME_ID });
    },
    'games.append': ({ index, entry, boardHash }) => {
      journal[index] = { entry, boardHash };
      return ok({ accepted: index });
    },
    'games.clock': () => ok(null),
    'games.finish': () => {
      const played = setup === null ? null : replayWhole(setup, journal);
      if (!played?.ok) return err({ code: 'unknown-game', detail: GAME_ID });
      return ok(played.value.status === 'shown' ? null : finishedOf(played.value));
    },
  };
  return {
    call<C extends Channel>(channel: C, request: Request<C>): Promise<BridgeResult<C>> {
      // The map pairs each channel with its own types; the compiler cannot follow that through a union of channels.
      const answer = answers[channel] as ((request: Request<C>) => BridgeResult<C>) | undefined;
      return answer === undefined ? host.call(channel, request) : Promise.resolve(answer(request));
    },
    onHostEvent: (listener) => host.onHostEvent(listener),
  };
}

/** A game that is ranked nowhere: first of one. */
function finishedOf(game: Game): FinishedGame {
  const node = currentNode(game);
  const { template } = game.setup.deal;
  return {
    rank: 1,
    previousBest: null,
    achievements: [],
    row: {
      gameId: GAME_ID,
      mode: game.setup.mode,
      templateHash: template.hash,
      templateName: template.name,
      builtIn: template.builtIn,
      score: node.score,
      scoreVersion: game.setup.scoreVersion,
      assists: [...game.assists],
      level: node.level,
      links: node.links,
      elapsedMs: game.elapsedMs,
      finishedAt: 0,
    },
  };
}
