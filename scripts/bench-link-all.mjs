/** Runs in the page: links pairs, each when the one before is gone. */
export async function linkAll(grid, moves) {
  const cellOf = (index) => grid.querySelector(`[data-cell="${index}"]`);
  const press = (index) => {
    const target = cellOf(index);
    const { left, top, width, height } = target.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2 };
    const how = { ...at, bubbles: true, isPrimary: true, button: 0, pointerId: 1, pointerType: 'mouse' };
    target.dispatchEvent(new PointerEvent('pointerdown', how));
    target.dispatchEvent(new PointerEvent('pointerup', how));
  };
  for (const [a, b] of moves) {
    const label = cellOf(a).getAttribute('aria-label');
    press(a);
    press(b);
    while (grid.isConnected && cellOf(a)?.getAttribute('aria-label') === label)
      await new Promise((resolve) => setTimeout(resolve, 4));
  }
}
