import { expect, type Page } from '@playwright/test';
import { CLASSIC_RULES } from '../../core/rules/rules.ts';
import { expectAccessible } from './harness/axe.ts';
import { holdClock, installClock } from './harness/fake-clock.ts';
import { resizeTo, SIZES } from './harness/layout.ts';
import { launchWithSquare } from './harness/opened-files.ts';
import {
  clearingOf,
  clickCell,
  countTilesShown,
  differentTiles,
  endIsTold,
  grid,
  linkAll,
  linkByMouse,
  losingMoves,
  openMoreWays,
  pickByKeys,
  readBoard,
  startTemplate,
  tabTo,
} from './harness/table.ts';
import { test } from './harness/test.ts';

/** The smallest of the classic templates: 64 tiles. */
const SMALL = 'Play Stairs';

/** With all motion, which the other specs do without. */
const MOVING = { reducedMotion: 'no-preference' } as const;

test('a whole board is won by mouse: its combo waits while paused, its last pair is seen to go, its score stands', async ({
  app,
}) => {
  const { page } = await launchWithSquare(app, MOVING);
  await startTemplate(page, 'Play Square');
  const clearing = await clearingOf(page);
  expect(clearing).toHaveLength(8);
  for (const move of clearing.slice(0, 2)) await linkByMouse(page, move);

  await test.step('the combo is shown for as long as a next link would join it', async () => {
    const figure = page.locator('[data-part="combo-figure"]');
    await page.keyboard.press('p');
    await expect(figure).toContainText('×2 combo');
    const states = await figure.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .map((animation) => [animation.playState, animation.effect?.getComputedTiming().endTime]),
    );
    expect(states).toEqual([
      ['paused', 4_240],
      ['paused', 4_000],
    ]);
    await page.keyboard.press('p');
    await expect(figure).toBeHidden();
  });

  await test.step('the last pair is seen to go before the end is shown', async () => {
    await page.evaluate(() => {
      const seen = { partingFrames: 0, isPressable: false };
      Object.assign(window, { seen });
      const look = () => {
        const isFinished = document.querySelector('[data-stage="finished"]') !== null;
        const isEndShown = document.querySelector('[data-testid="end"]') !== null;
        if (isFinished && !isEndShown) seen.partingFrames++;
        if (!isEndShown) {
          requestAnimationFrame(look);
          return;
        }
        const next = document.querySelector('[data-testid="end-ways"] > :first-child > button');
        const { x = 0, y = 0, width = 0, height = 0 } = next?.getBoundingClientRect() ?? {};
        const pressed = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button');
        seen.isPressable = next !== null && pressed === next;
      };
      look();
    });
    for (const move of clearing.slice(2)) await linkByMouse(page, move);
    await expect(page.getByTestId('end')).toBeVisible();
    const { partingFrames, isPressable } = await page.evaluate(
      () => (window as unknown as { seen: { partingFrames: number; isPressable: boolean } }).seen,
    );
    // A player in a hurry presses the way on in the first frame of the card, long before it is seen.
    expect(isPressable).toBe(true);
    // The line runs and the tiles fade; on a busy machine in few frames, but not in none.
    expect(partingFrames).toBeGreaterThan(1);
  });

  await expect(page.getByRole('heading', { name: 'Cleared', exact: true })).toBeVisible();
  const total = await page.getByTestId('total').innerText();
  expect(Number(total.replace(/\D/g, ''))).toBeGreaterThan(800);
  await endIsTold(page);
  // An end that is come back to stands as it was left: nothing of it comes once more.
  const end = page.getByTestId('end');
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(end).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(end).toBeVisible();
  const coming = await end.evaluate((element) =>
    element.getAnimations({ subtree: true }).map((animation) => (animation as CSSAnimation).animationName),
  );
  expect(coming.filter((name) => name !== undefined)).toEqual([]);
  await openMoreWays(page);
  await page.getByRole('button', { name: 'Scores', exact: true }).click();
  await expect(page.getByRole('table')).toContainText(total);
});

test('the game plays itself to an end that stands in no table; then a whole board is won by keys alone', async ({
  app,
}) => {
  const { page } = await launchWithSquare(app);
  await startTemplate(page, 'Play Square');
  await page.evaluate(watchPaces);
  await page.keyboard.press('a');
  await page.getByRole('radio', { name: 'Fast', exact: true }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Auto-played', exact: true })).toBeVisible();
  // The order of its pairs, in words and on its slots, and nothing about choices that its player did not make.
  await expect(page.getByTestId('end-review')).toHaveText(
    'All 8 pairs went in this order: the light ones first, the dark ones last.',
  );
  await expect(page.locator('[data-part~="cleared-slot"]')).toHaveCount(16);
  // They stay where they are when the way that was looked for is found.
  expect(await page.evaluate(() => [...window.pacePlaces])).toHaveLength(1);
  await expect(page.getByTestId('total')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play this board yourself', exact: true }).click();
  await expect.poll(() => countTilesShown(page)).toBe(16);
  await linkAll(page, (await clearingOf(page)).slice(0, 1));
  await page.keyboard.press('Escape');

  await tabTo(page, page.getByRole('button', { name: /^Continue Square/ }));
  await page.keyboard.press('Enter');
  await expect(grid(page)).toBeVisible();
  const clearing = await clearingOf(page);
  const cursor = page.locator('[role=gridcell][tabindex="0"]');
  await tabTo(page, cursor);
  // A question has the keys while it is asked: Enter would answer it and pick no tile.
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: 'Same tiles', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cursor).toBeFocused();
  for (const [a, b] of clearing) {
    await pickByKeys(page, a);
    await pickByKeys(page, b);
  }
  await expect(page.getByRole('heading', { name: 'Cleared', exact: true })).toBeVisible();
});

test('the first board says what links a pair; links are told, taken back and brought again; a hint leads to one', async ({
  app,
}) => {
  const { page } = await app.launch(MOVING);
  await startTemplate(page, SMALL);
  const clearing = await clearingOf(page);
  const [first, second, third] = clearing;
  if (first === undefined || second === undefined || third === undefined) throw new Error('nothing to link');

  await test.step('each link is told to screen readers, and so is its undo', async () => {
    await expect(page.getByTestId('first-words')).toContainText('with at most two turns');
    for (const [place, move] of [first, second, third].entries()) {
      await linkByMouse(page, move);
      const pairs = clearing.length - place - 1;
      await expect(page.getByTestId('announcer')).toHaveText(
        new RegExp(`^.+ taken, (straight|one turn|two turns)\\b.*\\. ${pairs} pairs left, score [\\d,]+\\.$`),
      );
      await expect(page.getByTestId('first-words')).toHaveCount(0);
    }
    await page.keyboard.press('z');
    await expect(page.getByTestId('announcer')).toHaveText(`Undone. ${clearing.length - 2} pairs left.`);
  });

  await test.step('a wrong pair says why', async () => {
    await expect.poll(() => countTilesShown(page)).toBe(60);
    await linkByMouse(page, await differentTiles(page));
    await expect(page.getByText(/^The .+ and the .+ differ\.$/).first()).toBeVisible();
    expect(await countTilesShown(page)).toBe(60);
    // The second tile of a wrong pair stays selected, until one key puts it away with the words.
    const selected = page.locator('[role=gridcell][aria-selected=true]');
    await expect(selected).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(selected).toHaveCount(0);
  });

  await test.step('a link is taken back and brought again', async () => {
    const before = await readBoard(page);
    await linkByMouse(page, third);
    await expect.poll(() => countTilesShown(page)).toBe(58);
    await page.keyboard.press('z');
    await expect.poll(() => countTilesShown(page)).toBe(60);
    expect(await readBoard(page)).toEqual(before);
    await page.keyboard.press('y');
    await expect.poll(() => countTilesShown(page)).toBe(58);
  });

  await test.step('a pause hides all', async () => {
    await page.keyboard.press('p');
    await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('gridcell')).toHaveCount(0);
    await page.keyboard.press('p');
    await expect.poll(() => countTilesShown(page)).toBe(58);
  });

  for (const words of [/One of the pair is in here/, /Look for the/, /These two connect/, /can still win/]) {
    await page.keyboard.press('h');
    await expect(page.getByTestId('hint')).toContainText(words);
  }
});

test('a tile is picked where it is seen, at any size; a board that fits has nothing to zoom; a blocked pair says why', async ({
  app,
}) => {
  const { page } = await app.launch({ viewport: { width: 640, height: 600 }, deviceScaleFactor: 2 });

  await test.step('a tile is picked where it is seen', async () => {
    await startTemplate(page, SMALL);
    const { cells } = await readBoard(page);
    const tile = cells.findLastIndex((kind) => kind > 0);
    await clickCell(page, tile);
    await expect(page.locator(`[data-cell="${tile}"]`)).toHaveAttribute('aria-selected', 'true');
    await page.setViewportSize({ width: 1500, height: 900 });
    await clickCell(page, tile);
    await expect(page.locator(`[data-cell="${tile}"]`)).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('Escape');
  });

  await page.setViewportSize({ width: 1024, height: 700 });
  await startTemplate(page, 'Play Rectangle');
  await test.step('nothing to zoom', async () => {
    const sideOf = async () => (await page.locator('[data-cell="0"]').boundingBox())?.width ?? 0;
    const before = await sideOf();
    await page.keyboard.press('+');
    await page.mouse.move(500, 300);
    await page.mouse.wheel(0, -120);
    await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toHaveCount(0);
    expect(await sideOf()).toBe(before);
  });

  const { cells, width } = await readBoard(page);
  // A tile of the inside, all four neighbours other pictures, sees nothing: no line leaves it.
  const isShutIn = (cell: number) =>
    [cell - 1, cell + 1, cell - width, cell + width].every(
      (next) => (cells[next] ?? 0) > 0 && cells[next] !== cells[cell],
    );
  const isInside = (cell: number) => cell % width > 0 && cell % width < width - 1;
  const first = cells.findIndex((_, cell) => isInside(cell) && isShutIn(cell));
  const twin = cells.findIndex((kind, cell) => kind === cells[first] && cell !== first);
  await linkByMouse(page, [first, twin]);
  await expect(page.getByTestId('blocked')).toHaveText(/^(Blocked|In the way)/);
  await clickCell(page, twin);
  await expect(page.getByTestId('blocked')).toHaveCount(0);
});

test('a dead board keeps its offers after a wrong pair, gives an equal pair by mercy, and leads back; reshuffled it is won', async ({
  app,
}) => {
  const { page } = await app.launch();
  await startTemplate(page, 'Play Rectangle');
  const board = await readBoard(page);
  // Most random games on it end so.
  const moves = losingMoves(board, CLASSIC_RULES);
  const tiles = board.cells.length - 2 * moves.length;
  const loseIt = async () => {
    await linkAll(page, moves);
    await expect(page.getByRole('heading', { name: /^(?:A dead end|So close)\.$/ })).toBeVisible();
  };
  await loseIt();
  // Its way home is in sight, though the head of the table is not.
  await expect(page.getByRole('button', { name: 'Home', exact: true })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'dead board');
  const dead = await readBoard(page);

  await test.step('its offers stay, any equal pair goes by mercy, and it leads back to where it could be won', async () => {
    const { cells } = dead;
    const first = cells.findIndex((kind) => kind > 0);
    const other = cells.findIndex((kind) => kind > 0 && kind !== cells[first]);
    await linkByMouse(page, [other, first]);
    await expect(page.getByText(/^The .+ and the .+ differ\.$/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reshuffle', exact: true })).toBeVisible();
    // The second tile of a wrong pair stays selected.
    await clickCell(page, cells.lastIndexOf(cells[first] ?? 0));
    await expect.poll(() => countTilesShown(page)).toBe(tiles - 2);
    await page.keyboard.press('z');
    await expect.poll(() => countTilesShown(page)).toBe(tiles);
    // The panel beside the board names the losing move, and has the keys: Enter goes to before it.
    await expect(page.getByTestId('losing-move')).toHaveText(/^Move \d+ lost it\.$/);
    await expect(page.getByRole('button', { name: /^Back to before move \d+/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('message')).toHaveText(/Proved: the board can be won from here/);
    expect((await clearingOf(page)).length).toBeGreaterThan(0);
  });

  await page.keyboard.press('p');
  await openMoreWays(page, 'pause-more');
  await page.getByRole('button', { name: 'Give up', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Not this time', exact: true })).toBeVisible();
  await expectAccessible(page, 'a game that was given up');
  await page.getByRole('button', { name: 'Try this board again', exact: true }).press('Enter');
  await expect.poll(() => countTilesShown(page)).toBe(board.cells.length);

  await test.step('few tiles are moved, what is proved is said, and it can be won then', async () => {
    await loseIt();
    await page.keyboard.press('s');
    await expect(page.getByTestId('message')).toHaveText(
      /tiles? moved\. Proved: .*the board can be won now\./,
    );
    expect((await readBoard(page)).marks).toEqual(dead.marks);
    expect(await countTilesShown(page)).toBe(tiles);
    await linkAll(page, await clearingOf(page));
    await expect(page.getByRole('heading', { name: 'Cleared', exact: true })).toBeVisible();
    await openMoreWays(page);
    await expect(page.getByText('Used: reshuffle', { exact: true })).toBeVisible();
  });
});

test('a game that was closed goes on where it was, and a kill costs no accepted move', {
  tag: '@hosts',
}, async ({ app }) => {
  const goOn = (page: Page) =>
    page
      .getByRole('button', { name: /^Continue/ })
      .first()
      .click();
  const first = await app.launch();
  await startTemplate(first.page, SMALL);
  const clearing = await clearingOf(first.page);
  await linkAll(first.page, clearing.slice(0, 5));
  await expect.poll(() => countTilesShown(first.page)).toBe(54);
  await expect(first.page.locator('[data-unaccepted]')).toHaveAttribute('data-unaccepted', '0');
  const closed = await readBoard(first.page);
  await first.close();

  const second = await first.relaunch();
  await goOn(second.page);
  expect((await readBoard(second.page)).cells).toEqual(closed.cells);
  for (let undone = 0; undone < 5; undone++) await second.page.keyboard.press('z');
  await expect.poll(() => countTilesShown(second.page)).toBe(64);
  await linkAll(second.page, clearing.slice(0, 7));
  await expect.poll(() => countTilesShown(second.page)).toBe(50);
  await expect(second.page.locator('[data-unaccepted]')).toHaveAttribute('data-unaccepted', '0');
  const killed = await readBoard(second.page);
  await second.kill();

  const third = await second.relaunch();
  await goOn(third.page);
  expect((await readBoard(third.page)).cells).toEqual(killed.cells);
  // The board that comes back is the board that was left: it can be cleared.
  await linkAll(third.page, clearing.slice(7));
  await expect(third.page.getByRole('heading', { name: 'Cleared', exact: true })).toBeVisible();
});

/** Keeps what parts of the page say from now on, however soon they go. */
async function recordTexts(page: Page, testIds: readonly string[]) {
  await page.evaluate((ids) => {
    const texts: Record<string, string> = {};
    Object.assign(window, { texts });
    const look = () => {
      for (const id of ids) {
        const text = document.querySelector(`[data-testid="${id}"]`)?.textContent;
        if (typeof text === 'string' && text !== '') texts[id] = text;
      }
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, testIds);
  return () => page.evaluate(() => (window as unknown as { texts: Record<string, string> }).texts);
}

test('a cleared level says what it gave and what the next one brings; the last 20 s warn, then the game ends', async ({
  app,
}) => {
  const { page } = await app.launch(MOVING);
  await page.getByRole('button', { name: /^Timed challenge/ }).click();
  const clearing = await clearingOf(page);
  expect(clearing).toHaveLength(20);
  const commands = page.getByRole('toolbar', { name: 'Commands', exact: true });
  const placesOfCommands = async () => {
    const places = [];
    for (const size of SIZES) {
      await resizeTo(page, size);
      places.push(await commands.boundingBox());
    }
    await resizeTo(page, SIZES[0]);
    return places;
  };
  const atFirst = await placesOfCommands();
  // Nothing of it was earned yet: no tool stands there dead, and its place is kept.
  await expect(page.locator('[data-tool="freeze"]')).toBeHidden();
  const seen = await recordTexts(page, ['level-gain', 'level-coming', 'level-tools']);
  await linkAll(page, clearing);
  await expect.poll(seen).toEqual({
    'level-gain': expect.stringMatching(/^\+\d+\ss for the level$/),
    'level-coming': expect.stringContaining('Stairs · tiles slide left'),
    'level-tools': 'Hint +1',
  });
  await expect(grid(page)).toHaveAttribute('aria-label', /Stairs/);
  expect(await placesOfCommands(), 'the commands stand where they stood').toEqual(atFirst);
  await test.step('a phone has room for all of its rules', async () => {
    await resizeTo(page, { width: 390, height: 780 });
    const rules = page.getByText('Level 2 · tiles rise', { exact: true });
    await expect(rules).toBeVisible();
    expect(await rules.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
    await resizeTo(page, SIZES[0]);
  });
  // The hint that was earned shows its pair at once and is spent.
  const hint = page.locator('[data-tool="hint"]');
  await expect(hint).toHaveAttribute('data-left', '1');
  await page.keyboard.press('h');
  await expect(page.getByTestId('hint')).toContainText('These two connect.');
  await expect(hint).toHaveAttribute('data-left', '0');
  await expect(hint).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('[data-tool="freeze"]')).toBeHidden();
  await page.keyboard.press('f');
  await expect(page.getByTestId('message')).toHaveText(/Cleared levels earn more\.$/);
  const countdown = page.locator('[data-part~="countdown"]');
  await expect(countdown).toHaveAttribute('data-low', 'false');
  await installClock(page);
  await holdClock(page);
  /** Returns an attribute of the countdown after two more seconds, once they are shown. */
  const twoSecondsOn = async (attribute: string) => {
    // Not its inner text, which has line breaks: no text content would be equal to it, and nothing would be waited for.
    const before = (await countdown.textContent()) ?? '';
    await page.clock.fastForward(2_000);
    await expect(countdown).not.toHaveText(before);
    return countdown.getAttribute(attribute);
  };
  await expect.poll(() => twoSecondsOn('data-low'), { intervals: [20] }).toBe('true');
  await expect(countdown).toHaveAttribute('data-urgent', 'false');
  await test.step('the light of the last seconds leaves the buttons as they are', async () => {
    const box = await commands.locator('[data-command="pause"]').boundingBox();
    if (box === null) throw new Error('no button');
    // Paper shows beside its round corners.
    const clip = { x: box.x + 8, y: box.y + 8, width: box.width - 16, height: box.height - 16 };
    const inLight = await page.screenshot({ clip });
    await page.evaluate(() => {
      document.styleSheets[0]?.insertRule('[data-part~="play"]::after { display: none !important; }');
    });
    const without = await page.screenshot({ clip });
    expect(inLight.equals(without)).toBe(true);
  });
  await expect.poll(() => twoSecondsOn('data-urgent'), { intervals: [20] }).toBe('true');
  await expect(page.getByRole('heading', { name: 'Time is up', exact: true })).toHaveCount(0);
  await page.clock.resume();
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('heading', { name: 'Time is up', exact: true })).toBeVisible();
  await expect(page.getByText('Timed challenge · Level 2 reached', { exact: true })).toBeVisible();
  await expect(page.getByTestId('total')).not.toHaveText('0');
});

declare global {
  interface Window {
    pacePlaces: Set<number>;
  }
}

/** Runs in the page: notes where the paces of auto-play stand, in each frame in which they do. */
function watchPaces(): void {
  window.pacePlaces = new Set();
  const note = () => {
    const pace = document.querySelector('input[type="radio"][value="fast"]')?.parentElement;
    if (pace) window.pacePlaces.add(Math.round(pace.getBoundingClientRect().x));
    requestAnimationFrame(note);
  };
  note();
}
