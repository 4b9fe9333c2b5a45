import { pathTo, type ReplayedGame } from './replayed-game.ts';

/** Returns what is on the way to the end of a game besides links: mercy before a reshuffle. Linear in the way. */
export function wayOf(game: ReplayedGame): 'mercy' | 'reshuffle' | 'links' {
  const ways = new Set(pathTo(game, game.last).map((node) => game.nodes[node]?.by));
  if (ways.has('mercy')) return 'mercy';
  return ways.has('reshuffle') ? 'reshuffle' : 'links';
}
