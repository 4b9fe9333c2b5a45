/** *Why it is lost*, cell by cell: the relaxed closure, under every move or partner where one is not enough. */
import { type Board, countTiles, EMPTY, type Move, type Point } from '../board/board.ts';
import { explainLoss, type ShownLoss } from '../review/loss-explanation.ts';
import { type ClosureTrace, type Meeting, traceClosure } from '../review/traced-closure.ts';
import { applyMove } from '../rules/apply.ts';
import { findLink } from '../rules/link.ts';
import type { Rules } from '../rules/rules.ts';
import type { LabStep } from './lab-step.ts';

type Process = Generator<LabStep, void>;

/** The proof that a position is lost; where there is none that is small enough, the closure, which then proves nothing. */
export function* whyLost(board: Board, rules: Rules): Process {
  if (countTiles(board.cells) === 0) {
    yield { type: 'end', line: 'silent', answer: 'cleared', cells: [] };
    return;
  }
  const loss = explainLoss(board, rules);
  if (loss.kind === 'moves' && loss.refuted.length === 0) {
    yield { type: 'end', line: 'cases', answer: 'dead', cells: [] };
    return;
  }
  if (loss.kind === 'too-large') {
    yield* closureSteps(board, rules, traceClosure(board, rules));
    yield { type: 'end', line: 'silent', answer: 'closure-silent', cells: [] };
    return;
  }
  yield* lossSteps(board, rules, loss, []);
  const isOfCases = loss.kind === 'moves' || loss.kind === 'partners';
  if (!isOfCases) return;
  yield { type: 'board', line: 'cases', cells: board.cells };
  yield { type: 'end', line: 'cases', answer: 'lost-cases', cells: [] };
}

function* lossSteps(board: Board, rules: Rules, loss: ShownLoss, chosen: readonly Move[]): Process {
  if (loss.kind === 'odd-kind') {
    yield { type: 'end', line: 'odd', answer: 'lost-odd', cells: loss.cells };
  } else if (loss.kind === 'closure') {
    yield* closureSteps(board, rules, loss);
    const answer = chosen.length === 0 ? 'lost-closure' : 'lost-closure-case';
    yield { type: 'end', line: 'stay', answer, cells: loss.staying, chosen };
  } else if (loss.kind === 'moves') {
    for (const { move, because } of loss.refuted) {
      yield { type: 'board', line: 'move', cells: board.cells };
      const path = findLink(board, rules, ...move)?.line ?? [];
      yield { type: 'link', line: 'move', pair: move, path };
      const after = applyMove(board, rules, move);
      yield { type: 'board', line: 'move', cells: after.cells };
      yield* lossSteps(after, rules, because, []);
    }
  } else {
    for (const { partner, because } of loss.cases) {
      yield { type: 'board', line: 'partner', cells: board.cells };
      const pair = [loss.tile, partner] as const;
      yield { type: 'pair', line: 'partner', pair };
      yield* lossSteps(board, rules, because, [...chosen, pair]);
    }
  }
}

function* closureSteps(board: Board, rules: Rules, { rounds }: ClosureTrace): Process {
  const gone = new Set<number>();
  for (const [index, meetings] of rounds.entries()) {
    yield { type: 'line', line: 'round' };
    for (const meeting of meetings) {
      const cells = meeting.tiles.filter((cell) => !gone.has(cell));
      const path = meetingPath(board, rules, gone, meeting);
      yield { type: 'gone', line: 'meet', round: index + 1, cells, path };
    }
    for (const { tiles } of meetings) for (const cell of tiles) gone.add(cell);
  }
}

/** The line over which two tiles could meet, when those of earlier rounds are gone; empty when gravity moved what is in its way. */
function meetingPath(
  board: Board,
  rules: Rules,
  gone: ReadonlySet<number>,
  { tiles, at }: Meeting,
): readonly Point[] {
  const kind = board.cells[tiles[0]] ?? EMPTY;
  const cells = board.cells.map((cell, index) => (gone.has(index) ? EMPTY : cell));
  for (const cell of tiles) cells[cell] = EMPTY;
  for (const place of at) cells[place] = kind;
  return findLink({ ...board, cells }, rules, ...at)?.line ?? [];
}
