import { describe, expect, it } from 'vitest';
import { autoPlay } from '../../tests/support/auto-play.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { consoleBoardText } from '../../tests/support/vectors.ts';
import { arenaPlace, boardPoint, makeArena } from '../algorithms/arena.ts';
import { ALGORITHM_NAMES, ALGORITHMS } from '../algorithms/published.ts';
import { TRACED_NAMES } from '../algorithms/traced.ts';
import { applyMove } from '../rules/apply.ts';
import { findLink } from '../rules/link.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import { runToEnd } from '../solve/progress.ts';
import { gameTree } from './game-tree.ts';
import { playWholeGame } from './whole-game.ts';

const CLOSED: Rules = { ...CLASSIC_RULES, border: 'closed' };
const SMALL = drawnBoard('1 2 3 3\n2 1 4 4\n5 5 1 2\n0 0 2 1');

describe('a whole game', () => {
  it.each(ALGORITHM_NAMES)(
    'by %s takes the pairs that the untraced form takes, by the same lines',
    (name) => {
      const arena = makeArena(SMALL.width, SMALL.height, SMALL.cells, 'closed');
      const plain = autoPlay(ALGORITHMS[name].makeFind(arena, 2), arena);
      const { pairs } = runToEnd(playWholeGame(name, SMALL, CLOSED));
      const placed = pairs.map(({ move: [a, b] }) => [arenaPlace(arena, a), arenaPlace(arena, b)]);
      expect(placed).toEqual(plain.map(({ a, b }) => [a, b]));
      expect(pairs.map(({ corners }) => corners)).toEqual(
        plain.map(({ corners }) => corners.map((place) => boardPoint(arena, place))),
      );
    },
  );

  it('by corridors clears the board of the console demonstration with a closed border', () => {
    const board = drawnBoard(consoleBoardText());
    expect(runToEnd(playWholeGame('by-corridors', board, CLOSED)).tilesLeft).toBe(0);
  });

  it.each(TRACED_NAMES)('by %s makes legal moves alone, with gravity too', (name) => {
    const rules: Rules = { ...CLASSIC_RULES, gravity: 'down' };
    let board = SMALL;
    const shown = [...SMALL.cells];
    for (const { move, changes } of runToEnd(playWholeGame(name, SMALL, rules)).pairs) {
      expect(findLink(board, rules, ...move)).not.toBeNull();
      board = applyMove(board, rules, move);
      for (const [cell, kind] of changes) shown[cell] = kind;
      expect(shown).toEqual(board.cells);
    }
    expect(board.cells.filter((kind) => kind > 0).length).toBeLessThan(14);
  });
});

describe('the tree of all games', () => {
  it('says of each position whether it can be won: with gravity, that taking the ones loses', () => {
    const rules: Rules = { ...CLASSIC_RULES, gravity: 'down' };
    const tree = gameTree(drawnBoard('2 3\n2 1\n4 1\n3 4'), rules);
    const [start] = tree?.positions ?? [];
    const ones = start?.moves.find(({ move }) => move[0] === 3 && move[1] === 5);
    const twos = start?.moves.find(({ move }) => move[0] === 0 && move[1] === 2);
    expect(start?.isWinnable).toBe(true);
    expect(tree?.positions[ones?.to ?? 0]?.isWinnable).toBe(false);
    expect(tree?.positions[twos?.to ?? 0]?.isWinnable).toBe(true);
  });

  it('is not drawn when it is too large', () => {
    expect(gameTree(drawnBoard(consoleBoardText()), CLASSIC_RULES)).toBeNull();
  });
});
