import { CANVAS_KEYS, type EditorCommand, editorKeyLabel } from '../editor-keys.ts';

function Cap({ label }: { readonly label: string | undefined }) {
  return (
    <span className="key" aria-hidden="true">
      {label}
    </span>
  );
}

/** A command's key on its button; the button's own name says the rest. */
export function KeyCap({ command }: { readonly command: EditorCommand }) {
  return <Cap label={editorKeyLabel(command)} />;
}

/** The same for what is done on the drawing itself. */
export function CanvasKeyCap({ action }: { readonly action: (typeof CANVAS_KEYS)[number]['action'] }) {
  return <Cap label={CANVAS_KEYS.find((key) => key.action === action)?.label} />;
}
