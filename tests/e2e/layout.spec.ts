/** The smallest usual window: nothing jumps while a game is played, and nothing is cut off. */
import { expect, type Page } from '@playwright/test';
import { resizeTo } from './harness/layout.ts';
import { clearingOf, differentTiles, grid, linkAll, linkByMouse, startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

const SMALL = { width: 800, height: 600 };

interface Shift {
  readonly value: number;
  readonly nodes: readonly string[];
}

/** Records every layout shift from now on (Layout Instability API). */
async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.evaluate(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : String(node?.nodeName);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as unknown as {
          value: number;
          sources?: { node: Node | null }[];
        };
        shifts.push({ value, nodes: sources.map(({ node }) => nameOf(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: false });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: readonly Shift[] }).shifts);
}

/** Buttons and headings that reach beyond the window's sides, and whether the page itself does. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { innerWidth } = window;
    const beyond = [...document.querySelectorAll('button, h1, h2, p, dd')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ contentVisibilityAuto: true });
      return isSeen && width > 1 && (left < -1 || right > innerWidth + 1);
    });
    const names = beyond.map((element) => element.textContent ?? '');
    return document.documentElement.scrollWidth > innerWidth ? [...names, 'the page'] : names;
  });
}

/** Commands of the toolbar of which neither the drawing nor the name is seen. */
function blankCommands(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().width > 8;
    return [...document.querySelectorAll('[role=toolbar] button')]
      .filter((button) => ![...button.querySelectorAll('svg, span:not([aria-hidden])')].some(isSeen))
      .map((button) => button.getAttribute('title') ?? '');
  });
}

/** Returns whether all of an element lies in the window. */
function isInWindow(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
}

const WINDOWS = [
  { width: 390, height: 780 },
  { width: 480, height: 480 },
  SMALL,
  { width: 1280, height: 800 },
];

test('nothing jumps from the deal to the last pair, whatever is said below the board, and nothing is cut off', async ({
  app,
}) => {
  const { page } = await app.launch({ viewport: SMALL });
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
  expect(await cutOff(page), 'home').toEqual([]);
  await test.step('home shows its board and its button in every window', async () => {
    for (const window of WINDOWS) {
      await resizeTo(page, window);
      for (const part of ['home-stage', 'home-primary'])
        await expect
          .poll(() => isInWindow(page, `[data-testid="${part}"]`), `${part} at ${window.width}`)
          .toBe(true);
      // The board's corners reach no further than the moon's rim.
      const rim = (await page.getByTestId('home-moon').boundingBox())?.width ?? 0;
      const { width = rim, height = rim } = (await page.getByTestId('stage-board').boundingBox()) ?? {};
      expect(Math.hypot(width, height), `${window.width}`).toBeLessThanOrEqual(rim + 1);
    }
  });
  await startTemplate(page, 'Play Stairs');
  await test.step('each command shows what it is in every window, and the sheet of the others moves nothing', async () => {
    const more = page.getByRole('button', { name: 'More', exact: true });
    const sheet = page.getByRole('toolbar', { name: 'More', exact: true });
    for (const window of WINDOWS) {
      await resizeTo(page, window);
      const placesOf = () =>
        page
          .locator('[data-cell], [data-command="hint"]')
          .evaluateAll((each) => each.map((part) => JSON.stringify(part.getBoundingClientRect())));
      const before = await placesOf();
      await more.click();
      await expect.poll(() => blankCommands(page), `${window.width}`).toEqual([]);
      expect(await placesOf(), `${window.width}`).toEqual(before);
      const [{ top, bottom }, bar] = [
        await sheet.evaluate((part) => part.getBoundingClientRect()),
        await page.locator('[data-command="hint"]').boundingBox(),
      ];
      expect(top, `${window.width}`).toBeGreaterThanOrEqual(0);
      expect(bottom, `${window.width}`).toBeLessThanOrEqual(bar?.y ?? 0);
      await sheet.getByRole('button', { disabled: false }).first().focus();
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(more).toBeFocused();
      await expect.poll(() => blankCommands(page), `${window.width}`).toEqual([]);
    }
    await resizeTo(page, { width: 390, height: 780 });
    await more.click();
    const wide = await sheet.locator('button > span:not([aria-hidden])').evaluateAll((names) => {
      const right = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
      return names.flatMap((name) => (right(name) > right(name.parentElement) ? [name.textContent] : []));
    });
    expect(wide).toEqual([]);
    await page.keyboard.press('Escape');
    await resizeTo(page, SMALL);
    await more.click();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await expect(page.getByTestId('hint')).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await page.keyboard.press('Escape');
  });
  expect(await cutOff(page), 'play').toEqual([]);
  const clearing = await clearingOf(page);
  const shifts = await watchShifts(page);
  await linkByMouse(page, await differentTiles(page));
  await expect(page.getByText(/^The .+ and the .+ differ\.$/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await expect(page.getByTestId('hint')).toBeVisible();
  await page.keyboard.press('w');
  await expect(page.getByTestId('verdict')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: 'Same tiles', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await linkAll(page, clearing.slice(0, -1));
  // Figures that grow by a digit move by some pixels; a page counts as steady up to 0.1 in all.
  const told = await shifts();
  expect(
    told.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(told),
  ).toBeLessThan(0.01);

  const screens: Record<string, () => Promise<void>> = {
    pause: async () => {
      await page.keyboard.press('p');
      await expect(page.getByTestId('paused')).toBeVisible();
    },
    end: async () => {
      await page.keyboard.press('p');
      await linkAll(page, clearing.slice(-1));
      await expect(page.getByTestId('end')).toBeVisible();
    },
    'home again': async () => {
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-screen="home"]')).toBeVisible();
    },
    settings: async () => {
      await page.getByRole('button', { name: 'Settings', exact: true }).click();
      await expect(page.locator('[data-screen="settings"]')).toBeVisible();
    },
  };
  for (const [name, open] of Object.entries(screens)) {
    await open();
    expect(await cutOff(page), name).toEqual([]);
  }
  await test.step('home goes on with the game last played, the shelf with each of the others', async () => {
    await page.keyboard.press('Escape');
    for (const name of ['Play Diamond', 'Play Ring', 'Play Heart']) {
      await startTemplate(page, name);
      await linkAll(page, (await clearingOf(page)).slice(0, 1));
      await page.keyboard.press('Escape');
    }
    await expect(page.getByRole('button', { name: /^Continue Heart/ })).toBeVisible();
    // The board before the moon is the button too.
    await page.getByTestId('home-moon').click();
    await expect(grid(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByTestId('classic').click();
    await expect(page.getByRole('button', { name: /^Continue (?:Diamond|Ring|Heart): / })).toHaveCount(3);
    expect(await cutOff(page), 'classic').toEqual([]);
  });
});
