/**
 * The questions of an examination: boards drawn to expose each fault with which programs for this game are published, in all
 * eight positions of a sheet of paper, and random ones by seed.
 */
import type { Move } from '../board/board.ts';
import { createRandom, type Random } from '../random.ts';
import { BORDERS, type Border, type TurnLimit } from '../rules/rules.ts';
import { wideOpen } from './growth.ts';
import { isAboutPair, type JudgeQuestion, type QuestionGrid, type Task } from './question.ts';
import { findTruth, MOST_SOLVED_TILES } from './truth.ts';

/** The range of an examination. */
export interface JudgeScope {
  readonly tasks: readonly Task[];
  readonly maxTurns: TurnLimit;
  readonly borders: readonly Border[];
  readonly seed: number;
  /** The number of random questions that follow the drawn ones. */
  readonly count: number;
}

/** Everything, under the rules of the classic game. */
export const WHOLE_SCOPE: Omit<JudgeScope, 'tasks'> = { maxTurns: 2, borders: BORDERS, seed: 1, count: 400 };

/** A board on which a published fault shows, and the two tiles of kind 1 it is about. */
interface DrawnBoard {
  readonly shows: string;
  readonly border: Border;
  readonly rows: string;
  /** True for one whose other images and ways round would cost much and show nothing more. */
  readonly isAskedOnce?: boolean;
}

/** Two tiles of kind 1 each, the first and the last. */
const PAIR_BOARDS: readonly DrawnBoard[] = [
  { shows: 'neighbours', border: 'closed', rows: '1 1' },
  { shows: 'a straight line', border: 'closed', rows: '1 0 0 1' },
  { shows: 'a line through a tile', border: 'closed', rows: '1 2 1' },
  { shows: 'the lane around the board', border: 'open', rows: '1 2 1' },
  { shows: 'the lane, far around', border: 'open', rows: '2 1 2\n2 3 2\n2 1 2' },
  { shows: 'the lane along one side alone', border: 'open', rows: '2 2 2 2\n1 3 4 1\n2 2 2 2' },
  { shows: 'one turn', border: 'closed', rows: '1 0\n2 1' },
  { shows: 'a corner that holds a tile', border: 'closed', rows: '1 2\n3 1' },
  { shows: 'the first corner free but blocked', border: 'closed', rows: '0 2 1\n0 3 0\n1 0 0' },
  {
    shows: 'the first corner free but blocked, on a wider board',
    border: 'closed',
    rows: '1 0 2 0\n2 0 3 0\n2 0 0 1',
  },
  { shows: 'the second corner free but blocked', border: 'closed', rows: '1 0 0\n2 3 0\n0 2 1' },
  { shows: 'two turns in a U', border: 'closed', rows: '0 0 0\n1 2 1' },
  { shows: 'two turns in a Z', border: 'closed', rows: '1 0 2\n2 0 3\n2 0 1' },
  {
    shows: 'two turns, the nearer way blocked',
    border: 'closed',
    rows: '0 0 0 0\n0 2 0 0\n1 3 2 1\n2 4 2 3',
  },
  { shows: 'three turns, which are too many', border: 'closed', rows: '1 0 2\n3 0 0\n2 2 0\n1 0 0' },
  { shows: 'a spiral', border: 'closed', rows: '1 0 0\n2 3 0\n1 0 0' },
  { shows: 'four turns', border: 'closed', rows: '1 0 0 0\n2 2 2 0\n0 0 0 0\n0 2 2 2\n0 0 0 1' },
  { shows: 'the first cell of the next row', border: 'closed', rows: '2 3 1\n1 4 5' },
  { shows: 'a column past the board', border: 'closed', rows: '2 3 1\n0 4 5\n0 6 1\n0 7 8' },
  { shows: 'a row past the board', border: 'closed', rows: '2 0 0 0\n3 4 6 7\n1 5 1 8' },
  { shows: 'a mark on the cell and not on its direction', border: 'closed', rows: '0 1\n0 0\n0 2\n0 1' },
  {
    shows: 'a mark on the cell, two turns',
    border: 'closed',
    rows: '0 0 0 2\n0 1 0 0\n0 2 2 0\n0 0 0 0\n0 2 1 2',
  },
  {
    shows: 'the first line found and not the shortest',
    border: 'open',
    rows: '0 0 0 0\n0 1 2 1\n0 2 0 2\n0 0 0 0',
  },
  {
    shows: 'the nearer of two ways round',
    border: 'closed',
    rows: '0 0 0 0 0\n0 0 0 0 0\n0 1 2 1 0\n0 0 0 0 0',
  },
  { shows: 'two ways round, the longer met first', border: 'closed', rows: '0 1 0 0\n0 2 2 0\n0 1 0 0' },
  { shows: 'two ways round, one over the lane', border: 'open', rows: '1 0\n2 2\n1 0' },
  { shows: 'two ways round, both over the lane', border: 'open', rows: '0 0 1\n2 0 2\n1 0 0\n2 0 0' },
  { shows: 'two ways round of three cells', border: 'open', rows: '1 2 0\n0 2 1\n0 2 0' },
  { shows: 'one turn where two come first', border: 'closed', rows: '0 0 0 0\n0 1 0 0\n0 0 0 0\n0 0 0 1' },
  { shows: 'a straight line where turns come first', border: 'open', rows: '0 0 0\n0 1 0\n0 0 0\n0 1 0' },
  { shows: 'walled in', border: 'open', rows: '0 0 0 0 0\n0 0 2 0 0\n0 2 1 2 0\n0 0 2 0 0\n1 0 0 0 0' },
];

/** Wide open boards, on which a search without a bound comes to no end. */
const OPEN_BOARDS: readonly DrawnBoard[] = BORDERS.map((border) => ({
  shows: 'walled in, far away',
  border,
  rows: rowsOf(wideOpen(12)),
  isAskedOnce: true,
}));

/** Whole boards. */
const WHOLE_BOARDS: readonly DrawnBoard[] = [
  { shows: 'no tile at all', border: 'closed', rows: '0 0\n0 0' },
  { shows: 'one pair', border: 'closed', rows: '1 1' },
  { shows: 'a dead square', border: 'closed', rows: '1 2\n2 1' },
  { shows: 'a dead square within its lane', border: 'open', rows: '1 2 3\n2 3 1\n3 1 2' },
  { shows: 'a pair beyond the fourth tile of a kind', border: 'closed', rows: '1 2 1 2 1 2 1 2 1 1' },
  {
    shows: 'a pair beyond the eighth tile of a kind',
    border: 'closed',
    rows: '1 2 1 2 1 2\n2 1 2 1 2 1\n1 2 1 2 1 2\n2 1 2 1 2 2',
  },
  { shows: 'the last two tiles link', border: 'closed', rows: '1 2 3\n2 3 1\n1 4 4' },
  { shows: 'only the last kind links', border: 'closed', rows: '1 2 1\n3 1 3\n2 4 4' },
  { shows: 'a pair of the same column', border: 'closed', rows: '1 2 1\n3 1 3\n2 3 4\n1 2 4' },
  { shows: 'a pair over the lane alone', border: 'open', rows: '1 2 1\n2 3 2\n3 2 1' },
  { shows: 'a single tile', border: 'open', rows: '0 0\n0 1' },
  { shows: 'two tiles apart', border: 'closed', rows: '1 0 0\n0 2 0\n0 0 1' },
  { shows: 'three turns alone', border: 'closed', rows: '1 0 2\n3 0 0\n2 3 0\n1 0 0' },
];

/** Boards on which most orders of the tiles are dead, or cannot be cleared. */
const LAYING_BOARDS: readonly DrawnBoard[] = [
  { shows: 'a row in which few orders live', border: 'closed', rows: '1 2 1 2' },
  { shows: 'a row of six', border: 'closed', rows: '1 2 3 1 2 3' },
  { shows: 'a row of eight', border: 'closed', rows: '1 2 3 4 1 2 3 4' },
  { shows: 'islands', border: 'closed', rows: '1 2 0 2\n0 0 3 3\n1 0 0 0' },
  { shows: 'a dead square', border: 'closed', rows: '1 2\n2 1' },
  { shows: 'a full board', border: 'closed', rows: '1 2 3\n4 1 2\n3 5 4\n5 6 6' },
  { shows: 'two columns', border: 'closed', rows: '1 2\n3 4\n2 1\n4 3' },
];

/** The tasks that are asked about each of the drawn boards. */
const DRAWN: readonly { readonly boards: readonly DrawnBoard[]; readonly tasks: readonly Task[] }[] = [
  { boards: PAIR_BOARDS, tasks: ['link', 'line', 'dead'] },
  { boards: OPEN_BOARDS, tasks: ['link', 'line'] },
  { boards: WHOLE_BOARDS, tasks: ['dead', 'hint'] },
  { boards: LAYING_BOARDS, tasks: ['shuffle', 'deal', 'game'] },
];

/** Every question in its order: what is drawn, then what is random. Only what can be answered is asked. */
export function* questionsOf(scope: JudgeScope): Generator<JudgeQuestion, void> {
  const asked = new Set<string>();
  for (const question of drawnQuestions(scope)) {
    const key = JSON.stringify(question);
    if (asked.has(key) || !scope.tasks.includes(question.task)) continue;
    asked.add(key);
    if (findTruth(question) !== null) yield question;
  }
  yield* randomQuestions(scope);
}

function* drawnQuestions({ maxTurns, borders }: JudgeScope): Generator<JudgeQuestion, void> {
  for (const { boards, tasks } of DRAWN) {
    for (const { border, rows, isAskedOnce } of boards) {
      if (!borders.includes(border)) continue;
      const images = imagesOf(gridOf(rows));
      for (const grid of isAskedOnce ? images.slice(0, 1) : images) {
        for (const task of tasks) {
          const [a, b] = [grid.cells.indexOf(1), grid.cells.lastIndexOf(1)];
          const pairs: readonly (Move | null)[] = isAboutPair(task)
            ? [
                [a, b],
                [b, a],
              ]
            : [null];
          for (const pair of isAskedOnce ? pairs.slice(0, 1) : pairs)
            yield { task, maxTurns, border, ...grid, pair };
        }
      }
    }
  }
}

function gridOf(text: string): QuestionGrid {
  const rows = text.split('\n').map((row) => row.split(' ').map(Number));
  return { width: rows[0]?.length ?? 0, height: rows.length, cells: rows.flat() };
}

function rowsOf({ width, height, cells }: QuestionGrid): string {
  const row = (y: number) => cells.slice(y * width, (y + 1) * width).join(' ');
  return Array.from({ length: height }, (_, y) => row(y)).join('\n');
}

/** A board as it lies, turned and mirrored: up to eight. */
function imagesOf(grid: QuestionGrid): QuestionGrid[] {
  const mirrored = ({ width, height, cells }: QuestionGrid): QuestionGrid => ({
    width,
    height,
    cells: cells.map((_, cell) => cells[cell - (cell % width) + width - 1 - (cell % width)] ?? 0),
  });
  const turned = ({ width, height, cells }: QuestionGrid): QuestionGrid => ({
    width: height,
    height: width,
    cells: cells.map(
      (_, cell) => cells[(height - 1 - (cell % height)) * width + Math.floor(cell / height)] ?? 0,
    ),
  });
  const images: QuestionGrid[] = [];
  for (let image = grid, turn = 0; turn < 4; turn++, image = turned(image))
    images.push(image, mirrored(image));
  return images;
}

/** The random questions take their tasks from this list, where each stands as often as it should come. */
const TASK_WEIGHTS: readonly Task[] = [
  ...(['link', 'line', 'link', 'dead', 'line', 'link', 'hint', 'link', 'line', 'shuffle'] as const),
  ...(['link', 'dead', 'line', 'game', 'link', 'hint', 'line', 'deal', 'link', 'line'] as const),
];

/** Random questions: the same seed gives the same, whatever the tasks are that are left out. */
function* randomQuestions({
  tasks,
  maxTurns,
  borders,
  seed,
  count,
}: JudgeScope): Generator<JudgeQuestion, void> {
  const random = createRandom(seed);
  const chosen = TASK_WEIGHTS.filter((task) => tasks.includes(task));
  for (let made = 0; made < count && chosen.length > 0; ) {
    const task = chosen[made % chosen.length] ?? 'link';
    const border = borders[random.below(borders.length)] ?? 'open';
    const grid =
      isAboutPair(task) || task === 'dead' || task === 'hint' ? looseGrid(random) : pairedGrid(random, task);
    const pair = isAboutPair(task) ? randomPair(random, grid) : null;
    const question: JudgeQuestion = { task, maxTurns, border, ...grid, pair };
    if ((isAboutPair(task) && pair === null) || findTruth(question) === null) continue;
    made++;
    yield question;
  }
}

const MOST_SIDE = 7;
const SHARES_OF_TILES = [2, 4, 6, 8, 10] as const;

/** Any tiles of few kinds: a tenth of the cells to all of them. */
function looseGrid(random: Random): QuestionGrid {
  const [width, height] = [1 + random.below(MOST_SIDE), 1 + random.below(MOST_SIDE)];
  const share = SHARES_OF_TILES[random.below(SHARES_OF_TILES.length)] ?? 2;
  const kinds = 1 + random.below(5);
  const cells = Array.from({ length: width * height }, () =>
    random.below(10) < share ? 1 + random.below(kinds) : 0,
  );
  return { width, height, cells };
}

/** Tiles in pairs. */
function pairedGrid(random: Random, task: Task): QuestionGrid {
  const mostTiles = task === 'deal' ? 8 : task === 'shuffle' ? MOST_SOLVED_TILES : 30;
  const [width, height] = [1 + random.below(MOST_SIDE), 2 + random.below(MOST_SIDE - 1)];
  const pairs = 1 + random.below(Math.floor(Math.min(mostTiles, width * height) / 2));
  const kinds = 1 + random.below(pairs);
  const cells = Array.from({ length: width * height }, () => 0);
  for (let tile = 0; tile < 2 * pairs; tile++) {
    let cell = random.below(cells.length);
    while (cells[cell] !== 0) cell = random.below(cells.length);
    cells[cell] = 1 + (Math.floor(tile / 2) % kinds);
  }
  return { width, height, cells };
}

function randomPair(random: Random, { cells }: QuestionGrid): Move | null {
  const pairs = [...cells.keys()].flatMap((a) =>
    [...cells.keys()]
      .filter((b) => a !== b && (cells[a] ?? 0) > 0 && cells[a] === cells[b])
      .map((b): Move => [a, b]),
  );
  return pairs.length === 0 ? null : (pairs[random.below(pairs.length)] ?? null);
}
