/** The native menu and what its commands do. */
import { app, type BrowserWindow, dialog, Menu, shell } from 'electron';
import type { HostEvent } from '../../core/contract/contract.ts';
import { TEMPLATE_ENDINGS } from '../host/opened-file.ts';
import type { OpenedQueue } from '../host/opened-queue.ts';
import type { HostWords } from '../host/words.ts';
import { makeMenuTemplate } from './menu.ts';
import { nameRecentFiles, type RecentFiles } from './recent-files.ts';
import { findReleases } from './updates/releases.ts';

interface ShellMenuParts {
  readonly window: BrowserWindow;
  readonly openedQueue: OpenedQueue;
  readonly recent: RecentFiles;
  readonly dataFolder: string;
  /** As package.json has it; a build that was published names its repository there. */
  readonly homepage: string;
  readonly readWords: () => HostWords;
  readonly exportDiagnostics: () => Promise<void>;
  readonly onBug: (error: unknown) => void;
}

export interface ShellMenu {
  /** Puts the menu up, in the language of now and with the recent files of now. */
  refresh(): void;
  /** Forgets the files that were opened, here and in the system. */
  forget(): void;
  /** Remembers a file that was opened, and forgets one that is gone. */
  noteOpened(event: HostEvent, path: string): void;
}

export function createShellMenu(parts: ShellMenuParts): ShellMenu {
  const commands = createCommands(parts);
  const { readWords, recent } = parts;

  function refresh(): void {
    const menu = makeMenuTemplate({
      words: readWords(),
      isMac: process.platform === 'darwin',
      isPackaged: app.isPackaged,
      commands,
      recent: {
        names: nameRecentFiles(recent.list()),
        open: (index) => parts.openedQueue.addFiles(recent.list().slice(index, index + 1)),
        clear: forget,
      },
    });
    Menu.setApplicationMenu(Menu.buildFromTemplate(menu));
  }

  function forget(): void {
    recent.clear();
    app.clearRecentDocuments();
    refresh();
  }

  return {
    refresh,
    forget,
    noteOpened(event, path) {
      if (event.type === 'open-file') {
        recent.add(path);
        app.addRecentDocument(path);
      } else if (event.type === 'open-file-failed' && event.code === 'file-missing') recent.remove(path);
      refresh();
    },
  };
}

function createCommands(parts: ShellMenuParts) {
  const { window, openedQueue, dataFolder, homepage, readWords, exportDiagnostics, onBug } = parts;
  // Read when it is first wanted: a start has no use for it.
  const asking = once(async () => {
    const { createUpdateCommand } = await import('./updates/update-dialog.ts');
    return createUpdateCommand({ window, releases: findReleases(homepage), readWords });
  });
  return {
    open: () => {
      chooseTemplates(window, readWords()).then(openedQueue.addFiles).catch(onBug);
    },
    checkForUpdates: () => {
      asking()
        .then((ask) => ask())
        .catch(onBug);
    },
    // The path is ours; a failure shows in the folder not opening.
    showDataFolder: () => void shell.openPath(dataFolder),
    exportDiagnostics: () => {
      exportDiagnostics().catch(onBug);
    },
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** None when the player cancelled. */
async function chooseTemplates(window: BrowserWindow, words: HostWords): Promise<readonly string[]> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    properties: ['openFile', 'multiSelections'],
    filters: [{ name: words('templates'), extensions: [...TEMPLATE_ENDINGS] }],
  });
  return canceled ? [] : filePaths;
}
