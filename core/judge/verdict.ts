/**
 * The verdict on an answer. A complaint is said only with its proof: the right answer, proved by drawing (`isProved`), and the
 * reason why the answer given contradicts it, which is found by walking and drawing alone. So a search of ours that erred would
 * make the judge silent, never wrong.
 */
import { type Cells, type Move, type Point, withoutPair } from '../board/board.ts';
import { findLink } from '../rules/link.ts';
import { type ReadAnswer, readAnswer } from './answer.ts';
import { bestByDrawing, isLine, isPair, movesByDrawing, turnsOf } from './plain-proof.ts';
import { boardOf, cellAt, type JudgeQuestion } from './question.ts';
import { clearing, findTruth, isProved, isSameTiles, movesByRules, rulesOf, type Truth } from './truth.ts';

/** The ways in which an answer can be wrong. */
export const FAULTS_OF_ANSWERS = [
  /** `no`, and there is a line. */
  'missed',
  /** A line, a pair or `yes`, and there is none. */
  'invented',
  /** The points are no line between the two tiles. */
  'broken-line',
  /** A line with more turns than needed, or with as many and longer. */
  'more-turns',
  'longer',
  /** Said to be dead although a pair links, or not to be dead although none does. */
  'false-alarm',
  'unnoticed',
  /** The cells are no two equal tiles, or these do not link although others do. */
  'no-pair',
  'blocked-pair',
  /** Other tiles than were given, or elsewhere. */
  'other-tiles',
  /** The new order is dead, or cannot be cleared. */
  'kills',
  'unsolvable',
  /** A move of the game that does not link, and an end where a pair still does. */
  'illegal-move',
  'stopped',
  /** Nothing that can be read as an answer to this task. */
  'unreadable',
] as const;
export type FaultOfAnswer = (typeof FAULTS_OF_ANSWERS)[number];

/** A position that shows why an answer is wrong. */
export interface ShownPosition {
  readonly cells: Cells;
  readonly pair: Move | null;
  /** Every cell of a line, which links the pair. */
  readonly line: readonly Point[] | null;
}

/** A wrong answer and all that proves it. */
export interface Complaint {
  readonly question: JudgeQuestion;
  readonly answered: string;
  readonly fault: FaultOfAnswer;
  readonly truth: Truth;
  readonly shown: ShownPosition;
  /** The number of the move of a game that is wrong or missing, from 1. */
  readonly move: number | null;
}

export type JudgeVerdict =
  | { readonly type: 'right' }
  | { readonly type: 'pass' }
  /** The right answer could not be proved: nothing is said. */
  | { readonly type: 'unproved' }
  | { readonly type: 'wrong'; readonly complaint: Complaint };

type Found = Pick<Complaint, 'fault' | 'shown' | 'move'>;

/** Judges one answer. `find` finds the right one; it is not trusted. */
export function judgeAnswer(
  question: JudgeQuestion,
  answered: string,
  find: (question: JudgeQuestion) => Truth | null = findTruth,
): JudgeVerdict {
  const answer = readAnswer(question.task, answered);
  if (answer.type === 'pass') return { type: 'pass' };
  const truth = find(question);
  if (truth === null || !isProved(question, truth)) return { type: 'unproved' };
  const found = faultOf(question, answer, truth, movesByRules);
  return found === null
    ? { type: 'right' }
    : { type: 'wrong', complaint: { question, answered, truth, ...found } };
}

/** Returns whether a complaint holds: its truth is proved, and by drawing alone its answer contradicts it for the reason that it gives. */
export function isComplaintProved({ question, answered, truth, fault }: Complaint): boolean {
  const answer = readAnswer(question.task, answered);
  return isProved(question, truth) && faultOf(question, answer, truth, movesByDrawing)?.fault === fault;
}

/** Lists the pairs that link. */
type ListMoves = (question: JudgeQuestion) => readonly Move[];

function faultOf(
  question: JudgeQuestion,
  answer: ReadAnswer,
  truth: Truth,
  movesOf: ListMoves,
): Found | null {
  const { cells } = question;
  const ofTruth = shownTruth(question, truth);
  const wrong = (
    fault: FaultOfAnswer,
    shown: ShownPosition = ofTruth,
    move: number | null = null,
  ): Found => ({
    fault,
    shown,
    move,
  });
  if (answer.type === 'unreadable') return wrong('unreadable');
  switch (question.task) {
    case 'link':
      if (truth.type === 'line') return answer.type === 'yes' ? null : wrong('missed');
      return answer.type === 'no' ? null : wrong('invented');
    case 'dead':
      if (truth.type === 'none') return answer.type === 'yes' ? null : wrong('unnoticed');
      return answer.type === 'no' ? null : wrong('false-alarm');
    case 'line': {
      if (truth.type !== 'line') return answer.type === 'no' ? null : wrong('invented');
      if (answer.type !== 'numbers') return wrong('missed');
      const line = lineThrough(answer.numbers);
      if (line === null || !isLine(question, truth.pair, line, Number.POSITIVE_INFINITY))
        return wrong('broken-line');
      if (turnsOf(line) > turnsOf(truth.line)) return wrong('more-turns');
      return line.length > truth.line.length ? wrong('longer') : null;
    }
    case 'hint': {
      if (truth.type !== 'line') return answer.type === 'no' ? null : wrong('invented');
      if (answer.type !== 'numbers') return wrong('missed');
      const [pair, ...others] = pairsIn(question, answer.numbers) ?? [];
      if (pair === undefined || others.length > 0 || !isPair(question, pair)) return wrong('no-pair');
      return bestByDrawing(question, pair, question.maxTurns) === null ? wrong('blocked-pair') : null;
    }
    case 'shuffle':
    case 'deal': {
      if (answer.type !== 'numbers' || !isSameTiles(cells, answer.numbers)) return wrong('other-tiles');
      const laid = { ...question, cells: answer.numbers };
      if (question.task === 'shuffle') return movesOf(laid).length === 0 ? wrong('kills') : null;
      return clearing(laid, movesOf) === null ? wrong('unsolvable') : null;
    }
    case 'game':
      return answer.type === 'numbers' ? faultOfGame(question, answer.numbers, wrong) : wrong('unreadable');
  }
}

function faultOfGame(
  question: JudgeQuestion,
  numbers: readonly number[],
  wrong: (fault: FaultOfAnswer, shown?: ShownPosition, move?: number) => Found,
): Found | null {
  const pairs = pairsIn(question, numbers);
  if (pairs === null) return wrong('unreadable');
  let now = question;
  for (const [index, pair] of pairs.entries()) {
    if (bestByDrawing(now, pair, question.maxTurns) === null)
      return wrong('illegal-move', { cells: now.cells, pair, line: null }, index + 1);
    now = { ...now, cells: withoutPair(now.cells, pair) };
  }
  const [pair] = movesByDrawing(now);
  return pair === undefined
    ? null
    : wrong('stopped', { cells: now.cells, pair, line: lineOf(now, pair) }, pairs.length + 1);
}

/** The position that shows a truth. */
function shownTruth(question: JudgeQuestion, truth: Truth): ShownPosition {
  const { cells, pair } = question;
  if (truth.type === 'line') return { cells, pair: truth.pair, line: truth.line };
  if (truth.type !== 'laid') return { cells, pair, line: null };
  const [first] = truth.moves;
  const laid = { ...question, cells: truth.cells };
  return { cells: truth.cells, pair: first ?? null, line: first === undefined ? null : lineOf(laid, first) };
}

/** The line that the rules draw between a pair, where walking it holds. */
function lineOf(question: JudgeQuestion, pair: Move): readonly Point[] | null {
  const line = findLink(boardOf(question), rulesOf(question), ...pair)?.line ?? null;
  return line !== null && isLine(question, pair, line, question.maxTurns) ? line : null;
}

/** Every cell of the line through some points, given as columns and rows by turns; null when two lie in no row or column. */
function lineThrough(numbers: readonly number[]): Point[] | null {
  if (numbers.length < 4 || numbers.length % 2 === 1) return null;
  const points = Array.from(
    { length: numbers.length / 2 },
    (_, i): Point => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0],
  );
  const line: Point[] = points.slice(0, 1);
  for (const [x, y] of points.slice(1)) {
    const [fromX, fromY] = line.at(-1) ?? [x, y];
    const length = Math.abs(x - fromX) + Math.abs(y - fromY);
    if ((x !== fromX && y !== fromY) || length > MOST_STEPS) return null;
    for (let step = 1; step <= length; step++)
      line.push([fromX + step * Math.sign(x - fromX), fromY + step * Math.sign(y - fromY)]);
  }
  return line;
}

/** A longer straight line leaves every board. */
const MOST_STEPS = 1000;

/** Pairs of cells, given as columns and rows by turns; null when the numbers do not come in fours or one lies outside the board. */
function pairsIn(question: JudgeQuestion, numbers: readonly number[]): Move[] | null {
  if (numbers.length % 4 !== 0) return null;
  const pairs: Move[] = [];
  for (let at = 0; at < numbers.length; at += 4) {
    const [ax = -1, ay = -1, bx = -1, by = -1] = numbers.slice(at, at + 4);
    const [a, b] = [cellAt(question, [ax, ay]), cellAt(question, [bx, by])];
    if (a === null || b === null) return null;
    pairs.push([a, b]);
  }
  return pairs;
}

/** Writes the right answer as a program would. */
export function makeAnswer(question: JudgeQuestion, truth: Truth): string {
  const at = (cell: number) => `${cell % question.width} ${Math.floor(cell / question.width)}`;
  switch (truth.type) {
    case 'none':
      return question.task === 'dead' ? 'yes' : 'no';
    case 'empty':
      return 'no';
    case 'line':
      if (question.task === 'link') return 'yes';
      if (question.task === 'dead') return 'no';
      if (question.task === 'hint') return truth.pair.map(at).join(' ');
      return turningPoints(truth.line)
        .map((point) => point.join(' '))
        .join(' ');
    case 'laid':
      return truth.cells.join(' ');
    case 'game':
      return truth.moves.map((move) => move.map(at).join(' ')).join(' ');
  }
}

/** The ends of a line and the cells where it turns. */
export function turningPoints(line: readonly Point[]): Point[] {
  return line.filter(([x, y], index) => {
    const [before, after] = [line[index - 1], line[index + 1]];
    return (
      before === undefined ||
      after === undefined ||
      (before[0] !== after[0] && before[1] !== after[1] && (x !== before[0] || y !== before[1]))
    );
  });
}
