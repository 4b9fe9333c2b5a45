/** The time in which no page plays. */
export interface Linger {
  /** A page begins to play, or has gone. */
  onPage(isThere: boolean): void;
}

/** Calls `end` when no page has played for `ms`, also when none ever came. */
export function startLinger(ms: number, end: () => void): Linger {
  let alone = setTimeout(end, ms);
  return {
    onPage(isThere) {
      clearTimeout(alone);
      if (!isThere) alone = setTimeout(end, ms);
    },
  };
}
