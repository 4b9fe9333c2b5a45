/**
 * Checks that all texts on a page can be read: none is cut off, covered, broken within a word or drawn over a picture, none leaves
 * its card, and nothing is wider than its window.
 */
import { type CDPSession, expect, type Page } from '@playwright/test';
import { fixedWords } from './fixed-words.ts';

export const SIZES = [
  { width: 1280, height: 800 },
  { width: 800, height: 600 },
  { width: 480, height: 480 },
] as const;

/**
 * Gives the window another size and waits for two frames: what follows the size of its box (observers, canvases) has done so
 * then. On a busy machine a page that was resized several times without waiting was seen to draw no frame any more.
 */
export async function resizeTo(
  page: Page,
  size: { width: number; height: number },
  ratio?: number,
): Promise<void> {
  if (ratio === undefined) await page.setViewportSize(size);
  else await setRatio(page, size, ratio);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Moves the page to a screen with so many pixels to one of its own, until its size is set again. */
async function setRatio(page: Page, size: { width: number; height: number }, ratio: number): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...size,
    deviceScaleFactor: ratio,
    mobile: false,
  });
  expect(await page.evaluate(() => devicePixelRatio)).toBe(ratio);
}

/** A ratio holds only as long as the session that asked for it. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * Expects that nothing shown is cut off or covered as the window is now, and that each control can be scrolled to a place where a
 * pointer hits it.
 */
export async function expectNothingLost(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(findFaults, null), where).toEqual([]);
  expect.soft(await page.evaluate(findOutOfReach), `${where}: out of reach`).toEqual([]);
}

/** Runs in the page: the controls that no scrolling brings under the pointer. */
function findOutOfReach(): string[] {
  const root = [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1) ?? document.body;
  const controls = root.querySelectorAll('button, a[href], input, select, textarea, summary, [role="tab"]');
  const nameOf = (element: Element) =>
    `${element.tagName} ${element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent}`;
  const missed = [...controls].filter((control) => {
    // A choice is drawn as its label.
    const drawn = control.closest('label') ?? control;
    if (control.closest('[inert], [aria-hidden="true"]') !== null) return false;
    if (!drawn.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (drawn.getBoundingClientRect().width < 2 || getComputedStyle(drawn).clipPath !== 'none') return false;
    if (getComputedStyle(drawn).pointerEvents === 'none') return false;
    drawn.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, right, bottom } = drawn.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit === null || !(drawn.contains(hit) || hit.contains(drawn));
  });
  return missed.map(nameOf);
}

/** Looks at what is shown, at each size; the page keeps the last one. */
export async function expectLayout(page: Page, where: string): Promise<void> {
  for (const size of SIZES) {
    await resizeTo(page, size);
    const faults = await page.evaluate(findFaults, null);
    expect.soft(faults, `${where} at ${size.width} × ${size.height}`).toEqual([]);
  }
}

/** The same, with a closer look: no word of the program is broken, no text leaves its card or lies over a picture. */
export async function expectTidy(
  page: Page,
  where: string,
  sizes: readonly { readonly width: number; readonly height: number }[],
): Promise<void> {
  for (const size of sizes) {
    await resizeTo(page, size);
    const faults = await page.evaluate(findFaults, fixedWords());
    expect.soft(faults, `${where} at ${size.width} × ${size.height}`).toEqual([]);
  }
}

/** Runs in the page: closely where the program's words are given. Other words, such as a player's name, may be broken. */
function findFaults(fixed: readonly string[] | null): string[] {
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const SLACK = 2;
  const WINDOW: Box = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  const faults: string[] = [];
  const wide = document.documentElement.scrollWidth - window.innerWidth;
  const isBeyond = (element: Element) => element.getBoundingClientRect().right > window.innerWidth + 1;
  if (wide > 0) {
    const widest = [...document.querySelectorAll('body *')].filter(isBeyond).slice(0, 3);
    const names = widest.map(({ tagName, className }) => `${tagName}.${className}`);
    faults.push(`the page is ${wide} px too wide: ${names.join(', ')}`);
  }

  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = (box: Box) => box.right - box.left < 1 || box.bottom - box.top < 1;

  const WORD = /[\p{Script=Latin}\p{M}\p{N}’']{2,}/gu;
  const isFixed = new Set(fixed ?? []);
  /** Returns the words of a text that stand on two lines. */
  const brokenIn = (node: Node) =>
    [...(node.textContent ?? '').matchAll(WORD)].flatMap(({ 0: word, index }) => {
      if (!isFixed.has(word.toLowerCase()) && !/^\p{N}+$/u.test(word)) return [];
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = range.getClientRects();
      const isBelow = (box: DOMRect) => first !== undefined && box.top >= first.bottom - SLACK;
      return others.some(isBelow) ? [word] : [];
    });

  const isPainted = (element: Element) => {
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
    const isSeen = (colour: string) => !/^transparent$|, 0\)$|\/ 0\)$/.test(colour);
    return (borderTopWidth !== '0px' && isSeen(borderTopColor)) || isSeen(backgroundColor);
  };

  /** Returns the card around a text that it leaves; what is moved away from its place on purpose may. */
  const leftCard = (element: Element, box: Box): Element | null => {
    let [outerLeft, outerRight] = [box.left, box.right];
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const { position, display, overflowX, overflowY } = getComputedStyle(at);
      const isInline = display === 'inline' || display === 'contents';
      // A strip that is meant to be moved sideways does not roll up and down.
      const isStrip = overflowX === 'auto' && overflowY === 'hidden';
      if (isStrip || /absolute|fixed/.test(position)) return null;
      if (isInline || (overflowX === 'visible' && !isPainted(at))) continue;
      const { left, right, top, bottom } = at.getBoundingClientRect();
      if (outerLeft < left - SLACK || outerRight > right + SLACK) return at;
      // So does a card within it.
      [outerLeft, outerRight] = [left, right];
      const isRolled = overflowY !== 'visible';
      if (isRolled) return null;
      const height = box.bottom - box.top;
      if (box.top < top - height / 2 || box.bottom > bottom + height / 2) return at;
    }
    return null;
  };

  /** Returns whether an element is read by a screen reader alone, or lies in such a one. */
  const isClipped = (element: Element) => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (getComputedStyle(at).clipPath !== 'none') return true;
    return false;
  };

  /** Returns the part of an element that is in view as everything is scrolled now, and whether something cuts it off for good. */
  const clipOf = (element: Element) => {
    let seen = WINDOW;
    let cutting: { box: Box; name: string }[] = [];
    let isScrolled = false;
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const box = at.getBoundingClientRect();
        seen = meet(seen, box);
        if (/auto|scroll/.test(overflowX + overflowY)) isScrolled = true;
        else if (!isScrolled) cutting = [...cutting, { box, name: at.className.toString() }];
      }
      if (position === 'fixed') break;
    }
    return { seen, cutting };
  };

  const root = [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const shown: { text: string; element: Element; box: Box }[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '') continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('[aria-hidden="true"], [inert], [role="gridcell"], option') !== null) continue;
    if (isClipped(element)) continue;
    const { fontVariantNumeric } = getComputedStyle(element);
    if (/\p{L}-\p{L}/u.test(text) && fontVariantNumeric.includes('tabular'))
      faults.push(`a hyphen as wide as a figure: ${text}`);
    if (fixed !== null) for (const word of brokenIn(node)) faults.push(`broken within ${word}: ${text}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const { seen, cutting } = clipOf(element);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      const cut = cutting.find(
        ({ box: frame }) =>
          box.left < frame.left - SLACK ||
          box.right > frame.right + SLACK ||
          box.top < frame.top - box.height / 2 ||
          box.bottom > frame.bottom + box.height / 2,
      );
      if (cut !== undefined) faults.push(`cut off by .${cut.name}: ${text}`);
      const card = fixed === null ? null : leftCard(element, box);
      if (card !== null) faults.push(`leaves ${card.tagName}.${card.className.toString()}: ${text}`);
      const visible = meet(seen, box);
      if (!isEmpty(visible)) shown.push({ text, element, box: visible });
    }
  }

  /** Returns whether two elements lie side by side as their container places them, so that neither is laid over the other on purpose. */
  const isSideBySide = (one: Element, other: Element) => {
    const above = (element: Element, until: Element) => {
      const chain = [element];
      for (let at = element.parentElement; at !== null && at !== until; at = at.parentElement) chain.push(at);
      return chain;
    };
    let common: Element | null = one;
    while (common !== null && !common.contains(other)) common = common.parentElement;
    if (common === null || common === one || common === other) return false;
    const chains = [above(one, common), above(other, common)];
    if (chains.flat().some((each) => getComputedStyle(each).position !== 'static' && isMoved(each)))
      return false;
    const [a, b] = chains.map((chain) => getComputedStyle(chain.at(-1) ?? common));
    const isGrid = getComputedStyle(common).display.includes('grid');
    return !(isGrid && a?.gridArea === b?.gridArea && !a?.gridArea.startsWith('auto'));
  };
  const isMoved = (element: Element) => /absolute|fixed|sticky/.test(getComputedStyle(element).position);
  const pictures = [...root.querySelectorAll(fixed === null ? ':not(*)' : 'canvas, img, svg')]
    .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((each) => each.parentElement?.closest('svg') === null)
    .map((element) => ({ element, box: meet(clipOf(element).seen, element.getBoundingClientRect()) }));
  for (const { text, element, box } of shown)
    for (const picture of pictures) {
      const both = meet(box, picture.box);
      if (both.right - both.left <= SLACK || both.bottom - both.top <= SLACK) continue;
      if (!picture.element.contains(element) && isSideBySide(element, picture.element))
        faults.push(`over a picture: ${text}`);
    }
  // An element that stays in view while the rest is scrolled covers a part of it, which can be scrolled out from under
  // it.
  const known = new Map<Element, boolean>();
  const isSticky = (element: Element | null): boolean => {
    if (element === null || element === root) return false;
    const isKnown = known.get(element);
    if (isKnown !== undefined) return isKnown;
    const is = /sticky|fixed/.test(getComputedStyle(element).position) || isSticky(element.parentElement);
    known.set(element, is);
    return is;
  };
  for (const { text, element, box } of shown) {
    // A text that lets the pointer through is never what the pointer hits.
    if (getComputedStyle(element).pointerEvents === 'none') continue;
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (hit === null || hit.contains(element) || element.contains(hit)) continue;
    if (isSticky(hit) !== isSticky(element)) continue;
    const label = element.closest('label, button, a');
    if (label !== null && (label.contains(hit) || label === hit.closest('label, button, a'))) continue;
    faults.push(`covered by ${hit.tagName}.${hit.className.toString()}: ${text}`);
  }
  for (const [place, one] of shown.entries())
    for (const other of shown.slice(place + 1)) {
      const both = meet(one.box, other.box);
      if (one.element === other.element || both.right - both.left <= SLACK) continue;
      if (both.bottom - both.top <= (one.box.bottom - one.box.top) / 3) continue;
      if (isSticky(one.element) === isSticky(other.element))
        faults.push(`overlap: ${one.text} | ${other.text}`);
    }
  return [...new Set(faults)];
}
