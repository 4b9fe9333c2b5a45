/** Answers to puzzles as part of a player's work: exported, imported, and saved out of a damaged file. */
import * as v from 'valibot';
import {
  type PuzzlePosition,
  puzzleAnswerSchema,
  puzzlePositionSchema,
  startedStudySchema,
} from '../../../core/contract/puzzle-channels.ts';
import { momentSchema } from '../../../core/contract/schemas.ts';
import { integer } from '../../../core/integer.ts';
import { resultOf } from '../../../core/review/puzzles/clearing.ts';
import { PUZZLE_RESULTS, type PuzzleResult } from '../../../core/review/puzzles/puzzle-answer.ts';
import { isRunWay } from '../../../core/review/puzzles/puzzle-run.ts';
import type { Attempt } from '../base/attempt.ts';
import type { Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { ownerOfAnswer, putOwnerOfAnswer, type RowOwner } from '../tables/owners/owners-table.ts';
import {
  type AnswerRow,
  addAnswer,
  findAnswer,
  isStarted,
  positionOf,
  putStudy,
  readAnswerRow,
  readStudyRow,
  type StudyRow,
} from '../tables/puzzles/puzzles-table.ts';
import { findRun, putRun } from '../tables/puzzles/runs-table.ts';
import type { Claiming } from './claims.ts';
import { type OwnerReading, ownerIdSchema } from './owner-work.ts';
import { rowsByKey } from './rows-by-key.ts';

const { id, way, grade, runId, moves } = puzzleAnswerSchema.entries;
export const answerWorkSchema = v.strictObject({
  id,
  way,
  grade,
  runId,
  moves,
  position: puzzlePositionSchema,
  owner: v.exactOptional(ownerIdSchema),
  result: v.picklist(PUZZLE_RESULTS),
  answeredAt: momentSchema,
  /** Of the rules of its streak or storm; missing where that is the first, as in files from before there were others. */
  runVersion: v.exactOptional(integer(1, 1_000)),
});

export const studyWorkSchema = v.strictObject({ ...startedStudySchema.entries, updatedAt: momentSchema });

export const puzzleWorkSchema = v.strictObject({
  answers: v.array(answerWorkSchema),
  started: v.array(studyWorkSchema),
});

export interface AnswerWork extends Omit<AnswerRow, 'positionId'> {
  /** The origin of the answer, if it was not given in the database of the work. */
  readonly owner?: Exclude<RowOwner, null>;
  readonly position: PuzzlePosition;
  readonly runVersion?: number;
}

export interface PuzzleWork {
  readonly answers: readonly AnswerWork[];
  readonly started: readonly StudyRow[];
}

/** Every answer and every study that was left, an item at a time. A file from before there were any holds none. */
export function puzzleReader(
  database: Connection,
  attempt: Attempt,
  { ofAnswer }: Pick<OwnerReading, 'ofAnswer'>,
): { readonly answers: Generator<AnswerWork>; readonly started: Generator<StudyRow> } {
  const hasTable = (name: string) =>
    attempt(
      () =>
        database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name) !==
        undefined,
      false,
    );
  const [hasPuzzles, hasRuns] = [hasTable('puzzle_answers'), hasTable('puzzle_runs')];
  const versionOf = (runId: string | null) =>
    runId === null || !hasRuns ? 1 : (findRun(database, runId)?.version ?? 1);
  function* items<T extends object>(table: string, key: string, read: (row: Row) => T): Generator<T> {
    if (!hasPuzzles) return;
    for (const row of rowsByKey(database, { table, key }, attempt)) {
      const item = attempt<T | null>(() => read(row), null);
      if (item !== null) yield item;
    }
  }
  return {
    answers: items('puzzle_answers', 'id', (row): AnswerWork => {
      const { positionId, ...answer } = readAnswerRow(row);
      const runVersion = attempt(() => versionOf(answer.runId), 1);
      const from = { owner: ofAnswer(answer.id), position: positionOf(database, positionId) };
      return runVersion === 1 ? { ...answer, ...from } : { ...answer, ...from, runVersion };
    }),
    started: items('puzzle_boards', 'position_id', (row) => readStudyRow(database, row)),
  };
}

/** Proves the result of an answer from its moves, whatever the file says. */
export function resultOfAnswer({
  position: { rules, ...board },
  result,
  moves: made,
}: AnswerWork): PuzzleResult {
  return result === 'failed' ? 'failed' : resultOf({ board, rules }, made, result === 'helped');
}

/**
 * Adds an answer that is not here, with what its moves come to; answers whether it did. One that is here becomes the player's
 * when it comes in as that.
 */
export function mergeAnswer(
  { database, claims, now }: Claiming,
  { position, owner, runVersion = 1, ...answer }: AnswerWork,
  result: PuzzleResult,
): boolean {
  const isNew = findAnswer(database, answer.id) === null;
  if (isNew) addAnswer(database, position, { ...answer, result });
  if (isNew && runVersion > 1) putEndedRun(database, answer, runVersion);
  const from = claims.ownerHere(owner);
  if (
    isNew ? from !== undefined : claims.isMine(from) && !claims.isMine(ownerOfAnswer(database, answer.id))
  ) {
    claims.meet(from);
    putOwnerOfAnswer(database, answer.id, from, now);
  }
  return isNew;
}

/** Marks a run that was played elsewhere with the version of its rules. It does not go on here. */
function putEndedRun(
  database: Connection,
  { runId, way: played, answeredAt: begunAt }: Pick<AnswerRow, 'runId' | 'way' | 'answeredAt'>,
  version: number,
): void {
  if (runId === null || !isRunWay(played) || findRun(database, runId) !== null) return;
  putRun(database, { id: runId, way: played, version, solved: 0, failed: 0, next: null, begunAt });
}

/** Adds a study that was left; one that was left here as well stays as it is here. */
export function mergeStudy(database: Connection, study: StudyRow): void {
  if (!isStarted(database, study.position)) putStudy(database, study);
}
