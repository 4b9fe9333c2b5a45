/** The ending of the name of a file that holds one game. */
export const GAME_FILE_ENDING = '.twofold-game';

/** Returns whether the name of a file is that of a game file; the content is not looked at. */
export function isGameFile(name: string): boolean {
  return name.toLowerCase().endsWith(GAME_FILE_ENDING);
}

/** Most units of the text of such a file: more than any game that was played by hand. */
export const MAX_GAME_FILE_UNITS = 8 * 1_048_576;
