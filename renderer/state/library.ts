/**
 * The lists of the home screen: templates, unfinished games, and the best score of each mode that has one
 * table.
 */

import { createStore } from 'zustand/vanilla';
import type { BridgeErrorCode } from '../../core/contract/contract.ts';
import type { GameSummary } from '../../core/contract/schemas.ts';
import { MODE_IDS } from '../../core/game/modes/mode-ids.ts';
import { MODES, type Mode } from '../../core/game/modes/table.ts';
import type { TemplateRevision } from '../../core/templates/template.ts';
import type { Bridge, BridgeResult } from '../bridge/bridge.ts';
import { serviceKey } from '../services/services.ts';

export interface LibraryState {
  readonly templates: readonly TemplateRevision[];
  /** Unfinished games, last played first. */
  readonly games: readonly GameSummary[];
  /** The best total without help in a mode with one score table; a mode without a score is absent. */
  readonly bests: ReadonlyMap<Mode, number>;
  /** Why something could not be read, or null. */
  readonly trouble: BridgeErrorCode | null;
}

export interface Library {
  readonly store: ReturnType<typeof createLibraryStore>;
  load(): Promise<void>;
}

function createLibraryStore() {
  return createStore<LibraryState>(() => ({ templates: [], games: [], bests: new Map(), trouble: null }));
}

/** The modes whose games all stand in one table. */
const RANKED = MODE_IDS.filter((mode) => MODES[mode].scoreTable === 'mode');

function bestOf(answer: BridgeResult<'scores.list'>): (readonly [Mode, number])[] {
  const [best] = answer.ok ? answer.value : [];
  return best === undefined ? [] : [[best.mode, best.score.total]];
}

export function createLibrary(bridge: Bridge): Library {
  const store = createLibraryStore();
  return {
    store,
    async load() {
      const [templates, games, ...scores] = await Promise.all([
        bridge.call('templates.list', null),
        bridge.call('games.list', null),
        ...RANKED.map((mode) => bridge.call('scores.list', { mode, templateHash: null, assisted: false })),
      ]);
      const refused = [templates, games, ...scores].find((answer) => !answer.ok);
      const before = store.getState();
      store.setState({
        templates: templates.ok ? templates.value : before.templates,
        games: games.ok ? games.value : before.games,
        bests: new Map([...before.bests, ...scores.flatMap(bestOf)]),
        trouble: refused === undefined || refused.ok ? null : refused.error.code,
      });
    },
  };
}

export const LIBRARY = serviceKey<Library>('library');
