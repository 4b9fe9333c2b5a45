/** Every key of the editor in one table: the screen handles them, tooltips and the `?` sheet show them. */

export const EDITOR_COMMANDS = [
  'pencil',
  'line',
  'rectangle',
  'ellipse',
  'fill',
  'eraser',
  'select',
  'wall',
  'style',
  'symmetry',
  'flip-across',
  'flip-down',
  'turn',
  'invert',
  'undo',
  'redo',
  'select-all',
  'copy',
  'cut',
  'paste',
  'erase',
  'presets',
  'size',
  'zoom-in',
  'zoom-out',
  'zoom-whole',
  'save',
  'test',
  'keys',
  'back',
] as const;
export type EditorCommand = (typeof EDITOR_COMMANDS)[number];

export interface EditorBinding {
  readonly command: EditorCommand;
  /** `KeyboardEvent.key` in lower case. */
  readonly key: string;
  /** With Ctrl, or with Cmd on a Mac. */
  readonly modified?: true;
  readonly shifted?: true;
  readonly label: string;
  /** The system asks for it itself, by a clipboard event. */
  readonly isClipboard?: true;
}

export const EDITOR_KEYMAP: readonly EditorBinding[] = [
  { command: 'pencil', key: 'b', label: 'B' },
  { command: 'line', key: 'l', label: 'L' },
  { command: 'rectangle', key: 'r', label: 'R' },
  { command: 'ellipse', key: 'o', label: 'O' },
  { command: 'fill', key: 'f', label: 'F' },
  { command: 'eraser', key: 'e', label: 'E' },
  { command: 'select', key: 's', label: 'S' },
  { command: 'wall', key: 'w', label: 'W' },
  { command: 'style', key: 'u', label: 'U' },
  { command: 'symmetry', key: 'm', label: 'M' },
  { command: 'flip-across', key: 'x', label: 'X' },
  { command: 'flip-down', key: 'y', label: 'Y' },
  { command: 'turn', key: 'z', label: 'Z' },
  { command: 'invert', key: 'i', label: 'I' },
  { command: 'undo', key: 'z', modified: true, label: 'Ctrl Z' },
  { command: 'redo', key: 'y', modified: true, label: 'Ctrl Y' },
  { command: 'redo', key: 'z', modified: true, shifted: true, label: 'Ctrl Shift Z' },
  { command: 'select-all', key: 'a', modified: true, label: 'Ctrl A' },
  { command: 'copy', key: 'c', modified: true, label: 'Ctrl C', isClipboard: true },
  { command: 'cut', key: 'x', modified: true, label: 'Ctrl X', isClipboard: true },
  { command: 'paste', key: 'v', modified: true, label: 'Ctrl V', isClipboard: true },
  { command: 'erase', key: 'delete', label: 'Delete' },
  { command: 'erase', key: 'backspace', label: '⌫' },
  { command: 'presets', key: 'p', label: 'P' },
  { command: 'size', key: 'n', label: 'N' },
  { command: 'zoom-in', key: '+', label: '+' },
  { command: 'zoom-in', key: '=', label: '+' },
  { command: 'zoom-out', key: '-', label: '−' },
  { command: 'zoom-whole', key: '0', label: '0' },
  { command: 'save', key: 's', modified: true, label: 'Ctrl S' },
  { command: 'test', key: 'f5', label: 'F5' },
  { command: 'test', key: 't', label: 'T' },
  { command: 'keys', key: '?', label: '?' },
  { command: 'back', key: 'escape', label: 'Esc' },
];

/** Keys that draw on the canvas itself. */
export const CANVAS_KEYS = [
  { action: 'move', label: '← ↑ → ↓' },
  { action: 'dab', label: 'Space' },
  { action: 'stroke', label: 'Enter' },
  { action: 'straight', label: 'Shift' },
  { action: 'shift', label: 'Shift ← ↑ → ↓' },
  { action: 'put-down', label: 'Enter' },
  { action: 'drop', label: 'Esc' },
] as const;

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The command a key asks for, or null; those of the clipboard come from the system instead. */
export function editorCommandOf(press: KeyPress): EditorCommand | null {
  if (press.altKey) return null;
  const key = press.key.toLowerCase();
  const modified = press.ctrlKey || press.metaKey;
  const binding = EDITOR_KEYMAP.find(
    (candidate) =>
      candidate.key === key &&
      candidate.isClipboard === undefined &&
      (candidate.modified ?? false) === modified &&
      (!modified || (candidate.shifted ?? false) === press.shiftKey),
  );
  return binding?.command ?? null;
}

/** The key shown on a command's button. */
export function editorKeyLabel(command: EditorCommand): string {
  return EDITOR_KEYMAP.find((binding) => binding.command === command)?.label ?? '';
}
