/**
 * The sentence below a board that plays itself is true: its moves clear the board, by the rules as they are written for
 * themselves.
 */
import { afterEach, expect, it } from 'vitest';
import { type Board, type Cells, countTiles, EMPTY } from '../../core/board/board.ts';
import { createRandom, pick } from '../../core/random.ts';
import type { EngineClient } from '../../renderer/engine/client.ts';
import { createInProcessEngine } from '../support/in-process-engine.ts';
import { isJoined, slid } from './plain-line.ts';
import { legalMoves } from './plain-moves.ts';
import { plainPlay } from './plain-play.ts';
import { smallSetup } from './replay-family.ts';

const LEAST = { complete: 200, lost: 20 };
const bugs: string[] = [];
afterEach(() => expect(bugs.splice(0)).toEqual([]));

/** The cells after a pair, which the plain rules must allow. */
function played(
  board: Board,
  rules: Parameters<typeof isJoined>[1] & { gravity: Parameters<typeof slid>[1] },
  [a, b]: readonly [number, number],
): Cells {
  expect(board.cells[a]).toBeGreaterThan(0);
  expect([board.cells[b], isJoined(board, rules, a, b)]).toEqual([board.cells[a], true]);
  return slid({ ...board, cells: board.cells.with(a, EMPTY).with(b, EMPTY) }, rules.gravity);
}

async function clearingAfter(engine: EngineClient, index: number): Promise<'complete' | 'lost' | null> {
  const setup = smallSetup(index);
  if (setup === null) return null;
  const { rules, template, cells } = setup.deal;
  const opened = await engine.ask({ type: 'open', setup, journal: [] });
  if (!opened.ok) throw new Error('a game');
  const random = createRandom(index);
  let { revision } = opened.value;
  let board: Board = { ...template, cells };
  for (let moves = index % 5; moves > 0; moves--) {
    const free = legalMoves(plainPlay(board, rules));
    if (free.length === 0) break;
    const [a, b] = pick(random, free);
    const step = await engine.ask({
      type: 'apply',
      entry: { type: 'link', a, b, by: 'player', elapsedMs: 1_000 * (6 - moves) },
      revision,
    });
    if (!step.ok) throw new Error('a legal move');
    revision = step.value.revision;
    board = { ...board, cells: played(board, rules, [a, b]) };
  }
  const isWon = plainPlay(board, rules).isWonAfter(0);
  const found = await engine.ask({ type: 'find-clearing', revision });
  expect(found.ok).toBe(isWon);
  if (!found.ok) return 'lost';
  for (const move of found.value) board = { ...board, cells: played(board, rules, move) };
  expect(countTiles(board.cells)).toBe(0);
  return 'complete';
}

it('is a complete solution, and said of no lost board', async () => {
  const engine = createInProcessEngine((message) => bugs.push(message));
  const counts = { complete: 0, lost: 0 };
  for (let index = 0; index < 288; index++) {
    const outcome = await clearingAfter(engine, index);
    if (outcome !== null) counts[outcome]++;
  }
  expect(counts.complete).toBeGreaterThanOrEqual(LEAST.complete);
  expect(counts.lost).toBeGreaterThanOrEqual(LEAST.lost);
});
