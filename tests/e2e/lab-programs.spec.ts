/** Programs that a learner writes in the lab: judged, watched where they are wrong, and kept from everything else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './harness/axe.ts';
import { tabTo } from './harness/table.ts';
import { test } from './harness/test.ts';

const example = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../resources/examples', `${name}.js`), 'utf8');
const program = (page: Page) => page.getByRole('textbox', { name: 'Program', exact: true });
const verdict = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1, { timeout: 60_000 });

async function judge(page: Page, source: string): Promise<void> {
  await program(page).fill(source);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
}

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'How to play', exact: true }).click();
  await page.getByRole('button', { name: 'Curious? How links are found', exact: true }).click();
  await page.getByRole('tab', { name: 'Write', exact: true }).click();
  // The first exercise stands there, with a board.
  await expect(page.getByRole('grid', { name: 'The board of the question', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Your own', exact: true }).click();
}

test('a program is judged: a right one, a wrong one that is watched, an endless one, and texts that are none', async ({
  app,
}) => {
  const { page } = await app.launch({ reducedMotion: 'reduce' });
  await open(page);

  await test.step('a right one', async () => {
    await judge(page, example('breadth-first'));
    await verdict(page, /^All of it is right\.$/);
    await expect(page.getByRole('listitem').filter({ hasText: /^game: / })).toHaveText(
      /(\d+)\sof\s\1\sright$/,
    );
  });

  await test.step('a wrong one, whose smallest board is watched beside an algorithm that is right', async () => {
    const wrong = `function link(board, [ax, ay]) {
  console.log('from', ax, ay);
  const next = board.at(ax + 1, ay);
  return next === 0;
}
`;
    await judge(page, wrong);
    await verdict(page, /^Not right yet\.$/);
    const missed = page.getByRole('region', {
      name: 'link · there is a line, and it was not found',
      exact: true,
    });
    await expect(missed).toContainText('from 0 0');
    await expectAccessible(page, 'lab, a program judged');
    await tabTo(page, missed.getByRole('button', { name: 'Watch it here', exact: true }));
    await page.keyboard.press('Enter');
    const own = page.getByRole('region', { name: 'Your program', exact: true });
    await expect(own.getByText('there is a line, and it was not found', { exact: true })).toBeVisible();
    await expect(own.locator('[aria-current="step"]')).toContainText('board.at(ax + 1, ay)');
    await expect(
      page
        .getByRole('region', { name: 'Spread out', exact: true })
        .getByText(/^(straight|one turn|two turns)$/),
    ).toBeVisible();
    await expectAccessible(page, 'lab, a program watched');
    await page.getByRole('button', { name: 'Back to the program', exact: true }).click();
    await expect(program(page)).toHaveValue(wrong);
  });

  await test.step('an endless one', async () => {
    await judge(page, 'function dead(board) {\n  for (;;);\n}\n');
    await verdict(page, /^Not right yet\.$/);
    await expect(
      page.getByRole('heading', { name: 'dead · no answer within 2 s', exact: true }),
    ).toBeVisible();
  });

  await test.step('texts that are no programs, or that throw', async () => {
    await judge(page, 'function link(board) {\n  return true\n\nlet = ;\n');
    await verdict(page, /^This is not a program yet\. Line 4: SyntaxError/);
    await page.getByRole('button', { name: 'Go to line 4', exact: true }).click();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('let = ;');
    await judge(page, '连连看 %PDF-1.7 \u0000\u0001 <html>');
    await verdict(page, /^This is not a program yet\./);
    await judge(page, '');
    await verdict(page, /^It does none of the tasks\.$/);
    await judge(page, 'function hint(board) {\n  return board.tiles[0];\n}\n');
    await verdict(page, /^Not right yet\.$/);
    await expect(page.getByText(/^line 2: TypeError: /).first()).toBeVisible();
    await judge(
      page,
      "function link() {\n  return 'x'.repeat(5);\n}\nfunction line() {\n  return 'x'.repeat(1e6);\n}\n",
    );
    await expect(
      page.getByRole('heading', { name: 'line · more output than 0.1 MiB', exact: true }),
    ).toBeVisible({
      timeout: 60_000,
    });
  });
});

test('a program has no access to anything, and cannot speak for the judge', { tag: '@hosts' }, async ({
  app,
}) => {
  const { page } = await app.launch({ reducedMotion: 'reduce' });
  await open(page);
  await judge(
    page,
    `const names = ['document', 'window', 'localStorage', 'sessionStorage', 'postMessage', 'RTCPeerConnection', 'twofold'];
function tryTo(name, act) {
  try {
    act();
    return name + ' is there';
  } catch (error) {
    return name + ' is refused: ' + error.name;
  }
}
function link(board) {
  console.log(names.filter((name) => name in self).join(' ') || 'nothing');
  console.log(self.origin);
  console.log(tryTo('storage', () => indexedDB.open('x')));
  console.log(tryTo('worker', () => new Worker(location.href)));
  console.log(tryTo('request', () => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href, false);
    request.send();
  }));
  self.onmessage = null;
  return 1 > 2;
}
`,
  );
  await verdict(page, /^Not right yet\.$/);
  const wrote = page.getByText(/^nothing\nnull/);
  await expect(wrote).toContainText('storage is refused: SecurityError');
  await expect(wrote).toContainText('worker is refused: SecurityError');
  await expect(wrote).toContainText('request is refused: NetworkError');
});

test('on a phone the first program and its example are seen whole, and it is run without scrolling', async ({
  app,
}) => {
  const { page } = await app.launch({ viewport: { width: 390, height: 780 } });
  await open(page);
  await page.getByRole('button', { name: '1 No turn', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('figure')).toBeInViewport({ ratio: 1 });
  expect(await page.getByRole('figure').evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0);
  expect(await program(page).evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
});

test('the game is built step by step: an exercise asks, judges, and shows a program only then', async ({
  app,
}) => {
  const { page } = await app.launch({ reducedMotion: 'reduce' });
  await open(page);
  await page.getByRole('button', { name: '1 No turn', exact: true }).click();
  await expect(page.getByText(/^This program links A and B, though a tile lies between them/)).toBeVisible();
  const show = page.getByRole('button', { name: 'Show one that passes', exact: true });
  await expect(show).toHaveCount(0);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await verdict(page, /^Not right yet\.$/);
  await show.click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await verdict(page, /^All of it is right\.$/);
  await page.getByRole('button', { name: 'Next exercise', exact: true }).click();
  const second = page.getByRole('button', { name: '2 One turn', exact: true });
  await expect(second).toHaveAttribute('aria-current', 'step');
  // The last is laid by the learner's program: the board that it lays is watched.
  await page.getByRole('button', { name: '7 A fair deal', exact: true }).click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await verdict(page, /^Not right yet\.$/);
  await page.getByRole('button', { name: 'Watch it here', exact: true }).first().click();
  await expect(
    page.getByRole('region', { name: 'With a proof', exact: true }).getByText('lost', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: '5 A hint', exact: true }).click();
  await expect(program(page)).toHaveValue(/^function hint\(board\) \{[\s\S]*function twoTurns\(/);
});
