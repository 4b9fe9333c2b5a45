/** Given to the desktop program, it plays in the player's browser instead of in a window. */
export const BROWSER_FLAG = '--browser';
