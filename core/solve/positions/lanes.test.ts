import { describe, expect, it } from 'vitest';
import { canBeCleared } from '../../../tests/deep/exhaustive.ts';
import { smallGame } from '../../../tests/deep/small-boards.ts';
import { drawnBoard } from '../../../tests/support/drawn.ts';
import type { Board, Move } from '../../board/board.ts';
import { createRandom, pick } from '../../random.ts';
import { applyMove } from '../../rules/apply.ts';
import { findLink } from '../../rules/link.ts';
import type { Rules } from '../../rules/rules.ts';
import { LaneBoard } from './lane-board.ts';
import { LaneContents, NOT_KEPT } from './lane-contents.ts';
import { Lanes } from './lanes.ts';
import { StateTable } from './state-table.ts';

/** Small games under rules of every sort. */
const GAMES = Array.from({ length: 72 }, (_, number) => smallGame(number, 4_000));
const PLAYS = 12;

/** Plays random games on a board to their end and shows each position on the way, with that of the lanes. */
function playOut(board: LaneBoard, start: Board, seed: number, see: () => void): void {
  const random = createRandom(seed);
  for (let play = 0; play < PLAYS; play++) {
    board.load(start.cells);
    see();
    for (let moves = board.engine.moves(); moves.length > 0; moves = board.engine.moves()) {
      board.apply(...pick(random, moves));
      see();
    }
    while (board.engine.depth > 0) {
      board.takeBack();
      see();
    }
  }
}

/** Both stores number the contents of the first position alike. */
function contentsOf({ contents, hash, unkept }: Lanes) {
  return { contents: [...contents], hash, unkept };
}

describe('lanes', () => {
  it('tell positions apart as their cells do', () => {
    for (const { board, rules } of GAMES) {
      const played = new LaneBoard(board, rules);
      const table = new StateTable(played.lanes);
      const numbers = new Map<string, number>();
      playOut(played, board, 1, () => {
        const cells = played.engine.cells().join();
        const known = numbers.get(cells);
        expect(table.numberOf(played.lanes)).toBe(known ?? -1);
        if (known === undefined) numbers.set(cells, table.add(played.lanes));
      });
      expect(new Set(numbers.values()).size).toBe(numbers.size);
    }
  });

  it('are after a game that was taken back what they were before', () => {
    for (const { board, rules } of GAMES) {
      const played = new LaneBoard(board, rules);
      const fresh = new Lanes(board, rules);
      fresh.load(board.cells);
      playOut(played, board, 2, () => undefined);
      expect(contentsOf(played.lanes)).toEqual(contentsOf(fresh));
    }
  });

  it('find a legal move to a position that is wanted, and stand where they stood', () => {
    for (const { board, rules } of GAMES) {
      const played = new LaneBoard(board, rules);
      playOut(played, board, 3, () => {
        const now = { ...board, cells: played.engine.cells() };
        const before = contentsOf(played.lanes);
        const table = new StateTable(played.lanes);
        expect(played.findMoveTo((position) => table.numberOf(position) >= 0)).toBeNull();
        const last = played.engine.moves().at(-1);
        if (last === undefined) return;
        played.lanes.take(...last);
        table.add(played.lanes);
        played.lanes.takeBack();
        const found = played.findMoveTo((position) => table.numberOf(position) >= 0);
        expect(found === null ? null : applyMove(now, rules, found)).toEqual(applyMove(now, rules, last));
        expect(contentsOf(played.lanes)).toEqual(before);
      });
    }
  });

  it('call a move free only where playing it first loses nothing', () => {
    let free = 0;
    for (const { board, rules } of GAMES) {
      const played = new LaneBoard(board, rules);
      playOut(played, board, 4, () => {
        const now = { ...board, cells: played.engine.cells() };
        const move = played.engine.moves().find(([a, b]) => played.lanes.isFree(a, b));
        if (move === undefined) return;
        free++;
        expect(canBeCleared(applyMove(now, rules, move), rules)).toBe(canBeCleared(now, rules));
      });
    }
    expect(free).toBeGreaterThan(100);
  });

  it.each<[string, Pick<Rules, 'gravity' | 'maxTurns'>, string, Move]>([
    ['a tile between them in one lane slides', { gravity: 'left', maxTurns: 2 }, '3 2 4 4\n2 1 3 1', [5, 7]],
    ['tiles in the air fall', { gravity: 'join-horizontal', maxTurns: 1 }, '4 2 0 3 1\n4 2 1 3 .', [0, 5]],
  ])('call no last pair free with which %s', (_, pull, text, move) => {
    const rules: Rules = { ...pull, border: 'open' };
    const board = drawnBoard(text);
    const lanes = new Lanes(board, rules);
    lanes.load(board.cells);
    expect(canBeCleared(board, rules)).toBe(true);
    expect(findLink(board, rules, ...move)).not.toBeNull();
    expect(canBeCleared(applyMove(board, rules, move), rules)).toBe(false);
    expect(lanes.isFree(...move)).toBe(false);
  });
});

describe('contents of lanes', () => {
  it('are not kept once the memory is full', () => {
    const contents = new LaneContents(4, 1);
    const row = (first: number) => Int32Array.of(first, 1, 2, 1);
    let kept = 0;
    while (contents.numberOf(row(kept + 1), 4) !== NOT_KEPT) kept++;
    expect(kept).toBeGreaterThan(0);
    expect(contents.numberOf(row(1), 4)).toBe(0);
    expect(contents.without(0, 0)).toBe(NOT_KEPT);
    expect(contents.kindIn(kept - 1, 0)).toBe(kept);
  });
});
