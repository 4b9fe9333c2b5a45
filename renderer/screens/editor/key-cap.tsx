import { type EditorCommand, editorKeyLabel } from './editor-keys.ts';

/** A command's key on its button; the button's own name says the rest. */
export function KeyCap({ command }: { readonly command: EditorCommand }) {
  return (
    <span className="key" aria-hidden="true">
      {editorKeyLabel(command)}
    </span>
  );
}
