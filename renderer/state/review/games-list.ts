/** The list of games that are over: what the host finds of it by a search and filters, a page at a time. */

import { createStore } from 'zustand/vanilla';
import type { BridgeErrorCode } from '../../../core/contract/contract.ts';
import type { EndedGame, ListFacets, ListFilter, ListPlace } from '../../../core/contract/reviews.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { BRIDGE, type Bridge } from '../../bridge/bridge.ts';
import { serviceKey } from '../../services/services.ts';

export interface GamesState {
  /** The pages that were fetched of what is looked for. */
  readonly games: readonly EndedGame[];
  readonly templates: ReadonlyMap<string, TemplateRevision>;
  /** The number of games that match, of which those may be a part; null until it is known. */
  readonly count: number | null;
  /** The filters of the whole list; null until they are known. */
  readonly facets: ListFacets | null;
  readonly trouble: BridgeErrorCode | null;
}

export interface GamesList {
  readonly store: ReturnType<typeof createGamesStore>;
  /** Fetches the list anew: what it can be filtered by, and the first page of what is looked for. */
  load(filter?: ListFilter): Promise<void>;
  /** Fetches the first page of what is looked for from now on. */
  look(filter: ListFilter): Promise<void>;
  /** Fetches the next page, if there is one. */
  more(): Promise<void>;
}

/** Every game is looked for. */
export const EVERY_GAME: ListFilter = { ends: null, mode: null, templateHash: null, month: null, terms: [] };

const NOTHING: GamesState = { games: [], templates: new Map(), count: null, facets: null, trouble: null };

function createGamesStore() {
  return createStore<GamesState>(() => NOTHING);
}

export function createGamesList(bridge: Bridge): GamesList {
  const store = createGamesStore();
  let looking = 0;
  let filter = EVERY_GAME;
  let next: ListPlace | null = null;
  let isFetching = false;

  async function fetchPage(after: ListPlace | null): Promise<void> {
    const mine = looking;
    const page = await bridge.call('games.ended', { after, filter });
    if (mine !== looking) return;
    if (!page.ok) return store.setState({ trouble: page.error.code });
    const before = after === null ? NOTHING : store.getState();
    const templates = new Map(before.templates);
    for (const template of page.value.templates) templates.set(template.hash, template);
    next = page.value.next;
    store.setState({
      games: [...before.games, ...page.value.games],
      templates,
      count: page.value.count,
      trouble: null,
    });
  }

  async function look(wanted: ListFilter): Promise<void> {
    looking++;
    filter = wanted;
    next = null;
    isFetching = false;
    await fetchPage(null);
  }

  return {
    store,
    look,
    async load(wanted = filter) {
      const facets = bridge.call('games.facets', null);
      await look(wanted);
      const told = await facets;
      if (told.ok) store.setState({ facets: told.value });
      else store.setState({ trouble: told.error.code });
    },
    async more() {
      if (next === null || isFetching) return;
      isFetching = true;
      const mine = looking;
      await fetchPage(next);
      if (mine === looking) isFetching = false;
    },
  };
}

export const GAMES_LIST = serviceKey<GamesList>('games list');
/** Those that were played last: a list beside the other one, which may be filtered. */
export const LAST_GAMES = serviceKey<GamesList>('last games', (services) =>
  createGamesList(services.get(BRIDGE)),
);
