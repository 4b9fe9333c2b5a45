/** Checks that no text that takes several lines ends with one character, or with one short word, alone on the last of them. */
import { expect, type Page } from '@playwright/test';

/** Expects that no text shown ends so as the window is now. */
export async function expectNoOrphans(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(findOrphans), `${where}: alone on a last line`).toEqual([]);
}

/** Runs in the page: the lines of each such text. A text of which every line is one word has no room for two. */
function findOrphans(): string[] {
  const SHORT = 3;
  const linesOf = (element: Element): string[] => {
    const lines: { bottom: number; text: string }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const data = node.textContent ?? '';
      for (let at = 0; at < data.length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const [box] = range.getClientRects();
        if (box === undefined || box.width === 0) continue;
        const line = lines.at(-1);
        if (line !== undefined && Math.abs(line.bottom - box.bottom) < box.height * 0.6)
          line.text += data[at];
        else lines.push({ bottom: box.bottom, text: data[at] ?? '' });
      }
    }
    return lines.map(({ text }) => text.trim());
  };
  const isAlone = (line: string) => {
    const text = line.replace(/[^\p{L}\p{N}]/gu, '');
    return /[\u3040-\u9fff]/.test(text) ? text.length <= 1 : text.length <= SHORT && !/\d/.test(text);
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  /** Returns whether an element is read by a screen reader alone, or lies in such a one. */
  const isClipped = (element: Element) => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (getComputedStyle(at).clipPath !== 'none') return true;
    return false;
  };
  const isShown = (element: Element) =>
    element.closest('svg, [aria-hidden="true"]') === null &&
    !isClipped(element) &&
    getComputedStyle(element).display !== 'inline' &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    if (!hasText(element) || !isShown(element)) return [];
    const lines = linesOf(element);
    const isOrphaned =
      lines.length > 1 &&
      isAlone(lines.at(-1) ?? '') &&
      lines.some((line) => /.[ \u3040-\u9fff]./.test(line));
    return isOrphaned ? [lines.join(' / ')] : [];
  });
}
