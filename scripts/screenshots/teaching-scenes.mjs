/** The scenes that teach: the first boards, how to play, the coach; and the table where it says no or shows its menu. */
import { FIRST_BOARDS } from '../../core/journey/first-boards.ts';
import { allMoves } from '../../core/rules/moves.ts';
import { CLASSIC_RULES } from '../../core/rules/rules.ts';
import { clearingOf, linkAll, linkByMouse, readBoard } from './board.mjs';

/** No game has been played yet: *Play* opens the first boards. */
async function takeFirstBoards(session) {
  const { page } = session;
  await session.home();
  await page.getByTestId('home-primary').click();
  for (const place of FIRST_BOARDS.keys()) {
    await page.locator(`[data-screen="first"][data-place="${place}"]`).waitFor();
    await session.take(`first-${place + 1}`, { restMs: 900 });
    await linkAll(page, await clearingOf(page));
  }
  await page.waitForTimeout(1_500);
  await session.take('first-end', { restMs: 900 });
}

async function takeHowToPlay(session) {
  const { page } = session;
  await session.home();
  await session.button('home.how-to-play').click();
  await page.getByRole('dialog').waitFor();
  await session.take('how-to-play', { restMs: 700 });
  await session.press('Escape');
}

/** Two equal tiles that do not link: the way is shown as far as it goes. */
async function takeBlocked(session) {
  const { page } = session;
  await session.startTemplate('heart');
  await session.take('play-heart', { restMs: 600 });
  await session.take('blocked', {
    restMs: 1_600,
    before: async () => {
      await page.waitForTimeout(400);
      const board = await readBoard(page);
      const open = new Set(allMoves(board, CLASSIC_RULES).map(([a, b]) => `${a} ${b}`));
      const pairs = board.cells.flatMap((kind, a) =>
        board.cells.flatMap((other, b) => (kind > 0 && b > a && other === kind ? [[a, b]] : [])),
      );
      const shut = pairs.find(([a, b]) => !open.has(`${a} ${b}`));
      await linkByMouse(page, shut);
      await page.getByTestId('blocked').waitFor({ state: 'attached' });
    },
  });
}

async function takeMenu(session) {
  const { page } = session;
  await session.startTemplate('diamond');
  await linkAll(page, (await clearingOf(page)).slice(0, 2));
  await page.locator('[data-screen="play"] button[aria-expanded]').click();
  await session.take('play-menu', { restMs: 600 });
}

async function takeZen(session) {
  const { page } = session;
  await session.open('classic');
  await page.getByRole('radio').last().check({ force: true });
  await session.take('classic-zen', { restMs: 400 });
  await page.click('[data-template="ring"]');
  await page.waitForSelector('[role="gridcell"]', { state: 'attached' });
  await session.take('zen', { restMs: 700 });
}

async function takeCoach(session) {
  const { page } = session;
  await session.open('puzzles');
  await page.getByTestId('coach').click();
  const lesson = page.locator('li[data-technique] button').first();
  await lesson.waitFor();
  await session.take('coach', { restMs: 900 });
  await lesson.click();
  await page.locator('[data-screen="find"][data-phase="told"]').waitFor();
  await session.take('coach-lesson', { restMs: 1_500 });
}

async function takePacks(session) {
  const { page } = session;
  await session.home();
  await session.button('home.design').click();
  await page.locator('[data-screen="designs"]').waitFor();
  await session.button('editor.pack.starter').click();
  await page.locator('[data-pack]').waitFor();
  await page.mouse.move(1, 1);
  await session.take('packs', { restMs: 900 });
}

export const TEACHING_SCENES = {
  'how-to-play': takeHowToPlay,
  blocked: takeBlocked,
  menu: takeMenu,
  zen: takeZen,
  coach: takeCoach,
  packs: takePacks,
};
export const FIRST_SCENES = { first: takeFirstBoards };
