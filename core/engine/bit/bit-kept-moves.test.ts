import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoard, anyRules } from '../../../tests/support/arbitrary.ts';
import { drawnBoard } from '../../../tests/support/drawn.ts';
import { type Board, type Move, SLOT } from '../../board/board.ts';
import { createRandom } from '../../random.ts';
import { applyMove } from '../../rules/apply.ts';
import { allMoves } from '../../rules/moves.ts';
import { CLASSIC_RULES, type Rules } from '../../rules/rules.ts';
import { createEngine, type Engine } from '../engine.ts';

function engineFor(board: Board, rules: Rules): Engine {
  const engine = createEngine(board, rules);
  engine.load(board.cells);
  return engine;
}

/** All moves by their numbers. */
function counted(engine: Engine): Move[] {
  const move = new Int32Array(2);
  return Array.from({ length: engine.countMoves() }, (_, index): Move => {
    engine.nthMove(index, move);
    return [move[0] ?? -1, move[1] ?? -1];
  });
}

/** A crowded board: kinds 1 to 4, holes and walls, up to 12 x 9. */
const crowded = fc
  .record({ width: fc.integer({ min: 2, max: 12 }), height: fc.integer({ min: 2, max: 9 }), seed: fc.nat() })
  .map(({ width, height, seed }): Board => {
    const random = createRandom(seed);
    const cells = Array.from(
      { length: width * height },
      () => [-2, 0, 1, 1, 2, 2, 3, 3, 4, 4][random.below(10)] ?? 0,
    );
    return { width, height, marks: cells.map((kind) => (kind > 0 ? SLOT : kind)), cells };
  });

const rulesWithout = fc.record({
  maxTurns: fc.constantFrom(0, 1, 2),
  border: fc.constantFrom('open', 'closed'),
  gravity: fc.constantFrom('none', 'down', 'left', 'join-vertical', 'split-horizontal'),
}) as fc.Arbitrary<Rules>;

describe('moves that are kept along a game', () => {
  it('are those of the plain rules, in their order, after every move to the end', () => {
    fc.assert(
      fc.property(crowded, rulesWithout, fc.nat(), (board, rules, seed) => {
        const engine = engineFor(board, rules);
        const random = createRandom(seed);
        for (let now = board; ; ) {
          const moves = counted(engine);
          expect(moves).toEqual(allMoves(now, rules));
          const move = moves[moves.length === 0 ? 0 : random.below(moves.length)];
          if (move === undefined) return;
          engine.apply(...move);
          now = applyMove(now, rules, move);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('are those of a listing under any rules, through moves taken back and loads', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom('move', 'move', 'move', 'back', 'load'), fc.nat()), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(fc.oneof(anyBoard, crowded), anyRules, steps, (board, rules, played) => {
        const engine = engineFor(board, rules);
        for (const [step, choice] of played) {
          const moves = counted(engine);
          expect(moves).toEqual(engine.moves());
          const move = moves[choice % Math.max(1, moves.length)];
          if (step === 'load') engine.load(board.cells);
          else if (step === 'back' && engine.depth > 0) engine.takeBack();
          else if (step === 'move' && move !== undefined) engine.apply(...move);
        }
      }),
    );
  });

  it('are listed where a kind has more tiles than a word has bits', () => {
    const cells = new Array<number>(7 * 6).fill(1);
    const board = { width: 7, height: 6, marks: cells.map(() => SLOT), cells };
    const engine = engineFor(board, CLASSIC_RULES);
    for (let now: Board = board; ; ) {
      const moves = counted(engine);
      expect(moves).toEqual(allMoves(now, CLASSIC_RULES));
      const [move] = moves;
      if (move === undefined) break;
      engine.apply(...move);
      now = applyMove(now, CLASSIC_RULES, move);
    }
    expect(engine.tiles).toBe(0);
  });

  it('hold 32 tiles of a kind, the most that a word has bits for', () => {
    const cells = Array.from({ length: 64 }, (_, cell) => 1 + ((cell ^ (cell >> 3)) & 1));
    const board = { width: 8, height: 8, marks: cells.map(() => SLOT), cells };
    const engine = engineFor(board, CLASSIC_RULES);
    const random = createRandom(3);
    for (let open = counted(engine); open.length > 0; open = counted(engine)) {
      expect(open).toEqual(engine.moves());
      engine.apply(...(open[random.below(open.length)] as Move));
    }
    expect(engine.tiles).toBe(0);
  });
});

describe.each(['none', 'down'] as const)('a random move, gravity %s', (gravity) => {
  const rules: Rules = { ...CLASSIC_RULES, gravity };

  /** Every position that play reaches, once, and moves that lead to it. */
  function reached(board: Board): readonly { position: Board; path: readonly Move[] }[] {
    const seen = new Map<string, { position: Board; path: readonly Move[] }>();
    const walk = (position: Board, path: readonly Move[]): void => {
      if (seen.has(position.cells.join())) return;
      seen.set(position.cells.join(), { position, path });
      for (const move of allMoves(position, rules)) walk(applyMove(position, rules, move), [...path, move]);
    };
    walk(board, []);
    return [...seen.values()];
  }

  it('is uniform over the legal moves, in every position of a board', () => {
    const board = drawnBoard('1 2 1 3\n2 3 2 1\n3 1 2 3');
    const engine = createEngine(board, rules);
    const move = new Int32Array(2);
    const drawsAMove = 40;
    const misses: number[] = [];
    for (const { position, path } of reached(board)) {
      const moves = allMoves(position, rules);
      if (moves.length < 2) continue;
      // The moves were kept from the start to here: a position is played to, not loaded.
      engine.load(board.cells);
      engine.countMoves();
      for (const each of path) engine.apply(...each);
      expect(engine.cells()).toEqual(position.cells);
      const times = new Map(moves.map((each) => [each.join(), 0]));
      const random = createRandom(misses.length);
      for (let draw = 0; draw < drawsAMove * moves.length; draw++) {
        engine.nthMove(random.below(engine.countMoves()), move);
        const name = move.join();
        times.set(name, (times.get(name) ?? Number.NaN) + 1);
      }
      // Pearson's statistic over its degrees of freedom is 1 in the mean.
      const statistic = [...times.values()].reduce((sum, n) => sum + (n - drawsAMove) ** 2 / drawsAMove, 0);
      misses.push(statistic / (moves.length - 1));
    }
    expect(misses.length).toBeGreaterThan(20);
    const mean = misses.reduce((sum, miss) => sum + miss, 0) / misses.length;
    expect(mean).toBeGreaterThan(0.7);
    expect(mean).toBeLessThan(1.3);
  });
});
