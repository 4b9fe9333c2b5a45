/**
 * The two worlds of one page, which share its document and nothing else: the app's own, and the isolated one of the
 * preload. Each function here travels to the page as text, so it uses nothing from outside its own braces.
 */

type Encoded =
  | { readonly type: 'undefined' }
  | { readonly type: 'value'; readonly value: string | number | boolean | null }
  | { readonly type: 'array'; readonly items: readonly Encoded[] }
  | { readonly type: 'object'; readonly entries: readonly (readonly [string, Encoded])[] }
  | { readonly type: 'function' | 'promise'; readonly id: number };

type WorldMessage =
  | { readonly type: 'hello' }
  | { readonly type: 'expose'; readonly name: string; readonly api: Encoded }
  | { readonly type: 'call'; readonly id: number; readonly args: readonly Encoded[] }
  | { readonly type: 'settle'; readonly id: number; readonly isKept: boolean; readonly value: Encoded };

interface WorldEnd {
  encode(value: unknown): Encoded;
  decode(value: Encoded): unknown;
  send(message: WorldMessage): void;
  onMessage(listener: (message: WorldMessage) => void): void;
}

/** The name under which the preload's world reaches the stand-in; no page sees it. */
export const BINDING = '__standIn';
/** The name under which the stand-in reaches the preload's world. */
export const RECEIVER = '__standInReceive';
export const PRELOAD_WORLD = 'preload';

/** Runs in the app's own world: puts there what the preload exposes. */
export function makePageScript(): string {
  return `if (window === window.top) (${runPageWorld})((${makeWorldEnd})('twofold-page', 'twofold-preload'));`;
}

/** Runs in the isolated world: the preload with as much of Electron as a sandboxed preload has. */
export function makePreloadScript(preload: string): string {
  return `if (window === window.top) {
    const electron = (${makePreloadElectron})((${makeWorldEnd})('twofold-preload', 'twofold-page'), '${BINDING}', '${RECEIVER}');
    const require = (${makeRequire})(electron);
    (function (exports, require, module) { ${preload}\n})({}, require, { exports: {} });
  }`;
}

/** One end of the line between the worlds: strings over DOM events, answered before `dispatchEvent` returns. */
function makeWorldEnd(hears: string, speaks: string): WorldEnd {
  const functions: ((...args: unknown[]) => unknown)[] = [];
  const promises = new Map<number, { resolve(value: unknown): void; reject(reason: Error): void }>();
  const listeners: ((message: WorldMessage) => void)[] = [];
  let promiseCount = 0;
  let reply: Encoded = { type: 'undefined' };

  function say(name: string, value: unknown): void {
    document.dispatchEvent(new CustomEvent(name, { detail: JSON.stringify(value) }));
  }
  function hear(name: string, listener: (text: string) => void): void {
    document.addEventListener(name, (event) => listener((event as CustomEvent<string>).detail));
  }
  function encodePromise(promise: PromiseLike<unknown>): Encoded {
    const id = ++promiseCount;
    promise.then(
      (value) => say(speaks, { type: 'settle', id, isKept: true, value: encode(value) }),
      (error) => say(speaks, { type: 'settle', id, isKept: false, value: encode(String(error)) }),
    );
    return { type: 'promise', id };
  }
  function encode(value: unknown): Encoded {
    if (value === undefined) return { type: 'undefined' };
    if (typeof value === 'function')
      return { type: 'function', id: functions.push(value as (...args: unknown[]) => unknown) - 1 };
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value))
      return { type: 'value', value: value as string };
    if (value instanceof Promise) return encodePromise(value);
    if (Array.isArray(value)) return { type: 'array', items: value.map(encode) };
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null)
      throw new Error('Only plain data crosses the context bridge of the stand-in');
    return { type: 'object', entries: Object.entries(value).map(([key, inner]) => [key, encode(inner)]) };
  }
  function decode(value: Encoded): unknown {
    if (value.type === 'undefined') return undefined;
    if (value.type === 'value') return value.value;
    if (value.type === 'array') return value.items.map(decode);
    if (value.type === 'object')
      return Object.freeze(Object.fromEntries(value.entries.map(([key, inner]) => [key, decode(inner)])));
    if (value.type === 'promise')
      return new Promise((resolve, reject) => promises.set(value.id, { resolve, reject }));
    return (...args: unknown[]) => {
      say(speaks, { type: 'call', id: value.id, args: args.map(encode) });
      return decode(reply);
    };
  }
  function settle(message: Extract<WorldMessage, { type: 'settle' }>): void {
    const promise = promises.get(message.id);
    promises.delete(message.id);
    if (message.isKept) promise?.resolve(decode(message.value));
    else promise?.reject(new Error(String(decode(message.value))));
  }
  hear(`${hears}-reply`, (text) => {
    reply = JSON.parse(text);
  });
  hear(hears, (text) => {
    const message: WorldMessage = JSON.parse(text);
    if (message.type === 'call')
      say(`${speaks}-reply`, encode(functions[message.id]?.(...message.args.map(decode))));
    else if (message.type === 'settle') settle(message);
    else for (const listener of listeners) listener(message);
  });
  return {
    encode,
    decode,
    send: (message) => say(speaks, message),
    onMessage: (listener) => listeners.push(listener),
  };
}

function runPageWorld(end: WorldEnd): void {
  end.onMessage((message) => {
    if (message.type !== 'expose' || Object.hasOwn(window, message.name)) return;
    Object.defineProperty(window, message.name, { value: end.decode(message.api) });
  });
  end.send({ type: 'hello' });
}

function makePreloadElectron(end: WorldEnd, binding: string, receiver: string) {
  const exposed: { readonly type: 'expose'; readonly name: string; readonly api: Encoded }[] = [];
  const waiting = new Map<number, { resolve(value: unknown): void; reject(reason: Error): void }>();
  const listeners = new Map<string, ((...args: unknown[]) => void)[]>();
  let lastCall = 0;
  // CDP puts the binding there, in this world only.
  const world = window as unknown as Record<string, (text: string) => void>;

  world[receiver] = (text) => {
    const message = JSON.parse(text);
    if (message.type === 'answer') waiting.get(message.call)?.resolve(message.value);
    if (message.type === 'fail') waiting.get(message.call)?.reject(new Error(message.reason));
    if (message.type === 'event')
      for (const listener of listeners.get(message.channel) ?? []) listener({}, ...message.args);
  };
  end.onMessage((message) => {
    if (message.type === 'hello') for (const each of exposed) end.send(each);
  });
  return {
    contextBridge: {
      exposeInMainWorld(name: string, api: unknown) {
        const message = { type: 'expose', name, api: end.encode(api) } as const;
        exposed.push(message);
        end.send(message);
      },
    },
    ipcRenderer: {
      invoke(channel: string, ...args: unknown[]) {
        const call = ++lastCall;
        // As Electron's: what cannot be cloned throws, and a class leaves its plain data (lib/renderer/api/ipc-renderer.ts).
        const cloned = structuredClone(args);
        world[binding]?.(JSON.stringify({ call, channel, args: cloned, url: location.href }));
        return new Promise((resolve, reject) => waiting.set(call, { resolve, reject }));
      },
      on(channel: string, listener: (...args: unknown[]) => void) {
        listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      },
      off(channel: string, listener: (...args: unknown[]) => void) {
        listeners.set(
          channel,
          (listeners.get(channel) ?? []).filter((other) => other !== listener),
        );
      },
    },
  };
}

/** `require` of a sandboxed preload: Electron's renderer part, here as much as the model has. */
function makeRequire(electron: object): (name: string) => object {
  const strict = (name: string, model: object): object =>
    new Proxy(model, {
      get(target, key, receiver) {
        if (!(key in target)) throw new Error(`The Electron stand-in has no ${name}.${String(key)}`);
        const value = Reflect.get(target, key, receiver);
        return typeof value === 'object' ? strict(`${name}.${String(key)}`, value) : value;
      },
    });
  return (name) => {
    if (name !== 'electron') throw new Error(`A sandboxed preload cannot require '${name}'`);
    return strict('electron', electron);
  };
}
