/** One game comes into a database that may hold it already. Nothing is replaced, nothing comes twice. */
import type { GameRefusal } from '../../../core/contract/data.ts';
import type { JournalRow } from '../../../core/contract/schemas.ts';
import type { GameSetup } from '../../../core/game/entry.ts';
import { slotOf } from '../../../core/game/modes/basis.ts';
import { modeVersionOf } from '../../../core/game/modes/mode-of.ts';
import type { MergedGame } from '../tables/achievements-table.ts';
import type { Connection } from '../tables/connection.ts';
import {
  addGame,
  findProgress,
  type GameProgress,
  listPlaying,
  putProgress,
  type StoredStatus,
} from '../tables/games-table.ts';
import { appendRow, nextChain } from '../tables/journal-table.ts';
import type { CheckState } from '../tables/score-checks-table.ts';
import { findFinished, keepScore } from '../tables/scores-table.ts';
import type { OnDamage } from '../tables/stored-value.ts';
import { keepRevision } from '../tables/templates-table.ts';
import { checksum } from '../trust/checks/row-checksum.ts';
import { isDamage } from '../trust/failures.ts';
import { isScoreKnown, type Relation, relating } from './game-relation.ts';
import type { Standings } from './import/standings.ts';
import { finish } from './job-steps.ts';
import { type Replay, type Replayed, replayWork } from './replays.ts';
import type { GameWork } from './work.ts';

/** What became of a game, and of its score if it came in. `refused`: it was not taken. */
export type MergeOutcome =
  | {
      readonly fate: 'added' | 'extended' | 'known';
      readonly isScoreNew?: boolean;
      readonly state?: CheckState | null;
    }
  | { readonly fate: 'refused'; readonly reason: GameRefusal };

/** A merge while it goes on. */
export interface Merging {
  readonly database: Connection;
  readonly now: number;
  readonly onDamage: OnDamage;
  readonly standings: Standings;
  readonly playing: PlayingSlots;
  /** Takes the games whose score is entered. */
  readonly scored: MergedGame[];
}

/** Work that writes. What it yields is the number of rows that it has read and written since it yielded last. */
export type WritingSteps<T> = Generator<number, T>;

/** Rows that are looked at or written for a game beside those of its journal. */
const GAME_ROWS = 12;
/** Rows of a journal that are written in one step. */
const STEP_ROWS = 128;

/** Merges one game; `replayed` is what came of replaying it, if that was done beforehand. */
export function* mergingGame(into: Merging, work: GameWork, replayed?: Replayed): WritingSteps<MergeOutcome> {
  const { database, scored } = into;
  yield GAME_ROWS;
  const relation = yield* relatingSoundly(into, work);
  if (relation === null) return { fate: 'refused', reason: 'damaged' };
  if (relation === 'within' && isScoreKnown(database, work)) return { fate: 'known' };
  if (relation === 'parted') {
    // The same game played on in two places: both are kept, the second under a name that its moves give it.
    const branch = { ...work, id: yield* namingBranch(work), status: asideUnlessOver(work) };
    return yield* mergingGame(into, branch, replayed);
  }
  // A game that was not replayed beforehand was known here then, and has changed since.
  const outcome = replayed ?? replayWork(work);
  if (!outcome.ok) return { fate: 'refused', reason: outcome.error };
  const replay = outcome.value;
  if (relation === 'new') yield* insertingGame(into, work, replay);
  else if (relation === 'longer') yield* extendingGame(into, work, replay);
  const isScoreNew = enterScoreOf(into, work, replay);
  // What may be forged earns nothing. A score that is re-checked at another time was here before.
  if (isScoreNew && replay.state !== 'not-rechecked')
    scored.push({ gameId: work.id, facts: replay.facts, claims: work.finished?.achievements ?? [] });
  if (relation === 'new') return { fate: 'added', isScoreNew, state: replay.state };
  return {
    fate: relation === 'longer' || isScoreNew ? 'extended' : 'known',
    isScoreNew,
    state: replay.state,
  };
}

/** How the game stands to what is here; null when that is damaged, which is reported. */
function* relatingSoundly({ database, onDamage }: Merging, work: GameWork): WritingSteps<Relation | null> {
  try {
    return yield* relating(database, work);
  } catch (error) {
    if (!isDamage(error)) throw error;
    onDamage(error instanceof Error ? error.message : '');
    return null;
  }
}

function asideUnlessOver({ status }: GameWork): StoredStatus {
  return status === 'playing' ? 'set-aside' : status;
}

/** The same for the same deal and moves, so that a second import finds it there. */
export function nameOfBranch(work: GameWork): string {
  return finish(namingBranch(work));
}

function* namingBranch(work: GameWork): Generator<number, string> {
  let chain = checksum('branch', [work.id, JSON.stringify(work.setup)]);
  for (const [place, row] of work.journal.entries()) {
    chain = nextChain(chain, place, JSON.stringify(row.entry), row.boardHash);
    if (place % STEP_ROWS === STEP_ROWS - 1) yield STEP_ROWS;
  }
  return `${work.id.slice(0, 8)}-${chain}`;
}

function* insertingGame({ playing, ...into }: Merging, work: GameWork, replay: Replay): WritingSteps<void> {
  const { database, now } = into;
  keepRevision(database, work.setup.deal.template, now);
  const chain = addGame(database, work.id, work.setup, work.startedAt);
  const clockMs = Math.max(work.elapsedMs, replay.elapsedMs);
  yield* writingJournal(database, work.journal, {
    ...{ gameId: work.id, status: statusOf(playing, work, replay), entries: 0, chain },
    ...{ level: replay.level, pairsLeft: replay.pairsLeft, clockMs, playedAt: work.playedAt },
  });
}

function* extendingGame({ database, playing }: Merging, work: GameWork, replay: Replay): WritingSteps<void> {
  const progress = findProgress(database, work.id);
  if (progress === null) return;
  yield* writingJournal(database, work.journal, {
    ...progress,
    status: statusOf(playing, work, replay),
    level: replay.level,
    pairsLeft: replay.pairsLeft,
    clockMs: Math.max(work.elapsedMs, replay.elapsedMs, progress.clockMs),
    playedAt: Math.max(work.playedAt, progress.playedAt),
  });
}

/** Adds the rows that follow those that are there. Until the last of them the game is set aside, so that none comes between. */
function* writingJournal(
  database: Connection,
  journal: readonly JournalRow[],
  progress: GameProgress,
): WritingSteps<void> {
  let { entries, chain } = progress;
  do {
    const rows = journal.slice(entries, entries + STEP_ROWS);
    chain = appendRows(database, progress.gameId, chain, entries, rows);
    entries += rows.length;
    const status = entries < journal.length ? 'set-aside' : progress.status;
    putProgress(database, { ...progress, entries, chain, status });
    yield rows.length + 1;
  } while (entries < journal.length);
}

/** Which games are being played, by what makes games alike. Read once, at the beginning of a merge. */
export type PlayingSlots = Map<string, string>;

export function readPlayingSlots(database: Connection): PlayingSlots {
  return new Map(listPlaying(database).map(({ stored }) => [slotOfSetup(stored.setup), stored.id]));
}

function slotOfSetup(setup: GameSetup): string {
  return slotOf(setup, setup.deal.template);
}

/** Only one game of a kind is being played: that which is so already. A game is finished when its replay is. */
function statusOf(playing: PlayingSlots, work: GameWork, replay: Replay): StoredStatus {
  if (work.finished !== null && replay.isFinished) return 'finished';
  // A game that was shown is finished without a score.
  if (work.status === 'finished' && replay.isOver && !replay.isFinished) return 'finished';
  if (work.status === 'abandoned') return 'abandoned';
  if (work.status !== 'playing') return 'set-aside';
  const slot = slotOfSetup(work.setup);
  const taken = playing.get(slot) ?? work.id;
  playing.set(slot, taken);
  return taken === work.id ? 'playing' : 'set-aside';
}

/** Adds rows from a place on; answers the last link of the chain. */
export function appendRows(
  database: Connection,
  gameId: string,
  firstChain: string,
  from: number,
  rows: readonly JournalRow[],
): string {
  let chain = firstChain;
  for (const [offset, row] of rows.entries()) {
    const place = from + offset;
    const entry = JSON.stringify(row.entry);
    chain = nextChain(chain, place, entry, row.boardHash);
    appendRow(database, gameId, { place, entry, boardHash: row.boardHash, chain });
  }
  return chain;
}

/** A score comes in when replaying the game gives it. Answers whether one was entered. */
function enterScoreOf({ database, standings }: Merging, work: GameWork, replay: Replay): boolean {
  const { finished } = work;
  const progress = findProgress(database, work.id);
  const isDue = finished !== null && progress !== null && replay.isFinished;
  if (!isDue || findFinished(database, work.id) !== null) return false;
  const row = { ...replay.row, gameId: work.id };
  const isSame = JSON.stringify(row) === JSON.stringify({ ...finished.row, gameId: work.id });
  const state = replay.state ?? undefined;
  const place = standings.place(row, modeVersionOf(work.setup), state);
  keepScore(database, isSame ? { ...finished, row } : { ...place, row }, state);
  if (progress.status !== 'finished') putProgress(database, { ...progress, status: 'finished' });
  return true;
}
