/** What marks a game as assisted. */
export const ASSISTS = [
  'hint',
  'verdict',
  'return',
  'auto-play',
  'undo',
  'mercy',
  'reshuffle',
  /** The player is told when the board becomes lost. */
  'warning',
  /** The game was gone on with from a position of another one. */
  'play-on',
] as const;
/** One of `ASSISTS`. */
export type Assist = (typeof ASSISTS)[number];
/** Those that are journaled by themselves, when they are asked for or begin, whatever comes of it. */
export const PRESSED_ASSISTS = [
  'hint',
  'verdict',
  'auto-play',
  'warning',
  'play-on',
] as const satisfies readonly Assist[];
