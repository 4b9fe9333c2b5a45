/** The critical choices of the player's last games, looked for one game after the other. */
import { createStore } from 'zustand/vanilla';
import {
  type ChoiceTally,
  type GameChoice,
  tallyChoices,
  type Weakness,
  weakestOf,
} from '../../../core/coach/choice-tally.ts';
import type { NamedTechnique } from '../../../core/coach/choice-technique.ts';
import type { RecentGame } from '../../../core/contract/puzzle-channels.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { FindCard } from './puzzle-sets.ts';

/** The techniques by which choices are told, in this order; null is for those that none explains. */
export const TOLD_TECHNIQUES: readonly (NamedTechnique | null)[] = [
  'most-open',
  'rest-pairs',
  'last-pair',
  null,
];

/** A choice with the game in which it was made. */
export interface RecentChoice extends GameChoice {
  readonly game: RecentGame;
}

export interface RecentChoicesState {
  /** Null until they were listed. */
  readonly games: readonly RecentGame[] | null;
  /** The number of them that were looked through. */
  readonly read: number;
  /** Those whose choices are known: they could be loaded and judged. */
  readonly judged: readonly RecentGame[];
  readonly choices: readonly RecentChoice[];
}

export interface RecentChoices {
  readonly store: ReturnType<typeof createChoicesStore>;
  /** Lists the games and looks through those that were not yet. */
  load(): Promise<void>;
}

function createChoicesStore() {
  return createStore<RecentChoicesState>(() => ({ games: null, read: 0, judged: [], choices: [] }));
}

export function createRecentChoices(bridge: Bridge, engine: EngineClient): RecentChoices {
  const store = createChoicesStore();
  /** By game: one that is over never changes. */
  const known = new Map<string, readonly GameChoice[]>();
  let isLoading = false;

  /** Null where a game could not be loaded or judged; it is tried again the next time. */
  async function choicesOf({ gameId }: RecentGame): Promise<readonly GameChoice[] | null> {
    const before = known.get(gameId);
    if (before !== undefined) return before;
    const saved = await bridge.call('games.load', { gameId });
    if (!saved.ok) return null;
    const { setup, journal } = saved.value;
    const kept = await bridge.call('reviews.read', { gameId });
    const review = kept.ok && kept.value?.entries === journal.length ? kept.value : null;
    const found = await engine.ask({ type: 'game-choices', setup, journal, review });
    if (!found.ok) return null;
    known.set(gameId, found.value);
    return found.value;
  }

  async function lookThrough(): Promise<void> {
    const listed = await bridge.call('puzzles.recent-games', null);
    if (!listed.ok) return;
    const games = listed.value;
    const choices: RecentChoice[] = [];
    const judged: RecentGame[] = [];
    // A later look shows what it found once it is over: until then the former one stands.
    const isShown = !isAllRead(store.getState());
    for (const [index, game] of games.entries()) {
      const found = await choicesOf(game);
      if (found !== null) judged.push(game);
      choices.push(...(found ?? []).map((choice) => ({ ...choice, game })));
      // Each as soon as it is found: the next game may take seconds.
      if (isShown || index === games.length - 1)
        store.setState({ games, read: index + 1, judged: [...judged], choices: [...choices] });
    }
    if (games.length === 0) store.setState({ games });
  }

  return {
    store,
    async load() {
      if (isLoading) return;
      isLoading = true;
      await lookThrough();
      isLoading = false;
    },
  };
}

/** The choices by the technique that explains them. */
export function talliesOf({ choices }: Pick<RecentChoicesState, 'choices'>): ChoiceTally[] {
  return tallyChoices(choices, TOLD_TECHNIQUES);
}

/** The player's own mistakes that one technique decides, or none that is known. */
export interface MistakeGroup {
  readonly technique: NamedTechnique | null;
  readonly cards: readonly FindCard[];
}

/** Own mistakes by the technique that decides them, those of none or of games that were not looked through last. */
export function mistakesByTechnique(
  mistakes: readonly FindCard[],
  { choices }: Pick<RecentChoicesState, 'choices'>,
): MistakeGroup[] {
  const keyOf = (gameId: string, moveNumber: number) => `${gameId} ${moveNumber}`;
  const techniqueOf = new Map(
    choices.map(({ game, moveNumber, technique }) => [keyOf(game.gameId, moveNumber), technique]),
  );
  const decidedBy = ({ mistake }: FindCard) =>
    mistake === null ? null : (techniqueOf.get(keyOf(mistake.gameId, mistake.moveNumber)) ?? null);
  return TOLD_TECHNIQUES.flatMap((technique) => {
    const cards = mistakes.filter((card) => decidedBy(card) === technique);
    return cards.length === 0 ? [] : [{ technique, cards }];
  });
}

/** Returns whether every listed game was looked through. */
export function isAllRead({ games, read }: Pick<RecentChoicesState, 'games' | 'read'>): boolean {
  return games !== null && read >= games.length;
}

/** The technique to train next: the one by which most choices were lost; null before one was, and before all games are read. */
export function nextToTrain(state: Pick<RecentChoicesState, 'games' | 'read' | 'choices'>): Weakness | null {
  return isAllRead(state) ? weakestOf(talliesOf(state)) : null;
}

/** Counts over the games played after an instant, out of `count` listed games; those of choices are whole only if all were judged. */
export function playedSince({ games, judged, choices }: RecentChoicesState, since: number) {
  const played = (games ?? []).filter(({ playedAt }) => playedAt > since);
  const made = choices.filter(({ game }) => game.playedAt > since);
  return {
    count: games?.length ?? 0,
    played: played.length,
    lost: played.filter(({ isLost }) => isLost).length,
    isJudged: played.every((game) => judged.includes(game)),
    made: made.length,
    kept: made.filter(({ isKept }) => isKept).length,
  };
}
