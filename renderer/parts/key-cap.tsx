import { DRAWING_KEYS, type EditorCommand, keyLabel } from '../input/keymap.ts';

function Cap({ label }: { readonly label: string | undefined }) {
  return (
    <span className="key" aria-hidden="true">
      {label}
    </span>
  );
}

/** A command's key on its button; the button's own name says the rest. */
export function KeyCap({ command }: { readonly command: EditorCommand }) {
  return <Cap label={keyLabel('editor', command)} />;
}

/** The same for what is done on the drawing itself. */
export function CanvasKeyCap({ action }: { readonly action: (typeof DRAWING_KEYS)[number]['action'] }) {
  return <Cap label={DRAWING_KEYS.find((key) => key.action === action)?.label} />;
}
