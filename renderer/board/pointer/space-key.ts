/** The space bar: pressed alone it picks, held during a drag it moves the board. */
export class SpaceKey {
  private state: 'up' | 'down' | 'spent' = 'up';

  get isDown(): boolean {
    return this.state !== 'up';
  }

  press(): void {
    if (this.state === 'up') this.state = 'down';
  }

  /** A drag has used it. */
  spend(): void {
    if (this.state === 'down') this.state = 'spent';
  }

  /** Tells whether it was pressed and nothing was dragged meanwhile. */
  release(): boolean {
    const isAlone = this.state === 'down';
    this.state = 'up';
    return isAlone;
  }
}

/** Where the space bar types or presses. */
const CONTROL = 'input, select, textarea, button, a, [contenteditable]';

/** Follows the bar wherever the focus is, until the returned function is called. */
export function watchSpace(space: SpaceKey): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal };
  const isControl = (target: EventTarget | null) => target instanceof HTMLElement && target.matches(CONTROL);
  window.addEventListener(
    'keydown',
    (event) => event.key === ' ' && !isControl(event.target) && space.press(),
    on,
  );
  window.addEventListener('keyup', (event) => event.key === ' ' && space.release(), on);
  // Let go in another window.
  window.addEventListener('blur', () => space.release(), on);
  return () => stop.abort();
}
