/** Answers to puzzles: proved by their moves, then kept. */
import type { BridgeError, Reply } from '../../../core/contract/contract.ts';
import type { PuzzlePosition, SentAnswer, StartedStudy } from '../../../core/contract/puzzle-channels.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { resultOf } from '../../../core/review/puzzles/clearing.ts';
import { gradeInRuns } from '../../../core/review/puzzles/run-puzzles.ts';
import type { Storage } from '../base/storage.ts';
import { momentOf } from '../base/stored-value.ts';
import {
  type AnswerRow,
  addAnswer,
  endStudy,
  findAnswer,
  nameOf,
  putStudy,
} from '../tables/puzzles/puzzles-table.ts';
import { findRun } from '../tables/puzzles/runs-table.ts';
import { countAnswer, runOfAnswer, stateOf } from './puzzle-runs.ts';

type Answered<T> = Result<T, BridgeError>;

/** Keeps an answer; one that is here already stays as it is. */
export function keepAnswer(storage: Storage, sent: SentAnswer): Answered<Reply<'puzzles.answer'>> {
  const { database, now } = storage;
  const { position, isHelped, ...answer } = sent;
  const known = findAnswer(database, answer.id);
  if (known !== null) return answeredAs(storage, known, position);
  const run = runOfAnswer(storage, sent);
  if (!run.ok) return run;
  const { rules, ...board } = position;
  const result = resultOf({ board, rules }, answer.moves, isHelped);
  const grade = run.value === null ? answer.grade : gradeInRuns(nameOf(position));
  const row = { ...answer, grade, result, answeredAt: momentOf(now()) };
  const counted = database
    .transaction(() => {
      addAnswer(database, position, row);
      if (row.way === 'study') endStudy(database, position);
      return run.value === null ? null : countAnswer(storage, run.value, result);
    })
    .immediate();
  return ok({ result, run: counted && stateOf(counted) });
}

function answeredAs(
  { database }: Storage,
  { positionId, result, runId }: AnswerRow,
  position: PuzzlePosition,
): Answered<Reply<'puzzles.answer'>> {
  if (positionId !== nameOf(position))
    return err({ code: 'bad-request', detail: 'puzzle: the answer to another one' });
  const run = runId === null ? null : findRun(database, runId);
  return ok({ result, run: run && stateOf(run) });
}

/** Keeps how far a study is. */
export function keepStudy({ database, now }: Storage, study: StartedStudy): Answered<null> {
  const isBegun = study.moves.length > 0 || study.isHelped;
  database
    .transaction(() => {
      if (isBegun) putStudy(database, { ...study, updatedAt: momentOf(now()) });
      else endStudy(database, study.position);
    })
    .immediate();
  return ok(null);
}
