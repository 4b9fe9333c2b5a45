/** Timers that keep no process alive which wants to end. */
export interface Pace {
  /** How soon after the start the first look is taken. */
  readonly firstMs: number;
  readonly everyMs: number;
}

/** Calls `look` at that pace. Returns what ends it. */
export function lookRegularly({ firstMs, everyMs }: Pace, look: () => void): () => void {
  const first = setTimeout(look, firstMs);
  const later = setInterval(look, everyMs);
  first.unref();
  later.unref();
  return () => {
    clearTimeout(first);
    clearInterval(later);
  };
}
