/** Reads, and gives `otherwise` in place of what is damaged, or throws: as the policy of the whole reading says. */
export type Attempt = <T>(read: () => T, otherwise: T) => T;
