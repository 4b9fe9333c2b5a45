/** The templates of a pack, played one after another. */

import { createStore } from 'zustand/vanilla';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { serviceKey } from '../../services/services.ts';
import type { Navigation } from '../navigation.ts';

export interface PackOrder {
  readonly name: string;
  readonly templates: readonly TemplateRevision[];
}

/** The place of a game in the order of its pack. */
export interface PackPlace {
  readonly name: string;
  /** From 1. */
  readonly place: number;
  readonly count: number;
  /** Null at the end. */
  readonly next: TemplateRevision | null;
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

/** The place of a template in the order of a pack; null when it is not in it. */
export function placeIn(packOrder: PackOrder | null, hash: string): PackPlace | null {
  const at = packOrder?.templates.findIndex((template) => template.hash === hash) ?? -1;
  if (packOrder === null || at < 0) return null;
  const { name, templates } = packOrder;
  return { name, place: at + 1, count: templates.length, next: templates[at + 1] ?? null };
}

export const PACK_ORDER = serviceKey<PackOrderStore>('pack order');
