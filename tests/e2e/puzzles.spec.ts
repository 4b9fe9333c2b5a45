import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { countTiles, type Move } from '../../core/board/board.ts';
import { dailyPuzzleOf } from '../../core/review/puzzles/daily-puzzle.ts';
import { judgeMoves } from '../../core/review/puzzles/move-verdicts.ts';
import type { OnlyMove, Puzzle } from '../../core/review/puzzles/puzzle.ts';
import { parsePuzzles } from '../../core/review/puzzles/puzzle-text.ts';
import { isSameMove } from '../../core/review/same-move.ts';
import { applyMove } from '../../core/rules/apply.ts';
import { allMoves } from '../../core/rules/moves.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { localDate } from '../../renderer/state/local-date.ts';
import { expectAccessible } from './harness/axe.ts';
import { resizeTo } from './harness/layout.ts';
import { asSmallJpeg, linkIn, sharedPicture } from './harness/shared-picture.ts';
import { copyResult, grid, linkByMouse, pasteOnHome, pickByKeys, readBoard } from './harness/table.ts';
import { test } from './harness/test.ts';

function shipped(set: 'first-steps' | 'only-moves' | 'studies' | 'drills' | 'days'): readonly Puzzle[] {
  const url = new URL(`../../resources/puzzles/${set}.txt`, import.meta.url);
  const puzzles = parsePuzzles(readFileSync(url, 'utf8'));
  if (!puzzles.ok) throw new Error(`${set} cannot be read`);
  return puzzles.value;
}

async function openPuzzles(page: Page): Promise<void> {
  await page.getByTestId('puzzles').click();
  await expect(page.getByRole('heading', { name: 'Puzzles', exact: true, level: 1 })).toBeVisible();
}

const screen = (page: Page) => page.locator('[data-screen="find"]');

/** The number keys of the answer and of another pair: the cards are in reading order. */
function keysOf({ board, rules, answer }: OnlyMove): { right: string; wrong: string } {
  const moves = allMoves(board, rules);
  const right = moves.findIndex((move) => isSameMove(move, answer));
  return { right: String(right + 1), wrong: String(right === 0 ? 2 : 1) };
}

/** The shipped only-move puzzle on the screen: kinds are numbered anew, so equal tiles say which it is. */
async function shownPuzzle(page: Page, puzzles: readonly Puzzle[]): Promise<OnlyMove> {
  const { width, cells } = await readBoard(page);
  const patternOf = (all: readonly number[]) => all.map((kind) => (kind > 0 ? all.indexOf(kind) : -1)).join();
  const shown = puzzles.find(
    ({ kind, board }) =>
      kind === 'only-move' && board.width === width && patternOf(board.cells) === patternOf(cells),
  );
  if (shown?.kind !== 'only-move') throw new Error('the board on the screen is no shipped puzzle');
  return shown;
}

test('a puzzle is played wrong and right by keys, and what is solved outlives a kill', async ({ app }) => {
  const first = await app.launch({ reducedMotion: 'reduce' });
  const { page } = first;
  await openPuzzles(page);
  await expectAccessible(page, 'puzzles');
  await page.getByTestId('lessons').press('Enter');
  // The first position of a lesson is its example; the next one is asked.
  await expect(screen(page)).toHaveAttribute('data-phase', 'told');
  await expect(
    page.getByText('Take the pair that stands where the others need to pass.', { exact: true }),
  ).toBeVisible();
  await expectAccessible(page, 'an example');
  await page.getByRole('button', { name: 'Try it', exact: true }).press('Enter');
  const [, lesson] = shipped('first-steps');
  if (lesson?.kind !== 'only-move') throw new Error('no lesson');
  const { wrong } = keysOf(lesson);
  await expect(page.getByRole('list', { name: 'The pairs that can go', exact: true })).toBeVisible();
  await expect(grid(page)).toHaveAccessibleName('Position');
  await page.keyboard.press(wrong);
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(screen(page)).toHaveAttribute('data-phase', 'wrong');
  await expect(page.getByTestId('verdict').getByRole('status').first()).toContainText('Not this one');
  await expect(page.getByTestId('loss-stepper')).toBeVisible();
  await expectAccessible(page, 'a refuted pair');
  await page.getByRole('button', { name: 'One step forward', exact: true }).click();
  await expect(page.getByTestId('loss-stepper')).toContainText('1 of');
  await expect(
    page
      .getByRole('list', { name: 'The longest try, in this order', exact: true })
      .locator('[data-gone="true"]'),
  ).toHaveCount(1);
  await test.step('in a phone’s window the try is in sight too', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 780 });
    await expect(page.getByRole('button', { name: /^1: / })).toBeInViewport({ ratio: 0.99 });
    if (size !== null) await page.setViewportSize(size);
  });
  await page.keyboard.press('z');
  await expect(screen(page)).toHaveAttribute('data-phase', 'asking');
  const [a, b] = lesson.answer;
  await page.locator(`[data-cell="${a}"]`).focus();
  await pickByKeys(page, a);
  await pickByKeys(page, b);
  await expect(screen(page)).toHaveAttribute('data-phase', 'right');
  await expect(page.getByTestId('why')).toBeVisible();
  await expectAccessible(page, 'a right pair');
  const result = await copyResult(page);
  expect(result).toContain('Only move · Easy · with help');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await pasteOnHome(page, result);
  await expect(page.getByTestId('code-puzzle')).toContainText('Only move');
  await expectAccessible(page, 'the code of a puzzle');
  await page.getByRole('button', { name: 'Play this board', exact: true }).click();
  await expect(screen(page)).toHaveAttribute('data-phase', 'asking');
  expect((await readBoard(page)).cells.filter((kind) => kind > 0)).toHaveLength(
    countTiles(lesson.board.cells),
  );
  await first.kill();
  const second = await first.relaunch();
  await openPuzzles(second.page);
  await expect(second.page.getByTestId('all-puzzles')).toContainText('1 solved');
  await expect(second.page.getByTestId('lessons')).toContainText('1 of 16');
});

test('a wrong pair plays its loss by itself, and stops where it is told to', async ({ app }) => {
  const { page } = await app.launch({ reducedMotion: 'no-preference' });
  await openPuzzles(page);
  await page.getByTestId('lessons').press('Enter');
  await expect(screen(page)).toHaveAttribute('data-phase', 'told');
  await page.keyboard.press('n');
  const [, lesson] = shipped('first-steps');
  if (lesson?.kind !== 'only-move') throw new Error('no lesson');
  const cards = page.getByRole('list', { name: 'The pairs that can go', exact: true });
  await expect(cards).toBeVisible();
  const { wrong } = keysOf(lesson);
  await page.keyboard.press(wrong);
  await page.keyboard.press('Enter');
  const stepper = page.getByTestId('loss-stepper');
  // Nobody asked for it.
  await expect(stepper).toContainText(/[1-9]\d*\sof\s/);
  await expect(stepper).toContainText(/tiles?\sleft/);
  await page.getByRole('button', { name: 'One step back', exact: true }).click();
  await expect(stepper.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a losing pair in a study is told at once, and taken back; a storm lasts three minutes, and its record is kept', async ({
  app,
}) => {
  const { page } = await app.launch({ reducedMotion: 'reduce' });
  await openPuzzles(page);
  await page.getByTestId('all-puzzles').click();
  // All of them begin below the window, so they come into sight.
  await expect(page.getByTestId('study-1')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'all puzzles');
  await page.getByTestId('study-1').click();
  const study = shipped('studies').find(({ grade }) => grade === 1);
  if (study === undefined) throw new Error('no study');
  const { lose } = runToEnd(judgeMoves(study));
  await expect(grid(page)).toBeVisible();
  await expectAccessible(page, 'a study');
  let board = study.board;
  let losing: Move | undefined = lose[0];
  for (const move of study.witness) {
    if (losing !== undefined) break;
    await linkByMouse(page, move);
    board = applyMove(board, study.rules, move);
    await expect(page.getByTestId('pairs-left')).toHaveText(String(countTiles(board.cells) / 2));
    losing = runToEnd(judgeMoves({ board, rules: study.rules })).lose[0];
  }
  if (losing === undefined) throw new Error('this study cannot be lost');
  await linkByMouse(page, losing);
  await expect(page.getByText('This pair lost the board.', { exact: true })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.locator('[data-screen="study"]')).toHaveAttribute('data-phase', 'playing');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Puzzles', exact: true, level: 1 })).toBeVisible();

  await expect(page.getByTestId('storm')).toContainText('no best yet');
  await page.clock.install();
  await page.getByTestId('storm').click();
  const puzzles = shipped('only-moves');
  const cards = page.getByRole('list', { name: 'The pairs that can go', exact: true });
  await expect(cards).toBeVisible();
  const { right } = keysOf(await shownPuzzle(page, puzzles));
  await page.keyboard.press(right);
  await page.keyboard.press(right);
  await expect(page.getByTestId('run-solved')).toHaveText('1');
  await expect(cards).toBeVisible();
  const { wrong } = keysOf(await shownPuzzle(page, puzzles));
  await page.keyboard.press(wrong);
  await page.keyboard.press(wrong);
  await expect(page.getByText('Wrong: ten seconds off', { exact: true })).toBeVisible();
  // The page's clock goes on beside that; the mistake and what was spent make it more than enough.
  await page.clock.fastForward(170_000);
  await expect(page.getByTestId('run-over')).toContainText('1 solved');
  await expect(page.getByTestId('ended-by')).toHaveText('Time is up.');
  await expect(page.getByTestId('run-over')).toContainText('Your best');
  expect(await copyResult(page)).toMatch(
    /^Puzzles · Storm · 1 solved · 1 mistake\nOne of the hardest solved · (Easy|Fairly easy|Medium|Hard|Very hard)\n2F/,
  );
  await page.getByRole('button', { name: 'Back to the puzzles', exact: true }).click();
  await expect(page.getByTestId('storm')).toContainText('best 1');
});

test('the daily puzzle is the same for everyone, is played to its end by keys, and practice follows it', async ({
  app,
}) => {
  const { page } = await app.launch({ reducedMotion: 'reduce' });
  await openPuzzles(page);
  const study = dailyPuzzleOf(shipped('days'), localDate());
  if (study?.kind !== 'study') throw new Error('no daily puzzle');
  await expect(page.getByTestId('daily-puzzle')).toHaveText('Solve today’s');
  await page.getByTestId('daily-puzzle').press('Enter');
  await expect(page.getByRole('heading', { name: 'Daily puzzle', exact: true, level: 1 })).toBeVisible();
  /** The buttons end at one place through all phases, so that words which come later move none under a finger. */
  const endOf = async (name: string) => {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  const ends = await endOf('Start over');
  await page.locator(`[data-cell="${study.witness[0]?.[0]}"]`).focus();
  for (const [taken, move] of study.witness.entries()) {
    await expect(page.getByTestId('pairs-left')).toHaveText(String(study.witness.length - taken));
    await pickByKeys(page, move[0]);
    await pickByKeys(page, move[1]);
  }
  await expect(page.locator('[data-screen="study"]')).toHaveAttribute('data-phase', 'solved');
  expect(await endOf('Back to the puzzles')).toBe(ends);
  await expect(page.getByTestId('why')).toBeVisible();
  expect(await endOf('Back to the puzzles')).toBe(ends);
  const told = await copyResult(page);
  expect(told).toMatch(
    /^Daily puzzle · [^·]+ · (Easy|Fairly easy|Medium|Hard|Very hard) · \d+ pairs · without help\n/,
  );
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(sharedPicture(page)).toHaveAttribute(
    'alt',
    /^Daily puzzle · [^·]+ · (Easy|Fairly easy|Medium|Hard|Very hard) · Cleared · without help$/,
  );
  expect(linkIn(await asSmallJpeg(page, 0.5))).toBe(
    `twofold://play/${told.split('\n').at(-1)}`.toUpperCase(),
  );
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('daily-puzzle')).toHaveText('Look at it again');
  await expect(page.getByRole('button', { name: /^[^:]+: solved$/ })).toHaveCount(1);
  await expect(page.getByTestId('rating')).toContainText('Rating');
  await expectAccessible(page, 'the daily puzzle solved');
  await page.getByTestId('practice').press('Enter');
  const drills = [...shipped('drills'), ...shipped('only-moves')];
  const first = await shownPuzzle(page, drills);
  expect(first.rules.gravity).toBe('none');
  await page.keyboard.press('n');
  await expect.poll(async () => (await shownPuzzle(page, drills)).rules.gravity).not.toBe('none');
});

test('a lesson shows a choice, is tried and chosen by keys, and is done after a restart', async ({ app }) => {
  const first = await app.launch({ reducedMotion: 'reduce' });
  const { page } = first;
  await openPuzzles(page);
  await page.getByTestId('coach').press('Enter');
  await expect(page.getByRole('heading', { name: 'Coach', exact: true, level: 1 })).toBeVisible();
  // Each lesson is seen on its board, the next one large.
  await expect(page.getByTestId('your-play').locator('canvas')).toHaveCount(1);
  await expect(page.locator('li[data-technique] canvas')).toHaveCount(6);
  await expect(page.getByText(/^As you play, /)).toBeVisible();
  await expectAccessible(page, 'the coach');
  // The first lesson is the one obvious next thing.
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(screen(page)).toHaveAttribute('data-phase', 'told');
  await expect(page.getByText('This pair: the board can still be cleared.', { exact: true })).toBeVisible();
  // The two pairs on the board are named by their colours, below the rule; why the red one loses is seen and said.
  await expect(page.getByTestId('legend').getByRole('listitem')).toHaveText([
    'This pair: the board can still be cleared.',
    'This pair loses.',
  ]);
  await expect(page.getByTestId('why').locator('canvas')).toBeVisible();
  await expect(page.getByTestId('why')).toHaveText(/^The .+ pair instead\? ./);
  await expect(page.getByText('This is the pair.', { exact: true })).toHaveClass('visually-hidden');
  await expect(page.getByText('See it', { exact: true })).toBeVisible();
  await expect(page.getByTestId('puzzle-rules')).toContainText('blank blocks are walls');
  await expectAccessible(page, 'a choice that is shown');
  await page.getByRole('button', { name: 'Try it', exact: true }).press('Enter');
  await expect(screen(page)).toHaveAttribute('data-phase', 'asking');
  const drills = shipped('drills');
  const tried = await shownPuzzle(page, drills);
  await expect(page.getByRole('list', { name: 'The pairs that can go', exact: true })).toHaveCount(0);
  await page.locator(`[data-cell="${tried.answer[0]}"]`).focus();
  for (const cell of tried.answer) await pickByKeys(page, cell);
  await expect(screen(page)).toHaveAttribute('data-phase', 'right');
  await page.keyboard.press('n');
  await expect(page.getByRole('list', { name: 'The pairs that can go', exact: true })).toBeVisible();
  const { right } = keysOf(await shownPuzzle(page, drills));
  await page.keyboard.press(right);
  await page.keyboard.press('Enter');
  await expect(screen(page)).toHaveAttribute('data-phase', 'right');
  await test.step('past its drills it leads to the next lesson', async () => {
    await expect(async () => {
      await page.keyboard.press('n');
      await expect(screen(page)).toHaveAttribute('data-phase', 'empty', { timeout: 500 });
    }).toPass();
    await expect(page.getByRole('button', { name: 'Back to the coach', exact: true })).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Next lesson: Free blocked pairs', exact: true }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(screen(page)).toHaveAttribute('data-phase', 'told');
  });
  await page.keyboard.press('Escape');
  const done = page.locator('[data-technique="most-open"]');
  await expect(done).toContainText('done');
  await test.step('the words on what to take have room beside what is done in every width of a card', async () => {
    const rule = done.getByText('Take the pair after which the most pairs are open.', { exact: true });
    for (const window of [
      { width: 1280, height: 800 },
      { width: 390, height: 780 },
      { width: 640, height: 400 },
    ]) {
      await resizeTo(page, window);
      const [room, words] = [await done.boundingBox(), await rule.boundingBox()];
      expect.soft((words?.width ?? 0) / (room?.width ?? 1), `${window.width}`).toBeGreaterThan(0.4);
    }
  });
  await first.kill();
  const second = await first.relaunch();
  await openPuzzles(second.page);
  await expect(second.page.getByTestId('coach')).toContainText('1 of 7');
});
