import { describe, expect, it } from 'vitest';
import { drawnBoard } from '../../tests/support/drawn.ts';
import type { TracedAlgorithm } from '../algorithms/pseudo-code.ts';
import { makeSearchGrid } from '../algorithms/trace.ts';
import { TRACED } from '../algorithms/traced.ts';
import type { Board, Move, Point } from '../board/board.ts';
import { applyMove } from '../rules/apply.ts';
import { isDead } from '../rules/dead.ts';
import { findLink, turnsNeeded } from '../rules/link.ts';
import { allMoves } from '../rules/moves.ts';
import { runToEnd } from '../solve/progress.ts';
import { solve } from '../solve/solve.ts';
import { gameTree, type TreePosition } from './game-tree.ts';
import { type LabLesson, LESSONS } from './lessons.ts';
import { recordProcess } from './processes.ts';

function lessonOf(id: string): LabLesson & { readonly drawn: Board } {
  const lesson = LESSONS.find((each) => each.lesson === id);
  if (lesson === undefined) throw new Error(`there is no lesson ${id}`);
  return { ...lesson, drawn: drawnBoard(lesson.board) };
}

function pairOf(id: string, answer: string): Move {
  const view = lessonOf(id).answers.find((each) => each.answer === answer)?.view;
  if (view?.type !== 'search') throw new Error(`${id} shows no pair to ${answer}`);
  return view.pair;
}

/** The corners that a search finds in a lesson, or null. */
function search(id: string, name: TracedAlgorithm, hasFault: boolean, [a, b]: Move): readonly Point[] | null {
  const { drawn, rules } = lessonOf(id);
  const at = (cell: number): Point => [cell % drawn.width, Math.floor(cell / drawn.width)];
  return runToEnd(
    TRACED[name].trace(makeSearchGrid(drawn, rules.border), at(a), at(b), rules.maxTurns, hasFault),
  );
}

/** Returns whether the board after a move can be cleared. */
function canBeWonAfter(id: string, move: Move): boolean {
  const { drawn, rules } = lessonOf(id);
  const after = applyMove(drawn, rules, move);
  return runToEnd(solve(after, rules, { nodeLimit: 100_000, seed: 1 })).verdict === 'solvable';
}

/** The games of a tree that clear the board, each as the kinds that it takes in order. */
function clearingGames(positions: readonly TreePosition[], at: number): number[][] {
  const position = positions[at];
  if (position === undefined) return [];
  if (position.cells.every((kind) => kind <= 0)) return [[]];
  return position.moves.flatMap(({ move, to }) =>
    clearingGames(positions, to).map((rest) => [position.cells[move[0]] ?? 0, ...rest]),
  );
}

const turnsIn = (id: string, answer: string) => {
  const { drawn, rules } = lessonOf(id);
  return findLink(drawn, rules, ...pairOf(id, answer))?.turns ?? null;
};

describe('every lesson', () => {
  it.each(LESSONS.map((lesson) => [lesson.lesson, lesson] as const))(
    '%s has one right answer, and shows pairs of equal tiles',
    (id, { answers }) => {
      expect(answers.filter(({ isRight }) => isRight).length).toBe(1);
      const { cells } = lessonOf(id).drawn;
      for (const { view } of answers) {
        if (view.type === 'search') expect(cells[view.pair[0]]).toBe(cells[view.pair[1]]);
        if (view.type === 'process' && view.after !== undefined)
          expect(allMoves(lessonOf(id).drawn, lessonOf(id).rules)).toContainEqual(view.after);
      }
    },
  );
});

it('a question that is answered on the board has an answer for each pair of equal tiles', () => {
  const onBoard = LESSONS.filter(({ answers }) => answers.some(({ pair }) => pair !== undefined));
  expect(onBoard.map(({ lesson }) => lesson)).toEqual(['direct', 'one-turn', 'two-turns', 'greedy']);
  for (const { lesson, answers } of onBoard) {
    const { cells } = lessonOf(lesson).drawn;
    const given = answers.map(({ pair }) => pair?.join());
    const asked = [...cells.keys()].filter((cell) =>
      lesson === 'greedy' ? cell < 3 : (cells[cell] ?? 0) > 0,
    );
    const pairs = asked.flatMap((a) =>
      asked.filter((b) => b > a && cells[a] === cells[b]).map((b) => `${a},${b}`),
    );
    expect(given.toSorted()).toEqual(pairs.toSorted());
  }
});

it('a lesson asks before it shows: what stands there before is the view of no answer', () => {
  const given = LESSONS.filter((lesson) => lesson.given !== null);
  expect(given.map(({ lesson }) => lesson)).toEqual(['corridors']);
  for (const lesson of given) {
    const views = lesson.answers.map(({ view }) => JSON.stringify(view));
    expect(views).not.toContain(JSON.stringify(lesson.given));
  }
});

describe('what the lessons say', () => {
  it('direct: one pair is straight and free, one is blocked, one is in no line', () => {
    expect(turnsIn('direct', 'ones')).toBe(0);
    expect(turnsIn('direct', 'twos')).toBeNull();
    expect(turnsIn('direct', 'threes')).toBeNull();
    const [a, b] = pairOf('direct', 'twos');
    expect(Math.floor(a / 4)).toBe(Math.floor(b / 4));
  });

  it('one turn: a free corner is not enough, and the second corner counts', () => {
    expect(turnsIn('one-turn', 'ones')).toBeNull();
    expect(turnsIn('one-turn', 'fours')).toBeNull();
    expect(turnsIn('one-turn', 'threes')).toBe(1);
    // The first corner asked about is (4, 1), which is free; the line goes round the other one.
    expect(search('one-turn', 'by-cases', false, pairOf('one-turn', 'threes'))).toEqual([[1, 2]]);
    expect(lessonOf('one-turn').drawn.cells[9]).toBe(0);
  });

  it('two turns: one pair needs them, one needs fewer, one has no line', () => {
    expect(turnsIn('two-turns', 'ones')).toBe(2);
    expect(turnsIn('two-turns', 'fives')).toBe(1);
    for (const none of ['threes', 'twos', 'fours']) expect(turnsIn('two-turns', none)).toBeNull();
    // One of the fours has a tile on each of its four sides.
    const { drawn } = lessonOf('two-turns');
    const [walled] = pairOf('two-turns', 'fours');
    for (const beside of [-1, 1, -drawn.width, drawn.width])
      expect(drawn.cells[walled + beside]).toBeGreaterThan(0);
    // The rectangle of the twos has a tile on both of its other corners.
    expect(pairOf('two-turns', 'twos')).toEqual([6, 10]);
    for (const corner of [5, 11]) expect(drawn.cells[corner]).toBeGreaterThan(0);
  });

  it('direction: a mark on the cell alone loses the line that a mark with its direction finds', () => {
    const pair = pairOf('direction', 'not-enough');
    expect(search('direction', 'breadth-first', true, pair)).toBeNull();
    expect(search('direction', 'breadth-first', false, pair)).not.toBeNull();
  });

  it('shortest: the cross scan takes a line of six steps where one of four is there', () => {
    const pair = pairOf('shortest', 'six');
    expect(search('shortest', 'cross-scan', false, pair)).toEqual([
      [1, -1],
      [3, -1],
    ]);
    expect(search('shortest', 'by-corridors', false, pair)).toEqual([
      [1, 0],
      [3, 0],
    ]);
    const { drawn, rules } = lessonOf('shortest');
    expect(findLink(drawn, rules, ...pair)?.length).toBe(4);
    expect(turnsNeeded(drawn, rules, ...pair)).toBe(2);
  });

  it('corridors: on twice the side they examine four times as many cells, pairs some twenty times', () => {
    const { drawn, rules, answers } = lessonOf('corridors');
    const [{ view }] = answers as [(typeof answers)[number]];
    const larger = drawnBoard(view.type === 'process' ? (view.board ?? '') : '');
    expect([larger.width, larger.height]).toEqual([2 * drawn.width, 2 * drawn.height]);
    expect([isDead(drawn, rules), isDead(larger, rules)]).toEqual([true, true]);
    const looks = (name: 'dead-by-pairs' | 'dead-by-corridors', board: Board) =>
      recordProcess(name, board, rules, 1).looks;
    expect(looks('dead-by-corridors', larger) / looks('dead-by-corridors', drawn)).toBe(4);
    const byPairs = looks('dead-by-pairs', larger) / looks('dead-by-pairs', drawn);
    expect(byPairs).toBeGreaterThan(18);
    expect(byPairs).toBeLessThan(24);
  });

  it('greedy: the first pair found loses, another one of the same picture wins', () => {
    const { drawn, rules } = lessonOf('greedy');
    expect(recordProcess('hint-first', drawn, rules, 1).steps.at(-1)).toMatchObject({ cells: [0, 1] });
    expect(canBeWonAfter('greedy', [0, 1])).toBe(false);
    expect(canBeWonAfter('greedy', [1, 2])).toBe(true);
    expect(turnsIn('greedy', 'ends')).toBeNull();
    const after = applyMove(drawn, rules, [0, 1]);
    expect(recordProcess('why', after, rules, 1).steps.at(-1)).toMatchObject({ answer: 'lost-closure' });
  });

  it('gravity: the last two of a picture link, and taking them loses', () => {
    const { drawn, rules } = lessonOf('gravity');
    expect(drawn.cells.filter((kind) => kind === 1).length).toBe(2);
    expect(canBeWonAfter('gravity', [3, 5])).toBe(false);
    expect(canBeWonAfter('gravity', [0, 2])).toBe(true);
    const positions = gameTree(drawn, rules)?.positions ?? [];
    expect(gameTree(drawn, rules)?.games).toBe(4);
    expect(clearingGames(positions, 0).map((moves) => moves.slice(0, 2))).toEqual([
      [2, 3],
      [2, 3],
    ]);
    const still = { ...rules, gravity: 'none' } as const;
    const after = applyMove(drawn, still, [3, 5]);
    expect(runToEnd(solve(after, still, { nodeLimit: 100_000, seed: 1 })).verdict).toBe(
      runToEnd(solve(drawn, still, { nodeLimit: 100_000, seed: 1 })).verdict,
    );
  });
});
