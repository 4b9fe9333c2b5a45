/** The newest screens, in every window, at every ratio, in forced colours, in each theme and without motion. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './harness/axe.ts';
import { expectNothingLost, resizeTo } from './harness/layout.ts';
import { openGroup } from './harness/settings.ts';
import { clearingOf, grid, linkAll, openMoreWays } from './harness/table.ts';
import { test } from './harness/test.ts';

/** From the smallest window to 4K. */
const WINDOWS = [
  { width: 480, height: 480 },
  { width: 390, height: 780 },
  { width: 800, height: 600 },
  { width: 1280, height: 800 },
  { width: 3840, height: 2160 },
] as const;
/** Pixels of the screen to one of the page. */
const RATIOS = [1, 2, 3] as const;

type Look = (name: string) => Promise<void>;

const screen = (page: Page, name: string) => page.locator(`[data-screen="${name}"]`);
const link = (page: Page, place: number) =>
  page.getByTestId('home-links').getByRole('button').nth(place).click();

async function openSettings(page: Page, look: Look): Promise<void> {
  await link(page, 3);
  await expect(screen(page, 'settings')).toBeVisible();
  await test.step('all groups are open in a narrow window, and the looks in a wide one', async () => {
    await resizeTo(page, { width: 390, height: 780 });
    for (const row of await page.getByTestId(/^settings-/).all()) await row.click();
    await resizeTo(page, { width: 1280, height: 800 });
    await openGroup(page, 'look');
  });
  await look('settings: languages, papers and moons');
  await openGroup(page, 'people');
  await page.getByRole('button', { name: 'Add or switch…', exact: true }).click();
  await expect(screen(page, 'players')).toBeVisible();
  await look('players');
  await page.keyboard.press('Escape');
  await openGroup(page, 'control');
  await page.getByRole('button', { name: 'Change keys', exact: true }).click();
  await expect(screen(page, 'keys')).toBeVisible();
  await look('keys');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(screen(page, 'home')).toBeVisible();
}

async function playCalm(page: Page, look: Look): Promise<void> {
  await page.getByTestId('calm').click();
  await expect(grid(page)).toBeVisible();
  await look('large and calm');
  await page.keyboard.press('Escape');
  await expect(screen(page, 'home')).toBeVisible();
}

async function beginZen(page: Page, look: Look | null): Promise<void> {
  await page.getByTestId('classic').click();
  await page.getByRole('radio', { name: /^Zen / }).check({ force: true });
  await look?.('the shelf of Zen');
  await page.locator('[data-template="stairs"]').click();
  await expect(grid(page)).toBeVisible();
  await look?.('Zen');
}

async function openZen(page: Page, look: Look): Promise<void> {
  await beginZen(page, look);
  await page.keyboard.press('Escape');
  await expect(screen(page, 'home')).toBeVisible();
}

async function endZen(page: Page, look: Look): Promise<void> {
  await beginZen(page, null);
  const clearing = await clearingOf(page);
  await linkAll(page, clearing.slice(0, 3));
  await page.keyboard.press('p');
  await expect(page.getByTestId('paused')).toBeVisible();
  await look('the pause of Zen');
  await page.keyboard.press('p');
  await linkAll(page, clearing.slice(3));
  await expect(page.getByTestId('end')).toBeVisible();
  await look('the end of Zen');
  await page.keyboard.press('Escape');
  await expect(screen(page, 'home')).toBeVisible();
}

async function share(page: Page, look: Look): Promise<void> {
  await page.getByTestId('classic').click();
  await page.getByRole('radio', { name: /^Classic / }).check({ force: true });
  await page.locator('[data-template="stairs"]').click();
  await expect(grid(page)).toBeVisible();
  await linkAll(page, await clearingOf(page));
  await expect(page.getByTestId('end')).toBeVisible();
  await openMoreWays(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save picture', exact: true })).toBeEnabled();
  await look('the sheet of the picture');
  await page.getByRole('button', { name: 'Film', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Film of this game', exact: true })).toBeVisible();
  await look('the sheet of the film');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

async function openPack(page: Page, look: Look): Promise<void> {
  await link(page, 1);
  await expect(screen(page, 'designs')).toBeVisible();
  await page.getByRole('button', { name: 'Take a ready pack', exact: true }).click();
  await expect(page.locator('[data-pack]')).toBeVisible();
  await look('the designs with a pack');
  await page.getByRole('button', { name: /^Arrange the pack / }).click();
  await expect(page.getByRole('dialog').getByTestId('pack-curve')).toBeVisible();
  await look('a pack and its curve');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(screen(page, 'home')).toBeVisible();
}

/** Each from home and back to it. */
const PARTS = {
  'settings, players and keys': openSettings,
  'the large boards': playCalm,
  'Zen and its shelf': openZen,
  'the pause and the end of Zen': endZen,
  'a pack': openPack,
  'what is shared': share,
} as const;

async function expectStill(page: Page, name: string): Promise<void> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 100)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
  expect.soft(moving, `${name} moves`).toEqual([]);
}

/**
 * In forced colours a system paints texts, borders and grounds of its own: what is told by a ground alone would be gone. A choice
 * that is on and a switch that is on must differ from those beside them, and every control must have an edge.
 */
async function expectTold(page: Page, name: string): Promise<void> {
  const edged = await page.evaluateHandle(findEdged);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  expect.soft(await page.evaluate(findUntold, edged), `${name} in forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

async function expectRoom(page: Page, name: string): Promise<void> {
  for (const window of WINDOWS)
    for (const ratio of RATIOS) {
      await resizeTo(page, window, ratio);
      await expectNothingLost(page, `${name} at ${window.width} × ${window.height}, ratio ${ratio}`);
    }
  await resizeTo(page, { width: 1280, height: 800 }, 1);
}

// A test for each: all of them in every window take minutes on a busy machine.
for (const [part, open] of Object.entries(PARTS))
  test(`${part}: axe, stillness, forced colours, and room in every window at each ratio`, async ({ app }) => {
    const { page } = await app.launch();
    await open(page, async (name) => {
      await expectAccessible(page, name);
      await expectStill(page, name);
      await expectTold(page, name);
      await expectRoom(page, name);
    });
  });

/** Runs in the page: the buttons that have an edge or a ground in the program's own colours. */
function findEdged(): Element[] {
  return [...document.querySelectorAll('button')].filter((button) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(button);
    const isEdge =
      borderTopStyle !== 'none' && borderTopWidth !== '0px' && borderTopColor !== 'rgba(0, 0, 0, 0)';
    return isEdge || backgroundColor !== 'rgba(0, 0, 0, 0)';
  });
}

/** Runs in the page: chosen things that look like the others, and buttons without the edge or ground that they had. */
function findUntold(edged: readonly Element[]): string[] {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const lookOf = (element: Element) => {
    const parts = [element, ...element.querySelectorAll('*')].map((part) => {
      const {
        color,
        backgroundColor,
        borderColor,
        borderWidth,
        outlineStyle,
        outlineColor,
        fontWeight,
        textDecorationLine,
      } = getComputedStyle(part);
      const { left } = part.getBoundingClientRect();
      const own = left - element.getBoundingClientRect().left;
      return [
        color,
        backgroundColor,
        borderColor,
        borderWidth,
        outlineStyle,
        outlineColor,
        fontWeight,
        textDecorationLine,
        Math.round(own),
      ];
    });
    return JSON.stringify(parts);
  };
  const untold: string[] = [];
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const groups = new Map<string, HTMLInputElement[]>();
  for (const input of root.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
    groups.set(input.name, [...(groups.get(input.name) ?? []), input]);
  for (const inputs of groups.values()) {
    const chosen = inputs.find(({ checked }) => checked)?.closest('label');
    const other = inputs.find(({ checked, disabled }) => !checked && !disabled)?.closest('label');
    if (chosen == null || other == null || !seen(chosen)) continue;
    const styleOf = (label: Element) => {
      const { color, backgroundColor, borderColor, borderStyle, borderWidth, outlineStyle, boxShadow } =
        getComputedStyle(label);
      return JSON.stringify([
        color,
        backgroundColor,
        borderColor,
        borderStyle,
        borderWidth,
        outlineStyle,
        boxShadow,
      ]);
    };
    const inner = (label: Element) => [...label.querySelectorAll('*')].map(styleOf).slice(0, 2).join();
    if (styleOf(chosen) === styleOf(other) && inner(chosen) === inner(other))
      untold.push(`chosen and not: ${chosen.textContent} | ${other.textContent}`);
  }
  for (const pressed of root.querySelectorAll('[aria-pressed="true"], [role="tab"][aria-selected="true"]')) {
    const other = pressed.parentElement?.parentElement?.querySelector(
      '[aria-pressed="false"], [role="tab"][aria-selected="false"]',
    );
    if (other == null || !seen(pressed)) continue;
    if (lookOf(pressed) === lookOf(other))
      untold.push(`pressed and not: ${pressed.textContent} | ${other.textContent}`);
  }
  for (const button of edged) {
    if (!root.contains(button) || !seen(button)) continue;
    const { borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(button);
    const ground = getComputedStyle(document.body).backgroundColor;
    const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
    if (!hasEdge && (backgroundColor === ground || backgroundColor === 'rgba(0, 0, 0, 0)'))
      untold.push(`no edge: ${button.textContent}`);
  }
  // Gradients go; what is left of a picture must be drawn, or keep its own colours. One with a note is words.
  for (const picture of root.querySelectorAll(
    'legend + div > label > input + span:has(*):not(:has(> small))',
  )) {
    const isSeen = [...picture.querySelectorAll('*')].some(
      (part) => part instanceof SVGElement || getComputedStyle(part).backgroundImage !== 'none',
    );
    if (!isSeen) untold.push(`no picture: ${picture.parentElement?.textContent}`);
  }
  for (const help of root.querySelectorAll('[data-testid="large-table"] [data-command]')) {
    const edges = [help, ...help.querySelectorAll('span')].map((part) => getComputedStyle(part));
    if (
      !edges.some(
        ({ borderTopStyle, borderTopWidth }) => borderTopStyle !== 'none' && borderTopWidth !== '0px',
      )
    )
      untold.push(`no edge: ${help.textContent}`);
  }
  return [...new Set(untold)];
}
