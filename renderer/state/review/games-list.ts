/** The list of games that are over: fetched page by page, and what of it a search and filters leave. */
import { createStore } from 'zustand/vanilla';
import type { BridgeErrorCode } from '../../../core/contract/contract.ts';
import type { EndedGame, ListPlace } from '../../../core/contract/reviews.ts';
import type { Mode } from '../../../core/game/modes/table.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { localMonth } from '../local-date.ts';

export interface GamesState {
  readonly games: readonly EndedGame[];
  readonly templates: ReadonlyMap<string, TemplateRevision>;
  readonly isWhole: boolean;
  readonly trouble: BridgeErrorCode | null;
}

export interface GamesList {
  readonly store: ReturnType<typeof createGamesStore>;
  /** Fetches the list anew, all pages. */
  load(): Promise<void>;
}

const NOTHING: GamesState = { games: [], templates: new Map(), isWhole: false, trouble: null };

function createGamesStore() {
  return createStore<GamesState>(() => NOTHING);
}

export function createGamesList(bridge: Bridge): GamesList {
  const store = createGamesStore();
  let loading = 0;
  return {
    store,
    async load() {
      const mine = ++loading;
      let after: ListPlace | null = null;
      let games: readonly EndedGame[] = [];
      const templates = new Map<string, TemplateRevision>();
      do {
        const page: Awaited<ReturnType<typeof bridge.call<'games.ended'>>> = await bridge.call(
          'games.ended',
          {
            after,
          },
        );
        if (mine !== loading) return;
        if (!page.ok) return store.setState({ trouble: page.error.code, isWhole: true });
        games = [...games, ...page.value.games];
        for (const template of page.value.templates) templates.set(template.hash, template);
        after = page.value.next;
        store.setState({ games, templates: new Map(templates), isWhole: after === null, trouble: null });
      } while (after !== null);
    },
  };
}

export const END_FILTERS = ['all', 'won', 'lost', 'shown'] as const;
export type EndFilter = (typeof END_FILTERS)[number];

/** What is looked for; null and empty stand for everything. */
export interface GamesFilter {
  readonly end: EndFilter;
  readonly mode: Mode | null;
  readonly templateHash: string | null;
  /** `2026-11`, by the player's own calendar. */
  readonly month: string | null;
  readonly text: string;
}

export const NO_FILTER: GamesFilter = { end: 'all', mode: null, templateHash: null, month: null, text: '' };

/** Whether a game is one of those that are looked for; `words` are what its row says, for the search. */
export function isLookedFor(game: EndedGame, filter: GamesFilter, words: string): boolean {
  const { end, mode, templateHash, month, text } = filter;
  const isLost = game.end === 'given-up' || game.end === 'time-up';
  const isOfEnd = end === 'all' || (end === 'lost' ? isLost : game.end === end);
  const terms = text.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  const said = words.toLocaleLowerCase();
  return (
    isOfEnd &&
    (mode === null || game.mode === mode) &&
    (templateHash === null || game.templateHash === templateHash) &&
    (month === null || localMonth(game.playedAt) === month) &&
    terms.every((term) => said.includes(term))
  );
}
