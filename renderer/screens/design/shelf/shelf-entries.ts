import { countSlots } from '../../../../core/board/board.ts';
import type { StoredDesign } from '../../../../core/contract/designs.ts';
import type { Design } from '../../../../core/templates/design.ts';
import { latestOf } from '../../../state/editor/design-shelf.ts';

export const SORTS = ['changed', 'name', 'slots'] as const;
export type Sort = (typeof SORTS)[number];

/** A stored design with the drawing that stands for it. */
export interface ShelfEntry {
  readonly stored: StoredDesign;
  readonly design: Design;
}

/** The entries that a search finds, in the order that was asked for. */
export function arranged(
  designs: readonly StoredDesign[],
  query: string,
  sort: Sort,
  language: string,
): ShelfEntry[] {
  const wanted = query.trim().toLowerCase();
  const entries = designs.flatMap((stored) => {
    const design = latestOf(stored);
    return design === null ? [] : [{ stored, design }];
  });
  const found = entries.filter(({ design: { name, author, tags } }) =>
    [name, author, ...tags].some((text) => text.toLowerCase().includes(wanted)),
  );
  if (sort === 'name') return found.sort((a, b) => a.design.name.localeCompare(b.design.name, language));
  return sort === 'slots'
    ? found.sort((a, b) => countSlots(a.design.marks) - countSlots(b.design.marks))
    : found;
}

/** The names that several entries have: something else must tell these apart. */
export function namesOfSeveral(entries: readonly ShelfEntry[]): ReadonlySet<string> {
  const names = entries.map(({ design }) => design.name);
  return new Set(names.filter((name, place) => names.indexOf(name) !== place));
}
