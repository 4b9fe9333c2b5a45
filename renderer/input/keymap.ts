/** Every key of the game in one table: the play screen handles them, the `?` sheet lists them. */

export const COMMANDS = [
  'undo',
  'redo',
  'hint',
  'verdict',
  'reshuffle',
  'freeze',
  'autoplay',
  'restart',
  'pause',
  'mute',
  'next',
  'zoom-in',
  'zoom-out',
  'zoom-whole',
  'keys',
  'back',
] as const;
export type Command = (typeof COMMANDS)[number];
/** The board itself handles these; they have no button among the others. */
export type ZoomCommand = Extract<Command, `zoom-${string}`>;

export interface Binding {
  readonly command: Command;
  /** `KeyboardEvent.key` in lower case. */
  readonly key: string;
  /** With Ctrl, or with Cmd on a Mac. */
  readonly modified?: true;
  readonly shifted?: true;
  /** What the sheet shows; the first binding of a command is also on its button. */
  readonly label: string;
}

export const KEYMAP: readonly Binding[] = [
  { command: 'undo', key: 'z', label: 'Z' },
  { command: 'undo', key: 'z', modified: true, label: 'Ctrl Z' },
  { command: 'redo', key: 'y', label: 'Y' },
  { command: 'redo', key: 'y', modified: true, label: 'Ctrl Y' },
  { command: 'redo', key: 'z', modified: true, shifted: true, label: 'Ctrl Shift Z' },
  { command: 'hint', key: 'h', label: 'H' },
  { command: 'verdict', key: 'w', label: 'W' },
  { command: 'reshuffle', key: 's', label: 'S' },
  { command: 'freeze', key: 'f', label: 'F' },
  { command: 'autoplay', key: 'a', label: 'A' },
  { command: 'restart', key: 'r', label: 'R' },
  { command: 'pause', key: 'p', label: 'P' },
  { command: 'mute', key: 'm', label: 'M' },
  { command: 'next', key: 'n', label: 'N' },
  { command: 'zoom-in', key: '+', label: '+' },
  // The same key without Shift.
  { command: 'zoom-in', key: '=', label: '+' },
  { command: 'zoom-out', key: '-', label: '−' },
  { command: 'zoom-whole', key: '0', label: '0' },
  { command: 'keys', key: '?', label: '?' },
  { command: 'back', key: 'escape', label: 'Esc' },
];

/** Keys that move and pick on the board itself; the board handles them, the sheet lists them. */
export const BOARD_KEYS = [
  { action: 'move', label: '← ↑ → ↓' },
  { action: 'pick', label: 'Enter' },
  { action: 'pick', label: 'Space' },
] as const;

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The command a key asks for, or null. Alt is left to the system and to input methods. */
export function commandOf(press: KeyPress): Command | null {
  if (press.altKey) return null;
  const key = press.key.toLowerCase();
  const modified = press.ctrlKey || press.metaKey;
  const binding = KEYMAP.find(
    (candidate) =>
      candidate.key === key &&
      (candidate.modified ?? false) === modified &&
      (!modified || (candidate.shifted ?? false) === press.shiftKey),
  );
  return binding?.command ?? null;
}

/** The key shown on a command's button. */
export function keyLabel(command: Command): string {
  return KEYMAP.find((binding) => binding.command === command)?.label ?? '';
}
