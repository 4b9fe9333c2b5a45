import type { SearchRecording } from './record-search.ts';

export interface Fewest {
  /** The places of those that needed the fewest. */
  readonly places: readonly number[];
  readonly looks: number;
  /** One that needed the most, and how many. */
  readonly most: { readonly place: number; readonly looks: number };
}

/** Compares what the searches of one pair examined; null where one gave a wrong answer, was cut, or stands alone. */
export function fewestOf(
  recordings: readonly (Pick<SearchRecording, 'looks' | 'isCut' | 'verdict'> | null)[],
): Fewest | null {
  const ended = recordings.filter((each) => each !== null);
  const areComparable =
    ended.length === recordings.length &&
    ended.length > 1 &&
    ended.every(({ isCut, verdict }) => !isCut && (verdict === 'found' || verdict === 'none'));
  if (!areComparable) return null;
  const all = ended.map((each) => each.looks);
  const [looks, most] = [Math.min(...all), Math.max(...all)];
  const places = all.flatMap((each, place) => (each === looks ? [place] : []));
  return { looks, places, most: { place: all.indexOf(most), looks: most } };
}
