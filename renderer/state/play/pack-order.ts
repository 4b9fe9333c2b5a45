/** The levels of a pack, played one after another. */

import { createStore } from 'zustand/vanilla';
import { DEALER_VERSIONS, type DealerVersion } from '../../../core/deal/dealer-version.ts';
import { levelIdOf } from '../../../core/game/setup/level-id.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { serviceKey } from '../../services/services.ts';
import type { Navigation } from '../navigation.ts';

/** A level as it is played: a template as it is filled there, and the seed of its deal; null where any will do. */
export interface OrderedLevel {
  readonly template: TemplateRevision;
  readonly deal: { readonly seed: number; readonly dealerVersion: DealerVersion } | null;
  /** The time of the third star; null where the level has none. */
  readonly starSeconds: number | null;
}

export interface PackOrder {
  readonly name: string;
  readonly levels: readonly OrderedLevel[];
}

/** The place of a game in the order of its pack. */
export interface PackPlace {
  readonly name: string;
  /** From 1. */
  readonly place: number;
  readonly count: number;
  readonly level: OrderedLevel;
  /** Null at the end. */
  readonly next: OrderedLevel | null;
}

export type PackOrderStore = ReturnType<typeof createPackOrder>;

/** The pack that is being played, or null. It is forgotten when the player leaves the games. */
export function createPackOrder(navigation: Navigation) {
  const store = createStore<{ readonly packOrder: PackOrder | null }>(() => ({ packOrder: null }));
  navigation.subscribe(({ path }) => {
    if (!path.includes('play')) store.setState({ packOrder: null });
  });
  return store;
}

/** The id that games on a level bear; null where any deal will do. */
export function idOfLevel({ template, deal }: OrderedLevel): string | null {
  return deal === null ? null : levelIdOf(template, deal);
}

/** The place of a game in the order of a pack, by its template and the id of its deal; null when it is not in it. */
export function placeIn(packOrder: PackOrder | null, hash: string, boardId?: string): PackPlace | null {
  const at =
    packOrder?.levels.findIndex((level) => {
      const id = idOfLevel(level);
      return id === null ? level.template.hash === hash : id === boardId;
    }) ?? -1;
  const level = packOrder?.levels[at];
  if (packOrder === null || level === undefined) return null;
  const { name, levels } = packOrder;
  return { name, place: at + 1, count: levels.length, level, next: levels[at + 1] ?? null };
}

/** The version of the dealer if this program has it. */
export function knownDealer(version: number): DealerVersion | null {
  return DEALER_VERSIONS.find((each) => each === version) ?? null;
}

export const PACK_ORDER = serviceKey<PackOrderStore>('pack order');
