/** Answers to puzzles: proved by their moves, then kept. */
import type { BridgeError, Reply } from '../../../core/contract/contract.ts';
import type { PuzzlePosition, SentAnswer, StartedStudy } from '../../../core/contract/puzzle-channels.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { resultOf } from '../../../core/review/puzzles/clearing.ts';
import type { PuzzleResult } from '../../../core/review/puzzles/puzzle-record.ts';
import { addAnswer, endStudy, findAnswer, nameOf, putStudy } from '../tables/puzzles-table.ts';
import { momentOf } from '../tables/stored-value.ts';
import type { Storage } from './storage.ts';

type Answered<T> = Result<T, BridgeError>;

/** Keeps an answer; one that is here already stays as it is. */
export function keepAnswer(
  { database, now }: Storage,
  { position, isHelped, ...answer }: SentAnswer,
): Answered<Reply<'puzzles.answer'>> {
  const known = findAnswer(database, answer.id);
  if (known !== null) return answeredAs(known.positionId, position, known.result);
  const { rules, ...board } = position;
  const result = resultOf({ board, rules }, answer.moves, isHelped);
  const row = { ...answer, result, answeredAt: momentOf(now()) };
  database
    .transaction(() => {
      addAnswer(database, position, row);
      if (row.way === 'study') endStudy(database, position);
    })
    .immediate();
  return ok({ result });
}

function answeredAs(
  positionId: string,
  position: PuzzlePosition,
  result: PuzzleResult,
): Answered<Reply<'puzzles.answer'>> {
  if (positionId === nameOf(position)) return ok({ result });
  return err({ code: 'bad-request', detail: 'puzzle: the answer to another one' });
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
