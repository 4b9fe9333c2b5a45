/**
 * Exercises that build the game step by step, in JavaScript. Each gives all that was written before and a function that is still
 * wrong, and is judged by its task alone; exercises.test.ts shows that the judge tells both apart. Programs hold no words of any
 * language.
 */

import type { TurnLimit } from '../rules/rules.ts';
import type { Task } from './question.ts';

export const EXERCISES = ['direct', 'one-turn', 'two-turns', 'dead', 'hint', 'shuffle', 'deal'] as const;
export type ExerciseName = (typeof EXERCISES)[number];

export interface LabExercise {
  readonly task: Task;
  readonly maxTurns: TurnLimit;
  /** The functions of the exercises before. */
  readonly given: readonly string[];
  /** The function as it is found, and a right one. */
  readonly stub: string;
  readonly solution: string;
  /** The code that answers the whole task with the function. */
  readonly rest: readonly string[];
}

const DIRECT = `function direct(board, a, b) {
  const [ax, ay] = a;
  const [bx, by] = b;
  if (ax !== bx && ay !== by) return false;
  const dx = Math.sign(bx - ax);
  const dy = Math.sign(by - ay);
  let [x, y] = [ax + dx, ay + dy];
  while (x !== bx || y !== by) {
    if (board.at(x, y) !== 0) return false;
    x += dx;
    y += dy;
  }
  return true;
}`;

const ONE_TURN = `function oneTurn(board, a, b) {
  const corners = [[a[0], b[1]], [b[0], a[1]]];
  return corners.some(
    ([x, y]) => board.at(x, y) === 0 && direct(board, a, [x, y]) && direct(board, [x, y], b),
  );
}`;

const TWO_TURNS = `function twoTurns(board, a, b) {
  for (const [dx, dy] of [[1, 0], [0, 1], [-1, 0], [0, -1]]) {
    let [x, y] = [a[0] + dx, a[1] + dy];
    while (board.at(x, y) === 0) {
      if (oneTurn(board, [x, y], b)) return true;
      x += dx;
      y += dy;
    }
  }
  return false;
}`;

const LINK = `function link(board, a, b) {
  return direct(board, a, b) || oneTurn(board, a, b) || twoTurns(board, a, b);
}`;

const TILES = `function tilesOf(board) {
  const tiles = [];
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++) {
      if (board.at(x, y) > 0) tiles.push([x, y]);
    }
  }
  return tiles;
}`;

const DEAD = `function dead(board) {
  const tiles = tilesOf(board);
  for (const a of tiles) {
    for (const b of tiles) {
      const isPair = a !== b && board.at(...a) === board.at(...b);
      if (isPair && link(board, a, b)) return false;
    }
  }
  return tiles.length > 0;
}`;

const HINT = `function hint(board) {
  const tiles = tilesOf(board);
  for (const a of tiles) {
    for (const b of tiles) {
      const isPair = a !== b && board.at(...a) === board.at(...b);
      if (isPair && link(board, a, b)) return [a, b];
    }
  }
  return null;
}`;

const CELLS = `function cellsOf(board) {
  const cells = [];
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++) cells.push(board.at(x, y));
  }
  return cells;
}`;

const SHUFFLE = `function shuffle(board) {
  const cells = cellsOf(board);
  const places = [...cells.keys()].filter((place) => cells[place] > 0);
  do {
    for (let last = places.length - 1; last > 0; last--) {
      const other = Math.floor(Math.random() * (last + 1));
      const [p, q] = [places[last], places[other]];
      [cells[p], cells[q]] = [cells[q], cells[p]];
    }
  } while (hint(board.lay(cells)) === null);
  return cells;
}`;

const DEAL = `function deal(board) {
  const cells = cellsOf(board);
  const places = [...cells.keys()].filter((place) => cells[place] > 0);
  const kinds = places.map((place) => cells[place]).sort((a, b) => a - b);
  const laid = cells.map(() => 0);
  const pointOf = (place) => [place % board.width, Math.floor(place / board.width)];
  function lay(next) {
    if (next === kinds.length) return true;
    for (const p of places) {
      for (const q of places) {
        if (p >= q || laid[p] > 0 || laid[q] > 0) continue;
        laid[p] = laid[q] = kinds[next];
        if (link(board.lay(laid), pointOf(p), pointOf(q)) && lay(next + 2)) return true;
        laid[p] = laid[q] = 0;
      }
    }
    return false;
  }
  lay(0);
  return laid;
}`;

const linkBy = (how: string) => `function link(board, a, b) {\n  return ${how};\n}`;
const LINKS = [DIRECT, ONE_TURN, TWO_TURNS, LINK] as const;

export const LAB_EXERCISES: Readonly<Record<ExerciseName, LabExercise>> = {
  direct: {
    task: 'link',
    maxTurns: 0,
    given: [],
    stub: `function direct(board, a, b) {
  const [ax, ay] = a;
  const [bx, by] = b;
  return ax === bx || ay === by;
}`,
    solution: DIRECT,
    rest: [linkBy('direct(board, a, b)')],
  },
  'one-turn': {
    task: 'link',
    maxTurns: 1,
    given: [DIRECT],
    stub: 'function oneTurn(board, a, b) {\n  return false;\n}',
    solution: ONE_TURN,
    rest: [linkBy('direct(board, a, b) || oneTurn(board, a, b)')],
  },
  'two-turns': {
    task: 'link',
    maxTurns: 2,
    given: [DIRECT, ONE_TURN],
    stub: 'function twoTurns(board, a, b) {\n  return false;\n}',
    solution: TWO_TURNS,
    rest: [LINK],
  },
  dead: {
    task: 'dead',
    maxTurns: 2,
    given: [...LINKS, TILES],
    stub: 'function dead(board) {\n  return tilesOf(board).length > 0;\n}',
    solution: DEAD,
    rest: [],
  },
  hint: {
    task: 'hint',
    maxTurns: 2,
    given: [...LINKS, TILES],
    stub: 'function hint(board) {\n  const [a, b] = tilesOf(board);\n  return [a, b];\n}',
    solution: HINT,
    rest: [],
  },
  shuffle: {
    task: 'shuffle',
    maxTurns: 2,
    given: [...LINKS, TILES, HINT, CELLS],
    stub: 'function shuffle(board) {\n  return cellsOf(board);\n}',
    solution: SHUFFLE,
    rest: [],
  },
  deal: {
    task: 'deal',
    maxTurns: 2,
    given: [...LINKS, TILES, HINT, CELLS],
    stub: 'function deal(board) {\n  return cellsOf(board);\n}',
    solution: DEAL,
    rest: [],
  },
};

/** The text that an exercise begins with: its own function first, since that is what is written. */
export function startOf({ given, stub, rest }: LabExercise): string {
  return program([stub, ...rest, ...given]);
}

/** The same with a right function. */
export function solutionOf({ given, solution, rest }: LabExercise): string {
  return program([solution, ...rest, ...given]);
}

function program(functions: readonly string[]): string {
  return `${functions.join('\n\n')}\n`;
}
