/** Most bytes of a file of games: as much as the app imports. */
export const MAX_GAMES_BYTES = 256 * 1024 * 1024;
