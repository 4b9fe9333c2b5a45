/** The name of a service, with its type: the module that defines a service exports its key. */
export interface ServiceKey<T> {
  readonly name: string;
  /** Makes the service when it is first asked for; a service without it is provided at the start. */
  readonly create: ((services: WindowServices) => T) | null;
}

export function serviceKey<T>(
  name: string,
  create: ((services: WindowServices) => T) | null = null,
): ServiceKey<T> {
  return { name, create };
}

/**
 * The stores and services of one window, each under its key. A file that asks for one imports its key, so that its imports
 * say what it uses.
 */
export class WindowServices {
  readonly #outer: WindowServices | null;
  readonly #provided = new Map<ServiceKey<unknown>, unknown>();

  /** Inner services hide those of the outer window, whose other services they share. */
  constructor(outer: WindowServices | null = null) {
    this.#outer = outer;
  }

  provide<T>(key: ServiceKey<T>, service: T): this {
    this.#provided.set(key as ServiceKey<unknown>, service);
    return this;
  }

  get<T>(key: ServiceKey<T>): T {
    const known = key as ServiceKey<unknown>;
    if (this.#provided.has(known)) return this.#provided.get(known) as T;
    if (key.create === null && this.#outer !== null) return this.#outer.get(key);
    if (key.create === null) throw new Error(`The service "${key.name}" was not provided.`);
    const service = key.create(this);
    this.provide(key, service);
    return service;
  }
}
