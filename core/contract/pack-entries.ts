/** The entries of a pack as a player makes it: each an own template, mostly with the deal of it that is played. */
import { dealKey, type PackDeal } from '../templates/pack-deal.ts';

/** A pack as it crosses a border. Its deals, where it has any, stand in the order of its templates. */
export interface EntryLists {
  readonly designIds: readonly string[];
  readonly deals?: readonly (PackDeal | null)[];
}

/** A level of a pack. */
export interface KeptLevel {
  readonly designId: string;
  /** Null where any deal of the template will do. */
  readonly deal: PackDeal | null;
}

/** The entries of a pack in their order. */
export function entriesOf({ designIds, deals = [] }: EntryLists): KeptLevel[] {
  return designIds.map((designId, place) => ({ designId, deal: deals[place] ?? null }));
}

/** The lists of some entries; without a deal there is none of deals, as in packs from before there were any. */
export function listsOf(entries: readonly KeptLevel[]): EntryLists {
  const designIds = entries.map(({ designId }) => designId);
  if (entries.every(({ deal }) => deal === null)) return { designIds };
  return { designIds, deals: entries.map(({ deal }) => deal) };
}

/** The key that tells an entry from the others of its pack: no board stands in a pack twice. */
export function entryKey({ designId, deal }: KeptLevel): string {
  return `${designId} ${dealKey(deal)}`;
}

/** The entries without those of whose board one stands before them. */
export function onceEach<T extends KeptLevel>(entries: readonly T[]): T[] {
  const keys = entries.map(entryKey);
  return entries.filter((_, place) => keys.indexOf(keys[place] ?? '') === place);
}

/** Returns whether the lists belong together: as many deals as templates, and no board twice. */
export function areSoundLists(lists: EntryLists): boolean {
  const { designIds, deals } = lists;
  if (deals !== undefined && deals.length !== designIds.length) return false;
  return new Set(entriesOf(lists).map(entryKey)).size === designIds.length;
}
