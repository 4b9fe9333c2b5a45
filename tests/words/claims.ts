/** How a text is told that says whether a board can be won. */

/** *proved*: only after a proof. *unproved*: there was none, and the sentence says so. *unknown*: nothing is said of the board. */
export type Says = 'proved' | 'unproved' | 'unknown';

/** Says that something is proved, and not that it is not. */
export const CLAIMS_PROOF = /(?<!not |be |nothing is )\bproved\b/i;

export const CHINESE_CLAIM = /证明|没有结论|消不完|能消完|能赢|不可能|可能会输/;
