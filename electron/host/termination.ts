const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Calls `end` once: at the first signal, or when the command that started us is gone. */
export function onTermination(end: () => void): void {
  let isEnding = false;
  const endOnce = () => {
    if (isEnding) return;
    isEnding = true;
    end();
  };
  for (const signal of SIGNALS) process.on(signal, endOnce);
  process.on('disconnect', endOnce);
}
