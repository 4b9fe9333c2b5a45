/** Collects the announcements of the live regions of a page. */
import type { Page } from '@playwright/test';

/**
 * Writes down each text that a live region says, over reloads too. A region that comes with its words says nothing, as most
 * readers leave that out, unless it is an alert.
 */
export async function listen(page: Page): Promise<() => readonly string[]> {
  const heard: string[] = [];
  await page.exposeFunction('isHeard', (words: string) => heard.push(words));
  await page.addInitScript(watchRegions);
  await page.evaluate(watchRegions);
  return () => heard;
}

/** Runs in the page, and so holds all that it needs. */
function watchRegions(): void {
  const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
  const known = new Map<Element, string>();
  const wordsOf = (region: Element) => region.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const isQuiet = (region: Element) =>
    region.getAttribute('aria-live') === 'off' || !region.checkVisibility();
  const look = (isFirst: boolean) => {
    for (const region of document.querySelectorAll(LIVE)) {
      const [before, now] = [known.get(region), wordsOf(region)];
      known.set(region, now);
      const isAlert = region.getAttribute('role') === 'alert' && !isFirst;
      if (now === '' || now === before || isQuiet(region) || (before === undefined && !isAlert)) continue;
      void (globalThis as unknown as { isHeard(words: string): void }).isHeard(now);
    }
  };
  look(true);
  new MutationObserver(() => look(false)).observe(document, {
    ...{ subtree: true, childList: true, characterData: true, attributes: true },
  });
}
