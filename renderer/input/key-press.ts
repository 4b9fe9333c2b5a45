/**
 * Which key was pressed, whatever layout the keyboard has. A key is what it types: on Dvorak, Z is where Z is typed. Only where
 * it types no letter or digit that a key could be named by does its position count, as on a keyboard of the United States.
 */

/** The part of a keyboard event that says which key it is. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> &
  Partial<Pick<KeyboardEvent, 'isComposing' | 'keyCode' | 'getModifierState'>>;

/** The key code of what an input method has taken. Safari's Enter that ends a composition carries nothing else. */
const TAKEN_KEY_CODE = 229;

/**
 * The signs at their positions on a US layout, without Shift and with it. They are used on layouts of another
 * script, which may lack them.
 */
const SIGNS: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Minus: ['-', '_'],
  Equal: ['=', '+'],
  Slash: ['/', '?'],
};

/** Signs of ASCII at the position of a letter, on layouts without Latin letters: two of Hebrew, one of Thai. */
const SIGNS_ON_LETTERS = ['KeyQ /', "KeyW '", 'KeyZ ('];

/**
 * Returns whether a key belongs to an input method, which has not decided yet what is written, or to a list of the browser's own
 * beside a field, whose events name no key.
 */
export function isComposing({ isComposing: isOpen, key, keyCode }: KeyPress): boolean {
  return isOpen === true || key === undefined || key === 'Process' || keyCode === TAKEN_KEY_CODE;
}

/**
 * The names by which a press may be looked up, the best first, in lower case: what it types, then what its position means. None
 * for what is composed, and for Alt, which is left to the system.
 */
export function namesOf(press: KeyPress): readonly string[] {
  if (isComposing(press) || press.altKey) return [];
  const name = press.key === ' ' ? 'space' : press.key.toLowerCase();
  const position = positionOf(press);
  return position === null ? [name] : [name, position];
}

/** Returns the sign that the position of a key stands for, or null where only the typed character counts. */
function positionOf(press: KeyPress): string | null {
  const { key, code, shiftKey } = press;
  // AltGr types what stands third on a key; keys with names, dead ones too, are no characters.
  if (!isCharacter(key) || press.getModifierState?.('AltGraph') === true) return null;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) {
    const isForeign = isOfOtherScript(key) || SIGNS_ON_LETTERS.includes(`${code} ${key}`);
    return isForeign ? letter.toLowerCase() : null;
  }
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  // In layouts where digits need Shift (French, Czech), the row without it types signs and accented letters.
  if (digit !== undefined) return shiftKey || /[a-z\d]/i.test(key) ? null : digit;
  return isOfOtherScript(key) ? (SIGNS[code]?.[shiftKey ? 1 : 0] ?? null) : null;
}

/** Keys with names have several letters of ASCII (`Enter`, `Dead`); an Arabic key may type two letters. */
function isCharacter(key: string): boolean {
  return !/^[ -~]{2,}$/.test(key);
}

/** Accented Latin letters stand on layouts that have the plain ones elsewhere. */
function isOfOtherScript(key: string): boolean {
  return /[^ -~]/.test(key) && !/\p{Script=Latin}/u.test(key);
}
