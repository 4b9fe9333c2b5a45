/** The kinds of help that mark a game as assisted. */
export const ASSISTS = [
  'hint',
  'verdict',
  'return',
  'auto-play',
  'undo',
  'mercy',
  'reshuffle',
  /** The player is told when the board becomes lost, or when a choice may lose it. */
  'warning',
  /** The game was gone on with from a position of another one. */
  'play-on',
  /** A run was interrupted more than once, see `countsInterruptions`. */
  'interruption',
] as const;
/** One of `ASSISTS`. */
export type Assist = (typeof ASSISTS)[number];
/** Those that have an entry of their own in the journal, written when they begin, whatever comes of them. */
export const PRESSED_ASSISTS = [
  'hint',
  'verdict',
  'auto-play',
  'warning',
  'play-on',
] as const satisfies readonly Assist[];
