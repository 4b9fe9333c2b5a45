interface Pace {
  /** The time from the start to the first look. */
  readonly firstMs: number;
  readonly everyMs: number;
}

/** Calls `look` at that pace; its timers do not keep the process alive. Returns what ends it. */
export function runPeriodically({ firstMs, everyMs }: Pace, look: () => void): () => void {
  const first = setTimeout(look, firstMs);
  const later = setInterval(look, everyMs);
  first.unref();
  later.unref();
  return () => {
    clearTimeout(first);
    clearInterval(later);
  };
}
