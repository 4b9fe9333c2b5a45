import { MAX_KINDS } from '../templates/limits.ts';

/** The value of the setting that stands for the player's own pictures. */
export const OWN_TILE_SET = 'own';
/** One for each kind that a board may have. */
export const MAX_OWN_PICTURES = MAX_KINDS;
/** Most characters of a picture's name. */
export const MAX_PICTURE_NAME = 40;
