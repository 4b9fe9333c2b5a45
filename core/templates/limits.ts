/** The sizes that a template of the app may have. Apart from the schemas, so that a window loads none for a number. */

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
