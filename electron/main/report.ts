/** Help → Export Diagnostics: a text file that the player may read, and send or not. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { homedir, hostname, release, userInfo } from 'node:os';
import { app, type BrowserWindow, dialog } from 'electron';
import type { StorageState } from '../../core/contract/schemas.ts';
import type { Settings } from '../../core/contract/settings.ts';
import { createDiagnostics, findNames } from '../host/diagnostics.ts';
import type { HostWords } from '../host/words.ts';

export interface ReportSources {
  readonly dataFolder: string;
  readonly logPath: string;
  readonly storage: StorageState;
  readonly settings: Settings;
  readonly words: HostWords;
}

/** Asks where, before the window if there is one, and writes the report there. */
export async function exportDiagnostics(window: BrowserWindow | null, sources: ReportSources): Promise<void> {
  const { words } = sources;
  const options = {
    title: words('diagnostics.title'),
    defaultPath: `twofold-diagnostics-${app.getVersion()}.txt`,
  };
  const asked = window === null ? dialog.showSaveDialog(options) : dialog.showSaveDialog(window, options);
  const { canceled, filePath } = await asked;
  if (canceled || filePath === '') return;
  try {
    await writeFile(filePath, makeReport(sources));
  } catch {
    dialog.showErrorBox(words('diagnostics.title'), words('diagnostics.failed'));
  }
}

function makeReport({ dataFolder, logPath, storage, settings }: ReportSources): string {
  const { electron, chrome, node } = process.versions;
  const facts = {
    Twofold: app.getVersion(),
    Electron: String(electron),
    Chromium: String(chrome),
    Node: node,
    System: `${process.platform} ${release()} ${process.arch}`,
    Languages: app.getPreferredSystemLanguages().join(' '),
    Storage: storage.kind === 'memory' ? `memory, ${storage.code}` : storage.kind,
    Settings: JSON.stringify(settings),
  };
  const secrets = { folders: [dataFolder, homedir()], names: findNames(userInfo, hostname()) };
  return createDiagnostics(facts, `${readLog(`${logPath}.old`)}${readLog(logPath)}`, secrets);
}

/** Empty when nothing was ever logged. */
function readLog(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
