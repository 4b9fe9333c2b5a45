/** The number of the latest news; the settings hold the last one that was told. */
export const NEWS = 1;
