/** Everything by one switch: a key, a click wherever the pointer is, or a button of a pad. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './harness/axe.ts';
import { holdClock, installClock } from './harness/fake-clock.ts';
import { launchWithSquare } from './harness/opened-files.ts';
import { openGroup } from './harness/settings.ts';
import { clearingOf, countTilesShown, grid } from './harness/table.ts';
import { type RunningApp, test } from './harness/test.ts';
import { connectPad } from './harness/virtual-pad.ts';

const PACE_MS = 700;
/** Longer than two presses of a hand that trembles lie apart. */
const BETWEEN_MS = 250;
/** A key wins a whole board; of another switch four pairs tell that it does the same. */
const FEW_ROWS = 2;

type Press = () => Promise<unknown>;

const light = (page: Page) => page.getByTestId('scan-light');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const cell = (page: Page, index: number) => page.locator(`[role=gridcell][data-cell="${index}"]`);

/** Lets time go by in the page, whose clock stands still otherwise, and what came of it be drawn. */
async function wait(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
}

/** Waits until there is so much of something in the page, whose timers may have a part in it. */
async function expectCount(page: Page, count: () => Promise<number>, wanted: number): Promise<void> {
  const counted = async () => {
    await wait(page, 100);
    return count();
  };
  await expect.poll(counted).toBe(wanted);
}

const expectSeen = (page: Page, target: Locator) => expectCount(page, () => target.first().count(), 1);

/** Tells whether the light lies over a control alone, around it with others, or not at all. */
function lightOn(target: Locator): Promise<'off' | 'around' | 'on'> {
  return target.evaluate((element) => {
    const lit = document.querySelector('[data-testid="scan-light"]');
    if (lit?.matches(':popover-open') !== true) return 'off';
    const drawn = element.closest('label') ?? element;
    const [a, b] = [lit.getBoundingClientRect(), drawn.getBoundingClientRect()];
    const isWithin =
      b.left >= a.left - 1 && b.right <= a.right + 1 && b.top >= a.top - 1 && b.bottom <= a.bottom + 1;
    if (!isWithin) return 'off';
    if (a.width - b.width < 2 && a.height - b.height < 2) return 'on';
    // A sign in the light belongs to what it lies around.
    return (lit as HTMLElement).dataset.sign === '' ? 'around' : 'off';
  });
}

/** Waits for the light as a player does, and presses whenever it is around a control, until that alone was lit and chosen. */
async function choose(page: Page, press: Press, target: Locator): Promise<void> {
  await expectSeen(page, target);
  for (let steps = 0; steps < 120; steps++) {
    const lit = await lightOn(target);
    if (lit === 'off') {
      await wait(page, PACE_MS);
      continue;
    }
    await press();
    if (lit === 'on') return wait(page, BETWEEN_MS);
    await wait(page, BETWEEN_MS);
  }
  throw new Error('the light never came to it');
}

/** Turns it on as a helper does who has keys. The clock is put in before: a timer of the real one would move the light once more. */
async function turnOn({ page }: RunningApp): Promise<void> {
  await installClock(page);
  await button(page, 'Settings').click();
  await openGroup(page, 'control');
  await page.getByRole('radio', { name: '1.5 s', exact: true }).focus();
  for (const pace of ['1 s', '0.7 s']) {
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: pace, exact: true })).toBeChecked();
    await expect(page.getByTestId('scan-bar')).toHaveCount(0);
  }
  await button(page, 'Start scanning').press('Enter');
  await expect(light(page)).toBeVisible();
  await expect(page.getByTestId('scan-bar').getByRole('status')).toContainText('Esc ends it');
}

/** Each pair is picked tile by tile; in between the first one's choice is taken back. */
async function winByOneSwitch(page: Page, press: Press): Promise<void> {
  const moves = await clearingOf(page);
  const [first] = moves;
  if (first === undefined) throw new Error('nothing to link');
  const pick = async (index: number, isPicked: boolean) => {
    await choose(page, press, cell(page, index));
    await expect(cell(page, index)).toHaveAttribute('aria-selected', String(isPicked));
  };
  await test.step('a choice is taken back', async () => {
    await pick(first[0], true);
    await expect(light(page)).toHaveAttribute('data-sign', '');
    await pick(first[0], false);
  });
  for (const [index, [a, b]] of moves.entries()) {
    await pick(a, true);
    await choose(page, press, cell(page, b));
    // The board is gone once the end stands: there would be nothing to count on.
    const isLast = index === moves.length - 1;
    await expect
      .poll(async () => {
        await wait(page, 100);
        return isLast ? page.getByTestId('end').isVisible() : countTilesShown(page);
      })
      .toBe(isLast ? true : 2 * (moves.length - 1 - index));
  }
  await expectSeen(page, page.getByTestId('end'));
}

test('one key turns everything: home, a whole game with undo, hint and pause, its end, and the settings', async ({
  app,
}) => {
  const running = await launchWithSquare(app);
  const { page } = running;
  const press = () => page.keyboard.press('F8');
  await button(page, 'Back').click();
  await turnOn(running);
  await expectAccessible(page, 'settings with the light');
  await holdClock(page);

  await test.step('from the settings home, and to a board', async () => {
    await choose(page, press, button(page, 'Back'));
    await expectSeen(page, page.locator('[data-screen="home"]'));
    await choose(page, press, page.getByTestId('classic'));
    await choose(page, press, button(page, 'Play Square'));
    await expectSeen(page, grid(page));
  });

  await test.step('undo, hint, pause', async () => {
    const [first] = await clearingOf(page);
    if (first === undefined) throw new Error('nothing to link');
    for (const index of first) await choose(page, press, cell(page, index));
    await expectCount(page, () => countTilesShown(page), 14);
    await wait(page, 1_000);
    await choose(page, press, page.locator('[data-command="undo"]'));
    await expectCount(page, () => countTilesShown(page), 16);
    await choose(page, press, page.locator('[data-command="hint"]'));
    await expectSeen(page, page.getByRole('status').filter({ hasText: /in row/ }));
    await choose(page, press, page.locator('[data-command="pause"]'));
    await expectSeen(page, page.getByTestId('paused'));
    await choose(page, press, page.getByTestId('paused').getByRole('button', { name: /^Resume/ }));
    await expectCount(page, () => page.getByTestId('paused').count(), 0);
  });

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await winByOneSwitch(page, press);

  await test.step('nothing is lit in the ceremony of the end, which a press cuts short', async () => {
    await wait(page, PACE_MS);
    await expect(page.locator('[data-ceremony]')).toHaveCount(1);
    await expect(light(page)).toBeHidden();
    await press();
    await expect(page.locator('[data-ceremony]')).toHaveCount(0);
    await wait(page, BETWEEN_MS);
    await expect(light(page)).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  await test.step('the end card leads on', async () => {
    await choose(page, press, button(page, 'Home').first());
    await expectSeen(page, page.locator('[data-screen="home"]'));
  });

  await test.step('a dialog is opened and closed', async () => {
    await choose(page, press, button(page, 'Settings'));
    await choose(page, press, page.getByTestId('settings-control'));
    await choose(page, press, button(page, 'All keys'));
    await expectSeen(page, page.getByRole('dialog'));
    const dialog = page.getByRole('dialog');
    await page.setViewportSize({ width: 900, height: 500 });
    await choose(page, press, dialog);
    await expect(light(page)).toHaveAttribute('data-sign', '↓');
    await expect.poll(() => dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
    await page.setViewportSize({ width: 1180, height: 820 });
    await choose(page, press, dialog.getByRole('button', { name: 'Close', exact: true }));
    await expectCount(page, () => page.getByRole('dialog').count(), 0);
  });

  await test.step('a page is read on where nothing of it can be chosen', async () => {
    await page.setViewportSize({ width: 1180, height: 400 });
    const scrolled = page.getByRole('main');
    await choose(page, press, scrolled);
    await expect(light(page)).toHaveAttribute('data-sign', '↓');
    const before = await scrolled.evaluate(({ scrollTop }) => scrollTop);
    await press();
    await wait(page, BETWEEN_MS);
    expect(await scrolled.evaluate(({ scrollTop }) => scrollTop)).not.toBe(before);
    await page.setViewportSize({ width: 1180, height: 820 });
  });

  await test.step('a slider is moved on, press by press', async () => {
    await choose(page, press, page.getByTestId('settings-sound'));
    const slider = page.getByRole('slider').first();
    const before = Number(await slider.inputValue());
    await choose(page, press, slider);
    for (const less of [1, 2]) {
      await expect(light(page)).toHaveAttribute('data-sign', '−');
      await press();
      await wait(page, BETWEEN_MS);
      expect(Number(await slider.inputValue())).toBeLessThan(before - less + 1);
    }
  });

  await test.step('the settings change its pace, and do not end it unasked', async () => {
    await choose(page, press, page.getByTestId('settings-control'));
    await choose(page, press, page.getByRole('radio', { name: '1 s', exact: true }));
    await expect(page.getByRole('radio', { name: '1 s', exact: true })).toBeChecked();
    await expect(button(page, 'Start scanning')).toBeDisabled();
    await choose(page, press, button(page, 'Stop scanning'));
    await choose(page, press, button(page, 'Stop'));
    await expect(light(page)).toHaveCount(0);
    await button(page, 'Back').click();
    await expect(page.locator('[data-screen="home"]')).toBeVisible();
  });
});

test('a whole game by clicks, wherever the pointer is; the way out asks before it ends', async ({ app }) => {
  const running = await launchWithSquare(app, {}, FEW_ROWS);
  const { page } = running;
  await button(page, 'Back').click();
  await turnOn(running);
  await holdClock(page);
  // Over a tile, which a click picks when it is no switch.
  const click = () => page.mouse.click(590, 300);
  await choose(page, click, button(page, 'Back'));
  await choose(page, click, page.getByTestId('classic'));
  await choose(page, click, button(page, 'Play Square'));
  await winByOneSwitch(page, click);
  await wait(page, 5_000);

  await test.step('the bar asks, and may be sent away', async () => {
    await choose(page, click, button(page, 'Stop scanning'));
    await choose(page, click, button(page, 'Keep scanning'));
    await choose(page, click, button(page, 'Stop scanning'));
    await choose(page, click, button(page, 'Stop'));
    await expect(light(page)).toHaveCount(0);
    await expect(page.getByTestId('scan-bar')).toHaveCount(0);
  });

  await test.step('from then on a click is a click', async () => {
    await button(page, 'Home').first().click();
    await expect(page.locator('[data-screen="home"]')).toBeVisible();
  });
});

test('a whole game by one button of a pad; Esc of a keyboard ends it', async ({ app }) => {
  const running = await launchWithSquare(app, {}, FEW_ROWS);
  const { page } = running;
  const pad = await connectPad(page);
  await button(page, 'Back').click();
  await turnOn(running);
  await holdClock(page);
  const press = async () => {
    // The pad is looked at in the page's own time.
    const pressed = pad.press('y');
    let isOver = false;
    void pressed.finally(() => {
      isOver = true;
    });
    while (!isOver) await wait(page, 16);
    await pressed;
  };
  await choose(page, press, button(page, 'Back'));
  await choose(page, press, page.getByTestId('classic'));
  await choose(page, press, button(page, 'Play Square'));
  await winByOneSwitch(page, press);
  await page.keyboard.press('Escape');
  await expect(light(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
  await expect(page.getByTestId('scan-bar')).toHaveCount(0);
});

test('who goes to another player takes the light along, and can come back', async ({ app }) => {
  const running = await launchWithSquare(app);
  const { page } = running;
  const press = () => page.keyboard.press('F8');
  await button(page, 'Back').click();
  await button(page, 'Settings').click();
  await openGroup(page, 'people');
  await button(page, 'Add or switch…').click();
  await page.getByLabel('Your name', { exact: true }).fill('Anna');
  await page.getByLabel('The other player’s name', { exact: true }).fill('Mia');
  await button(page, 'Add player').click();
  await expect(page.getByTestId('player')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await turnOn(running);
  await holdClock(page);
  for (const [now, next] of [
    ['Anna', 'Mia'],
    ['Mia', 'Anna'],
  ] as const) {
    const back = button(page, 'Back');
    if ((await back.count()) > 0) await choose(page, press, back);
    await choose(page, press, button(page, `Player: ${now}`));
    await choose(page, press, button(page, `Switch to ${next}`));
    await expectSeen(page, button(page, `Player: ${next}`));
    await expectSeen(page, page.getByTestId('scan-bar'));
  }
});

/** Puts a voice of the system into the page, and answers with what it has said. */
async function listenToVoice(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const voice = { lang: 'en-US', localService: true };
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [voice],
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        cancel: () => undefined,
        speak: ({ text }: { readonly text: string }) => said.push(text),
      },
    });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as unknown as { readonly said: readonly string[] }).said);
}

test('a voice calls what is lit by its name, with its value, and never by its key', async ({ app }) => {
  const running = await launchWithSquare(app);
  const { page } = running;
  const press = () => page.keyboard.press('F8');
  const heard = await listenToVoice(page);
  await button(page, 'Back').click();
  await button(page, 'Settings').click();
  await openGroup(page, 'control');
  await page.getByRole('switch', { name: 'Say what is lit', exact: true }).check({ force: true });
  await button(page, 'Back').click();
  await turnOn(running);
  await holdClock(page);

  await test.step('a slider with what a press does, and then with its new value', async () => {
    await choose(page, press, page.getByTestId('settings-sound'));
    const slider = page.getByRole('slider').first();
    await choose(page, press, slider);
    await press();
    await wait(page, BETWEEN_MS);
    const said = (await heard()).slice(-3);
    expect(said).toEqual(['Effects', 'Effects, 60: one step back', 'Effects, 55: one step back']);
  });

  await test.step('another screen from its first thing on, and nothing of the one before', async () => {
    await choose(page, press, button(page, 'Back'));
    const before = (await heard()).length;
    await expectSeen(page, page.locator('[data-screen="home"]'));
    await choose(page, press, page.getByTestId('classic'));
    await choose(page, press, button(page, 'Play Square'));
    await expectSeen(page, grid(page));
    await wait(page, 4 * PACE_MS);
    const since = (await heard()).slice(before);
    expect(since.length).toBeGreaterThan(3);
    expect(since.filter((words) => /Effects|Settings\S|UndoZ|PauseP|^$/.test(words))).toEqual([]);
  });

  await test.step('a picked tile is put down', async () => {
    const [first] = await clearingOf(page);
    if (first === undefined) throw new Error('nothing to link');
    await choose(page, press, cell(page, first[0]));
    await choose(page, press, cell(page, first[0]));
    expect(await heard()).toContainEqual(expect.stringMatching(/^Put down: ./));
  });
});
