// How the program is bundled, for Electron's bundles (electron.vite.config.ts) and for the command line's alike.

/** Small files start sooner; electron-vite leaves them as they are unless it is told. */
export const minify = true;

/**
 * Constants are written where they are used, and what remains of them stays constant (a bundle would make variables
 * of them). The compiler then sees their values: the engine is a seventh faster.
 */
export const optimization = /** @type {const} */ ({ inlineConst: { mode: 'all', pass: 4 } });
export const topLevelVar = false;

/** How long each plugin takes is no message for a first start. */
export const checks = { bundlerTimings: false };
