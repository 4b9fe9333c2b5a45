/**
 * An object that throws on access to a member that the model lacks. `T` is Electron's own type: the compiler checks what the
 * model has against it, and what it lacks may be named there because it throws.
 */
export function strict<T extends object>(name: string, model: Partial<T>): T {
  const proxy = new Proxy(model, {
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
  return proxy as T;
}

/** Throws when options name something that the model does not know. */
export function expectKnown(name: string, options: object, known: readonly string[]): void {
  const unknown = Object.keys(options).filter((key) => !known.includes(key));
  if (unknown.length > 0)
    throw new Error(`The Electron stand-in does not know ${name}: ${unknown.join(', ')}`);
}

type Listener = (...args: never[]) => void;

/** Events as Electron's objects have them, of the named kinds only; `on` and `once` answer with the object itself. */
export class StrictEvents<Owner = unknown> {
  readonly #name: string;
  readonly #listeners: Map<string, Listener[]>;
  #owner: Owner | null = null;

  constructor(name: string, events: readonly string[]) {
    this.#name = name;
    this.#listeners = new Map(events.map((event) => [event, []]));
  }

  /** Names the object whose events these are. */
  own(owner: Owner): Owner {
    this.#owner = owner;
    return owner;
  }

  readonly on = (event: string, listener: Listener): Owner => {
    this.#of(event).push(listener);
    // Before the object is there no property of it can have been asked for.
    return this.#owner as Owner;
  };

  readonly once = (event: string, listener: Listener): Owner => {
    const wrapped = (...args: never[]) => {
      this.#listeners.set(
        event,
        this.#of(event).filter((other) => other !== wrapped),
      );
      listener(...args);
    };
    return this.on(event, wrapped);
  };

  readonly listenerCount = (event: string): number => this.#of(event).length;

  emit(event: string, ...args: readonly unknown[]): void {
    // The listeners' own types are Electron's; the model only passes on.
    for (const listener of [...this.#of(event)]) listener(...(args as never[]));
  }

  /** Emits with an event that a listener may prevent; true when one did. */
  emitPreventable(event: string, members: object = {}, ...args: readonly unknown[]): boolean {
    const told = {
      ...members,
      defaultPrevented: false,
      preventDefault() {
        told.defaultPrevented = true;
      },
    };
    this.emit(event, told, ...args);
    return told.defaultPrevented;
  }

  #of(event: string) {
    const listeners = this.#listeners.get(event);
    if (listeners === undefined) throw new Error(`The Electron stand-in has no event ${this.#name}:${event}`);
    return listeners;
  }
}
