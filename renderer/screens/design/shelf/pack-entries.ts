import type { StoredDesign } from '../../../../core/contract/designs.ts';
import { entriesOf, onceEach } from '../../../../core/contract/pack-entries.ts';
import type { StoredPack } from '../../../../core/contract/packs.ts';
import type { PackDeal } from '../../../../core/templates/pack-deal.ts';
import { type Level, levelsIn, levelsOf } from '../../../state/editor/own-levels.ts';
import type { ShelfEntry, Sort } from './shelf-entries.ts';

export interface PackEntry {
  readonly pack: StoredPack;
  /** In the order in which they are played. */
  readonly levels: readonly Level[];
}

/** The packs with their levels, of the templates that were saved. */
export function packEntries(packs: readonly StoredPack[], designs: readonly StoredDesign[]): PackEntry[] {
  const levels = levelsOf(designs);
  return packs.map((pack) => ({ pack, levels: levelsIn(pack, levels) }));
}

/** The deals of each template that were measured as levels of packs, by the id of the template; each once. */
export function measuredDeals(packs: readonly StoredPack[]): ReadonlyMap<string, readonly PackDeal[]> {
  const found = new Map<string, PackDeal[]>();
  for (const { designId, deal } of onceEach(packs.flatMap(entriesOf))) {
    if (deal?.measured !== undefined) found.set(designId, [...(found.get(designId) ?? []), deal]);
  }
  return found;
}

/** Templates that the packs show already, apart from the others; a draft is never one of them. */
export function apartFromPacks(
  entries: readonly ShelfEntry[],
  packs: readonly PackEntry[],
): { readonly shown: readonly ShelfEntry[]; readonly packed: readonly ShelfEntry[] } {
  const inside = new Set(packs.flatMap(({ levels }) => levels.map(({ id }) => id)));
  const isPacked = ({ stored }: ShelfEntry) => stored.draft === null && inside.has(stored.id);
  return { shown: entries.filter((entry) => !isPacked(entry)), packed: entries.filter(isPacked) };
}

/** The packs that a search finds, in the order that was asked for. */
export function arrangedPacks(
  entries: readonly PackEntry[],
  query: string,
  sort: Sort,
  language: string,
): PackEntry[] {
  const wanted = query.trim().toLowerCase();
  const found = entries.filter(({ pack: { name, author } }) =>
    [name, author].some((text) => text.toLowerCase().includes(wanted)),
  );
  if (sort === 'name') return found.sort((a, b) => a.pack.name.localeCompare(b.pack.name, language));
  return sort === 'slots' ? found.sort((a, b) => a.levels.length - b.levels.length) : found;
}

/** The list with one item moved by so many places, as far as there are places. */
export function moved<T>(items: readonly T[], from: number, by: number): T[] {
  const to = Math.max(0, Math.min(items.length - 1, from + by));
  const item = items[from];
  if (item === undefined) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
