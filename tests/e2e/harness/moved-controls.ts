/** Checks that nothing that comes late moves a control that has appeared: a finger on its way would press another one. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { CONTROLS } from '../../../renderer/input/controls.ts';

/** Longer than a page takes to be drawn. */
const LATE_MS = 150;

/** Lets the page hear its host, and get its code, late: what a screen waits for comes when its rest is drawn. */
export async function answerLate(context: BrowserContext): Promise<void> {
  await context.routeWebSocket(/./, (page) => {
    const host = page.connectToServer();
    page.onMessage((message) => host.send(message));
    host.onMessage((message) => setTimeout(() => page.send(message), LATE_MS));
  });
}

/** Watches the pages of a context from their beginning. */
export async function watchControls(context: BrowserContext): Promise<void> {
  await context.addInitScript(watch, CONTROLS);
}

/** Expects that no control moved since the last time it was asked; a press, a key or another size may move what there was. */
export async function expectNothingMoved(page: Page, what: string): Promise<void> {
  const moved = await page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.movedControls?.() ?? []))),
      ),
  );
  expect.soft(moved, `${what}: moved after it had appeared`).toEqual([]);
}

/** Runs in the page. */
function watch(controls: string): void {
  // One that cannot be used now stands there as well.
  const all = controls.replaceAll(':enabled', '');
  const drawn = new WeakSet<Element>();
  let before = new WeakSet<Element>();
  const moved = new Set<string>();
  const inputs = ['pointerdown', 'pointerup', 'keydown', 'wheel', 'resize'];
  for (const input of inputs)
    window.addEventListener(
      input,
      () => {
        before = new WeakSet(document.querySelectorAll(all));
      },
      { capture: true, passive: true },
    );
  const round = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)}, ${Math.round(y)}`;
  const read = (entries: PerformanceEntryList) => {
    for (const entry of entries)
      for (const { node, previousRect, currentRect } of (entry as LayoutShift).sources) {
        if (!(node instanceof Element) || previousRect.width === 0 || currentRect.width === 0) continue;
        // A dialog in it lies above the page, and stays where it is.
        const within = [node, ...node.querySelectorAll(controls)].filter(
          (each) => each.matches(controls) && each.closest('dialog') === node.closest('dialog'),
        );
        for (const control of within)
          if (drawn.has(control) && !before.has(control))
            moved.add(
              `${control.outerHTML.slice(0, 120)} with what was at ${round(previousRect)} and is at ${round(currentRect)}`,
            );
      }
  };
  const observer = new PerformanceObserver((list) => read(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  let isWaiting = false;
  const noteDrawn = () => {
    isWaiting = false;
    // Moves of this frame were measured against the frames before.
    read(observer.takeRecords());
    for (const control of document.querySelectorAll(all)) drawn.add(control);
  };
  new MutationObserver(() => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => setTimeout(noteDrawn));
  }).observe(document, { childList: true, subtree: true });
  window.movedControls = () => {
    read(observer.takeRecords());
    const told = [...moved];
    moved.clear();
    return told;
  };
}

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  interface Window {
    movedControls?: () => readonly string[];
  }
}
