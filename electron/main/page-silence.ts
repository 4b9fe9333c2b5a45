/** The answer when the window's page stays silent: the game is offered in the player's browser. */
import { app, type BrowserWindow, dialog, type MessageBoxOptions } from 'electron';
import { BROWSER_FLAG } from '../host/host-flags.ts';
import type { HostWords } from '../host/words.ts';

interface SilenceOptions {
  readonly words: HostWords;
  /** Aborted when the page answers after all. */
  readonly answered: AbortSignal;
  readonly exportDiagnostics: () => Promise<void>;
  /** Prints a line where a terminal may show it. */
  readonly print: (line: string) => void;
  readonly focus: (window: BrowserWindow) => void;
  /** Starts the program again once it has ended, with one more switch. */
  readonly restartWith: (flag: string) => void;
}

const CHOICES = ['in-browser', 'wait', 'diagnostics', 'quit'] as const;

/**
 * Shows the window, if there is one yet, and asks, until the page answers, the player waits, or the program ends. Before
 * Electron is ready no question can be asked, and the player is told which flag to start with.
 */
export async function askAboutSilence(window: BrowserWindow | null, options: SilenceOptions): Promise<void> {
  const { words, answered, exportDiagnostics, focus, restartWith } = options;
  if (!app.isReady()) return tellUnreadiness(options);
  while (!answered.aborted && window?.isDestroyed() !== true) {
    if (window !== null) focus(window);
    const box: MessageBoxOptions = {
      type: 'warning',
      title: 'Twofold',
      message: words('silent.page'),
      buttons: CHOICES.map((choice) => words(`silent.${choice}`)),
      defaultId: CHOICES.indexOf('in-browser'),
      cancelId: CHOICES.indexOf('wait'),
      signal: answered,
    };
    const asked = window === null ? dialog.showMessageBox(box) : dialog.showMessageBox(window, box);
    const { response } = await asked;
    const choice = CHOICES[response] ?? 'wait';
    if (choice === 'diagnostics') await exportDiagnostics();
    else if (choice === 'wait' || answered.aborted) return;
    else {
      if (choice === 'in-browser') restartWith(BROWSER_FLAG);
      // A page that hangs could hold up a window that is merely closed.
      window?.destroy();
      return app.quit();
    }
  }
}

function tellUnreadiness({ words, print }: SilenceOptions): void {
  const message = words('silent.unready', { flag: BROWSER_FLAG });
  print(`twofold: ${message}\n`);
  // On Linux an error box is printed too as long as Electron is not ready.
  if (process.platform !== 'linux') dialog.showErrorBox('Twofold', message);
}
