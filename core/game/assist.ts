/** What marks a game as assisted. */
export const ASSISTS = ['hint', 'verdict', 'return', 'auto-play', 'undo', 'mercy', 'reshuffle'] as const;
/** One of `ASSISTS`. */
export type Assist = (typeof ASSISTS)[number];
/** Those that are journaled when they are asked for, whatever comes of it. */
export const PRESSED_ASSISTS = ['hint', 'verdict', 'auto-play'] as const satisfies readonly Assist[];
