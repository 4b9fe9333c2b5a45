/**
 * Keys of one hand: every command on the left or on the right half of a keyboard, by position, so that they lie together on
 * every layout. Commands that are absent have such keys in the key map already (Space lies under both thumbs).
 */
import { isPadKey, KEYMAP, type Scope } from './keymap.ts';
import type { OwnKeys } from './own-keys.ts';

/** The positions of each half, as `KeyboardEvent.code` names them. */
export const HALVES = {
  left: [
    'Escape F1 F2 F3 F4 F5 F6 Backquote Digit1 Digit2 Digit3 Digit4 Digit5',
    'KeyQ KeyW KeyE KeyR KeyT KeyA KeyS KeyD KeyF KeyG',
    'KeyZ KeyX KeyC KeyV KeyB ControlLeft ShiftLeft Space',
  ].flatMap((row) => row.split(' ')),
  right: [
    'F7 F8 F9 F10 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal Backspace',
    'KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight KeyH KeyJ KeyK KeyL',
    'Semicolon Quote Enter KeyN KeyM Comma Period Slash ShiftRight Space',
    'ArrowLeft ArrowUp ArrowRight ArrowDown Home End Delete',
  ].flatMap((row) => row.split(' ')),
};
export type Half = keyof typeof HALVES;

/** A line for each scope: a command, then its key. A position alone is written without brackets, `+` before it is Shift. */
const LINES: Readonly<Record<Half, Readonly<Partial<Record<Scope, string>>>>> = {
  left: {
    game:
      'undo KeyZ redo +KeyZ hint KeyR verdict KeyT reshuffle KeyG freeze KeyX autoplay KeyV restart +KeyR pause KeyC ' +
      'mute +KeyX next KeyB zoom-in +KeyT zoom-out +KeyG zoom-whole +KeyB keys Backquote',
    board:
      'left KeyA up KeyW right KeyD down KeyS tile-left +KeyA tile-up +KeyW tile-right +KeyD tile-down +KeyS row-start +KeyQ ' +
      'row-end +KeyE board-start +KeyC board-end +KeyV equal-before KeyQ equal-after KeyE pick KeyF',
    candidates:
      'look-at-1 Digit1 look-at-2 Digit2 look-at-3 Digit3 look-at-4 Digit4 look-at-5 Digit5 look-at-6 +Digit1 ' +
      'look-at-7 +Digit2 look-at-8 +Digit3 look-at-9 +Digit4 answer +Digit5',
    review:
      'step-back KeyA step-on KeyD first KeyQ last KeyE branch-before KeyW branch-after KeyS choice-before KeyZ ' +
      'choice-after KeyX why KeyT play-on KeyC',
    editor:
      'pencil Digit1 line Digit2 rectangle Digit3 ellipse Digit4 fill Digit5 eraser KeyQ select KeyE wall KeyR style KeyT ' +
      'symmetry KeyG flip-across KeyZ flip-down KeyX turn KeyC invert KeyV undo +KeyZ redo +KeyX select-all +KeyC erase KeyB ' +
      'presets +KeyR size +KeyT zoom-in +KeyE zoom-out +KeyQ zoom-whole +KeyG save +KeyB test +KeyV keys Backquote',
    drawing: 'left KeyA up KeyW right KeyD down KeyS row-start +Digit1 row-end +Digit5 stroke KeyF',
  },
  right: {
    game:
      'undo KeyN redo +KeyN hint KeyH verdict KeyY reshuffle Comma freeze Period autoplay Quote restart +KeyY pause KeyP ' +
      'mute KeyM next Semicolon zoom-in Equal zoom-out Minus zoom-whole BracketRight keys Slash back Backspace',
    board:
      'left KeyJ up KeyI right KeyL down KeyK tile-left +KeyJ tile-up +KeyI tile-right +KeyL tile-down +KeyK row-start +KeyU ' +
      'row-end +KeyO board-start +KeyH board-end +Semicolon equal-before KeyU equal-after KeyO',
    candidates:
      'look-at-1 Digit6 look-at-2 Digit7 look-at-3 Digit8 look-at-4 Digit9 look-at-5 Digit0 look-at-6 +Digit6 ' +
      'look-at-7 +Digit7 look-at-8 +Digit8 look-at-9 +Digit9',
    review: 'first KeyH last Semicolon choice-before KeyU choice-after KeyO why KeyY play-on KeyP',
    editor:
      'pencil KeyN line KeyL rectangle KeyJ ellipse KeyO fill KeyK eraser KeyM select KeyI wall KeyU style KeyY ' +
      'symmetry KeyH flip-across Comma flip-down Period turn Semicolon invert Quote undo +KeyN redo +KeyM select-all +KeyI ' +
      'erase Digit9 presets KeyP size +KeyP zoom-in Equal zoom-out Minus zoom-whole BracketRight save +KeyO test +KeyL ' +
      'keys Slash back Backspace',
    drawing: 'row-start +KeyU row-end +Semicolon',
  },
};

function keysFrom(lines: Readonly<Partial<Record<Scope, string>>>): OwnKeys {
  return Object.fromEntries(
    Object.entries(lines).flatMap(([scope, line]) => {
      const words = line.split(' ');
      const standard: Readonly<Record<string, readonly string[]>> = KEYMAP[scope as Scope];
      return words.flatMap((command, index) => {
        const key = words[index + 1];
        if (index % 2 === 1 || key === undefined) return [];
        const shown = key.startsWith('+') ? `Shift+[${key.slice(1)}]` : `[${key}]`;
        return [[`${scope}.${command}`, [shown, ...(standard[command] ?? []).filter(isPadKey)]] as const];
      });
    }),
  );
}

/** The own keys of each hand. */
export const ONE_HAND: Readonly<Record<Half, OwnKeys>> = {
  left: keysFrom(LINES.left),
  right: keysFrom(LINES.right),
};
