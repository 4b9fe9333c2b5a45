import { useStore } from 'zustand';
import { DRAWING_KEYS, keyLabel, padLabel } from '../input/key-labels.ts';
import type { CommandIn, EditorCommand, Scope } from '../input/keymap.ts';
import { useService } from '../services/use-service.ts';
import { PAD_IN_HAND } from '../state/shown/pad-in-hand.ts';

interface CapProps {
  readonly label: string | undefined;
  readonly className?: string | undefined;
  /** It is a sign on the pad in hand. */
  readonly isPad?: boolean;
}

function Cap({ label, className, isPad }: CapProps) {
  // A command may have no key.
  if (label === undefined || label === '') return null;
  return (
    <span
      className={className === undefined ? 'key' : `key ${className}`}
      data-pad={isPad || undefined}
      aria-hidden="true"
    >
      {label}
    </span>
  );
}

interface CommandKeyProps<S extends Scope> {
  readonly scope: S;
  readonly command: CommandIn<S>;
  readonly className?: string | undefined;
}

/** A command's key on its button, or its sign on the pad in hand; the button's own name says the rest. */
export function CommandKey<S extends Scope>({ scope, command, className }: CommandKeyProps<S>) {
  const pad = useStore(useService(PAD_IN_HAND)).pad;
  const sign = pad === null ? null : padLabel(pad, scope, command);
  return <Cap label={sign ?? keyLabel(scope, command)} className={className} isPad={sign !== null} />;
}

/** The key of a command of the editor. */
export function KeyCap({ command }: { readonly command: EditorCommand }) {
  return <CommandKey scope="editor" command={command} />;
}

/** The same for what is done on the drawing itself. */
export function CanvasKeyCap({ action }: { readonly action: (typeof DRAWING_KEYS)[number]['action'] }) {
  return <Cap label={DRAWING_KEYS.find((key) => key.action === action)?.label()} />;
}
