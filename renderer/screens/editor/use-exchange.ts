import { useEffect } from 'react';
import { isGameFile } from '../../../core/contract/game-file-ending.ts';
import { makePieceText, parsePasted } from '../../../core/templates/clipboard.ts';
import { useApp } from '../../state/app-context.ts';
import { fileText } from '../../state/editor/exchange.ts';
import { designOf } from '../../state/editor/studio-state.ts';
import type { Workshop } from '../../state/editor/workshop.ts';
import { isTyping } from './use-editor-commands.ts';

const CLIPBOARD_FILE = 'clipboard';

/** Files dropped anywhere on the screen are imported; games are taken by the window. */
export function useDroppedFiles(): void {
  const { workshop } = useApp();
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
          workshop,
          files.filter(({ name }) => !isGameFile(name)),
        );
      },
      on,
    );
    return () => stop.abort();
  }, [workshop]);
}

/** One after another, so that the last thing told is about the last file. */
export async function importAll(workshop: Workshop, files: readonly File[]): Promise<void> {
  for (const file of files) await workshop.importFile(file);
}

function copyText({ studio }: Workshop): string {
  const piece = studio.copy();
  return piece === null ? fileText([designOf(studio.store.getState())], null) : makePieceText(piece);
}

function paste(workshop: Workshop, data: DataTransfer, isDrawing: boolean): void {
  if (data.files.length > 0) {
    void importAll(workshop, [...data.files]);
    return;
  }
  const pasted = parsePasted(data.getData('text/plain'));
  if (!pasted.ok) workshop.tell({ type: 'import-failed', file: CLIPBOARD_FILE, error: pasted.error });
  else if (pasted.value.type === 'file') void workshop.importTemplates(pasted.value.file);
  else if (isDrawing) workshop.studio.paste(pasted.value.piece);
}

/** The system's clipboard: pieces of a drawing and whole templates, as text. `isDrawing`: a drawing is on the bench. */
export function useClipboard(isDrawing: boolean): void {
  const { workshop } = useApp();
  useEffect(() => {
    const stop = new AbortController();
    const on = { signal: stop.signal };
    const isOurs = (event: ClipboardEvent) =>
      !isTyping(event.target) && event.clipboardData !== null && (getSelection()?.isCollapsed ?? true);
    const copy = (event: ClipboardEvent) => {
      if (!isDrawing || !isOurs(event)) return false;
      event.clipboardData?.setData('text/plain', copyText(workshop));
      event.preventDefault();
      return true;
    };
    document.addEventListener('copy', copy, on);
    document.addEventListener(
      'cut',
      (event) => {
        if (workshop.studio.copy() !== null && copy(event)) workshop.studio.erase();
      },
      on,
    );
    document.addEventListener(
      'paste',
      (event) => {
        if (isTyping(event.target) || event.clipboardData === null) return;
        event.preventDefault();
        paste(workshop, event.clipboardData, isDrawing);
      },
      on,
    );
    return () => stop.abort();
  }, [workshop, isDrawing]);
}
