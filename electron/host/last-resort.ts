/**
 * Handles uncaught bugs: a bug is logged, the player is told, and the process ends. Nothing else is lost:
 * every accepted move is in the database already. Returns the function that does so, for a bug that was
 * caught elsewhere.
 */
export function endOnUncaughtBugs(
  onBug: (error: unknown) => void,
  tellAndEnd: () => void,
): (error: unknown) => void {
  let isEnding = false;
  const end = (error: unknown) => {
    onBug(error);
    // A bug of the ending itself is logged and begins no other.
    if (isEnding) return;
    isEnding = true;
    tellAndEnd();
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
  return end;
}

/**
 * Ends this process as a power cut would, for a storage that does not close: an orderly end would wait for its thread,
 * and the thread waits for the disk.
 */
export function endAtOnce(): void {
  process.kill(process.pid, 'SIGKILL');
}
