/** One game comes into a database that may hold it already. Nothing is replaced, nothing comes twice. */
import type { GameRefusal } from '../../../core/contract/data.ts';
import type { JournalRow } from '../../../core/contract/schemas.ts';
import type { MergedGame } from '../tables/achievements-table.ts';
import type { Connection } from '../tables/connection.ts';
import {
  addGame,
  findProgress,
  isAlike,
  listPlaying,
  putProgress,
  type StoredStatus,
} from '../tables/games-table.ts';
import { appendRow, nextChain } from '../tables/journal-table.ts';
import { enterScore, findFinished, keepScore } from '../tables/scores-table.ts';
import { type OnDamage, soundOf } from '../tables/stored-value.ts';
import { keepRevision } from '../tables/templates-table.ts';
import { checksum } from '../trust/checks/row-checksum.ts';
import { isScoreKnown, relationTo } from './game-relation.ts';
import { type Replay, type Replays, replayWork } from './replays.ts';
import type { GameWork } from './work.ts';

/** What became of a game. `refused`: it was not taken. */
export type MergeOutcome =
  | { readonly fate: 'added' | 'extended' | 'known' }
  | { readonly fate: 'refused'; readonly reason: GameRefusal };

/** A merge while it goes on. */
export interface Merging {
  readonly database: Connection;
  readonly now: number;
  /** Games that were replayed beforehand; any other is replayed when it is its turn. */
  readonly replays: Replays;
  readonly onDamage: OnDamage;
  /** Takes the games whose score is entered. */
  readonly scored: MergedGame[];
}

/** Merges one game within the transaction of the whole. */
export function mergeGame(into: Merging, work: GameWork): MergeOutcome {
  const { database, now, replays, scored } = into;
  const [relation] = soundOf([work], (each) => relationTo(database, each), into.onDamage);
  if (relation === undefined) return { fate: 'refused', reason: 'damaged' };
  if (relation === 'within' && isScoreKnown(database, work)) return { fate: 'known' };
  if (relation === 'parted') {
    // The same game played on in two places: both are kept, the second under a name that its moves give it.
    const branch = { ...work, id: nameOfBranch(work), status: asideUnlessOver(work) };
    return mergeGame(into, branch);
  }
  // A game that was not replayed beforehand was known here then, and has changed since.
  const replayed = replays.get(work.journal) ?? replayWork(work);
  if (!replayed.ok) return { fate: 'refused', reason: replayed.error };
  const replay = replayed.value;
  if (relation === 'new') insertGame(database, work, replay, now);
  else if (relation === 'longer') extendGame(database, work, replay);
  const isScoreNew = enterScoreOf(database, work, replay, now);
  // What may be forged earns nothing. A score that is re-checked at another time was here before.
  if (isScoreNew && replay.state !== 'not-rechecked')
    scored.push({ gameId: work.id, facts: replay.facts, claims: work.finished?.achievements ?? [] });
  if (relation === 'new') return { fate: 'added' };
  return { fate: relation === 'longer' || isScoreNew ? 'extended' : 'known' };
}

function asideUnlessOver({ status }: GameWork): StoredStatus {
  return status === 'playing' ? 'set-aside' : status;
}

/** The same for the same deal and moves, so that a second import finds it there. */
export function nameOfBranch(work: GameWork): string {
  let chain = checksum('branch', [work.id, JSON.stringify(work.setup)]);
  for (const [place, row] of work.journal.entries()) {
    chain = nextChain(chain, place, JSON.stringify(row.entry), row.boardHash);
  }
  return `${work.id.slice(0, 8)}-${chain}`;
}

function insertGame(database: Connection, work: GameWork, replay: Replay, now: number): void {
  keepRevision(database, work.setup.deal.template, now);
  const chain = addGame(database, work.id, work.setup, work.startedAt);
  putProgress(database, {
    gameId: work.id,
    status: statusOf(database, work, replay),
    entries: work.journal.length,
    chain: appendRows(database, work.id, chain, 0, work.journal),
    level: replay.level,
    pairsLeft: replay.pairsLeft,
    clockMs: Math.max(work.elapsedMs, replay.elapsedMs),
    playedAt: work.playedAt,
  });
}

function extendGame(database: Connection, work: GameWork, replay: Replay): void {
  const progress = findProgress(database, work.id);
  if (progress === null) return;
  const rest = work.journal.slice(progress.entries);
  putProgress(database, {
    gameId: work.id,
    status: statusOf(database, work, replay),
    entries: work.journal.length,
    chain: appendRows(database, work.id, progress.chain, progress.entries, rest),
    level: replay.level,
    pairsLeft: replay.pairsLeft,
    clockMs: Math.max(work.elapsedMs, replay.elapsedMs, progress.clockMs),
    playedAt: Math.max(work.playedAt, progress.playedAt),
  });
}

/** Only one game of a kind is being played: that which is so already. A game is finished when its replay is. */
function statusOf(database: Connection, work: GameWork, replay: Replay): StoredStatus {
  if (work.finished !== null && replay.isFinished) return 'finished';
  // A game that was shown is finished without a score.
  if (work.status === 'finished' && replay.isOver && !replay.isFinished) return 'finished';
  if (work.status === 'abandoned') return 'abandoned';
  if (work.status !== 'playing') return 'set-aside';
  const isTaken = listPlaying(database).some(
    ({ stored: { id, setup } }) => id !== work.id && isAlike(setup, work.setup),
  );
  return isTaken ? 'set-aside' : 'playing';
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
function enterScoreOf(database: Connection, work: GameWork, replay: Replay, now: number): boolean {
  const { finished } = work;
  const progress = findProgress(database, work.id);
  const isDue = finished !== null && progress !== null && replay.isFinished;
  if (!isDue || findFinished(database, work.id) !== null) return false;
  const row = { ...replay.row, gameId: work.id };
  const isSame = JSON.stringify(row) === JSON.stringify({ ...finished.row, gameId: work.id });
  const state = replay.state ?? undefined;
  if (isSame) keepScore(database, { ...finished, row }, state);
  else enterScore(database, row, now, state);
  if (progress.status !== 'finished') putProgress(database, { ...progress, status: 'finished' });
  return true;
}
