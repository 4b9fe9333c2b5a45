import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkDisagreements } from '../../tests/deep/link-disagreements.ts';
import { anyBoard, anyRules } from '../../tests/support/arbitrary.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { boardOfVector, linksVectors, perftVectors, rulesOfVector } from '../../tests/support/vectors.ts';
import { type Board, SLOT, WALL } from '../board/board.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import { MoveList } from './base/move-list.ts';
import { createEngine, type Engine } from './engine.ts';

const CLOSED: Rules = { ...CLASSIC_RULES, border: 'closed' };

function engineFor(board: Board, rules: Rules): Engine {
  const engine = createEngine(board, rules);
  engine.load(board.cells);
  return engine;
}

/** All that an engine can be asked about its position. */
function stateOf(engine: Engine): unknown {
  const moves = new MoveList();
  engine.listApart(moves);
  const cells = engine.cells();
  const kinds = [...new Set(cells.filter((cell) => cell > 0))];
  const into = new Int32Array(cells.length);
  return {
    cells,
    tiles: engine.tiles,
    depth: engine.depth,
    moves: engine.moves(),
    apart: moves.toMoves(),
    isDead: engine.isDead(),
    tilesOfKinds: kinds.map((kind) => [...into.subarray(0, engine.tilesOf(kind, into))]),
    counts: kinds.map((kind) => engine.countOf(kind)),
    links: engine.moves().map(([a, b]) => engine.link(a, b)),
  };
}

/** Plays up to `count` moves, chosen by `choices`, and returns how many there were. */
function playSome(engine: Engine, choices: readonly number[]): number {
  for (const [played, choice] of choices.entries()) {
    const moves = engine.moves();
    const move = moves[choice % Math.max(1, moves.length)];
    if (move === undefined) return played;
    engine.apply(...move);
  }
  return choices.length;
}

/** Counts move sequences of each length up to `depth` by playing and taking back. */
function countSequences(engine: Engine, depth: number): number[] {
  const counts = new Array<number>(depth).fill(0);
  const walk = (level: number): void => {
    const moves = engine.moves();
    counts[level] = (counts[level] ?? 0) + moves.length;
    if (level + 1 === depth) return;
    for (const [a, b] of moves) {
      engine.apply(a, b);
      walk(level + 1);
      engine.takeBack();
    }
  };
  walk(0);
  return counts;
}

describe('the engine on vectors made by an exhaustive program', () => {
  it('lists every link with its turns and its length', () => {
    for (const vector of linksVectors()) {
      const engine = engineFor(boardOfVector(vector), rulesOfVector(vector));
      const found = engine.moves().map(([a, b]) => {
        const link = engine.link(a, b);
        return [a, b, link?.turns, link?.length];
      });
      expect(found).toEqual(vector.links);
    }
  });

  it('counts the same move sequences under every gravity, and is back where it was', () => {
    for (const vector of perftVectors()) {
      const engine = engineFor(boardOfVector(vector), rulesOfVector(vector));
      expect(countSequences(engine, vector.perft.length)).toEqual(vector.perft);
      expect(engine.cells()).toEqual(vector.cells);
    }
  }, 30_000);
});

describe('the engine and the plain rules', () => {
  it('agree on random boards of all sizes under all rules', () => {
    expect(linkDisagreements({ boards: 72 * 4, seed: 1 })).toEqual([]);
  }, 30_000);
});

describe('the largest board', () => {
  it.each([0, 1, 2, 3] as const)('has its links listed in order at %i turns', (maxTurns) => {
    const side = 256;
    const cells = Array<number>(side * side).fill(WALL);
    for (const cell of [0, 1, side - 1, 2 * side - 1, side * side - 2, side * side - 1]) cells[cell] = 1;
    const board = {
      width: side,
      height: side,
      marks: cells.map((kind) => (kind === 1 ? SLOT : kind)),
      cells,
    };
    expect(engineFor(board, { ...CLASSIC_RULES, maxTurns, border: 'closed' }).moves()).toEqual([
      [0, 1],
      [side - 1, 2 * side - 1],
      [side * side - 2, side * side - 1],
    ]);
  });
});

describe('taking back', () => {
  it('undoes any sequence of moves, to the last list and count', () => {
    fc.assert(
      fc.property(anyBoard, anyRules, fc.array(fc.nat(), { maxLength: 6 }), (board, rules, choices) => {
        const engine = engineFor(board, rules);
        const before = stateOf(engine);
        for (let played = playSome(engine, choices); played > 0; played--) engine.takeBack();
        expect(stateOf(engine)).toEqual(before);
      }),
    );
  });

  it('leaves what loading the same position afresh gives', () => {
    fc.assert(
      fc.property(anyBoard, fc.array(fc.nat(), { maxLength: 6 }), (board, choices) => {
        const engine = engineFor(board, CLASSIC_RULES);
        playSome(engine, choices);
        const moves = engine.moves();
        const fresh = engineFor({ ...board, cells: engine.cells() }, CLASSIC_RULES);
        expect(moves).toEqual(fresh.moves());
        expect(engine.isDead()).toBe(fresh.isDead());
      }),
    );
  });
});

describe('findMove', () => {
  it.each<[string, Rules, string]>([
    ['a pair beyond the fourth tile of its kind, where some scans stop', CLOSED, '1 2 1 2 1 2 1 2 1 1'],
    ['a pair that only the second corner joins', CLOSED, '0 2 1\n0 3 0\n1 0 0'],
    ['a pair that only the ring joins', CLASSIC_RULES, '1 2 3\n4 5 6\n1 7 8'],
  ])('finds %s', (_, rules, text) => {
    const engine = engineFor(drawnBoard(text), rules);
    expect(engine.isDead()).toBe(false);
    expect(engine.findMove(new Int32Array(2))).toBe(true);
  });

  it.each<[string, Rules, string]>([
    ['tiles that only the flat array joins, from the end of a row to the next', CLOSED, '2 3 1\n1 4 5'],
    ['tiles that only the ring of an open board would join', CLOSED, '1 2 1'],
    ['tiles behind a wall', CLOSED, '1 # 1'],
  ])('does not find %s', (_, rules, text) => {
    const engine = engineFor(drawnBoard(text), rules);
    expect(engine.isDead()).toBe(true);
    expect(engine.findMove(new Int32Array(2))).toBe(false);
  });

  it.each([CLASSIC_RULES, CLOSED])(
    'finds a move exactly where there is one, whatever went before: %o',
    (rules) => {
      // Too wide for bit rows; moves are looked for near those made, some of which were taken back.
      const [width, height] = [34, 5];
      const filling = Array.from({ length: width * height }, (_, i) => 1 + ((i >> 1) % 20));
      fc.assert(
        fc.property(fc.shuffledSubarray(filling, { minLength: width * height }), fc.nat(), (cells, step) => {
          const board = { width, height, marks: cells.map(() => SLOT), cells };
          const engine = engineFor(board, rules);
          const move = new Int32Array(2);
          for (let i = 0; engine.findMove(move); i++) {
            expect(engine.canLink(move[0] ?? 0, move[1] ?? 0)).toBe(true);
            engine.apply(move[0] ?? 0, move[1] ?? 0);
            if (i % (2 + (step % 5)) === 0 && engine.findMove(move)) {
              engine.apply(move[0] ?? 0, move[1] ?? 0);
              engine.takeBack();
            }
          }
          expect(engine.moves()).toEqual([]);
        }),
        { numRuns: 20 },
      );
    },
  );

  it('says of a cleared board that it has no move, and not that it is dead', () => {
    const engine = engineFor(drawnBoard('1 1'), CLASSIC_RULES);
    engine.apply(0, 1);
    expect(engine.isDead()).toBe(false);
    expect(engine.findMove(new Int32Array(2))).toBe(false);
  });
});
