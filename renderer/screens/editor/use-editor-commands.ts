import { useKeyDown } from '../../input/use-key-down.ts';
import { type EditorCommand, editorCommandOf } from './editor-keys.ts';

/** What a screen does with each command; a command it has no use for is left out. */
export type EditorHandlers = Partial<Record<EditorCommand, () => void>>;

const TEXT_FIELDS =
  'select, textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), [contenteditable]';
/** Keys that mean the same while the focus is in a text field. */
const EVERYWHERE: readonly EditorCommand[] = ['save', 'test'];
const REPEATING: readonly EditorCommand[] = ['undo', 'redo', 'zoom-in', 'zoom-out'];

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(TEXT_FIELDS);
}

/** Handles the keys of the editor's key map while the component is shown and no dialog is open. */
export function useEditorCommands(handlers: EditorHandlers): void {
  useKeyDown((event) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    const command = editorCommandOf(event);
    const handler = command === null ? undefined : handlers[command];
    if (command === null || handler === undefined) return;
    const isPlainLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
    if (isTyping(event.target) && (!EVERYWHERE.includes(command) || isPlainLetter)) return;
    event.preventDefault();
    if (!event.repeat || REPEATING.includes(command)) handler();
  });
}
