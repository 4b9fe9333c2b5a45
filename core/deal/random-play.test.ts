import { describe, expect, it } from 'vitest';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { createEngine } from '../rules/engine.ts';
import { CLASSIC_RULES } from '../rules/rules.ts';
import { createRandom } from './random.ts';
import { RandomPlayer } from './random-play.ts';

const BOARD = drawnBoard('1 2 1 3\n2 1 3 1\n4 4 1 2\n3 2 3 1');

/** How often each move is drawn first. */
function drawnMoves(isGuessing: boolean, draws: number): Map<string, number> {
  const engine = createEngine({ ...BOARD, marks: BOARD.template }, CLASSIC_RULES);
  engine.load(BOARD.cells);
  const player = new RandomPlayer(engine, createRandom(1), 4);
  const before = engine.cells();
  const drawn = new Map<string, number>();
  for (let draw = 0; draw < draws; draw++) {
    player.playMove(isGuessing);
    const move = engine
      .cells()
      .flatMap((kind, cell) => (kind === before[cell] ? [] : [cell]))
      .join();
    drawn.set(move, (drawn.get(move) ?? 0) + 1);
    engine.takeBack();
  }
  return drawn;
}

describe('a random move', () => {
  it.each([
    ['listed', false],
    ['guessed', true],
  ])('that is %s is every legal move equally often', (_, isGuessing) => {
    const engine = createEngine({ ...BOARD, marks: BOARD.template }, CLASSIC_RULES);
    engine.load(BOARD.cells);
    const moves = engine.moves().map(String);
    const draws = 2_000 * moves.length;
    const drawn = drawnMoves(isGuessing, draws);
    expect([...drawn.keys()].sort()).toEqual(moves.sort());
    // Five standard deviations of a count that is binomial around 2,000.
    for (const count of drawn.values()) expect(Math.abs(count - 2_000)).toBeLessThan(225);
  });

  it('is none on a dead board, guessed or listed', () => {
    const dead = drawnBoard('1 2\n2 1');
    const engine = createEngine({ ...dead, marks: dead.template }, { ...CLASSIC_RULES, border: 'closed' });
    engine.load(dead.cells);
    const player = new RandomPlayer(engine, createRandom(1), 2);
    expect([player.playMove(true), player.playMove(false), player.winsGame()]).toEqual([false, false, false]);
  });
});
