import { useEffect } from 'react';
import { isGameFile } from '../../../core/contract/game-file-ending.ts';
import { makePieceText, parsePasted } from '../../../core/templates/clipboard.ts';
import { useApp } from '../../state/app-context.ts';
import type { EditorServices } from '../../state/editor/editor-services.ts';
import { designOf } from '../../state/editor/editor-state.ts';
import { fileText } from '../../state/editor/exchange.ts';
import { isTyping } from './use-editor-commands.ts';

const CLIPBOARD_FILE = 'clipboard';

/** Files dropped anywhere on the screen are imported; games are taken by the window. */
export function useDroppedFiles(): void {
  const { editorServices } = useApp();
  useEffect(() => {
    const stop = new AbortController();
    const on = { signal: stop.signal };
    window.addEventListener('dragover', (event) => event.preventDefault(), on);
    window.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        const files = [...(event.dataTransfer?.files ?? [])];
        void importAll(
          editorServices,
          files.filter(({ name }) => !isGameFile(name)),
        );
      },
      on,
    );
    return () => stop.abort();
  }, [editorServices]);
}

/** One after another, so that the last thing told is about the last file. */
export async function importAll(editorServices: EditorServices, files: readonly File[]): Promise<void> {
  for (const file of files) await editorServices.importFile(file);
}

function copyText({ editor }: EditorServices): string {
  const piece = editor.copy();
  return piece === null ? fileText([designOf(editor.store.getState())], null) : makePieceText(piece);
}

function paste(editorServices: EditorServices, data: DataTransfer, isDrawing: boolean): void {
  if (data.files.length > 0) {
    void importAll(editorServices, [...data.files]);
    return;
  }
  const pasted = parsePasted(data.getData('text/plain'));
  if (!pasted.ok) editorServices.tell({ type: 'import-failed', file: CLIPBOARD_FILE, error: pasted.error });
  else if (pasted.value.type === 'file') void editorServices.importTemplates(pasted.value.file);
  else if (isDrawing) editorServices.editor.paste(pasted.value.piece);
}

/** The system's clipboard: pieces of a drawing and whole templates, as text. `isDrawing`: a drawing is in the editor. */
export function useClipboard(isDrawing: boolean): void {
  const { editorServices } = useApp();
  useEffect(() => {
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
        paste(editorServices, event.clipboardData, isDrawing);
      },
      on,
    );
    return () => stop.abort();
  }, [editorServices, isDrawing]);
}
