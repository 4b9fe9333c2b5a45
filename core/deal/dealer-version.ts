/**
 * The versions of the dealer, the newest last. Stored with every deal and in every share code; whatever changes the board of
 * any seed makes a new version. Codes stay good: every version that ever dealt still does.
 *
 * 1: the first of the games that are to prove a filling takes moves as the engine lists them.
 * 2: without gravity it goes from the inside outwards. This proves more fillings as they are, so fewer are mended.
 * 3: a board that was composed beforehand and comes with the game; its seed says which one, see composed-boards.ts.
 */
export const DEALER_VERSIONS = [1, 2, 3] as const;
export type DealerVersion = (typeof DEALER_VERSIONS)[number];
/** The version of the dealer for new boards. */
export const DEALER_VERSION = 2;
/** The version whose boards were composed. */
export const COMPOSED = 3;
