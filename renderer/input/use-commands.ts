import { type Command, commandOf } from './keymap.ts';
import { useKeyDown } from './use-key-down.ts';

/** What a screen does with each command; a command it has no use for is left out. */
export type CommandHandlers = Partial<Record<Command, () => void>>;

/** Where letters are text, or choose from a list. */
const TYPING = 'input:not([type="radio"], [type="range"]), select, textarea, [contenteditable]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches(TYPING);
}

/** Whether something lies over the screen that has the keys to itself. */
function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** Handles the keys of the key map while the component is shown. A key held down repeats undo and redo only. */
export function useCommands(handlers: CommandHandlers): void {
  useKeyDown((event) => {
    if (event.defaultPrevented || isTyping(event.target) || isDialogOpen()) return;
    const command = commandOf(event);
    const handler = command === null ? undefined : handlers[command];
    if (handler === undefined) return;
    event.preventDefault();
    if (event.repeat && command !== 'undo' && command !== 'redo') return;
    handler();
  });
}
