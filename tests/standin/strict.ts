/** An object that throws on access to a member that the model lacks. */
export function strict<T extends object>(name: string, model: T): T {
  return new Proxy(model, {
    get(target, key, receiver) {
      // A value that is awaited is asked for `then`; symbols are the language's own.
      if (!(key in target) && typeof key === 'string' && key !== 'then')
        throw new Error(`The Electron stand-in has no ${name}.${key}`);
      return Reflect.get(target, key, receiver);
    },
    set(_target, key) {
      throw new Error(`The Electron stand-in does not allow to set ${name}.${String(key)}`);
    },
  });
}

/** Throws when options name something that the model does not know. */
export function expectKnown(name: string, options: object, known: readonly string[]): void {
  const unknown = Object.keys(options).filter((key) => !known.includes(key));
  if (unknown.length > 0)
    throw new Error(`The Electron stand-in does not know ${name}: ${unknown.join(', ')}`);
}

/** Events as Electron's objects have them, of the named kinds only. */
export class StrictEvents {
  readonly #name: string;
  readonly #listeners: Map<string, ((...args: never[]) => void)[]>;

  constructor(name: string, events: readonly string[]) {
    this.#name = name;
    this.#listeners = new Map(events.map((event) => [event, []]));
  }

  readonly on = (event: string, listener: (...args: never[]) => void): void => {
    this.#of(event).push(listener);
  };

  readonly once = (event: string, listener: (...args: never[]) => void): void => {
    const wrapped = (...args: never[]) => {
      this.#listeners.set(
        event,
        this.#of(event).filter((other) => other !== wrapped),
      );
      listener(...args);
    };
    this.on(event, wrapped);
  };

  emit(event: string, ...args: readonly unknown[]): void {
    // The listeners' own types are Electron's; the model only passes on.
    for (const listener of [...this.#of(event)]) listener(...(args as never[]));
  }

  #of(event: string) {
    const listeners = this.#listeners.get(event);
    if (listeners === undefined) throw new Error(`The Electron stand-in has no event ${this.#name}:${event}`);
    return listeners;
  }
}
