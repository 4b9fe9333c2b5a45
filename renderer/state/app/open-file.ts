/** A file that the system gave the program: a game is looked at, all others are taken for templates. */
import type { HostEvent } from '../../../core/contract/contract.ts';
import { isGameFile } from '../../../core/contract/game-file-ending.ts';
import type { WindowServices } from '../../services/services.ts';
import { EDITOR } from '../editor/editor-services.ts';
import { goTo, NAVIGATION } from '../navigation.ts';
import { GAME_IMPORT } from '../review/game-import.ts';

type FileEvent = Extract<HostEvent, { type: 'open-file' | 'open-file-failed' }>;

export async function openFile(services: WindowServices, event: FileEvent): Promise<void> {
  if (isGameFile(event.name)) openGame(services, event);
  else await openTemplates(services, event);
}

async function openTemplates(services: WindowServices, event: FileEvent): Promise<void> {
  const navigation = services.get(NAVIGATION);
  goTo(navigation, 'designs');
  const editor = services.get(EDITOR);
  if (event.type === 'open-file-failed')
    editor.tell({ type: 'import-failed', file: event.name, error: { code: event.code, details: {} } });
  else if ((await editor.importFile(fileOf(event))) === 'board') goTo(navigation, 'editor');
}

function openGame(services: WindowServices, event: FileEvent): void {
  const gameImport = services.get(GAME_IMPORT);
  if (event.type === 'open-file') void gameImport.open(fileOf(event));
  else gameImport.refuse(event.name, event.code);
}

function fileOf({ name, base64 }: Extract<HostEvent, { type: 'open-file' }>): File {
  return new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name);
}
