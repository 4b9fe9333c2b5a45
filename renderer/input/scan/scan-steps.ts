/**
 * Scanning with one switch, pure: a light goes on at the player's pace over the parts of the page. The switch enters a lit part,
 * where the light goes on over its own parts, or chooses it when it has none. A part in which nothing is chosen is left again.
 */

/** A part of the page: one thing to choose, or several parts that are entered together. */
export type ScanPart<T> = { readonly item: T } | { readonly parts: ScanParts<T> };
export type ScanParts<T> = readonly ScanPart<T>[];

export interface ScanPlace {
  /** The index of the lit part, after those of the parts around it from the outside in. */
  readonly path: readonly number[];
  /** The number of times that the light has moved on among these parts. */
  readonly steps: number;
}

/** Parts in which nothing is chosen are left after so many rounds. */
export const ROUNDS_WITHIN = 2;
/** The first part of a round is lit for so many times the pace, so that it can be seen where the light begins. */
export const FIRST_PAUSE = 2;
/** More parts than these are lit in groups first. */
const MOST_AT_ONCE = 16;

export const BEGINNING: ScanPlace = { path: [0], steps: 0 };

/** Returns the part at a path, or null when there is none. */
export function partAt<T>(parts: ScanParts<T>, path: readonly number[]): ScanPart<T> | null {
  const [first, ...rest] = path;
  const part = first === undefined ? undefined : parts[first];
  if (part === undefined || rest.length === 0) return part ?? null;
  return 'parts' in part ? partAt(part.parts, rest) : null;
}

function countAround<T>(parts: ScanParts<T>, path: readonly number[]): number {
  const around = path.length === 1 ? { parts } : partAt(parts, path.slice(0, -1));
  return around !== null && 'parts' in around ? around.parts.length : 0;
}

/** Returns where the light is one step later. */
export function stepScan<T>(parts: ScanParts<T>, { path, steps }: ScanPlace): ScanPlace {
  const count = countAround(parts, path);
  const last = path.at(-1) ?? 0;
  if (path.length > 1 && steps + 1 >= count * ROUNDS_WITHIN) return { path: path.slice(0, -1), steps: 0 };
  return { path: path.with(-1, (last + 1) % count), steps: steps + 1 };
}

/** Returns for how many times the pace the light stays where it is. */
export function pauseAt({ path }: ScanPlace): number {
  return path.at(-1) === 0 ? FIRST_PAUSE : 1;
}

/** Returns what the switch does: it enters the lit part or chooses it; null when nothing is lit. */
export function pressSwitch<T>(
  parts: ScanParts<T>,
  { path }: ScanPlace,
):
  | { readonly type: 'enter'; readonly place: ScanPlace }
  | { readonly type: 'choose'; readonly item: T }
  | null {
  const part = partAt(parts, path);
  if (part === null) return null;
  if ('item' in part) return { type: 'choose', item: part.item };
  return { type: 'enter', place: { path: [...path, 0], steps: 0 } };
}

/** Returns all that can be chosen within a part, in the order of the light. */
export function itemsIn<T>(part: ScanPart<T>): readonly T[] {
  return 'item' in part ? [part.item] : part.parts.flatMap(itemsIn);
}

/** Makes one part of several, in groups where there are many; of one it is that one. */
export function asPart<T>(parts: ScanParts<T>): ScanPart<T> {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  if (parts.length <= MOST_AT_ONCE) return { parts };
  const size = Math.ceil(Math.sqrt(parts.length));
  const groups = Array.from({ length: Math.ceil(parts.length / size) }, (_, group) =>
    asPart(parts.slice(group * size, (group + 1) * size)),
  );
  return { parts: groups };
}

/** Returns the path to an item that `isMeant`, or null. */
function pathTo<T>(parts: ScanParts<T>, isMeant: (item: T) => boolean): readonly number[] | null {
  for (const [index, part] of parts.entries()) {
    if ('item' in part) {
      if (isMeant(part.item)) return [index];
      continue;
    }
    const rest = pathTo(part.parts, isMeant);
    if (rest !== null) return [index, ...rest];
  }
  return null;
}

/**
 * Returns where the light is after the page has changed: where it was, as long as what is lit is still there, else at the
 * beginning.
 */
export function carryOver<T>(
  before: ScanParts<T>,
  place: ScanPlace,
  after: ScanParts<T>,
  isSame: (a: T, b: T) => boolean,
): ScanPlace {
  const lit = partAt(before, place.path);
  const items = lit === null ? [] : itemsIn(lit);
  const path = items
    .map((item) => pathTo(after, (other) => isSame(item, other)))
    .find((each) => each !== null);
  if (path === undefined || path === null || path.length < place.path.length) return BEGINNING;
  return { path: path.slice(0, place.path.length), steps: place.steps };
}
