/** One game comes into a database that may hold it already. Nothing is replaced, nothing comes twice. */
import type { GameRefusal } from '../../../core/contract/data.ts';
import type { JournalRow } from '../../../core/contract/schemas.ts';
import { slotOf } from '../../../core/game/setup/basis.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import { modeVersionOf } from '../../../core/game/setup/mode-of.ts';
import type { Connection } from '../base/connection.ts';
import { isDamage } from '../base/failures.ts';
import { checksum } from '../base/row-checksum.ts';
import type { OnDamage } from '../base/stored-value.ts';
import type { MergedGame } from '../tables/achievements-table.ts';
import { keepFigures } from '../tables/figures-table.ts';
import {
  addGame,
  findProgress,
  type GameProgress,
  listPlaying,
  putProgress,
  type StoredStatus,
} from '../tables/games-table.ts';
import { appendRow, nextChain } from '../tables/journal-table.ts';
import { isOwnGame, ownerOfGame, putOwnerOfGame, type RowOwner } from '../tables/owners/owners-table.ts';
import type { CheckState } from '../tables/score-checks-table.ts';
import { findFinished, keepScore } from '../tables/scores-table.ts';
import { keepRevision } from '../tables/templates-table.ts';
import type { Claiming, Claims } from './claims.ts';
import { isScoreKnown, type Relation, relating } from './game-relation.ts';
import { finish } from './job-steps.ts';
import { type Replay, type Replayed, replayWork } from './replays.ts';
import type { Standings } from './standings.ts';
import type { GameWork } from './work.ts';

/** The outcome for a game, and for its score if it came in. `refused`: it was not taken. */
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
  readonly claims: Claims;
  readonly standings: Standings;
  readonly playing: PlayingSlots;
  /** Takes the games whose score is entered. */
  readonly scored: MergedGame[];
}

/** Work that writes. What it yields is the number of rows that it has read and written since it yielded last. */
export type WritingSteps<T> = Generator<number, T>;

/** Rows that are looked at or written for a game beside those of its journal. */
export const GAME_ROWS = 12;
/** Rows of a journal that are written in one step. */
const STEP_ROWS = 128;

/** Merges one game; `replayed` is what came of replaying it, if that was done beforehand. */
export function* mergingGame(into: Merging, work: GameWork, replayed?: Replayed): WritingSteps<MergeOutcome> {
  const { database } = into;
  yield GAME_ROWS;
  const relation = yield* relatingSoundly(into, work);
  if (relation === null) return { fate: 'refused', reason: 'damaged' };
  const ownership = ownershipOf(into, work, relation);
  if (ownership === 'left-alone') return { fate: 'known' };
  if (relation === 'within' && ownership !== 'parted' && isScoreKnown(database, work)) {
    takeOwner(into, work);
    if (replayed?.ok) noteEarning(into, work, replayed.value);
    return { fate: 'known' };
  }
  if (relation === 'parted' || ownership === 'parted') {
    // The same game played on in two places: both are kept, the second under a name that its moves give it.
    const owner = ownerOfBranch(into, work);
    const branch = { ...work, owner, id: yield* namingBranch(work), status: asideUnlessOver(work) };
    return yield* mergingGame(into, branch, replayed);
  }
  // A game that was not replayed beforehand was known here then, and has changed since.
  const outcome = replayed ?? replayWork(work);
  if (!outcome.ok) return { fate: 'refused', reason: outcome.error };
  const replay = outcome.value;
  if (relation === 'new') yield* insertingGame(into, work, replay);
  else {
    takeOwner(into, work);
    if (relation === 'longer') yield* extendingGame(into, work, replay);
  }
  const isScoreNew = enterScoreOf(into, work, replay);
  if (isScoreNew) noteEarning(into, work, replay);
  if (relation === 'new') return { fate: 'added', isScoreNew, state: replay.state };
  return {
    fate: relation === 'longer' || isScoreNew ? 'extended' : 'known',
    isScoreNew,
    state: replay.state,
  };
}

/**
 * Decides what a game may do to the stored one of the same name, by whose they are. A game of the player's is
 * not lengthened by one that is not, and the other way about a game of someone else's becomes the player's
 * only as far as it is that. Their moves then stand beside each other, as those of games that parted.
 */
function ownershipOf(
  { database, claims }: Merging,
  work: GameWork,
  relation: Relation,
): 'free' | 'parted' | 'left-alone' {
  if (relation === 'new' || relation === 'parted') return 'free';
  const isHereMine = claims.isMine(ownerOfGame(database, work.id));
  const isMine = claims.isMine(claims.ownerHere(work.owner));
  // Others may have continued games of the player's that they have.
  if (relation === 'longer' && isHereMine && claims.taken === 'others') return 'parted';
  if (isMine === isHereMine) return 'free';
  if (!isMine) return relation === 'longer' ? 'parted' : 'left-alone';
  const entries = findProgress(database, work.id)?.entries ?? 0;
  return entries > work.journal.length ? 'parted' : 'free';
}

/** Moves that parted from the player's in an import of someone else's are theirs, whatever the game was before. */
function ownerOfBranch({ claims }: Merging, { owner }: GameWork): RowOwner {
  return claims.taken === 'others' && claims.isMine(claims.ownerHere(owner)) ? undefined : owner;
}

/** Keeps where a game is from that is here already, where it becomes the player's or nothing was known of it. */
function takeOwner({ database, claims, playing, now }: Merging, work: GameWork): void {
  const owner = claims.ownerHere(work.owner);
  const before = ownerOfGame(database, work.id);
  const isMine = claims.isMine(owner);
  // A game that others left on the board was set aside; the player's own goes on.
  if (isMine && !isOwnGame(database, work.id) && work.status === 'playing') {
    const progress = findProgress(database, work.id);
    if (progress !== null) putProgress(database, { ...progress, status: statusInSlot(playing, work) });
  }
  const isBetter = isMine ? !claims.isMine(before) : before === null;
  if (isBetter) keepOwner({ database, claims, now }, work.id, owner);
}

function keepOwner({ database, claims, now }: Claiming, gameId: string, owner: RowOwner): void {
  claims.meet(owner);
  putOwnerOfGame(database, gameId, owner, now);
}

/**
 * Notes what a game earns; one that may be forged earns nothing. A score that is re-checked at another time
 * was here before.
 */
function noteEarning({ claims, scored }: Merging, { id, owner, finished }: GameWork, replay: Replay): void {
  if (finished === null || replay.state === 'not-rechecked' || !claims.isMine(claims.ownerHere(owner)))
    return;
  scored.push({ gameId: id, facts: replay.facts, claims: finished.achievements });
}

/** Relates the game to what is here; null when that is damaged, which is reported. */
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

function* insertingGame(into: Merging, work: GameWork, replay: Replay): WritingSteps<void> {
  const { database, claims, now } = into;
  keepRevision(database, work.setup.deal.template, now);
  const chain = addGame(database, work.id, work.setup, work.startedAt);
  const owner = claims.ownerHere(work.owner);
  // In the same step: at no moment does the game stand there as someone else's than it is.
  if (owner !== undefined) keepOwner(into, work.id, owner);
  const clockMs = Math.max(work.elapsedMs, replay.elapsedMs);
  yield* writingJournal(database, work.journal, {
    gameId: work.id,
    status: statusOf(into, work, replay),
    entries: 0,
    chain,
    level: replay.level,
    pairsLeft: replay.pairsLeft,
    clockMs,
    playedAt: work.playedAt,
  });
}

function* extendingGame(into: Merging, work: GameWork, replay: Replay): WritingSteps<void> {
  const { database } = into;
  const progress = findProgress(database, work.id);
  if (progress === null) return;
  yield* writingJournal(database, work.journal, {
    ...progress,
    status: statusOf(into, work, replay),
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
function statusOf({ claims, playing }: Merging, work: GameWork, replay: Replay): StoredStatus {
  if (work.finished !== null && replay.isFinished) return 'finished';
  // A game that was shown is finished without a score.
  if (work.status === 'finished' && replay.isOver && !replay.isFinished) return 'finished';
  if (work.status === 'abandoned') return 'abandoned';
  const isMine = claims.isMine(claims.ownerHere(work.owner));
  return work.status === 'playing' && isMine ? statusInSlot(playing, work) : 'set-aside';
}

function statusInSlot(playing: PlayingSlots, work: GameWork): StoredStatus {
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
  keepFigures(database, work.id, replay.figures);
  if (progress.status !== 'finished') putProgress(database, { ...progress, status: 'finished' });
  return true;
}
