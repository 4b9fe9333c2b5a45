/** How the name of a file ends that holds one game. */
export const GAME_FILE_ENDING = '.twofold-game';

/** Whether a file holds a game, as far as its name tells. */
export function isGameFile(name: string): boolean {
  return name.toLowerCase().endsWith(GAME_FILE_ENDING);
}
