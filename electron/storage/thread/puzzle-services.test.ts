import { beforeEach, describe, expect, it } from 'vitest';
import type { PuzzlePosition, SentAnswer } from '../../../core/contract/puzzle-channels.ts';
import { CLASSIC_RULES } from '../../../core/rules/rules.ts';
import { drawnBoard } from '../../../tests/support/drawn.ts';
import { type MemoryStorage, newMemoryStorage } from '../../../tests/support/memory-storage.ts';
import { NO_WORK } from '../../../tests/support/no-work.ts';
import { puzzleWorkOf } from '../../../tests/support/puzzle-work-of.ts';
import { shippedPuzzles } from '../../cli/shipped-data.ts';
import { addRow } from '../base/checked-rows.ts';
import { isDamage } from '../base/failures.ts';
import { nameOf, readPuzzles } from '../tables/puzzles/puzzles-table.ts';
import { mergeWork } from '../transfer/merge.ts';
import { verifyDatabase } from '../trust/checks/verify-database.ts';
import { keepAnswer, keepStudy } from './puzzle-services.ts';

/** Only the 2s can go first. */
const POSITION: PuzzlePosition = { ...drawnBoard('1 2 2 1'), rules: { ...CLASSIC_RULES, border: 'closed' } };
const CLEARING = [
  [1, 2],
  [0, 3],
] as const;

let here: MemoryStorage;
beforeEach(() => {
  here = newMemoryStorage();
});

const answer = (change: Partial<SentAnswer> = {}): SentAnswer => ({
  ...{ id: 'answer-one', position: POSITION, way: 'practice', grade: 2, runId: null },
  ...{ moves: CLEARING, isHelped: false },
  ...change,
});
const NO_OWNERS = { ofAnswer: () => undefined };
const workOf = ({ database }: MemoryStorage) => puzzleWorkOf(database, (read) => read(), NO_OWNERS);
const recordOf = ({ database }: MemoryStorage) =>
  readPuzzles(database, 10, (problem) => {
    throw new Error(problem);
  });

describe('an answer', () => {
  it.each<[string, Partial<SentAnswer>, string]>([
    ['clears the board', {}, 'solved'],
    ['clears it with help', { isHelped: true }, 'helped'],
    ['stops half-way', { moves: [[1, 2]] }, 'failed'],
    [
      'begins with a pair that does not link',
      {
        moves: [
          [0, 3],
          [1, 2],
        ],
      },
      'failed',
    ],
    ['names a cell beyond the board', { moves: [[1, 4_000]] }, 'failed'],
    ['has no moves', { moves: [] }, 'failed'],
  ])('that %s is what its moves prove', (_what, change, result) => {
    expect(keepAnswer(here, answer(change))).toEqual({ ok: true, value: { result, run: null } });
    const solved = result === 'failed' ? [] : [{ positionId: nameOf(POSITION), result }];
    expect(recordOf(here)).toMatchObject({ solved, started: [] });
    expect(verifyDatabase(here.database).kind).toBe('sound');
  });

  it('that is sent again is answered as before and kept once', () => {
    keepAnswer(here, answer());
    expect(keepAnswer(here, answer({ moves: [] }))).toMatchObject({ ok: true, value: { result: 'solved' } });
    expect(workOf(here).answers).toHaveLength(1);
    const other = { ...POSITION, rules: CLASSIC_RULES };
    expect(keepAnswer(here, answer({ position: other })).ok).toBe(false);
  });
});

describe('the rating', () => {
  const [study, other] = shippedPuzzles().filter(({ kind }) => kind === 'study');
  if (study === undefined || other === undefined) throw new Error('no studies');
  const answerTo = ({ board, rules, witness }: typeof study, change: Partial<SentAnswer>) =>
    answer({ position: { ...board, rules }, way: 'study', moves: witness, ...change });

  it('comes with the first study that has one, and counts each once', () => {
    keepAnswer(here, answer({ way: 'study' }));
    expect(recordOf(here).rating).toBeUndefined();
    keepAnswer(here, answerTo(study, { id: 'study-one' }));
    const first = recordOf(here).rating;
    expect(first).toMatchObject({ rated: 1 });
    expect(first?.rating).toBeGreaterThan(1_500);
    keepAnswer(here, answerTo(study, { id: 'study-two', moves: [] }));
    expect(recordOf(here).rating).toEqual(first);
    keepAnswer(here, answerTo(other, { id: 'study-three', moves: [] }));
    expect(recordOf(here).rating).toMatchObject({ rated: 2 });
    expect(recordOf(here).rating?.rating).toBeLessThan(first?.rating ?? 0);
  });
});

describe('a study that was left', () => {
  const left = { position: POSITION, moves: CLEARING.slice(0, 1), isHelped: true };

  it('comes back, and goes when it is answered or taken back to its start', () => {
    keepStudy(here, left);
    expect(recordOf(here).started).toEqual([left]);
    keepAnswer(here, answer());
    expect(recordOf(here).started).toEqual([left]);
    keepAnswer(here, answer({ id: 'answer-two', way: 'study' }));
    expect(recordOf(here).started).toEqual([]);
    keepStudy(here, left);
    keepStudy(here, { ...left, moves: [], isHelped: false });
    expect(recordOf(here).started).toEqual([]);
  });
});

describe('what goes to another machine', () => {
  it('comes once, and is proved there again', () => {
    keepAnswer(here, answer());
    keepAnswer(here, answer({ id: 'answer-two', moves: [] }));
    keepStudy(here, { position: POSITION, moves: CLEARING.slice(0, 1), isHelped: false });
    const there = newMemoryStorage();
    const work = workOf(here);
    for (let time = 0; time < 2; time++) mergeWork(there.database, { ...NO_WORK, puzzles: work }, 1);
    expect(workOf(there)).toEqual(work);
    const forged = work.answers.map((each) => ({
      ...each,
      id: 'answer-forged',
      moves: [],
      result: 'solved' as const,
    }));
    const puzzles = { answers: forged.slice(0, 1), started: [] };
    mergeWork(there.database, { ...NO_WORK, puzzles }, 1);
    expect(workOf(there).answers.find(({ id }) => id === 'answer-forged')?.result).toBe('failed');
  });
});

describe('a damaged row', () => {
  it.each([
    ["UPDATE puzzle_answers SET result = 'solved'", 'puzzle_answers'],
    ["UPDATE puzzle_positions SET position = '{}'", 'puzzle_positions'],
    ["UPDATE puzzle_boards SET moves = '[]'", 'puzzle_boards'],
  ])('is found and passed over: %s', (sql, table) => {
    keepAnswer(here, answer({ moves: [] }));
    keepStudy(here, { position: POSITION, moves: CLEARING.slice(0, 1), isHelped: false });
    here.database.exec(sql);
    expect(verifyDatabase(here.database)).toMatchObject({ kind: 'damaged', problem: `row of ${table}` });
    const damage: string[] = [];
    const passOver = <T>(read: () => T, otherwise: T): T => {
      try {
        return read();
      } catch (error) {
        if (!isDamage(error)) throw error;
        damage.push(String(error));
        return otherwise;
      }
    };
    puzzleWorkOf(here.database, passOver, NO_OWNERS);
    expect(damage).not.toEqual([]);
  });

  it('of another version is no answer of this one', () => {
    keepAnswer(here, answer());
    const row = { id: 'answer-later', position_id: nameOf(POSITION), way: 'duel', grade: null, run_id: null };
    addRow(here.database, 'puzzle_answers', { ...row, result: 'solved', moves: '[]', answered_at: 3 });
    const damage: string[] = [];
    expect(readPuzzles(here.database, 10, (problem) => damage.push(problem)).solved).toHaveLength(1);
    expect(damage).toEqual([expect.stringContaining('way')]);
  });
});
