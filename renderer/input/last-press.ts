/**
 * The one of pointer and keys that moved the focus last. A browser shows the focus that a script gives once its holder is
 * gone, also to a player who only ever clicked; on a board that ring would look like a third tile of a pair. A letter is a
 * command, which players of the mouse give too. A click that came before this was loaded is taken for granted.
 */
let isByPointer = true;

if (typeof window !== 'undefined') {
  const isLetter = (key: string) => key.length === 1 && key !== ' ';
  window.addEventListener('pointerdown', () => (isByPointer = true), true);
  window.addEventListener('keydown', ({ key }) => (isByPointer &&= isLetter(key)), true);
}

export function wasPointerLast(): boolean {
  return isByPointer;
}
