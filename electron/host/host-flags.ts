/** Given to the desktop program, it plays in the player's browser instead of in a window. */
export const BROWSER_FLAG = '--browser';
/** Given to either host, it checks a start step by step, over a folder of its own, instead of opening the game. */
export const CHECK_FLAG = '--check';
