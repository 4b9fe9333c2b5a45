/** Stored with every deal and in every share code. Whatever changes the board of any seed makes a new version. */
export const DEALER_VERSION = 1;
