/** Long work of the storage's thread in slices, so that other requests are answered between two of them. */

/** Short enough that a move made meanwhile is accepted before it is noticed. */
const SLICE_MS = 8;

export type Pause = () => Promise<void>;

/** Requests that came meanwhile are answered first. */
export const giveWay: Pause = () => new Promise((resolve) => setImmediate(resolve));

/** Runs work to its end, with a pause before each slice. Each of its steps must be short. */
export async function inSlices<T>(
  work: Iterator<unknown, T>,
  pause: Pause = giveWay,
  clock: () => number = () => performance.now(),
): Promise<T> {
  for (;;) {
    await pause();
    const end = clock() + SLICE_MS;
    do {
      const next = work.next();
      if (next.done) return next.value;
    } while (clock() < end);
  }
}
