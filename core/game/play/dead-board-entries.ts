/** The entries that can save a dead board or lay it out again: mercy and reshuffle. */
import type { Cells, Move } from '../../board/board.ts';
import { err } from '../../result.ts';
import { mismatchOf } from '../../rules/pair-refusal.ts';
import { currentNode, type Game, type GameEvent, type Step } from './game.ts';
import { mercyNode, reshuffleNode } from './node.ts';
import { grow, refuse, withAssist } from './steps.ts';

/** The game after an equal pair was taken that no line joins. */
export function mercy(game: Game, move: Move, elapsedMs: number): Step {
  if (game.status !== 'dead') return refuse('not-dead');
  const node = currentNode(game);
  const mismatch = mismatchOf(node.cells, move);
  if (mismatch !== null) return err(mismatch);
  const event: GameEvent = { type: 'mercy', move, kind: node.cells[move[0]] ?? 0 };
  return grow(game, mercyNode(node, game.cursor, move), elapsedMs, event, {
    assists: withAssist(game.assists, 'mercy'),
  });
}

/** A reshuffle keeps the occupied cells and the number of tiles of each kind; that it can be cleared is the caller's proof. */
export function reshuffle(game: Game, cells: Cells, elapsedMs: number): Step {
  return layAnew(game, cells, elapsedMs, { assists: withAssist(game.assists, 'reshuffle') });
}

/** The game with other tiles on the same cells. */
export function layAnew(game: Game, cells: Cells, elapsedMs: number, changes: Partial<Game>): Step {
  const node = currentNode(game);
  if (!isRearrangement(node.cells, cells)) return refuse('bad-reshuffle');
  const event: GameEvent = { type: 'board-changed', why: 'reshuffle' };
  return grow(game, reshuffleNode(node, game.cursor, cells), elapsedMs, event, changes);
}

function isRearrangement(before: Cells, after: Cells): boolean {
  if (before.length !== after.length) return false;
  const isSameShape = before.every((cell, index) =>
    cell > 0 ? (after[index] ?? 0) > 0 : after[index] === cell,
  );
  const sorted = (cells: Cells) => cells.toSorted((a, b) => a - b);
  const afterSorted = sorted(after);
  return isSameShape && sorted(before).every((kind, index) => kind === afterSorted[index]);
}
