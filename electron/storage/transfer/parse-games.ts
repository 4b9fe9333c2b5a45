/** The games of an exported file, read in small steps and refused before a long replay begins. */
import * as v from 'valibot';
import type { ImportError } from '../../../core/contract/import-errors.ts';
import { type JournalRow, journalRowSchema, MAX_JOURNAL } from '../../../core/contract/schemas.ts';
import type { DealRecord, GameSetup } from '../../../core/game/setup/entry.ts';
import { err, ok, type Result, refuse } from '../../../core/result.ts';
import { MAX_AREA } from '../../../core/templates/limits.ts';
import { withTrueTemplate } from '../tables/true-template.ts';
import { gameWorkSchema } from './export-format.ts';
import type { JobStep } from './job-steps.ts';
import type { GameWork } from './work.ts';

/** Rows that are parsed in one step: 16 levels on the largest board take a few milliseconds. */
const STEP_ROWS = 16;

/**
 * Most work that the replays of one import may be, in entries times cells: that of the longest journal on the largest
 * board, so that each single game that could be played can come in. At most some minutes, 0.03 to 0.07 µs a cell.
 */
export const MAX_REPLAY_WORK = MAX_JOURNAL * MAX_AREA;

/** The games as they are replayed later, or what is wrong with the first one that cannot be. A few rows a step. */
export function* parsingGames(
  list: readonly unknown[],
  mostWork = MAX_REPLAY_WORK,
): Generator<JobStep, Result<GameWork[], ImportError>> {
  const games: GameWork[] = [];
  let work = 0;
  for (const [index, value] of list.entries()) {
    const game = yield* parsingGame(value, index);
    if (!game.ok) return game;
    games.push(game.value);
    work += yield* replayWorkOf(game.value);
    const problem = workProblem(game.value, index, work, mostWork);
    if (problem !== null) return err(problem);
    yield { done: games.length, total: list.length };
  }
  return ok(games);
}

/**
 * Returns the fault when all replays together, up to this game, take too much work; null when they do not.
 */
export function workProblem(
  { id, journal }: GameWork,
  index: number,
  work: number,
  mostWork = MAX_REPLAY_WORK,
): ImportError | null {
  if (work <= mostWork) return null;
  const detail = `${nameOf(index, id)}: ${journal.length} entries; entries × cells ${work} > ${mostWork}`;
  return { code: 'import-too-much-work', detail };
}

/** Says where in a file a value is invalid, and why. */
export function describeIssue(issue: v.BaseIssue<unknown>, prefix: string): string {
  return `${prefix}${v.getDotPath(issue) ?? ''}: ${issue.message}`.slice(0, 300);
}

function nameOf(index: number, id: string): string {
  return `games.${index} (${id})`;
}

/** One game of the list; the error names its place there. */
export function* parsingGame(
  value: unknown,
  index: number,
): Generator<JobStep, Result<GameWork, ImportError>> {
  const head = v.safeParse(gameWorkSchema, value, { abortEarly: true });
  if (!head.success) return refuse('import-wrong-shape', describeIssue(head.issues[0], `games.${index}.`));
  const { id, journal: rows, setup } = head.output;
  if (rows.length > MAX_JOURNAL) {
    const detail = `${nameOf(index, id)}: ${rows.length} entries > ${MAX_JOURNAL}`;
    return refuse('import-journal-too-long', detail);
  }
  const journal: JournalRow[] = [];
  for (const [place, row] of rows.entries()) {
    const one = v.safeParse(journalRowSchema, row, { abortEarly: true });
    if (!one.success)
      return refuse('import-wrong-shape', describeIssue(one.issues[0], `games.${index}.journal.${place}.`));
    journal.push(one.output);
    if (journal.length % STEP_ROWS === 0) yield { done: journal.length, total: rows.length };
  }
  return ok({ ...head.output, journal, setup: withTrueTemplate(setup) });
}

/** Entries times the cells of the largest board; a deal is played by its witness before it is accepted. */
export function* replayWorkOf({ setup, journal }: GameWork): Generator<JobStep, number> {
  let [cells, entries] = dealCost(setup);
  for (const [place, { entry }] of journal.entries()) {
    const [area, moves] = entry.type === 'level' ? dealCost(entry) : [0, 0];
    cells = Math.max(cells, area);
    entries += 1 + moves;
    if (place % 4_096 === 4_095) yield { done: place, total: journal.length };
  }
  return cells * entries;
}

function dealCost({ deal }: Pick<GameSetup, 'deal'>): [cells: number, moves: number] {
  const { cells, witness }: DealRecord = deal;
  return [cells.length, witness.length];
}
