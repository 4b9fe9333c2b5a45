/**
 * Services whose host is a table of answers: the gallery fills their stores, or lets their screens request what they
 * need.
 */
import type { Channel } from '../../core/contract/contract.ts';
import { createBridge } from '../bridge/bridge.ts';
import type { EngineClient } from '../engine/client.ts';
import { type StoppableEngine, startEngine } from '../engine/start-engine.ts';
import type { WindowServices } from '../services/services.ts';
import { createServices } from '../state/app/create-services.ts';
import { LIBRARY } from '../state/library.ts';
import { SESSION } from '../state/play/session.ts';
import type { SessionState } from '../state/play/session-state.ts';
import { SETTINGS } from '../state/settings.ts';
import { NEWCOMER, type SampleAnswers } from './sample-player.ts';

function hostThat(answers: SampleAnswers) {
  return {
    async call(channel: string, request: unknown) {
      const answer = answers[channel as Channel] as ((request: unknown) => unknown) | undefined;
      if (answer === undefined)
        return { ok: false, error: { code: 'unknown-channel', detail: channel } } as const;
      return { ok: true, value: answer(request) } as const;
    },
    on: () => () => undefined,
  };
}

/** Questions stay open, as those of a search that is under way. */
const NO_ENGINE: EngineClient = { ask: () => new Promise(() => undefined) };

let worker: StoppableEngine | null = null;

/** One worker for the whole page; no cell may end it for the others. */
function sharedEngine(): StoppableEngine {
  worker ??= startEngine((message) => console.error(message));
  return { ask: worker.ask, stop: () => undefined };
}

/** Services in a game, in which nothing is ever answered. */
export function galleryServices(session: Partial<SessionState> = {}): WindowServices {
  const services = createServices(createBridge(hostThat(NEWCOMER)), NO_ENGINE, () => ({
    ...NO_ENGINE,
    stop: () => undefined,
  }));
  services.get(SESSION).store.setState({ stage: { name: 'playing' }, ...session });
  return services;
}

/** Services over a player's data, with the core in a worker behind it. */
export function playerServices(answers: SampleAnswers): WindowServices {
  const services = createServices(createBridge(hostThat(answers)), sharedEngine(), sharedEngine);
  void services.get(SETTINGS).load();
  void services.get(LIBRARY).load();
  return services;
}
