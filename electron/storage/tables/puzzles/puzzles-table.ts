/** Answers to puzzles, the positions that they are about, and studies that were left before their end. */
import * as v from 'valibot';
import { rateAnswers } from '../../../../core/coach/rating/player-rating.ts';
import { studyRating } from '../../../../core/coach/rating/shown-ratings.ts';
import {
  type KeptPuzzles,
  PAST_RATINGS,
  type PuzzlePosition,
  puzzleAnswerSchema,
  puzzlePositionSchema,
  type StartedStudy,
  startedStudySchema,
} from '../../../../core/contract/puzzle-channels.ts';
import { positionName } from '../../../../core/review/puzzles/position-name.ts';
import { PUZZLE_RESULTS, type PuzzleAnswer } from '../../../../core/review/puzzles/puzzle-answer.ts';
import { puzzleRecordOf } from '../../../../core/review/puzzles/puzzle-record.ts';
import { addRow, checkedRow, findRow, putRow, type Row } from '../../base/checked-rows.ts';
import type { Connection } from '../../base/connection.ts';
import { DamageError } from '../../base/failures.ts';
import { statement } from '../../base/statements.ts';
import { momentOf, type OnDamage, readJson, readStored, soundOf } from '../../base/stored-value.ts';
import { COUNTED_ANSWERS, type Counting, countingAt } from '../owners/counted-rows.ts';
import { runVersions } from './runs-table.ts';

const { way, grade, runId, moves } = puzzleAnswerSchema.entries;
const answerSchema = v.object({
  positionId: v.string(),
  way,
  grade,
  runId,
  result: v.picklist(PUZZLE_RESULTS),
  moves,
  answeredAt: v.number(),
});

/** An answer as it lies in the table. */
export interface AnswerRow extends PuzzleAnswer {
  readonly id: string;
  readonly moves: StartedStudy['moves'];
}

/** A study that was left, and when. */
export interface StudyRow extends StartedStudy {
  readonly updatedAt: number;
}

/** The name of a position, for `positionOf`. */
export function nameOf({ rules, ...board }: PuzzlePosition): string {
  return positionName({ board, rules });
}

/** Parses a row; throws DamageError when it was damaged. */
export function readAnswerRow(unchecked: Row): AnswerRow {
  const row = checkedRow('puzzle_answers', unchecked);
  const where = `puzzle_answers ${String(row.id)}`;
  const read = readStored(
    answerSchema,
    {
      positionId: row.position_id,
      way: row.way,
      grade: row.grade,
      runId: row.run_id,
      result: row.result,
      moves: readJson(row.moves, where),
      answeredAt: row.answered_at,
    },
    where,
  );
  return { ...read, id: String(row.id), answeredAt: momentOf(read.answeredAt) };
}

/** The position of this name; throws DamageError when it is not there as it was. */
export function positionOf(database: Connection, id: string): PuzzlePosition {
  const where = `puzzle_positions ${id}`;
  const row = findRow(database, 'puzzle_positions', id);
  if (row === null) throw new DamageError(where);
  return readStored(puzzlePositionSchema, readJson(row.position, where), where);
}

/** Parses a row with its position; throws DamageError when one of them was damaged. */
export function readStudyRow(database: Connection, unchecked: Row): StudyRow {
  const row = checkedRow('puzzle_boards', unchecked);
  const where = `puzzle_boards ${String(row.position_id)}`;
  const position = positionOf(database, String(row.position_id));
  const study = { position, moves: readJson(row.moves, where), isHelped: row.is_helped === 1 };
  return { ...readStored(startedStudySchema, study, where), updatedAt: momentOf(row.updated_at) };
}

/** The answer with this id, or null. */
export function findAnswer(database: Connection, id: string): AnswerRow | null {
  const row = findRow(database, 'puzzle_answers', id);
  return row === null ? null : readAnswerRow(row);
}

/** Adds an answer; call it within a transaction. */
export function addAnswer(
  database: Connection,
  position: PuzzlePosition,
  answer: Omit<AnswerRow, 'positionId'>,
): void {
  const positionId = putPosition(database, position);
  addRow(database, 'puzzle_answers', {
    id: answer.id,
    position_id: positionId,
    way: answer.way,
    grade: answer.grade,
    run_id: answer.runId,
    result: answer.result,
    moves: JSON.stringify(answer.moves),
    answered_at: answer.answeredAt,
  });
}

/** Keeps how far a study is; call it within a transaction. */
export function putStudy(database: Connection, { position, moves, isHelped, updatedAt }: StudyRow): void {
  putRow(database, 'puzzle_boards', {
    position_id: putPosition(database, position),
    moves: JSON.stringify(moves),
    is_helped: isHelped ? 1 : 0,
    updated_at: updatedAt,
  });
}

/** Returns whether a study was left at this position. */
export function isStarted(database: Connection, position: PuzzlePosition): boolean {
  return findRow(database, 'puzzle_boards', nameOf(position)) !== null;
}

/** Forgets that a study was left. */
export function endStudy(database: Connection, position: PuzzlePosition): void {
  statement<[string]>(database, 'DELETE FROM puzzle_boards WHERE position_id = ?').run(nameOf(position));
}

function putPosition(database: Connection, position: PuzzlePosition): string {
  const id = nameOf(position);
  if (findRow(database, 'puzzle_positions', id) === null)
    addRow(database, 'puzzle_positions', { id, position: JSON.stringify(position) });
  return id;
}

/** The totals of the player's answers, and the studies that were left, last played first. */
export function readPuzzles(database: Connection, now: number, onDamage: OnDamage): KeptPuzzles {
  const answers = statement<[Counting], Row>(
    database,
    `SELECT * FROM ${COUNTED_ANSWERS} ORDER BY answered_at, id`,
  ).all(countingAt(now));
  const boards = statement<[], Row>(
    database,
    'SELECT * FROM puzzle_boards ORDER BY updated_at DESC, position_id',
  ).all();
  const started = soundOf(boards, (row) => readStudyRow(database, row), onDamage);
  const sound = soundOf(answers, readAnswerRow, onDamage);
  return {
    ...puzzleRecordOf(sound, now, runVersions(database, onDamage)),
    ...ratingOf(sound),
    started: started.map(({ updatedAt: _, ...study }) => study),
  };
}

/** The player's rating by the studies that have one; nothing before the first answer that rates. */
function ratingOf(answers: readonly AnswerRow[]): Pick<KeptPuzzles, 'rating'> {
  const rated = rateAnswers(answers, studyRating);
  const last = rated.at(-1);
  if (last === undefined) return {};
  const past = rated.slice(-PAST_RATINGS).map(({ rating, deviation }) => ({ rating, deviation }));
  return { rating: { rating: last.rating, deviation: last.deviation, rated: rated.length, past } };
}
