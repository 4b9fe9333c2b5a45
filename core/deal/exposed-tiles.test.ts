import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRules } from '../../tests/support/arbitrary.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import type { Board } from '../board/board.ts';
import { MoveList } from '../engine/base/move-list.ts';
import { createEngine } from '../engine/engine.ts';
import { createRandom } from '../random.ts';
import { applyMove } from '../rules/apply.ts';
import { allMoves } from '../rules/moves.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import { ExposedTiles } from './exposed-tiles.ts';

function exposedOn(board: Board, rules: Rules): ExposedTiles {
  const exposed = new ExposedTiles(board, rules);
  exposed.load(board.cells);
  return exposed;
}

/** The board with the tiles that are shut in as `#`, the others as `o`. */
function drawn(board: Board, exposed: ExposedTiles): string[] {
  return Array.from({ length: board.height }, (_, y) =>
    Array.from({ length: board.width }, (_, x) => {
      const cell = y * board.width + x;
      if ((board.cells[cell] ?? 0) <= 0) return '.';
      return exposed.has(cell) ? 'o' : '#';
    }).join(''),
  );
}

describe('exposed tiles', () => {
  const board = drawnBoard('1 2 3 4 5\n6 7 8 9 1\n2 3 8 4 5\n6 7 1 9 2\n3 4 5 6 7');

  it('stand on an open border or touch an equal tile', () => {
    expect(drawn(board, exposedOn(board, CLASSIC_RULES))).toEqual([
      'ooooo',
      'o#o#o',
      'o#o#o',
      'o###o',
      'ooooo',
    ]);
  });

  it('become exposed where their neighbour went', () => {
    const exposed = exposedOn(board, { ...CLASSIC_RULES, border: 'closed' });
    expect(drawn(board, exposed)).toEqual(['#####', '##o##', '##o##', '#####', '#####']);
    exposed.apply(7, 12);
    const after = {
      ...board,
      cells: board.cells.map((kind, cell) => (cell === 7 || cell === 12 ? 0 : kind)),
    };
    expect(drawn(after, exposed)).toEqual(['##o##', '#o.o#', '#o.o#', '##o##', '#####']);
  });

  const boards = fc.record({
    width: fc.integer({ min: 2, max: 6 }),
    height: fc.integer({ min: 2, max: 5 }),
    kinds: fc.array(fc.constantFrom(-2, 0, 1, 1, 2, 2, 3), { minLength: 30, maxLength: 30 }),
    rules: anyRules,
    seed: fc.nat(),
  });

  it('are those of the plain rule after each move, and list and number just the legal moves', () => {
    fc.assert(
      fc.property(boards, ({ width, height, kinds, rules, seed }) => {
        const cells = kinds.slice(0, width * height);
        const marks = cells.map((kind) => (kind > 0 ? -1 : kind));
        const engine = createEngine({ width, height, marks }, rules);
        const random = createRandom(seed);
        let now: Board = { width, height, marks, cells };
        engine.load(cells);
        const kept = exposedOn(now, rules);
        for (;;) {
          expect(drawn(now, kept)).toEqual(drawn(now, exposedOn(now, rules)));
          const moves = allMoves(now, rules);
          expect(listed(kept, engine)).toEqual(moves);
          expect(numbered(kept, now, rules)).toEqual(moves);
          const move = moves[moves.length === 0 ? 0 : random.below(moves.length)];
          if (move === undefined) return;
          now = applyMove(now, rules, move);
          engine.apply(...move);
          kept.apply(...move);
        }
      }),
    );
  });
});

function listed(exposed: ExposedTiles, engine: ReturnType<typeof createEngine>) {
  const moves = new MoveList();
  exposed.listMoves(engine, moves);
  return sorted(moves.toMoves());
}

/** The legal moves among the pairs that the numbers stand for, each of which must come up exactly twice. */
function numbered(exposed: ExposedTiles, board: Board, rules: Rules) {
  const legal = new Set(allMoves(board, rules).map(String));
  const times = new Map<string, number>();
  const pair = new Int32Array(2);
  for (let drawn = 0; drawn < exposed.draws; drawn++) {
    if (!exposed.drawPair(drawn, pair)) continue;
    const name = [...pair].sort((a, b) => a - b).join();
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  expect([...times.values()].every((count) => count === 2)).toBe(true);
  return sorted([...times.keys()].filter((name) => legal.has(name)).map(parsePair));
}

function parsePair(name: string): [number, number] {
  const [a, b] = name.split(',').map(Number);
  return [a ?? -1, b ?? -1];
}

function sorted(moves: readonly (readonly [number, number])[]) {
  return moves
    .map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)])
    .sort(([a, b], [c, d]) => a - c || b - d);
}
