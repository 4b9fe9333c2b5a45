/** The files that a start reads, and those that wait until they are asked for. */
import { expect, type Page } from '@playwright/test';
import { test } from './harness/test.ts';

const LAZY =
  /\/(?:(?:editor|designs|trial|lab|scores|settings|journey|puzzles|find|study)-screen|component-gallery)-[\w-]*\.(?:js|css)$/;

/** Those of the lazy files that the page has read. */
const lazyFiles = (page: Page) =>
  page.evaluate(
    (pattern) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => new RegExp(pattern).test(name)),
    LAZY.source,
  );

/** Counts from now on how often the window shows no screen; the last one has to stay until the next one is there. */
async function watchForEmptiness(page: Page): Promise<() => Promise<number>> {
  const empty = await page.evaluateHandle(() => {
    const seen = { times: 0 };
    new MutationObserver(() => {
      const screens = [...document.querySelectorAll('[data-screen]')];
      if (!screens.some((screen) => screen.checkVisibility())) seen.times += 1;
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
    return seen;
  });
  return () => empty.evaluate(({ times }) => times);
}

/** Returns the layout shifts since the page began, as Chromium counts them: faces and records that come late move nothing. */
const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const shifts: number[] = [];
        const observer = new PerformanceObserver((list) =>
          shifts.push(
            ...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value),
          ),
        );
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are told in a task of their own, before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
  );

test('the first start speaks the system’s language and reads no other screen; each comes alone; a worker begins another', {
  tag: '@hosts',
}, async ({ app }) => {
  const { page } = await app.launch({ locale: 'zh-CN' });
  await expect(page.getByRole('heading', { name: '连连看', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^限时挑战/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await lazyFiles(page)).toEqual([]);
  expect(await layoutShifts(page)).toEqual([]);
  const emptiness = await watchForEmptiness(page);
  await page.getByRole('button', { name: '设置', exact: true }).click();
  await expect(page.locator('[data-screen="settings"]')).toBeVisible();
  expect((await lazyFiles(page)).filter((name) => !name.includes('settings-'))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '设计图形', exact: true }).click();
  await page.getByRole('button', { name: '新建图形', exact: true }).click();
  await expect(page.locator('[data-screen="editor"]')).toBeVisible();
  expect((await lazyFiles(page)).some((name) => name.includes('editor-screen-'))).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByTestId('classic').click();
  await page.getByRole('button', { name: '玩阶梯', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await emptiness()).toBe(0);

  // A worker can start its own program once more, for a proof that takes long.
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  const proved = await page.workers()[0]?.evaluate(
    () =>
      new Promise((resolve) => {
        const second = new Worker(self.location.href, { type: 'module' });
        second.onmessage = ({ data }) => resolve(data);
        second.onerror = ({ message }) => resolve(message);
        const board = { width: 2, height: 1, marks: [-1, -1], cells: [1, 1] };
        const rules = { maxTurns: 2, border: 'open', gravity: 'none' };
        second.postMessage({ kind: 'request', id: 1, request: { type: 'prove', board, rules, seed: 2 } });
      }),
  );
  expect(proved).toMatchObject({ kind: 'reply', reply: { ok: true, value: { verdict: 'solvable' } } });
});
