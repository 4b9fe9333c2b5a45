import { useCallback, useEffect } from 'react';
import { seemsCode } from '../../core/codes/symbols.ts';
import { isGameFile } from '../../core/contract/game-file-ending.ts';
import { makePieceText, parsePasted } from '../../core/templates/file/clipboard.ts';
import { isTyping } from '../input/listen-to-keys.ts';
import { useFileDrop } from '../input/use-file-drop.ts';
import type { WindowServices } from '../services/services.ts';
import { useServices } from '../services/use-service.ts';
import { EDITOR, type EditorServices } from '../state/editor/editor-services.ts';
import { designOf } from '../state/editor/editor-state.ts';
import { fileText } from '../state/editor/exchange.ts';
import type { ImportedAs } from '../state/editor/imports.ts';
import { goTo, NAVIGATION } from '../state/navigation.ts';
import { openSharedPicture } from '../state/pictures/shared-picture.ts';

/** Files dropped anywhere on the screen are imported; games are taken by the window. */
export function useDroppedFiles(): void {
  const services = useServices();
  const take = useCallback(
    (files: readonly File[]) =>
      void importAll(
        services,
        files.filter(({ name }) => !isGameFile(name)),
      ),
    [services],
  );
  useFileDrop(take);
}

/**
 * One after another, so that the last notice is about the last file; what became a board is shown in the editor. A picture of a
 * game is asked about instead. `onImport` is called before the first file that is imported.
 */
export async function importAll(
  services: WindowServices,
  files: readonly File[],
  onImport: () => void = () => {},
): Promise<void> {
  let last: ImportedAs = 'nothing';
  let imported = 0;
  for (const file of files) {
    if (await openSharedPicture(services, file)) continue;
    if (imported++ === 0) onImport();
    last = await services.get(EDITOR).importFile(file);
  }
  if (last === 'board') goTo(services.get(NAVIGATION), 'editor');
}

function copyText({ editor }: EditorServices): string {
  const piece = editor.copy();
  return piece === null ? fileText([designOf(editor.store.getState())], null) : makePieceText(piece);
}

function paste(services: WindowServices, data: DataTransfer, isDrawing: boolean): void {
  const editorServices = services.get(EDITOR);
  if (data.files.length > 0) {
    void importAll(services, [...data.files]);
    return;
  }
  const text = data.getData('text/plain');
  const pasted = parsePasted(text);
  if (!pasted.ok) {
    const error = seemsCode(text) ? ({ code: 'is-code', details: {} } as const) : pasted.error;
    editorServices.tell({ type: 'import-failed', file: null, error });
  } else if (pasted.value.type === 'file') void editorServices.importText(pasted.value.text);
  else if (isDrawing) editorServices.editor.paste(pasted.value.piece);
}

/** The system's clipboard: pieces of a drawing and whole templates, as text. `isDrawing`: a drawing is in the editor. */
export function useClipboard(isDrawing: boolean): void {
  const services = useServices();
  useEffect(() => {
    const editorServices = services.get(EDITOR);
    const stop = new AbortController();
    const on = { signal: stop.signal };
    const isOurs = (event: ClipboardEvent) =>
      !isTyping(event.target) && event.clipboardData !== null && (getSelection()?.isCollapsed ?? true);
    const copy = (event: ClipboardEvent) => {
      if (!isDrawing || !isOurs(event)) return false;
      event.clipboardData?.setData('text/plain', copyText(editorServices));
      event.preventDefault();
      return true;
    };
    document.addEventListener('copy', copy, on);
    document.addEventListener(
      'cut',
      (event) => {
        if (editorServices.editor.copy() !== null && copy(event)) editorServices.editor.erase();
      },
      on,
    );
    document.addEventListener(
      'paste',
      (event) => {
        if (isTyping(event.target) || event.clipboardData === null) return;
        event.preventDefault();
        paste(services, event.clipboardData, isDrawing);
      },
      on,
    );
    return () => stop.abort();
  }, [services, isDrawing]);
}
