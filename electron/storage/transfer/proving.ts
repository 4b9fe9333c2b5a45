/**
 * Proves the content of an import before anything of it is written: games by their replays, answers to
 * puzzles by their moves.
 */
import type { ImportError } from '../../../core/contract/import-errors.ts';
import { isFinished } from '../../../core/game/play/status.ts';
import { verifyGame } from '../../../core/game/verify-game.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { PuzzleResult } from '../../../core/review/puzzles/puzzle-answer.ts';
import type { Connection } from '../base/connection.ts';
import { isDamage } from '../base/failures.ts';
import { isOwnGame } from '../tables/owners/owners-table.ts';
import type { Claims } from './claims.ts';
import { isScoreKnown, relating } from './game-relation.ts';
import type { ImportSource, ItemSource } from './import-source.ts';
import type { JobStep } from './job-steps.ts';
import { replayWorkOf, workProblem } from './parse-games.ts';
import { resultOfAnswer } from './puzzle-work.ts';
import { outcomeOf, type Replayed, replayingWork } from './replays.ts';
import type { GameWork } from './work.ts';

/** By the place of each item in its list. */
export interface Proofs {
  /** Of the games that are not here yet. */
  readonly games: ReadonlyMap<number, Replayed>;
  readonly answers: ReadonlyMap<number, PuzzleResult>;
}

type Proving<T> = Generator<JobStep, Result<T, ImportError>>;

/** Reads every item once, in small steps, and proves it. What is wrong with one is wrong with the import. */
export function* proving(
  database: Connection,
  source: ImportSource,
  { claims, isResumed }: { readonly claims: Claims; readonly isResumed: boolean },
): Proving<Proofs> {
  const { games, designs, packs, answers, started, pictures } = source;
  const total = [games, designs, packs, answers, started, pictures].reduce(
    (sum, { length }) => sum + length,
    0,
  );
  let done = 0;
  const step = () => ({ done: ++done, total });
  /** The steps of one item, which do not count as steps of the whole. */
  function* within<T>(item: Generator<unknown, T>): Generator<JobStep, T> {
    for (;;) {
      const next = item.next();
      if (next.done) return next.value;
      yield { done, total };
    }
  }
  const provedGames = new Map<number, Replayed>();
  const provedAnswers = new Map<number, PuzzleResult>();
  let work = 0;
  for (let index = 0; index < games.length; index++) {
    const game = yield* within(games.read(index));
    if (!game.ok) return game;
    work += yield* within(replayWorkOf(game.value));
    const problem = workProblem(game.value, index, work);
    if (problem !== null) return err(problem);
    const isEarning =
      game.value.finished !== null && (isResumed || isBecomingMine(database, claims, game.value));
    if (isEarning || !(yield* within(knowing(database, game.value))))
      provedGames.set(index, yield* within(provingGame(game.value)));
    yield step();
  }
  for (let index = 0; index < answers.length; index++) {
    const answer = yield* answers.read(index);
    if (!answer.ok) return answer;
    provedAnswers.set(index, resultOfAnswer(answer.value));
    yield step();
  }
  for (const items of [designs, packs, started, pictures]) {
    const read = yield* readingAll(items, step);
    if (!read.ok) return read;
  }
  return ok({ games: provedGames, answers: provedAnswers });
}

function* readingAll(items: ItemSource<unknown>, step: () => JobStep): Proving<null> {
  for (let index = 0; index < items.length; index++) {
    const item = yield* items.read(index);
    if (!item.ok) return item;
    yield step();
  }
  return ok(null);
}

/** Returns whether a game that is stored as someone else's comes in as the player's. */
function isBecomingMine(database: Connection, claims: Claims, { id, owner }: GameWork): boolean {
  return claims.isMine(claims.ownerHere(owner)) && !isOwnGame(database, id);
}

/**
 * Returns whether everything in a game is stored already. A game that is damaged here is refused when its
 * turn comes.
 */
function* knowing(database: Connection, work: GameWork): Generator<number, boolean> {
  try {
    return (yield* relating(database, work)) === 'within' && isScoreKnown(database, work);
  } catch (error) {
    if (!isDamage(error)) throw error;
    return true;
  }
}

/** Replays a game in small steps; one whose score is to come in is computed again from its seeds as well. */
function* provingGame(work: GameWork): Generator<JobStep, Replayed> {
  const game = yield* replayingWork(work);
  if (!game.ok) return game;
  if (work.finished === null || !isFinished(game.value)) return outcomeOf(work, game.value, null);
  const computing = verifyGame(game.value);
  for (;;) {
    const next = computing.next();
    if (next.done) {
      const { value } = next;
      return value.verdict === 'forged' ? err(value.what) : outcomeOf(work, game.value, value.verdict);
    }
    yield { done: work.journal.length, total: work.journal.length };
  }
}
