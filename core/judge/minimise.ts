/** Makes a board on which a program fails smaller, as long as it still fails: rows, columns and tiles go one after the other. */
import type { Move } from '../board/board.ts';
import { isAboutPair, type JudgeQuestion } from './question.ts';

/** A larger board counts as several tries. */
const CELLS_OF_A_TRY = 50;

/**
 * Yields smaller questions and is told of each whether the program still fails; returns the smallest that failed. At most
 * `mostTries` are tried. Every question that is left when it ends of itself is minimal: without any one row, column or tile the
 * program does not fail.
 */
export function* minimise(
  question: JudgeQuestion,
  mostTries: number,
): Generator<JudgeQuestion, JudgeQuestion, boolean> {
  let smallest = question;
  let tries = 0;
  for (let hasShrunk = true; hasShrunk; ) {
    hasShrunk = false;
    for (const smaller of smallerOnes(smallest)) {
      if (tries >= mostTries) return smallest;
      tries += Math.max(1, (smaller.width * smaller.height) / CELLS_OF_A_TRY);
      if (!(yield smaller)) continue;
      smallest = smaller;
      hasShrunk = true;
      break;
    }
  }
  return smallest;
}

/** Smaller questions of the same kind, those first that leave out most. */
function* smallerOnes(question: JudgeQuestion): Generator<JudgeQuestion, void> {
  const { width, height, cells } = question;
  for (const count of chunks(height))
    for (let y = 0; y + count <= height; y++) yield* cut(question, (_, row) => row < y || row >= y + count);
  for (const count of chunks(width))
    for (let x = 0; x + count <= width; x++)
      yield* cut(question, (column) => column < x || column >= x + count);
  const tiles = [...cells.keys()].filter((cell) => (cells[cell] ?? 0) > 0);
  for (const count of chunks(tiles.length))
    for (let from = 0; from + count <= tiles.length; from += count)
      yield* without(question, tiles.slice(from, from + count));
  // Pairs of a kind, for tasks that need every kind in even numbers.
  for (const [index, a] of tiles.entries())
    for (const b of tiles.slice(index + 1)) if (cells[a] === cells[b]) yield* without(question, [a, b]);
}

/** Numbers of neighbours that are left out together: halves, then ever fewer. */
function* chunks(length: number): Generator<number, void> {
  for (let count = Math.floor(length / 2); count >= 1; count = Math.floor(count / 2)) yield count;
}

/** The columns and rows for which `isKept` holds; nothing where an end of the pair would go, or all of it. */
function* cut(
  question: JudgeQuestion,
  isKept: (x: number, y: number) => boolean,
): Generator<JudgeQuestion, void> {
  const { width, height, cells, pair } = question;
  const kept = [...cells.keys()].filter((cell) => isKept(cell % width, Math.floor(cell / width)));
  const columns = new Set(kept.map((cell) => cell % width)).size;
  const rows = kept.length / Math.max(1, columns);
  if (kept.length === 0 || (columns === width && rows === height)) return;
  const ends = pair?.map((cell) => kept.indexOf(cell)) ?? null;
  if (ends?.includes(-1)) return;
  yield* sound({
    ...question,
    width: columns,
    height: rows,
    cells: kept.map((cell) => cells[cell] ?? 0),
    pair: ends as Move | null, // as many as the pair has
  });
}

/** The board without some tiles. */
function* without(question: JudgeQuestion, gone: readonly number[]): Generator<JudgeQuestion, void> {
  if (gone.some((cell) => question.pair?.includes(cell))) return;
  yield* sound({ ...question, cells: question.cells.map((kind, cell) => (gone.includes(cell) ? 0 : kind)) });
}

/** Only what makes sense as a question. */
function* sound(question: JudgeQuestion): Generator<JudgeQuestion, void> {
  if (isAboutPair(question.task) || isWhole(question)) yield question;
}

/** A board with tiles; where they are laid or all are to go, of each kind an even number. */
function isWhole({ task, cells }: JudgeQuestion): boolean {
  const counts = new Map<number, number>();
  for (const kind of cells) if (kind > 0) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const isOfAny = task === 'dead' || task === 'hint';
  return counts.size > 0 && (isOfAny || [...counts.values()].every((count) => count % 2 === 0));
}
