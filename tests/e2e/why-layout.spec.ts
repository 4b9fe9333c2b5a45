/** Reviews, proofs and the ends of puzzles in small windows: no word is broken, and no text leaves its card or lies over a picture. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { judgeMoves } from '../../core/review/puzzles/move-verdicts.ts';
import { parsePuzzles } from '../../core/review/puzzles/puzzle-text.ts';
import { applyMove } from '../../core/rules/apply.ts';
import type { Rules } from '../../core/rules/rules.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { expectTidy, resizeTo } from './harness/layout.ts';
import { linkAll, linkByMouse, losingMoves, readBoard } from './harness/table.ts';
import { type RunningApp, test } from './harness/test.ts';

const WINDOWS = [
  { width: 390, height: 780 },
  { width: 640, height: 400 },
  { width: 720, height: 560 },
  { width: 800, height: 600 },
  { width: 1280, height: 800 },
] as const;

/** A rectangle whose tiles fall, lost whichever pair is tried, and one that is lost whichever partner a tile takes. */
const LOST = {
  falling: {
    code: '2FW12-00000-070AW-120S4-N8PWG-7P73T',
    rules: { maxTurns: 2, border: 'open', gravity: 'down' },
  },
  partners: {
    code: '2FW12-00000-0702W-120S4-N8PWT-4A1T0',
    rules: { maxTurns: 2, border: 'open', gravity: 'none' },
  },
} as const satisfies Record<string, { readonly code: string; readonly rules: Rules }>;

/** English is the longest, and looked at in each window. */
const look = (page: Page, where: string) =>
  expectTidy(page, where, /^(?:ja|zh-CN):/.test(where) ? WINDOWS.slice(0, 3) : WINDOWS);

async function lose(page: Page, name: keyof typeof LOST): Promise<void> {
  const { code, rules } = LOST[name];
  await page.getByTestId('classic').click();
  await page.getByTestId('enter-code').click();
  await page.getByRole('textbox').fill(code);
  await page.getByRole('button', { name: 'Play this board', exact: true }).click();
  await linkAll(page, losingMoves(await readBoard(page), rules));
  await expect(page.getByRole('heading', { name: /^(?:A dead end|So close)\.$/ })).toBeVisible();
  await expect(page.getByTestId('loss-card')).not.toHaveAttribute('data-finding', 'searching');
}

/** The review of the game that was played last, its proof as a whole, each way that it rules out, and its steps. */
async function lookThroughProof(page: Page, language: string): Promise<void> {
  await expect(page.getByTestId('review')).toHaveAttribute('data-making', 'made');
  await look(page, `${language}: review`);
  await test.step('the key move that is shown is in sight in its list', async () => {
    await resizeTo(page, { width: 800, height: 600 });
    await expect(page.locator('[data-kind="lost"][aria-current="true"]')).toBeInViewport({ ratio: 1 });
  });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('w');
  await expect(page.getByTestId('why')).toHaveAttribute('data-state', 'shown');
  await look(page, `${language}: why`);
  const way = page.getByTestId('why').locator('xpath=..').locator('[aria-pressed]').first();
  await way.click();
  await expect(page.getByTestId('why-way')).toHaveAttribute('data-lost', 'true');
  await look(page, `${language}: a way that is ruled out`);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'End']) {
    await page.keyboard.press(key);
    await look(page, `${language}: steps, ${key}`);
  }
}

async function openLastReview({ page }: RunningApp): Promise<void> {
  await page.getByTestId('home-links').getByRole('button').first().click();
  await page.getByTestId('all-games').click();
  await page.locator('[data-end="given-up"]').first().click();
}

for (const name of ['falling', 'partners'] as const)
  test(`a review and its proof have room for their words in each language: ${name}`, async ({ app }) => {
    const first = await app.launch({ reducedMotion: 'reduce' });
    const { page } = first;
    await lose(page, name);
    await look(page, 'a dead board');
    await page.getByRole('button', { name: 'Give up', exact: true }).first().click();
    await expect(page.getByTestId('end-review')).toHaveAttribute('data-told', 'true');
    await look(page, 'the end of a lost game');
    await page.keyboard.press('w');
    await lookThroughProof(page, 'en');
    await first.close();
    for (const locale of ['ja', 'zh-CN'] as const) {
      const next = await first.relaunch({ locale, reducedMotion: 'reduce' });
      await expect(next.page.locator('html')).toHaveAttribute('lang', locale);
      await openLastReview(next);
      await lookThroughProof(next.page, locale);
      await next.close();
    }
  });

test('puzzles that are lost, solved and over have room for their words', async ({ app }) => {
  const { page } = await app.launch({ reducedMotion: 'reduce' });
  const puzzles = parsePuzzles(
    readFileSync(new URL('../../resources/puzzles/studies.txt', import.meta.url), 'utf8'),
  );
  const study = puzzles.ok ? puzzles.value.find(({ grade }) => grade === 1) : undefined;
  if (study === undefined) throw new Error('no study');
  await page.getByTestId('puzzles').click();
  await page.getByTestId('all-puzzles').click();
  await page.getByTestId('study-1').click();
  const screen = page.locator('[data-screen="study"]');
  let { board } = study;
  let hasLost = false;
  const tilesOf = (cells: readonly number[]) => cells.filter((kind) => kind > 0).length;
  for (const move of study.witness) {
    await expect.poll(async () => tilesOf((await readBoard(page)).cells)).toBe(tilesOf(board.cells));
    const [losing] = hasLost ? [] : runToEnd(judgeMoves({ board, rules: study.rules })).lose;
    if (losing !== undefined) {
      hasLost = true;
      await linkByMouse(page, losing);
      await expect(screen).toHaveAttribute('data-phase', 'lost');
      await look(page, 'a lost study');
      await page.keyboard.press('z');
      await expect(screen).toHaveAttribute('data-phase', 'playing');
    }
    await linkByMouse(page, move);
    board = applyMove(board, study.rules, move);
  }
  await expect(screen).toHaveAttribute('data-phase', 'solved');
  await expect(page.getByTestId('why')).toBeVisible();
  await look(page, 'a solved study');
  await test.step('all its words are in sight above the buttons', async () => {
    for (const window of WINDOWS.slice(2)) {
      await resizeTo(page, window);
      const words = await page.getByTestId('why').locator('figcaption').boundingBox();
      const ways = await page.getByTestId('verdict').getByRole('button').first().boundingBox();
      expect.soft((words?.y ?? 0) + (words?.height ?? 0), `${window.width}`).toBeLessThan(ways?.y ?? 0);
    }
  });
  await page.keyboard.press('Escape');
  await page.getByTestId('streak').click();
  const find = page.locator('[data-screen="find"]');
  const runOver = page.getByTestId('run-over');
  for (let asked = 0; asked < 40 && !(await runOver.isVisible()); asked++) {
    await expect(find.or(runOver).first()).toBeVisible();
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await expect(find).toHaveAttribute('data-phase', /wrong|right|over/);
    if (asked === 0) await look(page, 'an answered puzzle');
    await page.keyboard.press('n');
  }
  await expect(runOver).toBeVisible();
  await look(page, 'a run that is over');
});
