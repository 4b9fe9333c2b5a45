/** Lets the light go on over the page, and does what the switch chooses. */
import type { Box } from '../controls.ts';
import { SWITCH_PRESS } from './ceremony-sign.ts';
import { boxOfItem, ceremonyInReach, isSameItem, readPage, type ScanItem } from './scan-page.ts';
import {
  BEGINNING,
  carryOver,
  itemsIn,
  partAt,
  pauseAt,
  pressSwitch,
  type ScanParts,
  type ScanPlace,
  stepScan,
} from './scan-steps.ts';

/** The lit part: the box around it, and the items in it. */
export interface Lit {
  readonly box: Box;
  readonly items: readonly ScanItem[];
}

interface ScanCalls {
  /** Draws the light; null puts it out. */
  readonly show: (lit: Lit | null) => void;
  /** Hears of each part that is lit anew. */
  readonly onStep: (lit: Lit) => void;
}

export interface Scan {
  press(): void;
  end(): void;
}

/** So long after the page has changed it is read anew. */
const SETTLE_MS = 80;

function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function isSamePage(a: ScanParts<ScanItem>, b: ScanParts<ScanItem>): boolean {
  return (
    a.length === b.length &&
    a.every((part, index) => {
      const other = b[index];
      if (other === undefined || 'item' in part !== 'item' in other) return false;
      if ('item' in part) return 'item' in other && isSameItem(part.item, other.item);
      return 'parts' in other && isSamePage(part.parts, other.parts);
    })
  );
}

/** Brings what is lit into view; a board that is larger than its room shows the cell that has the focus. */
function reveal([first, ...rest]: readonly ScanItem[]): void {
  if (first === undefined) return;
  if (first.element.closest('[data-movable]') !== null)
    first.element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
  else
    for (const { element } of [...rest.slice(-1), first])
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Tells of every change of the page by which something else may be lit, until it is stopped. */
function watchPage(onChange: () => void, stopped: AbortSignal): void {
  const watcher = new MutationObserver((changes) => {
    // Elements that move by themselves are many; of those only a board carries what is lit along.
    const isTold = ({ attributeName, target }: MutationRecord) =>
      attributeName !== 'style' || (target as Element).role === 'grid';
    if (changes.some(isTold)) onChange();
  });
  watcher.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: [
      'open',
      'disabled',
      'hidden',
      'inert',
      'aria-hidden',
      'aria-selected',
      'data-ceremony',
      'data-kind',
      'style',
    ],
  });
  stopped.addEventListener('abort', () => watcher.disconnect());
}

/** Begins to scan at a pace in milliseconds a step, until it is ended. */
export function runScan(paceMs: number, { show, onStep }: ScanCalls): Scan {
  let page: ScanParts<ScanItem> = [];
  let place: ScanPlace = BEGINNING;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  /** True while it was not told what is lit, since the page is still changing by what was chosen. */
  let isUntold = false;
  const stop = new AbortController();

  const litNow = (): Lit | null => {
    const part = partAt(page, place.path);
    if (part === null) return null;
    const items = itemsIn(part);
    return { items, box: around(items.map(boxOfItem)) };
  };
  const tell = () => {
    const lit = litNow();
    isUntold = false;
    if (lit !== null) onStep(lit);
  };
  const light = (next: ScanPlace, isTold = true) => {
    // The chosen item may have ended the scan.
    if (stop.signal.aborted) return;
    place = next;
    const part = partAt(page, place.path);
    if (part !== null) reveal(itemsIn(part));
    show(litNow());
    if (isTold) tell();
    else isUntold = true;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Not every change of the page is told.
      if (!follow()) light(page.length === 0 ? BEGINNING : stepScan(page, place));
    }, paceMs * pauseAt(place));
  };
  /** Reads the page anew, and returns whether the light begins anew. */
  const follow = (): boolean => {
    const before = page;
    page = readPage();
    if (!isSamePage(before, page)) {
      const next = carryOver(before, place, page, isSameItem);
      if (next === BEGINNING) {
        light(BEGINNING);
        return true;
      }
      place = next;
    }
    show(litNow());
    return false;
  };
  const settle = () => {
    settling ??= setTimeout(() => {
      settling = undefined;
      if (!follow() && isUntold) tell();
    }, SETTLE_MS);
  };

  watchPage(settle, stop.signal);
  const move = ({ type }: Event) => {
    show(litNow());
    if (type === 'resize') settle();
  };
  for (const type of ['scroll', 'resize'])
    window.addEventListener(type, move, {
      capture: true,
      passive: true,
      signal: stop.signal,
    });
  page = readPage();
  light(BEGINNING);

  return {
    press() {
      const ceremony = ceremonyInReach();
      if (ceremony !== null) return void ceremony.dispatchEvent(new Event(SWITCH_PRESS, { bubbles: true }));
      const pressed = pressSwitch(page, place);
      if (pressed === null) return;
      if (pressed.type === 'enter') return light(pressed.place);
      const { item } = pressed;
      const next = item.isRepeated ? { path: place.path, steps: 0 } : BEGINNING;
      item.choose();
      light(next, item.isRepeated);
      if (!stop.signal.aborted) settle();
    },
    end() {
      clearTimeout(timer);
      clearTimeout(settling);
      stop.abort();
      show(null);
    },
  };
}
