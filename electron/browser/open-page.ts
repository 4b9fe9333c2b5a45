/** Shows the page in the user's browser, its token on no command line. */
import { access } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { writeEntryFile } from './entry-file.ts';
import { openUrl } from './open-url.ts';

/** `bare`: the browser was shown the address without the token, whose page says how to come in. */
export type Opening = 'opened' | 'bare' | 'failed';

export interface OpenPageOptions {
  /** The data folder; a file for the browser is written there, and removed when its token is spent. */
  readonly folder: string;
  /** Shows a URL; false when there is nothing to show it with. */
  readonly open?: (url: string) => Promise<boolean>;
  /** The longest time that a browser may take to read the file. One in a sandbox (snap, Flatpak) may never be able to. */
  readonly waitMs?: number;
}

const WAIT_MS = 15_000;
const LOOK_MS = 50;

export async function openPage(url: string, options: OpenPageOptions): Promise<Opening> {
  const { folder, open = openOnThisPlatform, waitMs = WAIT_MS } = options;
  const file = await writeEntryFile(folder, url);
  if (file !== null) {
    // A program that opens a browser may go on as long as the browser does.
    const failing = open(pathToFileURL(file).href).then((isOpen) =>
      isOpen ? new Promise<never>(() => {}) : 'failed',
    );
    const outcome = await Promise.race([failing, whenRemoved(file, waitMs)]);
    if (outcome !== 'late') return outcome;
  }
  // The file stays where it is: a browser that is only slow comes in by it all the same.
  return (await open(new URL('/', url).href)) ? 'bare' : 'failed';
}

function openOnThisPlatform(url: string): Promise<boolean> {
  return openUrl(url, process.platform);
}

async function whenRemoved(file: string, waitMs: number): Promise<'opened' | 'late'> {
  const endsAt = performance.now() + waitMs;
  while (performance.now() < endsAt) {
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (!isThere) return 'opened';
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return 'late';
}
