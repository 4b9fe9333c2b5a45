/** Answers to puzzles as part of a player's work: exported, imported, and saved out of a damaged file. */
import * as v from 'valibot';
import {
  type PuzzlePosition,
  puzzleAnswerSchema,
  puzzlePositionSchema,
  startedStudySchema,
} from '../../../core/contract/puzzle-channels.ts';
import { momentSchema } from '../../../core/contract/schemas.ts';
import { resultOf } from '../../../core/review/puzzles/clearing.ts';
import { PUZZLE_RESULTS } from '../../../core/review/puzzles/puzzle-record.ts';
import type { Row } from '../tables/checked-rows.ts';
import type { Connection } from '../tables/connection.ts';
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
} from '../tables/puzzles-table.ts';
import { type OnDamage, soundOf } from '../tables/stored-value.ts';
import type { Attempt } from './attempt.ts';

const { id, way, grade, runId, moves } = puzzleAnswerSchema.entries;
const answerWorkSchema = v.strictObject({
  ...{ id, way, grade, runId, moves },
  position: puzzlePositionSchema,
  result: v.picklist(PUZZLE_RESULTS),
  answeredAt: momentSchema,
});

export const puzzleWorkSchema = v.strictObject({
  answers: v.array(answerWorkSchema),
  started: v.array(v.strictObject({ ...startedStudySchema.entries, updatedAt: momentSchema })),
});

export interface AnswerWork extends Omit<AnswerRow, 'positionId'> {
  readonly position: PuzzlePosition;
}

export interface PuzzleWork {
  readonly answers: readonly AnswerWork[];
  readonly started: readonly StudyRow[];
}

/** Every answer and every study that was left. A file from before there were any holds none. */
export function readPuzzleWork(database: Connection, attempt: Attempt): PuzzleWork {
  const table = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'puzzle_answers'";
  if (attempt(() => database.prepare(table).get(), undefined) === undefined)
    return { answers: [], started: [] };
  const rowsOf = (sql: string) => attempt(() => database.prepare<[], Row>(sql).all(), []);
  const each = <T>(rows: readonly Row[], read: (row: Row) => T): T[] =>
    rows.flatMap((row) => attempt<T[]>(() => [read(row)], []));
  return {
    answers: each(rowsOf('SELECT * FROM puzzle_answers ORDER BY answered_at, id'), (row) => {
      const { positionId, ...answer } = readAnswerRow(row);
      return { ...answer, position: positionOf(database, positionId) };
    }),
    started: each(rowsOf('SELECT * FROM puzzle_boards ORDER BY position_id'), (row) =>
      readStudyRow(database, row),
    ),
  };
}

/**
 * Adds what is not here. What an answer comes to is proved again by its moves. A study that was left here as well stays as
 * it is here.
 */
export function mergePuzzles(
  database: Connection,
  { answers, started }: PuzzleWork,
  onDamage: OnDamage = () => undefined,
): void {
  // One that is damaged here stays as it is, for the next start to mend.
  soundOf(answers, (answer) => mergeAnswer(database, answer), onDamage);
  soundOf(started, (study) => mergeStudy(database, study), onDamage);
}

function mergeAnswer(database: Connection, { position, ...answer }: AnswerWork): void {
  if (findAnswer(database, answer.id) !== null) return;
  const { rules, ...board } = position;
  const isHelped = answer.result === 'helped';
  const result = answer.result === 'failed' ? 'failed' : resultOf({ board, rules }, answer.moves, isHelped);
  addAnswer(database, position, { ...answer, result });
}

function mergeStudy(database: Connection, study: StudyRow): void {
  if (!isStarted(database, study.position)) putStudy(database, study);
}
