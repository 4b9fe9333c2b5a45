/** The right answer to a question with its proof, found by the plain rules and checked again by the definition alone. */
import { type Cells, type Move, type Point, withoutPair } from '../board/board.ts';
import { applyMove } from '../rules/apply.ts';
import { findLink } from '../rules/link.ts';
import { allMoves } from '../rules/moves.ts';
import type { Rules } from '../rules/rules.ts';
import { bestByDrawing, isLine, movesByDrawing, turnsOf } from './plain-proof.ts';
import { boardOf, type JudgeQuestion, type Task } from './question.ts';

/** A right answer with what proves it. */
export type Truth =
  /** The pair links over this line, of which every cell is given; none has fewer turns, or as many and fewer steps. */
  | { readonly type: 'line'; readonly pair: Move; readonly line: readonly Point[] }
  /** No line joins the pair that the question names, or any pair of the board. `empty`: nor is there any tile. */
  | { readonly type: 'none' | 'empty' }
  /** Tiles laid as the question asks, and moves that show it. */
  | { readonly type: 'laid'; readonly cells: Cells; readonly moves: readonly Move[] }
  /** A whole game. */
  | { readonly type: 'game'; readonly moves: readonly Move[] };

/** The rules of a question. */
export function rulesOf({ maxTurns, border }: JudgeQuestion): Rules {
  return { maxTurns, border, gravity: 'none' };
}

/** Finds what is true of a question; null where it asks for what cannot be (`shuffle` and `deal`). */
export function findTruth(question: JudgeQuestion): Truth | null {
  const rules = rulesOf(question);
  const board = boardOf(question);
  switch (question.task) {
    case 'link':
    case 'line': {
      if (question.pair === null) return null;
      const link = findLink(board, rules, ...question.pair);
      return link === null ? { type: 'none' } : { type: 'line', pair: question.pair, line: link.line };
    }
    case 'dead':
    case 'hint': {
      const [pair] = allMoves(board, rules);
      if (pair === undefined) return { type: hasTiles(question.cells) ? 'none' : 'empty' };
      return { type: 'line', pair, line: findLink(board, rules, ...pair)?.line ?? [] };
    }
    case 'shuffle':
      return layUntil(question, (laid) => movesByRules(laid).slice(0, 1), 1);
    case 'deal':
      return layUntil(
        question,
        (laid) => clearing(laid) ?? [],
        question.cells.filter((kind) => kind > 0).length / 2,
      );
    case 'game':
      return { type: 'game', moves: firstGame(question) };
  }
}

/** Orders of the tiles that are tried before a question for one counts as unanswerable. */
const MOST_ORDERS = 60;

/** Exchanges tiles, a transposition at a time in a fixed order, until as many moves are found as are needed. */
function layUntil(
  question: JudgeQuestion,
  find: (laid: JudgeQuestion) => readonly Move[],
  needed: number,
): Truth | null {
  const places = [...question.cells.keys()].filter((cell) => (question.cells[cell] ?? 0) > 0);
  const cells = [...question.cells];
  for (let order = 0; order < MOST_ORDERS; order++) {
    const moves = find({ ...question, cells });
    if (moves.length === needed && needed > 0) return { type: 'laid', cells, moves };
    // Steps of different lengths, so that the exchanges mix.
    const one = places[(order * 7) % places.length] ?? 0;
    const other = places[(order * 5 + Math.floor(order / places.length) + 1) % places.length] ?? 0;
    [cells[one], cells[other]] = [cells[other] ?? 0, cells[one] ?? 0];
  }
  return null;
}

/** Most tiles of a board of which every order of moves is tried. */
export const MOST_SOLVED_TILES = 14;

/**
 * Moves that clear a board, or null when every order of moves leaves tiles; for few tiles. `movesOf` lists the pairs that link.
 */
export function clearing(
  question: JudgeQuestion,
  movesOf: (question: JudgeQuestion) => readonly Move[] = movesByRules,
): Move[] | null {
  const lost = new Set<string>();
  const clear = (cells: Cells): Move[] | null => {
    if (cells.every((kind) => kind <= 0)) return [];
    const key = cells.join(' ');
    if (lost.has(key)) return null;
    for (const move of movesOf({ ...question, cells })) {
      const rest = clear(withoutPair(cells, move));
      if (rest !== null) return [move, ...rest];
    }
    lost.add(key);
    return null;
  };
  return clear(question.cells);
}

/** Every pair that links, by the rules. */
export function movesByRules(question: JudgeQuestion): readonly Move[] {
  return allMoves(boardOf(question), rulesOf(question));
}

function hasTiles(cells: Cells): boolean {
  return cells.some((kind) => kind > 0);
}

/** The game that takes the first pair in reading order each time. */
function firstGame(question: JudgeQuestion): Move[] {
  const rules = rulesOf(question);
  const moves: Move[] = [];
  let board = boardOf(question);
  for (let [move] = allMoves(board, rules); move !== undefined; [move] = allMoves(board, rules)) {
    moves.push(move);
    board = applyMove(board, rules, move);
  }
  return moves;
}

/** The truths that answer each task. */
const TRUTHS: Readonly<Record<Task, readonly Truth['type'][]>> = {
  link: ['line', 'none'],
  line: ['line', 'none'],
  dead: ['line', 'none', 'empty'],
  hint: ['line', 'none', 'empty'],
  shuffle: ['laid'],
  deal: ['laid'],
  game: ['game'],
};

/** Returns whether a truth holds, by walking its lines and by drawing every other one; it asks no search of the program. */
export function isProved(question: JudgeQuestion, truth: Truth): boolean {
  const { task, maxTurns, pair } = question;
  if (!TRUTHS[task].includes(truth.type)) return false;
  switch (truth.type) {
    case 'line': {
      if (pair !== null && (truth.pair[0] !== pair[0] || truth.pair[1] !== pair[1])) return false;
      if (!isLine(question, truth.pair, truth.line, maxTurns)) return false;
      const best = bestByDrawing(question, truth.pair, maxTurns);
      return best?.turns === turnsOf(truth.line) && best.length === truth.line.length - 1;
    }
    case 'empty':
      return !hasTiles(question.cells);
    case 'none':
      return pair === null
        ? movesByDrawing(question).length === 0
        : bestByDrawing(question, pair, maxTurns) === null;
    case 'laid': {
      const left = afterMoves({ ...question, cells: truth.cells }, truth.moves);
      const isCleared = left?.every((kind) => kind === 0) === true;
      return (
        isSameTiles(question.cells, truth.cells) &&
        (task === 'deal' ? isCleared : left !== null && truth.moves.length > 0)
      );
    }
    case 'game': {
      const left = afterMoves(question, truth.moves);
      return left !== null && movesByDrawing({ ...question, cells: left }).length === 0;
    }
  }
}

/** Returns whether the same cells hold tiles, and the same tiles in some order. */
export function isSameTiles(one: Cells, other: Cells): boolean {
  const sorted = (cells: Cells) => cells.toSorted((a, b) => a - b).join(' ');
  return (
    one.length === other.length &&
    one.every((kind, cell) => kind > 0 === (other[cell] ?? 0) > 0) &&
    sorted(one) === sorted(other)
  );
}

/** The cells after moves of which each links when it is made, by drawing; null when one does not. */
export function afterMoves(question: JudgeQuestion, moves: readonly Move[]): Cells | null {
  let cells: Cells = question.cells;
  for (const move of moves) {
    if (bestByDrawing({ ...question, cells }, move, question.maxTurns) === null) return null;
    cells = withoutPair(cells, move);
  }
  return cells;
}
