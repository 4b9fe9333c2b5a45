/**
 * What the boards of a page hold, from the first import on: stages, canvases that can still be reached, listeners, and observers
 * that were not disconnected.
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

export interface HeldObjects {
  readonly stages: number;
  readonly canvases: number;
  readonly observers: number;
  /** Of all targets in the page's process. */
  readonly listeners: number;
}

/** The commands that are sent; types of all of them would bring those of Node into the page's. */
interface DevTools {
  send(command: 'HeapProfiler.collectGarbage'): Promise<void>;
  send(command: 'Memory.getDOMCounters'): Promise<{ readonly jsEventListeners: number }>;
}

function devtools(): DevTools {
  const session: unknown = cdp();
  return session as DevTools;
}

/** Collects garbage, then counts. */
export async function countHeld(): Promise<HeldObjects> {
  const session = devtools();
  await session.send('HeapProfiler.collectGarbage');
  const { jsEventListeners } = await session.send('Memory.getDOMCounters');
  return {
    stages: stages.length,
    canvases: canvases.filter((canvas) => canvas.deref() !== undefined).length,
    observers: observers.size,
    listeners: jsEventListeners,
  };
}
