import type { SearchRecording } from './record-search.ts';

export interface Fewest {
  /** The places of those that needed the fewest. */
  readonly places: readonly number[];
  readonly looks: number;
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
  const looks = Math.min(...ended.map((each) => each.looks));
  return { looks, places: ended.flatMap((each, place) => (each.looks === looks ? [place] : [])) };
}
