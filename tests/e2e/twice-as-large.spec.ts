/** Texts and controls at 200 %, by the zoom of the page and by the size of text alone: no main screen loses anything. */
import { expect, type Page } from '@playwright/test';
import { drag } from './harness/drawing.ts';
import { expectNothingLost } from './harness/layout.ts';
import { clearingOf, grid, linkAll, openMoreWays } from './harness/table.ts';
import { type App, test } from './harness/test.ts';

/** A window of 1280 × 800, in which everything is twice as large. */
const ENLARGED = {
  'at 200 % zoom': async (app: App) => {
    const { page } = await app.launch({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
    return page;
  },
  'in text of 200 %': async (app: App) => {
    const { page } = await app.launch({ viewport: { width: 1280, height: 800 } });
    // As the settings of a browser and the text scale of a system do: media queries in rem follow it too.
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe('32px');
    return page;
  },
} as const;

type Look = (page: Page, name: string) => Promise<void>;

const screen = (page: Page, name: string) => page.locator(`[data-screen="${name}"]`);
const press = (id: string) => (page: Page) => page.getByTestId(id).click();
const link = (place: number) => (page: Page) =>
  page.getByTestId('home-links').getByRole('button').nth(place).click();

/** The screens that home leads to, and how. */
const FROM_HOME: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  scores: link(0),
  settings: link(3),
  shelf: press('classic'),
  calendar: press('daily'),
  map: press('journey'),
  puzzles: press('puzzles'),
};

async function openAll(page: Page, look: Look): Promise<void> {
  await look(page, 'home');
  for (const [name, open] of Object.entries(FROM_HOME)) {
    await open(page);
    await expect(screen(page, name)).toBeVisible();
    await look(page, name);
    const tabs = page.getByRole('tab');
    for (let place = 1; place < (await tabs.count()); place++) {
      await tabs.nth(place).click();
      await expect(tabs.nth(place)).toHaveAttribute('aria-selected', 'true');
      await look(page, `${name}, tab ${place + 1}`);
    }
    await page.keyboard.press('Escape');
    await expect(screen(page, 'home')).toBeVisible();
  }
}

async function openSettings(page: Page, look: Look): Promise<void> {
  await link(3)(page);
  await expect(screen(page, 'settings')).toBeVisible();
  // In a narrow window its groups are rows that open.
  for (const group of await page.getByTestId(/^settings-/).all()) await group.click();
  await expect(page.getByRole('button', { name: 'Change keys', exact: true })).toBeVisible();
  await look(page, 'settings, all groups open');
  for (const [name, button] of [
    ['players', 'Add or switch…'],
    ['keys', 'Change keys'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(screen(page, name)).toBeVisible();
    await look(page, name);
    await page.keyboard.press('Escape');
    await expect(screen(page, 'settings')).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await link(2)(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'how to play');
  await page.getByTestId('open-lab').click();
  await expect(screen(page, 'lab')).toBeVisible();
  await page.getByRole('tab').nth(2).click();
  await look(page, 'lab');
  await page.keyboard.press('Escape');
  await expect(screen(page, 'home')).toBeVisible();
}

async function playToEnd(page: Page, look: Look): Promise<void> {
  await page.getByTestId('classic').click();
  await page.locator('[data-template="stairs"]').click();
  await expect(grid(page)).toBeVisible();
  await look(page, 'play');
  const clearing = await clearingOf(page);
  await page.keyboard.press('h');
  await expect(page.getByTestId('hint')).toBeVisible();
  await look(page, 'hint');
  await page.keyboard.press('p');
  await expect(page.getByTestId('paused')).toBeVisible();
  await look(page, 'pause');
  await page.keyboard.press('p');
  await linkAll(page, clearing);
  await expect(page.getByTestId('end')).toBeVisible();
  await look(page, 'end');
  await openMoreWays(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'share');
  await page.keyboard.press('Escape');
  await page.getByTestId('to-review').click();
  await expect(page.getByTestId('review')).toHaveAttribute('data-making', 'made');
  await look(page, 'review');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(screen(page, 'home')).toBeVisible();
}

async function openOthers(page: Page, look: Look): Promise<void> {
  await page.getByTestId('calm').click();
  await expect(grid(page)).toBeVisible();
  await look(page, 'large and calm');
  await page.keyboard.press('Escape');
  await page.getByTestId('puzzles').click();
  await page.getByTestId('practice').click();
  await expect(screen(page, 'find')).toBeVisible();
  await look(page, 'find');
  await page.keyboard.press('Escape');
  await page.getByTestId('all-puzzles').click();
  await page.locator('[data-testid^="study-"]').first().click();
  await expect(screen(page, 'study')).toBeVisible();
  await look(page, 'study');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(screen(page, 'home')).toBeVisible();
  await link(1)(page);
  await expect(screen(page, 'designs')).toBeVisible();
  await look(page, 'designs');
  await page.getByRole('button', { name: 'Draw your own', exact: true }).click();
  await expect(screen(page, 'editor')).toBeVisible();
  await page.keyboard.press('r');
  await drag(page, [1, 1], [4, 3]);
  await look(page, 'editor');
}

for (const [enlarged, launch] of Object.entries(ENLARGED))
  for (const [what, open] of Object.entries({
    'the screens of home': openAll,
    'settings, rules and the lab': openSettings,
    'a game from its deal to its review': playToEnd,
    'puzzles, designs and the large boards': openOthers,
  }))
    test(`${what} lose nothing ${enlarged}`, async ({ app }) => {
      const page = await launch(app);
      await open(page, (on, name) => expectNothingLost(on, `${name} ${enlarged}`));
    });

/** The usual steps of a browser's zoom. */
const ZOOMS = [1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5];

for (const [width, height] of [
  [1920, 1080],
  [2560, 1440],
] as const)
  test(`each step of the zoom makes words larger in ${width} × ${height}, and four times zoom twice as large`, async ({
    app,
  }) => {
    const { page } = await app.launch({ viewport: { width, height } });
    const cdp = await page.context().newCDPSession(page);
    const sizes: number[] = [];
    for (const zoom of ZOOMS) {
      const metrics = { width: Math.round(width / zoom), height: Math.round(height / zoom) };
      await cdp.send('Emulation.setDeviceMetricsOverride', {
        ...metrics,
        deviceScaleFactor: zoom,
        mobile: false,
      });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(metrics.width);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      sizes.push(Number.parseFloat(size) * zoom);
    }
    const smaller = ZOOMS.filter((_, place) => place > 0 && (sizes[place] ?? 0) <= (sizes[place - 1] ?? 0));
    expect(smaller, `words of ${sizes.join(', ')}`).toEqual([]);
    expect(sizes[ZOOMS.indexOf(4)]).toBeGreaterThanOrEqual(2 * (sizes[0] ?? 0));
  });
