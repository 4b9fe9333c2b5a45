import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoard } from '../../../tests/support/arbitrary.ts';
import { drawnBoard } from '../../../tests/support/drawn.ts';
import { type Board, EMPTY, GAP, SLOT, WALL } from '../../board/board.ts';
import { isDead } from '../../rules/dead.ts';
import { allMoves } from '../../rules/moves.ts';
import { BORDERS, CLASSIC_RULES, GRAVITIES, type Rules } from '../../rules/rules.ts';
import { makeGrid, WIDE_LAYOUT } from '../base/grid.ts';
import { MoveList } from '../base/move-list.ts';
import { createEngine, type Engine } from '../engine.ts';
import { WideEngine } from '../wide/wide-engine.ts';
import { WordEngine } from './word-engine.ts';

/** Two engines that hold one position: the one under test, and the one for any size. */
interface Both {
  readonly words: Engine;
  readonly wide: Engine;
}

function bothFor({ width, height, marks, cells }: Board, rules: Rules): Both {
  const gridFor = () => makeGrid(width, height, rules.border, WIDE_LAYOUT);
  const shape = { width, height, marks };
  const both = {
    words: new WordEngine(shape, rules, gridFor()),
    wide: new WideEngine(shape, rules, gridFor()),
  };
  both.words.load(cells);
  both.wide.load(cells);
  return both;
}

/** All that must come out alike, in the order in which the engine gives it; `pairs` are asked whether they link or not. */
function answersOf(engine: Engine, pairs: readonly (readonly [number, number])[]): unknown {
  const apart = new MoveList();
  engine.listApart(apart);
  const moves = engine.moves();
  const asked = [...moves.slice(0, 20), ...pairs].flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]);
  return {
    cells: engine.cells(),
    tiles: engine.tiles,
    depth: engine.depth,
    isDead: engine.isDead(),
    moves,
    count: engine.countMoves(),
    apart: apart.toMoves(),
    links: asked.map(([a = 0, b = 0]) => (a === b ? null : engine.link(a, b))),
  };
}

const anyShortRules: fc.Arbitrary<Rules> = fc.record({
  maxTurns: fc.constantFrom(0, 1, 2),
  border: fc.constantFrom(...BORDERS),
  gravity: fc.constantFrom(...GRAVITIES),
});

/** Sides around both ends of a word, and others; few tiles or many, of few kinds or many. */
const anyLargeBoard: fc.Arbitrary<Board> = fc
  .record({
    width: fc.oneof(fc.constantFrom(31, 32, 33, 62, 63, 64), fc.integer({ min: 31, max: 64 })),
    height: fc.oneof(fc.constantFrom(4, 31, 32, 33, 63, 64), fc.integer({ min: 4, max: 64 })),
    kinds: fc.constantFrom(12, 42, 400),
    emptyPercent: fc.constantFrom(0, 40, 90, 99),
    wallPercent: fc.constantFrom(0, 0, 20),
    seed: fc.nat(),
  })
  .map(({ width, height, kinds, emptyPercent, wallPercent, seed }) => {
    let state = seed;
    const draw = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const marks = Array.from({ length: width * height }, () => {
      if (draw(100) < wallPercent) return WALL;
      return draw(20) === 0 ? GAP : SLOT;
    });
    const cells = marks.map((mark) => {
      if (mark === WALL) return WALL;
      return mark === SLOT && draw(100) >= emptyPercent ? 1 + draw(kinds) : EMPTY;
    });
    return { width, height, marks, cells };
  });

/** Plays and takes back on both engines, by what is found or what is listed, and compares them each time. */
function playBoth({ words, wide }: Both, choices: readonly number[]): void {
  const found = new Int32Array(2);
  for (const choice of choices) {
    const area = words.shape.marks.length;
    const pairs = Array.from({ length: 8 }, (_, i): [number, number] => [
      (choice + 7 * i) % area,
      (3 * choice + 11 * i) % area,
    ]);
    expect(answersOf(words, pairs)).toEqual(answersOf(wide, pairs));
    if (choice % 5 === 0 && words.depth > 0) {
      words.takeBack();
      wide.takeBack();
      continue;
    }
    const moves = wide.moves();
    const isFound = words.findMove(found);
    expect(isFound).toBe(moves.length > 0);
    if (!isFound) return;
    const [a = 0, b = 0] = (choice % 2 === 0 ? moves[choice % moves.length] : undefined) ?? [...found];
    expect(wide.canLink(a, b)).toBe(true);
    words.apply(a, b);
    wide.apply(a, b);
  }
}

describe('words of bits', () => {
  it('answer as the wide tables and the plain rules on small boards, along games there and back', () => {
    fc.assert(
      fc.property(
        anyBoard,
        anyShortRules,
        fc.array(fc.nat(), { minLength: 1, maxLength: 8 }),
        (board, rules, choices) => {
          const both = bothFor(board, rules);
          expect(both.words.moves()).toEqual(allMoves(board, rules));
          expect(both.words.isDead()).toBe(isDead(board, rules));
          playBoth(both, choices);
        },
      ),
    );
  });

  it('answer as the wide tables on boards of up to 64 x 64', () => {
    fc.assert(
      fc.property(
        anyLargeBoard,
        anyShortRules,
        fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
        (board, rules, choices) => {
          playBoth(bothFor(board, rules), choices);
        },
      ),
      { numRuns: 12 },
    );
  }, 30_000);

  it('find moves that link through a whole game, to where none does, and are back where they were', () => {
    const [width, height] = [40, 33];
    const cells = Array.from(
      { length: width * height },
      (_, i) => 1 + (((i * 7_919) % (width * height)) % 42),
    );
    const board = { width, height, marks: cells.map(() => SLOT), cells };
    for (const gravity of ['none', 'down'] as const) {
      const rules: Rules = { ...CLASSIC_RULES, gravity };
      const { words, wide } = bothFor(board, rules);
      const move = new Int32Array(2);
      while (words.findMove(move)) {
        const pair = [move[0] ?? 0, move[1] ?? 0] as const;
        if (!wide.canLink(...pair)) expect(pair).toBe('a pair that links');
        for (const engine of [words, wide]) engine.apply(...pair);
      }
      expect(words.depth).toBeGreaterThan(600);
      expect(wide.moves()).toEqual([]);
      expect(answersOf(words, [])).toEqual(answersOf(wide, []));
      while (words.depth > 0) words.takeBack();
      expect(words.cells()).toEqual(cells);
      wide.load(cells);
      expect(words.moves()).toEqual(wide.moves());
    }
  });

  it('see through the whole of an empty line of 64 cells, on each axis', () => {
    const row = drawnBoard(`1${' 0'.repeat(62)} 1`);
    const column = drawnBoard(`1\n${'0\n'.repeat(62)}1`);
    for (const board of [row, column]) {
      const engine = createEngine(board, { ...CLASSIC_RULES, border: 'closed', maxTurns: 0 });
      engine.load(board.cells);
      expect(engine.link(0, 63)).toMatchObject({ turns: 0, length: 63 });
      engine.apply(0, 63);
      engine.takeBack();
      expect(engine.moves()).toEqual([[0, 63]]);
    }
  });

  it('know a dead position, and one that a move taken back wakes', () => {
    const board = drawnBoard(`1 2 1 2${' 0'.repeat(28)}`);
    const engine = createEngine(board, { ...CLASSIC_RULES, border: 'closed' });
    engine.load(board.cells);
    expect(engine.isDead()).toBe(true);
    engine.apply(1, 3);
    expect(engine.isDead()).toBe(false);
    engine.takeBack();
    expect(engine.isDead()).toBe(true);
  });
});
