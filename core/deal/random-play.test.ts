import { describe, expect, it } from 'vitest';
import { drawnBoard } from '../../tests/support/drawn.ts';
import type { Board } from '../board/board.ts';
import { createEngine } from '../engine/engine.ts';
import { createRandom } from '../random.ts';
import { CLASSIC_RULES, GRAVITIES, type Rules } from '../rules/rules.ts';
import { kindsToFill, shuffledCells } from './filling.ts';
import { RandomPlayer } from './random-play.ts';

const FEW = drawnBoard('1 2 1 3\n2 1 3 1\n4 4 1 2\n3 2 3 1');
const CLOSED: Rules = { ...CLASSIC_RULES, border: 'closed' };

function shuffledBoard(width: number, height: number, kinds: number, seed: number): Board {
  const marks = new Array<number>(width * height).fill(-1);
  const filling = kindsToFill(width * height, { kinds, copies: 4 });
  const cells = shuffledCells({ width, height, marks }, filling, createRandom(seed));
  return { width, height, marks, cells };
}

function shapeOf({ width, height, marks }: Board) {
  return { width, height, marks };
}

/** The position after some random moves: `moves` of them, drawn from listings. */
function playedOn(board: Board, rules: Rules, moves: number, seed: number): Board {
  const engine = createEngine(shapeOf(board), rules);
  const random = createRandom(seed);
  engine.load(board.cells);
  for (let move = 0; move < moves; move++) {
    const open = engine.moves();
    const drawn = open[open.length === 0 ? 0 : random.below(open.length)];
    if (drawn !== undefined) engine.apply(...drawn);
  }
  return { ...board, cells: engine.cells() };
}

/**
 * The unevenness with which `draws` moves fall on the legal ones: the square of each deviation from `draws / moves` over that
 * number, summed (chi squared; its mean is the number of moves less one).
 */
function chiSquared(board: Board, rules: Rules, draws: number): { chi: number; freedom: number } {
  const engine = createEngine(shapeOf(board), rules);
  const player = new RandomPlayer(engine, createRandom(1));
  engine.load(board.cells);
  const names = new Map(engine.moves().map((move) => [afterMove(board, rules, move), 0]));
  for (let draw = 0; draw < draws; draw++) {
    player.load(board.cells);
    player.playMove();
    const name = engine.cells().join();
    names.set(name, (names.get(name) ?? Number.NaN) + 1);
  }
  const expected = draws / names.size;
  const chi = [...names.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return { chi, freedom: names.size - 1 };
}

function afterMove(board: Board, rules: Rules, move: readonly [number, number]): string {
  const engine = createEngine(shapeOf(board), rules);
  engine.load(board.cells);
  engine.apply(...move);
  return engine.cells().join();
}

describe('a random move', () => {
  it.each<[string, Board, Rules]>([
    ['few tiles, all pairs asked', FEW, CLASSIC_RULES],
    ['bit rows', playedOn(shuffledBoard(14, 10, 20, 1), CLASSIC_RULES, 20, 2), CLASSIC_RULES],
    ['closed, where most guesses fail', shuffledBoard(30, 30, 30, 1), CLOSED],
    ['nearest obstacles', playedOn(shuffledBoard(34, 12, 40, 3), CLASSIC_RULES, 30, 4), CLASSIC_RULES],
    ['three turns', playedOn(FEW, CLASSIC_RULES, 2, 5), { ...CLOSED, maxTurns: 3 }],
    ['one turn', shuffledBoard(20, 20, 20, 2), { ...CLASSIC_RULES, maxTurns: 1 }],
  ])('is every legal move equally often: %s', (_, board, rules) => {
    const { chi, freedom } = chiSquared(board, rules, 20_000);
    expect(freedom).toBeGreaterThan(2);
    // Five standard deviations of a chi squared, whose variance is twice its mean.
    expect(chi).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom));
  });

  it.each(GRAVITIES)('keeps step with the engine to the end, gravity %s', (gravity) => {
    for (const [border, maxTurns] of [['open', 2] as const, ['closed', 1] as const]) {
      const rules: Rules = { border, maxTurns, gravity };
      const board = shuffledBoard(12, 9, 12, 7);
      const engine = createEngine(shapeOf(board), rules);
      const player = new RandomPlayer(engine, createRandom(3));
      player.load(board.cells);
      while (player.playMove());
      // A move that the kept tiles did not know would still be open now.
      expect(engine.moves()).toEqual([]);
      expect(engine.tiles).toBeLessThan(board.cells.length);
    }
  });

  it('is none on a dead board', () => {
    const dead = drawnBoard('1 2\n2 1');
    const engine = createEngine(shapeOf(dead), CLOSED);
    const player = new RandomPlayer(engine, createRandom(1));
    player.load(dead.cells);
    expect([player.playMove(), player.winsGame(dead.cells)]).toEqual([false, false]);
  });
});

describe('random games', () => {
  it('stop where they are told to', () => {
    const board = shuffledBoard(12, 10, 15, 1);
    const engine = createEngine(shapeOf(board), CLASSIC_RULES);
    const rest = new RandomPlayer(engine, createRandom(1)).playDown(board.cells, 60);
    expect(rest.filter((kind) => kind > 0)).toHaveLength(60);
  });
});
