/**
 * Puzzles as text that a person can read and edit: blocks with blank lines between them, `;` begins a comment line. A block
 * is a line of what the puzzle is, its board (core/board/text.ts), and its moves in their order, each as the columns and
 * rows of two cells counted from 0. The moves clear the board; the first one is the answer of an only-move puzzle. `loss` is in
 * thousandths and rests on so many random games, of which so many were lost; a text may leave these two out.
 *
 *     study grade=2 gravity=down border=open turns=2 loss=905 games=4000 lost=3619
 *     1 2 2
 *     3 1 3
 *     clear 1,0-2,0 0,1-2,1 0,1-1,1
 */
import type { Move } from '../../board/board.ts';
import { makeBoard, parseBoard } from '../../board/text.ts';
import { err, ok, type Result } from '../../result.ts';
import { BORDERS, GRAVITIES, TURN_LIMITS } from '../../rules/rules.ts';
import type { CountedLosses } from '../../solve/measured-share.ts';
import { blocksOf } from '../../text/text-lines.ts';
import { PUZZLE_GRADES, PUZZLE_KINDS, PUZZLE_LESSONS, type Puzzle } from './puzzle.ts';

/** Which block of a text cannot be read, counted by its first line from 1, and what of it. */
export interface PuzzleTextError {
  readonly line: number;
  readonly part: 'heading' | 'board' | 'moves';
}

const CLEAR = 'clear';

/** Writes one puzzle, without a line ending at the end; `parsePuzzles` reads it. */
export function makePuzzle(puzzle: Puzzle): string {
  const { kind, grade, board, rules, lossPermille, measured, witness, lesson } = puzzle;
  const fields = {
    grade,
    gravity: rules.gravity,
    border: rules.border,
    turns: rules.maxTurns,
    loss: lossPermille,
    ...measured,
    ...(lesson === undefined ? {} : { lesson }),
  };
  const heading = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  const moves = witness.map((move) => makeMove(move, board.width));
  return [[kind, ...heading].join(' '), makeBoard(board), [CLEAR, ...moves].join(' ')].join('\n');
}

/** Reads puzzles. That they are what they say is not proved here, but each move names two cells of its board. */
export function parsePuzzles(text: string): Result<Puzzle[], PuzzleTextError> {
  const puzzles: Puzzle[] = [];
  for (const block of blocksOf(text)) {
    const puzzle = parseBlock(block.map((line) => line.text.trim()));
    if (typeof puzzle === 'string') return err({ line: block[0]?.line ?? 1, part: puzzle });
    puzzles.push(puzzle);
  }
  return ok(puzzles);
}

function parseBlock(rows: readonly string[]): Puzzle | PuzzleTextError['part'] {
  const heading = parseHeading(rows[0] ?? '');
  if (heading === null) return 'heading';
  const board = parseBoard(rows.slice(1, -1).join('\n'));
  if (!board.ok) return 'board';
  const { kind, ...about } = heading;
  const witness = parseMoves(rows.at(-1) ?? '', board.value.width, board.value.height);
  const answer = witness?.[0];
  if (witness === null || answer === undefined) return 'moves';
  const puzzle = { ...about, board: board.value, witness };
  return kind === 'study' ? { kind, ...puzzle } : { kind, ...puzzle, answer };
}

function parseHeading(row: string) {
  const [first, ...words] = row.split(/\s+/);
  const fields = new Map(words.map((word) => word.split('=', 2) as [string, string]));
  const kind = PUZZLE_KINDS.find((each) => each === first);
  const grade = PUZZLE_GRADES.find((each) => String(each) === fields.get('grade'));
  const gravity = GRAVITIES.find((each) => each === fields.get('gravity'));
  const border = BORDERS.find((each) => each === fields.get('border'));
  const maxTurns = TURN_LIMITS.find((each) => String(each) === fields.get('turns'));
  const lesson = PUZZLE_LESSONS.find((each) => each === fields.get('lesson'));
  const loss = fields.get('loss') ?? '';
  const isWhole = /^\d{1,4}$/.test(loss) && (lesson !== undefined || !fields.has('lesson'));
  const measured = parseMeasured(fields.get('games'), fields.get('lost'));
  if (!kind || !grade || !gravity || !border || maxTurns === undefined || !isWhole || measured === undefined)
    return null;
  const rules = { maxTurns, border, gravity };
  const taught = lesson === undefined ? {} : { lesson };
  return { kind, grade, rules, lossPermille: Number(loss), measured, ...taught };
}

/** Null where neither is said, undefined where they are no numbers of games. */
function parseMeasured(
  games: string | undefined,
  lost: string | undefined,
): CountedLosses | null | undefined {
  if (games === undefined && lost === undefined) return null;
  const isCount = (text: string | undefined) => /^\d{1,9}$/.test(text ?? '');
  const isMeasured = isCount(games) && isCount(lost) && Number(games) > 0 && Number(lost) <= Number(games);
  return isMeasured ? { games: Number(games), lost: Number(lost) } : undefined;
}

function makeMove([a, b]: Move, width: number): string {
  return [a, b].map((cell) => `${cell % width},${Math.floor(cell / width)}`).join('-');
}

function parseMoves(row: string, width: number, height: number): Move[] | null {
  const [first, ...words] = row.split(/\s+/);
  const moves = words.map((word): Move | null => {
    const numbers = /^(\d+),(\d+)-(\d+),(\d+)$/.exec(word)?.slice(1).map(Number);
    const [ax = width, ay = 0, bx = width, by = 0] = numbers ?? [];
    if (Math.max(ax, bx) >= width || Math.max(ay, by) >= height) return null;
    return [ay * width + ax, by * width + bx];
  });
  const whole = moves.filter((move) => move !== null);
  return first === CLEAR && whole.length === moves.length ? whole : null;
}
