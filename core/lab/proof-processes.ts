/** Hint, reshuffle and deal step by step: as they are published, and ours, each with the clearing that proves it. */
import { type Board, EMPTY, type Move, SLOT } from '../board/board.ts';
import { type DealError, dealBoard } from '../deal/deal.ts';
import { RESHUFFLE_OPTIONS, reshuffle } from '../deal/reshuffle.ts';
import { createRandom, shuffle } from '../random.ts';
import { applyMove } from '../rules/apply.ts';
import { isDead } from '../rules/dead.ts';
import { findLink } from '../rules/link.ts';
import type { Rules } from '../rules/rules.ts';
import { hintAlong } from '../solve/hint.ts';
import { runToEnd } from '../solve/progress.ts';
import { solve } from '../solve/solve.ts';
import type { LossProof, SearchOptions } from '../solve/verdict.ts';
import type { LabAnswer, LabStep } from './lab-step.ts';

type Process = Generator<LabStep, void>;

/** The node limit of a proof in the lab, which takes some tenths of a second. */
const PROOF = { nodeLimit: 400_000, seed: 1 } as const;
/** Arrangements that are tried before a random one is given up. */
const MOST_LAYINGS = 60;

/** Ours: the first move of a clearing that was found, a safe one first where there is one. */
export function* hintByProof(board: Board, rules: Rules, options: SearchOptions = PROOF): Process {
  yield { type: 'line', line: 'solve' };
  const found = runToEnd(solve(board, rules, options));
  if (found.verdict === 'unsolvable') {
    yield { type: 'end', line: 'lost', answer: 'hint-lost', cells: [] };
    return;
  }
  if (found.verdict === 'unknown') {
    yield { type: 'end', line: 'unknown', answer: 'hint-unknown', cells: [] };
    return;
  }
  const hint = hintAlong(board, rules, found.witness);
  if (hint.kind !== 'move') {
    yield { type: 'end', line: 'solve', answer: 'cleared', cells: [] };
    return;
  }
  yield* playClearing(board, rules, hint.witness);
  const isSafe = hint.reason.why === 'last-two' || hint.reason.why === 'whole-kind';
  const line = isSafe ? 'safe' : 'first';
  yield { type: 'board', line, cells: board.cells };
  yield linkOf(board, rules, hint.move, line);
  yield { type: 'end', line, answer: 'hint-proved', cells: hint.move };
}

/** As published: the tiles change places at random until some pair links. */
export function* reshuffleAtRandom(board: Board, rules: Rules, seed: number): Process {
  const occupied = [...board.cells.keys()].filter((cell) => (board.cells[cell] ?? 0) > 0);
  const kinds = occupied.map((cell) => board.cells[cell] ?? 0);
  yield* layAtRandom(board, rules, occupied, kinds, seed);
}

/** As published: pairs are laid at random until some pair links; whether the board can be cleared is not checked. */
export function* dealAtRandom(board: Board, rules: Rules, seed: number): Process {
  const slots = [...board.marks.keys()].filter((cell) => board.marks[cell] === SLOT);
  const pairs = Math.floor(slots.length / 2);
  const kinds = Array.from({ length: 2 * pairs }, (_, index) => 1 + ((index >> 1) % kindsFor(board)));
  yield* layAtRandom(board, rules, slots, kinds, seed);
}

function* layAtRandom(
  board: Board,
  rules: Rules,
  places: readonly number[],
  kinds: readonly number[],
  seed: number,
): Process {
  const random = createRandom(seed);
  for (let laying = 0; laying < MOST_LAYINGS; laying++) {
    const order = [...kinds];
    shuffle(random, order);
    const cells = board.cells.map((cell) => Math.min(cell, EMPTY));
    for (const [index, place] of places.entries()) cells[place] = order[index] ?? EMPTY;
    yield { type: 'board', line: 'lay', cells };
    yield { type: 'line', line: 'test' };
    if (isDead({ ...board, cells }, rules)) continue;
    // Nothing can be linked on a board without tiles, which is not dead either.
    const answer = kinds.length === 0 ? 'cleared' : 'laid-alive';
    yield { type: 'end', line: 'done', answer, cells: [] };
    return;
  }
  yield { type: 'end', line: 'test', answer: 'laid-dead', cells: [] };
}

/** Ours: as few tiles as can be found change places, and a clearing proves the result. */
export function* reshuffleByProof(
  board: Board,
  rules: Rules,
  options: SearchOptions = RESHUFFLE_OPTIONS,
): Process {
  yield { type: 'line', line: 'solve' };
  const laid = runToEnd(reshuffle(board, rules, options));
  if (laid.kind !== 'reshuffled') {
    const answer = laid.kind === 'not-found' ? 'laid-unknown' : impossibleOf(laid.reason);
    yield { type: 'end', line: 'none', answer, cells: [] };
    return;
  }
  const moved = [...board.cells.keys()].filter((cell) => board.cells[cell] !== laid.cells[cell]);
  yield { type: 'board', line: 'trade', cells: laid.cells };
  yield* playClearing({ ...board, cells: laid.cells }, rules, laid.witness);
  yield { type: 'board', line: 'trade', cells: laid.cells };
  const answer = moved.length === 0 ? 'laid-unmoved' : 'laid-proved';
  yield { type: 'end', line: 'trade', answer, cells: moved };
}

/** A picture with an odd number of tiles is a fault of the tiles, and not of the places. */
function impossibleOf(reason: LossProof): LabAnswer {
  return reason === 'odd-kind' ? 'laid-odd' : 'laid-impossible';
}

/**
 * Ours, shown backwards: the clearing that the dealer found, its last pair first. Each pair links at the moment when
 * it is put down, so the same order read forwards clears the board.
 */
export function* dealByProof(board: Board, rules: Rules, seed: number): Process {
  const { width, height, marks } = board;
  const shape = { width, height, marks };
  const dealt = dealBoard({ shape, rules, kinds: kindsFor(board), copies: 2, seed });
  if (!dealt.ok) {
    yield { type: 'end', line: 'none', answer: undealtAnswer(dealt.error), cells: [] };
    return;
  }
  const positions: Board[] = [{ ...board, cells: dealt.value.cells }];
  for (const move of dealt.value.witness) positions.push(applyMove(positions.at(-1) ?? board, rules, move));
  yield { type: 'board', line: 'empty', cells: positions.at(-1)?.cells ?? board.cells };
  for (const move of dealt.value.witness.toReversed()) {
    positions.pop();
    const position = positions.at(-1) ?? board;
    yield { type: 'board', line: 'put', cells: position.cells };
    yield linkOf(position, rules, move, 'put');
  }
  yield { type: 'end', line: 'clearing', answer: 'dealt-proved', cells: [] };
}

function undealtAnswer({ code, reason }: DealError): LabAnswer {
  if (reason === 'no-slots') return 'cleared';
  return code === 'impossible' ? 'dealt-impossible' : 'dealt-unknown';
}

/** Plays a clearing to its end, a line and a board a move. */
function* playClearing(board: Board, rules: Rules, clearing: readonly Move[]): Process {
  let now = board;
  for (const move of clearing) {
    yield linkOf(now, rules, move, 'clearing');
    now = applyMove(now, rules, move);
    yield { type: 'board', line: 'clearing', cells: now.cells };
  }
}

function linkOf(board: Board, rules: Rules, move: Move, line: string): LabStep {
  return { type: 'link', line, pair: move, path: findLink(board, rules, ...move)?.line ?? [] };
}

/** As many pictures as the board has, or one for every second pair of an empty one. */
function kindsFor({ cells, marks }: Board): number {
  const kinds = new Set(cells.filter((cell) => cell > 0)).size;
  if (kinds > 0) return kinds;
  return Math.max(1, Math.floor(marks.filter((mark) => mark === SLOT).length / 4));
}
