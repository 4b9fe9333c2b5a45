/** The limits of a template of the app, and of what a pack says of a deal. Apart from the schemas, so that a window loads none for a number. */

/** Fewest cells on a side of a board in the app. */
export const MIN_APP_SIDE = 4;
/** Most cells on a side of a board in the app. */
export const MAX_APP_SIDE = 64;
/** Most cells of a board in the app. */
export const MAX_AREA = MAX_APP_SIDE * MAX_APP_SIDE;
/** Most kinds of a deal in the app: each needs a picture of its own. The core itself deals any number. */
export const MAX_KINDS = 48;
/** Most characters of a name, counted as a reader counts them (code points). */
export const MAX_NAME_LENGTH = 60;
/** Most tags of a design. */
export const MAX_TAGS = 8;
/** Most characters of a tag, in code points. */
export const MAX_TAG_LENGTH = 24;
/** The highest version of a dealer or of a simulated player that a pack may name. */
export const MAX_VERSION = 1_000;
/** Most games of a measure in a pack. */
export const MAX_GAMES = 1_000_000;
/** Longest time of the third star, in seconds. */
export const MAX_STAR_SECONDS = 36_000;
