import { listenToKeys } from '../../input/listen-to-keys.ts';

/** The space bar: pressed alone it picks, held during a drag it moves the board. */
export class SpaceKey {
  #state: 'up' | 'down' | 'spent' = 'up';

  get isDown(): boolean {
    return this.#state !== 'up';
  }

  press(): void {
    if (this.#state === 'up') this.#state = 'down';
  }

  /** A drag has used it. */
  spend(): void {
    if (this.#state === 'down') this.#state = 'spent';
  }

  /** Tells whether it was pressed and nothing was dragged meanwhile. */
  release(): boolean {
    const isAlone = this.#state === 'down';
    this.#state = 'up';
    return isAlone;
  }
}

/** Follows the bar wherever the focus is, until the returned function is called. */
export function watchSpace(space: SpaceKey): () => void {
  const keys = { hold: () => space.press() };
  const stopKeys = listenToKeys(window, 'around-board', () => keys, {
    onRelease: (command) => command === 'hold' && space.release(),
  });
  const stop = new AbortController();
  // Let go in another window.
  window.addEventListener('blur', () => space.release(), { signal: stop.signal });
  return () => {
    stopKeys();
    stop.abort();
  };
}
