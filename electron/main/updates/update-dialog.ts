/**
 * Help → Check for Updates: the one place from which the app sends a request to the network, and only when the player
 * chose it.
 */
import { app, type BrowserWindow, dialog, session, shell } from 'electron';
import type { HostWords } from '../../host/words.ts';
import type { Releases } from './releases.ts';
import { checkForUpdate, type Fetch, type UpdateAnswer } from './update-check.ts';

/** A check that is over sooner shows no dialog of waiting. */
const PATIENCE_MS = 300;

interface UpdateOptions {
  readonly window: BrowserWindow;
  readonly releases: Releases | null;
  readonly readWords: () => HostWords;
}

/** The command; while one question is on its way, another does nothing. */
export function createUpdateCommand(options: UpdateOptions): () => Promise<void> {
  let isAsking = false;
  return async () => {
    if (isAsking) return;
    isAsking = true;
    try {
      await tell(options, await ask(options));
    } finally {
      isAsking = false;
    }
  };
}

async function ask({ window, releases, readWords }: UpdateOptions): Promise<UpdateAnswer> {
  const player = new AbortController();
  const answered = new AbortController();
  const words = readWords();
  const showWaiting = async () => {
    const buttons = [words('update.cancel')];
    const message = words('update.asking', { host: releases?.host ?? '' });
    await dialog.showMessageBox(window, { message, buttons, signal: answered.signal });
    player.abort();
  };
  const waiting = setTimeout(() => void showWaiting(), PATIENCE_MS);
  const { signal } = player;
  const answer = await checkForUpdate({ releases, version: app.getVersion(), fetch: createFetch(), signal });
  clearTimeout(waiting);
  answered.abort();
  return answer;
}

/** A session of its own, in memory: no cookie, no cache, and the windows' session goes on refusing the network. */
function createFetch(): Fetch {
  const asking = session.fromPartition('update-check', { cache: false });
  // Chromium would send the system, its own version and the player's languages.
  asking.setUserAgent('Twofold', 'en');
  return (url, init) => asking.fetch(url, init);
}

async function tell({ window, readWords }: UpdateOptions, answer: UpdateAnswer): Promise<void> {
  if (answer.kind === 'cancelled' || window.isDestroyed()) return;
  const words = readWords();
  const version = app.getVersion();
  if (answer.kind !== 'newer') {
    const message =
      answer.kind === 'newest' ? words('update.newest', { version }) : words(`update.failed.${answer.code}`);
    await dialog.showMessageBox(window, { message, buttons: [words('update.close')] });
    return;
  }
  const { response } = await dialog.showMessageBox(window, {
    message: words('update.newer', { version: answer.version, current: version }),
    buttons: [words('update.open-page'), words('update.later')],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  });
  if (response === 0) await shell.openExternal(answer.page);
}
