/** How the name of a file ends that holds one game. */
export const GAME_FILE_ENDING = '.twofold-game';

/** Returns whether the name of a file is that of a game file; the content is not looked at. */
export function isGameFile(name: string): boolean {
  return name.toLowerCase().endsWith(GAME_FILE_ENDING);
}
