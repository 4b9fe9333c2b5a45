/** The entries and values that the storage answered as accepted: the measure for everything that it shows later. */
import type { Entry, GameSetup } from '../../../core/game/setup/entry.ts';

export interface AcceptedGame {
  readonly setup: GameSetup;
  /** Accepted entries in order, each as JSON. */
  readonly entries: string[];
  /** Most entries that were ever sent, accepted or not: those behind the accepted ones may stand or not. */
  most: number;
  /** True if the score that `games.finish` answered has to be there. */
  isScored: boolean;
  /** The score that was ever answered; null before. */
  total: number | null;
  /** Told as lost as a whole. A later recovery may find it all the same. */
  isGone: boolean;
}

/** A value that is replaced by each newer one. */
export interface AcceptedValue<T> {
  /** Accepted values, the newest last. */
  readonly accepted: T[];
  /** Values that were sent after the newest and not accepted. */
  unsure: T[];
}

export interface Accepted {
  readonly games: Map<string, AcceptedGame>;
  /** Deals whose `games.start` was not answered well: such a game may be there, with an id that was never heard. */
  readonly unsureDeals: Set<number>;
  readonly volume: AcceptedValue<number>;
  /** Saved states of the one own template, as JSON. */
  readonly design: AcceptedValue<string>;
}

export function nothingAccepted(): Accepted {
  return {
    games: new Map(),
    unsureDeals: new Set(),
    volume: { accepted: [], unsure: [] },
    design: { accepted: [], unsure: [] },
  };
}

export function copyOf(accepted: Accepted): Accepted {
  return structuredClone(accepted);
}

export function newGame(setup: GameSetup): AcceptedGame {
  return { setup, entries: [], most: 0, isScored: false, total: null, isGone: false };
}

/** Returns the rest of it after the player was told that all of it is gone: anything may be found, nothing has to be. */
export function withoutAll(accepted: Accepted): Accepted {
  const games = new Map<string, AcceptedGame>();
  for (const [id, game] of accepted.games)
    games.set(id, { ...game, entries: [], isScored: false, isGone: true });
  const forget = <T>({ accepted: values, unsure }: AcceptedValue<T>) => ({
    accepted: [],
    unsure: [...values, ...unsure],
  });
  return {
    games,
    unsureDeals: new Set(accepted.unsureDeals),
    volume: forget(accepted.volume),
    design: forget(accepted.design),
  };
}

/** Notes the entry of a place that was sent. */
export function noteEntry(game: AcceptedGame, place: number, entry: Entry, isAccepted: boolean): void {
  game.most = Math.max(game.most, place + 1);
  if (isAccepted) game.entries.push(JSON.stringify(entry));
}

/** Notes a value that was sent. */
export function noteValue<T>(value: AcceptedValue<T>, sent: T, isAccepted: boolean): void {
  if (!isAccepted) value.unsure.push(sent);
  else {
    value.accepted.push(sent);
    value.unsure = [];
  }
}
