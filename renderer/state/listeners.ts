/** A set of listeners. */
export interface Listeners<Heard extends readonly unknown[]> {
  /** Returns the function that removes the listener. */
  add(listener: (...heard: Heard) => void): () => void;
  tell(...heard: Heard): void;
}

export function createListeners<Heard extends readonly unknown[]>(): Listeners<Heard> {
  const all = new Set<(...heard: Heard) => void>();
  return {
    add(listener) {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell(...heard) {
      for (const listener of all) listener(...heard);
    },
  };
}
