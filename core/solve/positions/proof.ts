/** The verdict on a position; `unknown` when the node limit was reached first. */
export type Proof = 'winnable' | 'lost' | 'unknown';
