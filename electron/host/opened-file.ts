/** Files with templates or a game that the player opens from outside the window, and what the window gets of each. */
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HostEvent } from '../../core/contract/contract.ts';
import { isGameFile, MAX_GAME_FILE_UNITS } from '../../core/contract/game-file-ending.ts';
import type { ImportError, ImportErrorCode } from '../../core/contract/import-errors.ts';
import type { OpenErrorCode } from '../../core/templates/file/file-error.ts';
import { MAX_FILE_BYTES } from '../../core/templates/file/file-form.ts';
import { readPlainFile } from '../storage/files/read-text-file.ts';

/** The endings of files that may hold templates. */
export const TEMPLATE_ENDINGS = ['twofold', 'json', 'png'] as const;
const MAX_NAME = 1_000;

/** Returns whether a name is that of a file to be opened: with templates, or with a game. */
export function isOpenedName(name: string): boolean {
  return isGameFile(name) || TEMPLATE_ENDINGS.some((ending) => name.toLowerCase().endsWith(`.${ending}`));
}

/**
 * The files that a command line names, absolute, among whatever the platform adds; a relative one starts from
 * `folder`. Desktops on Linux name files by URL.
 */
export function findOpenedFiles(args: readonly string[], folder: string): string[] {
  return args
    .filter((arg, index) => isOpenedFile(arg, args[index - 1]))
    .map((arg) => resolve(folder, localPath(arg)));
}

/** Returns whether an argument that comes after `before` names a file to be opened. */
export function isOpenedFile(arg: string, before: string | undefined): boolean {
  return !arg.startsWith('-') && before !== '--data' && isOpenedName(localPath(arg));
}

/** Empty for a URL that is no file of this machine. */
function localPath(arg: string): string {
  if (!arg.startsWith('file:')) return arg;
  try {
    return fileURLToPath(arg);
  } catch {
    return '';
  }
}

const REFUSALS: Readonly<Partial<Record<ImportErrorCode, OpenErrorCode>>> = {
  'import-not-a-file': 'file-not-plain',
  'import-too-large': 'file-too-large',
};

function refusalOf({ code, detail }: ImportError): OpenErrorCode {
  return detail === 'ENOENT' ? 'file-missing' : (REFUSALS[code] ?? 'file-unreadable');
}

/** Reads a file for the window; what keeps it from being read is an event too. */
export async function readOpenedFile(path: string): Promise<HostEvent> {
  const name = basename(path).slice(0, MAX_NAME);
  const bytes = await readPlainFile(path, isGameFile(name) ? MAX_GAME_FILE_UNITS : MAX_FILE_BYTES);
  if (bytes.ok) return { type: 'open-file', name, base64: bytes.value.toString('base64') };
  return { type: 'open-file-failed', name, code: refusalOf(bytes.error) };
}
