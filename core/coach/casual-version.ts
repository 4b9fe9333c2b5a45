/** The version of the casual player; everything that is graded by it names it. */
export const CASUAL_PLAYER_VERSION = 1;
