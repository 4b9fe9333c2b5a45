/** The channels whose answers rest on kept rows and sums; `counted-services.ts` answers them. */
export const COUNTED_CHANNELS = [
  'games.on-boards',
  'games.days',
  'games.ghosts',
  'games.ended',
  'games.facets',
  'scores.list',
  'scores.all',
  'statistics.read',
  'statistics.play',
  'statistics.games',
  'achievements.list',
  'puzzles.lost-games',
  'puzzles.recent-games',
  'profiles.week',
] as const;
export type CountedChannel = (typeof COUNTED_CHANNELS)[number];
