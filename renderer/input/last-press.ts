/**
 * Which of pointer and keys pressed last. A browser shows the focus that a script gives once its holder is gone, also to a
 * player who only ever clicked; on a board that ring would look like a third tile of a pair. A click that came before this
 * was loaded is taken for granted.
 */
let isByPointer = true;

if (typeof window !== 'undefined') {
  const hear = (type: 'pointerdown' | 'keydown', value: boolean) =>
    window.addEventListener(type, () => (isByPointer = value), { capture: true, passive: true });
  hear('pointerdown', true);
  hear('keydown', false);
}

export function wasPointerLast(): boolean {
  return isByPointer;
}
