/** Changes whenever a review of the same game may come out otherwise: one that was kept is then made anew. */
export const REVIEW_VERSION = 8;
