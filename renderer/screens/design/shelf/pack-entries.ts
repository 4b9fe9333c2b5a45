import type { StoredDesign } from '../../../../core/contract/designs.ts';
import { entriesOf, entryKey } from '../../../../core/contract/pack-entries.ts';
import type { StoredPack } from '../../../../core/contract/packs.ts';
import { starSecondsOf } from '../../../../core/packs/star-seconds.ts';
import type { Design } from '../../../../core/templates/design.ts';
import type { PackDeal } from '../../../../core/templates/pack-deal.ts';
import { revisionOf } from '../../../state/editor/editor-services.ts';
import { knownDealer, type OrderedLevel } from '../../../state/play/pack-order.ts';
import type { Sort } from './shelf-entries.ts';

/** A level of a pack: a template as it was saved, and mostly a deal of it. */
export interface Level {
  /** The id of the template. */
  readonly id: string;
  readonly design: Design;
  /** Null where any deal will do. */
  readonly deal: PackDeal | null;
}

/** The key that tells a level from the others of its pack. */
export function levelKey({ id, deal }: Level): string {
  return entryKey({ designId: id, deal });
}

/** A level as it is played. */
export function orderedLevel({ design, deal }: Level): OrderedLevel {
  const dealerVersion = deal === null ? null : knownDealer(deal.dealerVersion);
  if (deal === null || dealerVersion === null)
    return { template: revisionOf(design), deal: null, starSeconds: null };
  const filling = { kinds: deal.kinds, copies: deal.copies };
  return {
    template: revisionOf({ ...design, filling }),
    deal: { seed: deal.seed, dealerVersion },
    starSeconds: deal.starSeconds ?? starSecondsOf(design),
  };
}

export interface PackEntry {
  readonly pack: StoredPack;
  /** In the order in which they are played. */
  readonly levels: readonly Level[];
}

/** Returns the levels that a pack can hold: every template that was saved. */
export function levelsOf(designs: readonly StoredDesign[]): Level[] {
  return designs.flatMap(({ id, saved }) => (saved === null ? [] : [{ id, design: saved, deal: null }]));
}

/** The packs that a search finds, in the order that was asked for. */
export function arrangedPacks(
  packs: readonly StoredPack[],
  designs: readonly StoredDesign[],
  query: string,
  sort: Sort,
  language: string,
): PackEntry[] {
  const levels = new Map(levelsOf(designs).map((level) => [level.id, level]));
  const wanted = query.trim().toLowerCase();
  const found = packs
    .filter(({ name, author }) => [name, author].some((text) => text.toLowerCase().includes(wanted)))
    .map((pack) => ({
      pack,
      levels: entriesOf(pack).flatMap(({ designId, deal }) => {
        const level = levels.get(designId);
        return level === undefined ? [] : [{ ...level, deal }];
      }),
    }));
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
