/** What the home screen lists: templates, unfinished games and the best run of the timed challenge. */
import { createStore } from 'zustand/vanilla';
import type { BridgeErrorCode } from '../../core/contract/contract.ts';
import type { GameSummary } from '../../core/contract/schemas.ts';
import type { TemplateRevision } from '../../core/templates/template.ts';
import type { Bridge } from '../bridge/bridge.ts';

export interface LibraryState {
  readonly templates: readonly TemplateRevision[];
  /** Unfinished games, last played first. */
  readonly games: readonly GameSummary[];
  readonly timedBest: number | null;
  /** Why something could not be read, or null. */
  readonly trouble: BridgeErrorCode | null;
}

export interface Library {
  readonly store: ReturnType<typeof createLibraryStore>;
  load(): Promise<void>;
}

function createLibraryStore() {
  return createStore<LibraryState>(() => ({ templates: [], games: [], timedBest: null, trouble: null }));
}

export function createLibrary(bridge: Bridge): Library {
  const store = createLibraryStore();
  return {
    store,
    async load() {
      const [templates, games, timed] = await Promise.all([
        bridge.call('templates.list', null),
        bridge.call('games.list', null),
        bridge.call('scores.list', { mode: 'timed', templateHash: null, assisted: false }),
      ]);
      const refused = [templates, games, timed].find((answer) => !answer.ok);
      const before = store.getState();
      store.setState({
        templates: templates.ok ? templates.value : before.templates,
        games: games.ok ? games.value : before.games,
        timedBest: timed.ok ? (timed.value[0]?.score.total ?? null) : before.timedBest,
        trouble: refused === undefined || refused.ok ? null : refused.error.code,
      });
    },
  };
}
