import { flushSync } from 'react-dom';

/** A board that is not there after so long is waited for at the table. */
const PATIENCE_MS = 300;

/**
 * Shows the next screen while the one before fades, once `ready` says that there is something to show. At once where motion is not
 * wanted, and in a browser without view transitions.
 */
export async function fadeInto(show: () => void, ready: Promise<unknown>): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || document.startViewTransition === undefined) return show();
  await Promise.race([
    ready.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
  document.documentElement.dataset.enters = 'table';
  const transition = document.startViewTransition(() => flushSync(show));
  // A transition that another one cuts short is over too.
  await transition.finished.catch(() => undefined);
  delete document.documentElement.dataset.enters;
}
