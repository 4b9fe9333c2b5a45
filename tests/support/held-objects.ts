/**
 * The objects that the boards of a page hold, from the first import on: stages, canvases that can still be reached,
 * observers that were not disconnected, and listeners on targets that outlive a screen. Chromium's own count of listeners is
 * of the whole process, other pages among them, and falls only when it collects their nodes.
 */
import { stages } from 'konva/lib/Stage.js';
import { cdp } from 'vitest/browser';

interface Observer {
  observe(...given: unknown[]): void;
  disconnect(): void;
}

/** Of painters and of Konva. */
const canvases: WeakRef<HTMLCanvasElement | OffscreenCanvas>[] = [];
const observers = new Set<Observer>();

const createElement: (this: Document, name: string, options?: ElementCreationOptions) => HTMLElement =
  Document.prototype.createElement;
Object.assign(Document.prototype, {
  createElement(this: Document, name: string, options?: ElementCreationOptions) {
    const element = createElement.call(this, name, options);
    if (element instanceof HTMLCanvasElement) canvases.push(new WeakRef(element));
    return element;
  },
});

const PlainCanvas = window.OffscreenCanvas;
window.OffscreenCanvas = class extends PlainCanvas {
  constructor(width: number, height: number) {
    super(width, height);
    canvases.push(new WeakRef(this));
  }
};

const OBSERVERS: readonly { readonly prototype: Observer }[] = [
  ResizeObserver,
  MutationObserver,
  IntersectionObserver,
];

for (const { prototype } of OBSERVERS) {
  const { observe, disconnect } = prototype;
  prototype.observe = function (...given) {
    observers.add(this);
    observe.apply(this, given);
  };
  prototype.disconnect = function () {
    observers.delete(this);
    disconnect.apply(this);
  };
}

/** Listeners that were added and not removed, as the browser tells them apart. */
const listeners: { target: EventTarget; type: string; listener: unknown; capture: boolean }[] = [];

const isCapture = (options: boolean | EventListenerOptions | undefined) =>
  typeof options === 'boolean' ? options : (options?.capture ?? false);

const LASTING: readonly unknown[] = [window, document, document.documentElement, document.body];

/** Returns whether a listener keeps its closure for as long as the page lives, or until a media query is dropped. */
function outlivesScreens(target: EventTarget): boolean {
  return LASTING.includes(target) || target instanceof MediaQueryList;
}

function forget(target: EventTarget, type: string, listener: unknown, capture: boolean): void {
  const at = listeners.findIndex(
    (each) =>
      each.target === target && each.type === type && each.listener === listener && each.capture === capture,
  );
  if (at >= 0) listeners.splice(at, 1);
}

const { addEventListener, removeEventListener } = EventTarget.prototype;
EventTarget.prototype.addEventListener = function (type, listener, options) {
  // A call without a receiver is one on the window.
  const target: EventTarget = this ?? window;
  if (listener !== null && outlivesScreens(target)) {
    const capture = isCapture(options);
    forget(target, type, listener, capture);
    listeners.push({ target, type, listener, capture });
    if (typeof options === 'object' && options.signal !== undefined)
      addEventListener.call(options.signal, 'abort', () => forget(target, type, listener, capture));
  }
  addEventListener.call(target, type, listener, options);
};
EventTarget.prototype.removeEventListener = function (type, listener, options) {
  const target: EventTarget = this ?? window;
  forget(target, type, listener, isCapture(options));
  removeEventListener.call(target, type, listener, options);
};

export interface HeldObjects {
  readonly stages: number;
  readonly canvases: number;
  readonly observers: number;
  /** On the window, the document, its body and media queries, which outlive a screen. */
  readonly listeners: number;
}

/** The command that is sent; types of all of them would bring those of Node into the page's. */
interface DevTools {
  send(command: 'HeapProfiler.collectGarbage'): Promise<void>;
}

function devtools(): DevTools {
  const session: unknown = cdp();
  return session as DevTools;
}

/** Collects garbage, then counts. */
export async function countHeld(): Promise<HeldObjects> {
  await devtools().send('HeapProfiler.collectGarbage');
  return {
    stages: stages.length,
    canvases: canvases.filter((canvas) => canvas.deref() !== undefined).length,
    observers: observers.size,
    listeners: listeners.length,
  };
}
