import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnBoard } from '../../tests/support/drawn.ts';
import type { Move } from '../board/board.ts';
import { findLink } from '../rules/link.ts';
import { allMoves } from '../rules/moves.ts';
import type { Border } from '../rules/rules.ts';
import { readAnswer } from './answer.ts';
import { drawPosition } from './drawing.ts';
import { bestByDrawing, movesByDrawing } from './plain-proof.ts';
import { boardOf, isAboutPair, type JudgeQuestion, makeQuestion, TASKS, type Task } from './question.ts';
import { findTruth, isProved, rulesOf, type Truth } from './truth.ts';
import { isComplaintProved, judgeAnswer, makeAnswer } from './verdict.ts';

/** A question about a drawn board; the pair are the first and the last tile of kind 1. */
function asked(task: Task, rows: string, border: Border = 'closed'): JudgeQuestion {
  const { width, height, cells } = drawnBoard(rows);
  const pair: Move | null = isAboutPair(task) ? [cells.indexOf(1), cells.lastIndexOf(1)] : null;
  return { task, maxTurns: 2, border, width, height, cells, pair };
}

/** Small random boards with tiles in pairs, so that every task can be asked. */
const anyQuestion: fc.Arbitrary<JudgeQuestion> = fc
  .record({
    task: fc.constantFrom(...TASKS),
    border: fc.constantFrom('open' as const, 'closed' as const),
    maxTurns: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
    width: fc.integer({ min: 2, max: 4 }),
    height: fc.integer({ min: 1, max: 4 }),
    tiles: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }),
    places: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
  })
  .map(({ task, border, maxTurns, width, height, tiles, places }) => {
    const cells = Array.from({ length: width * height }, () => 0);
    const kinds = tiles.slice(0, Math.floor(cells.length / 2));
    for (const [index, kind] of kinds.flatMap((each) => [each, each]).entries()) {
      const free = [...cells.keys()].filter((cell) => cells[cell] === 0);
      cells[free[(places[index] ?? 0) % free.length] ?? 0] = kind;
    }
    const a = cells.findIndex((kind) => kind > 0);
    const pair: Move | null = isAboutPair(task) ? [a, cells.indexOf(cells[a] ?? 0, a + 1)] : null;
    return { task, maxTurns, border, width, height, cells, pair };
  });

describe('a question', () => {
  it('is one line of words', () => {
    expect(makeQuestion(asked('link', '1 0\n2 1'))).toBe('link 2 closed 2 2 1 0 2 1 0 0 1 1');
    expect(makeQuestion(asked('dead', '1 0\n2 1', 'open'))).toBe('dead 2 open 2 2 1 0 2 1');
  });
});

describe('an answer', () => {
  it.each<[Task, string, unknown]>([
    ['link', ' Yes ', { type: 'yes' }],
    ['dead', '0', { type: 'no' }],
    ['link', 'true', { type: 'yes' }],
    ['line', 'NO', { type: 'no' }],
    ['line', '[0,0] [0,-1] (3, -1)', { type: 'numbers', numbers: [0, 0, 0, -1, 3, -1] }],
    ['shuffle', '0', { type: 'numbers', numbers: [0] }],
    ['game', '', { type: 'numbers', numbers: [] }],
    ['game', '[]', { type: 'numbers', numbers: [] }],
    ['game', '-', { type: 'unreadable' }],
    ['hint', '[]', { type: 'unreadable' }],
    ['hint', '', { type: 'unreadable' }],
    ['link', 'Segmentation fault', { type: 'unreadable' }],
    ['deal', 'pass', { type: 'pass' }],
  ])('to %s, %j', (task, line, answer) => {
    expect(readAnswer(task, line)).toEqual(answer);
  });
});

describe('the judge', () => {
  it.each<[JudgeQuestion, string, string]>([
    [asked('link', '0 2 1\n0 3 0\n1 0 0'), 'no', 'missed'],
    [asked('link', '1 2 1'), 'yes', 'invented'],
    [asked('line', '1 2 1'), '0 0 2 0', 'invented'],
    [asked('line', '1 0 1'), 'no', 'missed'],
    [asked('line', '1 0 1'), '0 0 1 0', 'broken-line'],
    [asked('line', '1 2 1', 'open'), '0 0 2 0', 'broken-line'],
    [asked('line', '1 0\n0 1'), '0 0 -1 0 -1 1 1 1', 'broken-line'],
    [asked('line', '1 0 0\n0 0 0\n0 1 0'), '0 0 0 1 1 1 1 2', 'more-turns'],
    [asked('line', '0 0 0\n0 0 0\n1 2 1'), '0 2 0 0 2 0 2 2', 'longer'],
    [asked('dead', '1 2 1 2 1 2 1 2 1 1'), 'yes', 'false-alarm'],
    [asked('dead', '1 2\n2 1'), 'no', 'unnoticed'],
    [asked('dead', '0 0'), 'yes', 'false-alarm'],
    [asked('hint', '1 1'), 'no', 'missed'],
    [asked('hint', '1 2\n2 1'), '0 0 1 1', 'invented'],
    [asked('hint', '1 1 2'), '0 0 2 0', 'no-pair'],
    [asked('hint', '1 2 1 3 3'), '0 0 2 0', 'blocked-pair'],
    [asked('shuffle', '1 2\n2 1'), '2 1 1 2', 'kills'],
    [asked('shuffle', '1 2\n2 1'), '1 1 2 1', 'other-tiles'],
    [asked('deal', '1 2 1 2'), '1 2 1 2', 'unsolvable'],
    [asked('game', '1 1 2 2'), '0 0 1 0', 'stopped'],
    [asked('game', '1 2 2 1'), '0 0 3 0', 'illegal-move'],
    [asked('game', '1 1'), '0 0', 'unreadable'],
  ])('complains of %j answered %j: %s', (question, text, fault) => {
    const verdict = judgeAnswer(question, text);
    expect(verdict).toMatchObject({ type: 'wrong', complaint: { fault } });
    expect(verdict.type === 'wrong' && isComplaintProved(verdict.complaint)).toBe(true);
  });

  it.each<[JudgeQuestion, string]>([
    [asked('line', '0 0 0\n1 2 1\n0 0 0'), '0 1 0 2 2 2 2 1'],
    [asked('hint', '1 2 1 3 3'), '3 0 4 0'],
    [asked('shuffle', '1 2\n2 1'), '1 1 2 2'],
    [asked('deal', '1 2 1 2'), '1 2 2 1'],
    [asked('game', '1 2 2 1'), '1 0 2 0 0 0 3 0'],
    [asked('game', '1 2\n2 1'), ''],
    [asked('dead', '0 0'), 'no'],
  ])('finds nothing wrong with %j answered %j', (question, text) => {
    expect(judgeAnswer(question, text)).toEqual({ type: 'right' });
  });

  it('takes its own right answers for right, and proves them', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const truth = findTruth(question);
        if (truth === null) return;
        expect(isProved(question, truth)).toBe(true);
        expect(judgeAnswer(question, makeAnswer(question, truth))).toEqual({ type: 'right' });
      }),
    );
  });
});

describe('drawing every line', () => {
  it('finds what the plain rules find, with as many turns and steps', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const rules = rulesOf(question);
        const board = boardOf(question);
        expect(movesByDrawing(question)).toEqual(allMoves(board, rules));
        for (const pair of allMoves(board, rules)) {
          const link = findLink(board, rules, ...pair);
          expect(bestByDrawing(question, pair, rules.maxTurns)).toEqual({
            turns: link?.turns,
            length: link?.length,
          });
        }
      }),
    );
  });
});

/** Every way in which a search of ours could err: it says the opposite, or draws another line. */
function lieAbout(question: JudgeQuestion, choice: number): Truth | null {
  const { cells, width } = question;
  const tiles = [...cells.keys()].filter((cell) => (cells[cell] ?? 0) > 0);
  const pair: Move = question.pair ?? [
    tiles[choice % tiles.length] ?? 0,
    tiles[(choice >> 3) % tiles.length] ?? 0,
  ];
  const line = pair.map((cell): [number, number] => [cell % width, Math.floor(cell / width)]);
  const lies: readonly (Truth | null)[] = [
    { type: 'none' },
    { type: 'empty' },
    { type: 'line', pair, line },
    { type: 'line', pair, line: [] },
    { type: 'laid', cells: cells.toReversed(), moves: [pair] },
    { type: 'laid', cells, moves: [] },
    { type: 'game', moves: [pair] },
    { type: 'game', moves: [] },
    null,
  ];
  return lies[choice % lies.length] ?? null;
}

describe('a wrong verdict', () => {
  it('is impossible: whatever a faulty search of ours says, a complaint is said only where the answer is wrong', () => {
    let silent = 0;
    fc.assert(
      fc.property(anyQuestion, fc.nat(), (question, choice) => {
        const truth = findTruth(question);
        if (truth === null) return;
        const verdict = judgeAnswer(question, makeAnswer(question, truth), (each) => lieAbout(each, choice));
        expect(verdict.type).not.toBe('wrong');
        if (verdict.type === 'unproved') silent++;
      }),
      { numRuns: 500 },
    );
    expect(silent).toBeGreaterThan(100);
  });

  it('is refused when it is made up: another fault, another truth or a right answer', () => {
    const question = asked('link', '0 2 1\n0 3 0\n1 0 0');
    const verdict = judgeAnswer(question, 'no');
    if (verdict.type !== 'wrong') throw new Error('the answer is wrong');
    const { complaint } = verdict;
    expect(isComplaintProved({ ...complaint, fault: 'invented' })).toBe(false);
    expect(isComplaintProved({ ...complaint, answered: 'yes' })).toBe(false);
    expect(isComplaintProved({ ...complaint, truth: { type: 'none' } })).toBe(false);
  });
});

describe('a drawn position', () => {
  it('shows the line over the board, and the lane around it where the line goes there', () => {
    const draw = (question: JudgeQuestion) => {
      const truth = findTruth(question);
      const line = truth?.type === 'line' ? truth.line : null;
      return drawPosition(question, { cells: question.cells, pair: question.pair, line }).map((row) =>
        row.trimEnd(),
      );
    };
    expect(draw(asked('link', '1 0 2\n2 0 3\n2 0 1'))).toEqual([' 1──┐  2', ' 2  │  3', ' 2  └──1']);
    expect(draw(asked('link', '1 2 1', 'open'))).toEqual(['    ┌─────┐', '    1  2  1', '']);
    expect(draw(asked('link', '1 0 12\n12 3 1'))).toEqual(['  1   ·  12', ' 12   3   1']);
  });
});
