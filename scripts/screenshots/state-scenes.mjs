/**
 * The scenes of states that pass by or are rare: a slow disk, a game beside another one, a win on its way,
 * how puzzles end.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { judgeMoves } from '../../core/review/puzzles/move-verdicts.ts';
import { parsePuzzles } from '../../core/review/puzzles/puzzle-text.ts';
import { applyMove } from '../../core/rules/apply.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { resizeTo } from '../../tests/e2e/harness/layout.ts';
import { clearingOf, linkAll, linkByMouse, losingMoves, playDead, readBoard } from './board.mjs';
import { ROOT } from './session.mjs';

/** Another writer holds the database: what is played is not saved yet, and a game cannot end. */
async function takeSlowStorage(session) {
  const { page } = session;
  await session.startTemplate('stairs');
  const moves = [...(await clearingOf(page))];
  await linkAll(page, moves.splice(0, -1 - 3));
  const holder = new Database(join(session.data, 'twofold.db'));
  try {
    holder.exec('BEGIN IMMEDIATE');
    await linkAll(page, moves.splice(0, 3));
    await page.getByRole('alert').first().waitFor();
    await session.take('storage-slow');
    await linkAll(page, moves);
    await session.take('storage-blocked', { restMs: 1_500 });
    holder.exec('ROLLBACK');
  } finally {
    holder.close();
  }
  await page.getByTestId('end').waitFor();
}

/** The best game on a board beside the same board played again. */
async function takeGhost(session) {
  const { page } = session;
  await session.startTemplate('stairs');
  const moves = await clearingOf(page);
  await linkAll(page, moves);
  await page.locator('[data-testid="end-review"][data-told="true"]').waitFor();
  await session.button('end.review').click();
  await page.locator('[data-testid="review"][data-making="made"]').waitFor();
  await session.take('review-won', { restMs: 500 });
  await page.locator('[data-testid="review-more"] summary').click();
  await session.button('review.command.race').click();
  await page.getByTestId('ghost').waitFor();
  await page.clock.install();
  await linkAll(page, moves.slice(0, 6));
  // A lag is told only after a while.
  await page.clock.fastForward(16_000);
  await session.take('play-ghost', { restMs: 800 });
}

/** The lighting up, the fold into the seal and the stamp, each by a game of its own. */
async function takeWinning(session) {
  const { page } = session;
  // Slow ones are met in time on a busy machine.
  await session.set({ ceremonies: 'slower' });
  for (const [name, restMs] of [
    ['light-up', 1_100],
    ['fold', 2_900],
    ['stamp', 4_500],
  ]) {
    const before = async () => {
      const { width, height } = page.viewportSize();
      await session.startTemplate('stairs');
      // The last pair is taken in the window of the picture, where its board lights up; a narrow one has turned it.
      await resizeTo(page, { width: 1280, height: 800 });
      await linkAll(page, (await clearingOf(page)).slice(0, -1));
      await resizeTo(page, { width, height });
      await linkAll(page, await clearingOf(page));
      await page.getByTestId('end').waitFor();
    };
    await session.take(`winning-${name}`, { restMs, before });
  }
  await session.set({ ceremonies: 'usual' });
}

/** The review of a lost game. */
async function takeReview(session) {
  const { page } = session;
  await playDead(session, 'diamond');
  await session.button('command.give-up').first().click();
  await page.getByTestId('given-up').waitFor();
  await session.button('end.review').click();
  await page.locator('[data-testid="review"][data-making="made"]').waitFor({ timeout: 120_000 });
  await session.take('review-lost', { restMs: 500 });
}

/** A rectangle whose tiles fall. */
const FALLING = {
  code: '2FW12-00000-070AW-120S4-N8PWG-7P73T',
  rules: { maxTurns: 2, border: 'open', gravity: 'down' },
};

/** A rectangle that is lost whichever partner one of its tiles takes. */
const PARTNERS = {
  code: '2FW12-00000-0702W-120S4-N8PWT-4A1T0',
  rules: { maxTurns: 2, border: 'open', gravity: 'none' },
};

/** A dead board of a code, its review, and the proof at its losing move. */
async function takeProof(session, name, { code, rules }) {
  const { page } = session;
  await session.open('classic');
  await session.button('code.enter').click();
  await page.getByRole('textbox').fill(code);
  await session.button('record.code.play').click();
  await linkAll(page, losingMoves(await readBoard(page), rules));
  await page.locator('[data-testid="loss-card"]:not([data-finding="searching"])').waitFor();
  await session.take(`${name}-lost`, { restMs: 500 });
  await session.button('command.give-up').first().click();
  await page.getByTestId('given-up').waitFor();
  await session.button('end.review').click();
  await page.locator('[data-testid="review"][data-making="made"]').waitFor({ timeout: 240_000 });
  await session.take(`${name}-review`, { restMs: 500 });
  await session.press('ArrowRight');
  await session.press('w');
  await page.getByTestId('why').waitFor();
  await page.locator('[data-testid="why"][data-state="shown"]').waitFor({ timeout: 240_000 });
  await session.take(`${name}-why`, { restMs: 900 });
  await session.press('End');
  await session.take(`${name}-why-end`, { restMs: 500 });
}

function firstStudy() {
  const puzzles = parsePuzzles(readFileSync(join(ROOT, 'resources/puzzles/studies.txt'), 'utf8'));
  const study = puzzles.ok ? puzzles.value.find(({ grade }) => grade === 1) : undefined;
  if (study === undefined) throw new Error('no study');
  return study;
}

/** Links a pair of a study once the one before it has been judged. */
async function linkJudged(page, move) {
  const left = page.getByTestId('pairs-left');
  const before = Number(await left.textContent());
  await linkByMouse(page, move);
  await left.filter({ hasText: new RegExp(`^${before - 1}$`) }).waitFor();
  await page.locator('[data-screen="study"]:not([data-phase="checking"])').waitFor();
}

/** A study that a pair has lost, and one that is solved; a run of practice, its mistake and its end. */
async function takePuzzleEnds(session) {
  const { page } = session;
  const study = firstStudy();
  await session.open('puzzles');
  await page.getByTestId('all-puzzles').click();
  await page.getByTestId('study-1').click();
  await page.waitForSelector('[data-screen="study"] [role="gridcell"]', { state: 'attached' });
  let { board } = study;
  for (const move of study.witness) {
    const [losing] = runToEnd(judgeMoves({ board, rules: study.rules })).lose;
    if (losing !== undefined) {
      await linkByMouse(page, losing);
      await page.locator('[data-screen="study"][data-phase="lost"]').waitFor();
      await session.take('study-lost', { restMs: 900 });
      await session.press('z');
      break;
    }
    await linkJudged(page, move);
    board = applyMove(board, study.rules, move);
  }
  await page.locator('[data-screen="study"][data-phase="playing"]').waitFor();
  await session.button('puzzle.study.restart').click();
  for (const move of study.witness) await linkJudged(page, move);
  await page.locator('[data-screen="study"][data-phase="solved"]').waitFor();
  await session.take('study-solved', { restMs: 900 });
  await session.open('puzzles');
  await page.getByTestId('streak').click();
  await page.locator('[data-screen="find"][data-phase="asking"]').waitFor();
  await session.take('streak', { restMs: 500 });
  for (let tries = 0; tries < 40 && !(await page.getByTestId('run-over').isVisible()); tries++) {
    await session.press('2');
    await session.press('Enter');
    await page.waitForTimeout(700);
    await session.press('n');
    await page.waitForTimeout(300);
  }
  await page.getByTestId('run-over').waitFor();
  await session.take('run-over', { restMs: 500 });
}

export const STATE_SCENES = {
  'slow-storage': takeSlowStorage,
  ghost: takeGhost,
  winning: takeWinning,
  review: takeReview,
  falling: (session) => takeProof(session, 'falling', FALLING),
  partners: (session) => takeProof(session, 'partners', PARTNERS),
  'puzzle-ends': takePuzzleEnds,
};
