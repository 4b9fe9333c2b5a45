/** The installed program as the host of the player's browser: where its window fails, the game is played there. */
import { app } from 'electron';
import type { runHost } from '../browser/main.ts';
import { startLinger } from './linger.ts';

/** No terminal shows that it runs, and none may be there to end it. */
const LINGER_MS = 600_000;

/**
 * Runs the host's program with its `args`. Except on a Mac it answers never, until the host ends the process: Electron does
 * not become ready then, and needs no display.
 */
export async function startForBrowser(args: readonly string[], run: typeof runHost): Promise<void> {
  const { onPage } = startLinger(LINGER_MS, endHost);
  const running = run({ args, onPage }).then((serves) => {
    if (!serves) app.exit(Number(process.exitCode ?? 0));
  });
  // There a program that never becomes ready counts as one that hangs, and its icon in the Dock can end one that is.
  if (process.platform === 'darwin') return endWithDock();
  await running;
  return new Promise(() => undefined);
}

function endWithDock(): void {
  app.on('will-quit', (event) => {
    event.preventDefault();
    endHost();
  });
}

/** As the signal does that ends it in a terminal. */
function endHost(): void {
  process.emit('SIGTERM', 'SIGTERM');
}
