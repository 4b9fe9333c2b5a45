/** Which packs hold which templates, so that one that holds them all is found without looking at every pack. */
import { type EntryLists, entriesOf, entryKey } from '../../../core/contract/pack-entries.ts';
import type { StoredPack } from '../../../core/contract/packs.ts';
import type { PackRow } from '../tables/packs-table.ts';

type Named = Pick<StoredPack, 'name' | 'author'> & EntryLists;

export interface Holders {
  /** The pack of this name and author that holds all of these templates, or null; one that is shown rather than a deleted one. */
  find(pack: Named): PackRow | null;
  /** Takes a pack in, in place of the one with the same id. */
  put(pack: PackRow): void;
}

interface Held {
  readonly pack: PackRow;
  readonly keys: ReadonlySet<string>;
}

/** `packs` in the order in which they are found. */
export function createHolders(packs: readonly PackRow[]): Holders {
  const all = new Map<string, Held>();
  const ids = new Map<string, Set<string>>();
  const idsAt = (key: string) => ids.get(key) ?? new Set<string>();

  function put(pack: PackRow): void {
    const before = all.get(pack.id)?.pack;
    if (before !== undefined) for (const key of keysOf(before, isShown(before))) idsAt(key).delete(pack.id);
    all.set(pack.id, { pack, keys: new Set(entriesOf(pack).map(entryKey)) });
    for (const key of keysOf(pack, isShown(pack))) ids.set(key, idsAt(key).add(pack.id));
  }

  /** Looks at the packs that hold the rarest of the templates. */
  function findAmong(wanted: Named, isOfShown: boolean): PackRow | null {
    const [named = new Set<string>(), ...others] = keysOf(wanted, isOfShown).map(idsAt);
    const fewest = others.reduce((least, each) => (each.size < least.size ? each : least), named);
    for (const id of fewest) {
      const held = all.get(id);
      if (held !== undefined && entriesOf(wanted).every((each) => held.keys.has(entryKey(each))))
        return held.pack;
    }
    return null;
  }

  packs.forEach(put);
  return { put, find: (wanted) => findAmong(wanted, true) ?? findAmong(wanted, false) };
}

function isShown({ deletedAt }: PackRow): boolean {
  return deletedAt === null;
}

/**
 * Returns the keys by which a pack is found: its name with its author, and the same with each of its
 * entries.
 */
function keysOf(pack: Named, isOfShown: boolean): string[] {
  const { name, author } = pack;
  const named = JSON.stringify([isOfShown, name, author]);
  return [named, ...entriesOf(pack).map((entry) => `${named} ${entryKey(entry)}`)];
}
