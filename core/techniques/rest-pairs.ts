import type { Engine } from '../engine/engine.ts';
import { ALWAYS, type Technique } from './technique.ts';

/** With more tiles of a kind left than this, it is not asked whether all of them can go. */
export const MOST_LEFT = 8;

/**
 * Take a pair only if the tiles of its kind that stay can go at once, pair by pair; the last two leave none. Without gravity a
 * pair for which that holds can never be a mistake: its kind goes as a whole, which only makes room.
 */
export const restPairs: Technique<'rest-pairs'> = {
  id: 'rest-pairs',
  appliesTo: ALWAYS,
  scores(choice) {
    const kinds = choice.moves.map(([a]) => choice.engine.kindAt(a));
    let move = 0;
    return choice.after((engine) => (goesAtOnce(engine, kinds[move++] ?? 0) ? 1 : 0));
  },
};

/** Returns whether all tiles of a kind can be taken by moves of that kind alone. The engine's position is restored. */
function goesAtOnce(engine: Engine, kind: number): boolean {
  const count = engine.countOf(kind);
  if (count === 0) return true;
  if (count > MOST_LEFT) return false;
  const tiles = new Int32Array(count);
  engine.tilesOf(kind, tiles);
  for (let one = 0; one < count; one++) {
    for (let other = one + 1; other < count; other++) {
      const [a, b] = [tiles[one] ?? 0, tiles[other] ?? 0];
      if (!engine.canLink(a, b)) continue;
      engine.apply(a, b);
      const goes = goesAtOnce(engine, kind);
      engine.takeBack();
      if (goes) return true;
    }
  }
  return false;
}
