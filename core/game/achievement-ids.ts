/**
 * The ids of all achievements, from the easy ones to the rare ones, which is the order in which they are shown; then those that are
 * no longer earned. An id is stored for ever. What earns each says `ACHIEVEMENTS`, which a start has no use for.
 */
export const ACHIEVEMENT_IDS = [
  'ten-boards',
  'thousand-pairs',
  'six-shapes',
  'back-from-dead',
  'combo-10',
  'sure-hand',
  'level-6',
  'quicker-eye',
  'fifty-boards',
  'twelve-shapes',
  'narrow-path',
  'one-breath',
  'level-8',
  'ten-thousand-pairs',
  'first-board',
  'own-hand',
  'combo-5',
  'quick-eye',
  'straight-ways',
  'winding-ways',
  'moving-ground',
  'level-3',
  'level-10',
] as const;

/** The id of an achievement, as it is stored. */
export type AchievementId = (typeof ACHIEVEMENT_IDS)[number];
