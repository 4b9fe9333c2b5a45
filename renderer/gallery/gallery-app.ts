/** An app that no host and no worker stand behind: the gallery sets what its stores hold. */
import { createBridge } from '../bridge/bridge.ts';
import type { EngineClient } from '../engine/client.ts';
import { type App, createApp } from '../state/app.ts';
import type { SessionState } from '../state/play/session-state.ts';

const NO_HOST = {
  call: () => Promise.resolve({ ok: false, error: { code: 'unknown-channel', detail: '' } } as const),
  on: () => () => undefined,
};

/** Questions stay open, as those of a search that is under way. */
const NO_ENGINE: EngineClient = { ask: () => new Promise(() => undefined) };

export function createGalleryApp(session: Partial<SessionState> = {}): App {
  const app = createApp(createBridge(NO_HOST), NO_ENGINE, () => ({ ...NO_ENGINE, stop: () => undefined }));
  app.session.store.setState({ stage: { name: 'playing' }, ...session });
  return app;
}
