import type { Weeks } from './use-players.ts';

/** The places of those who cleared the board of the week without help, the quickest first; equal times share one. */
export function weekPlaces(weeks: Weeks): Readonly<Record<string, number>> {
  const times = Object.entries(weeks).flatMap(([id, week]) =>
    week?.best != null && !week.best.isAssisted ? [{ id, elapsedMs: week.best.elapsedMs }] : [],
  );
  return Object.fromEntries(
    times.map(({ id, elapsedMs }) => [id, 1 + times.filter((other) => other.elapsedMs < elapsedMs).length]),
  );
}
