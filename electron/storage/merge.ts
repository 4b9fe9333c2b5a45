/** Brings a player's work into a database that may hold some of it already. Nothing is replaced, nothing comes twice. */
import type { JournalRow } from '../../core/contract/schemas.ts';
import { currentNode, type Game } from '../../core/game/game.ts';
import { isFinished } from '../../core/game/play.ts';
import { checksum } from './checksum.ts';
import type { Connection } from './connection.ts';
import { mergeDesigns } from './design-work.ts';
import { addGame, findGame, findProgress, listPlaying, putProgress, type StoredStatus } from './games.ts';
import { appendRow, nextChain, rawJournal } from './journal.ts';
import { pairsLeftOf, replayRows, scoreOf } from './running-game.ts';
import { enterScore, findFinished, keepScore } from './scores.ts';
import { setupProblem } from './setup-check.ts';
import { putRow } from './tables.ts';
import { keepRevision } from './templates.ts';
import type { GameWork, Work } from './work.ts';

/** How many games of each fate. `refused`: its journal does not replay, so it was not taken. */
export interface MergeReport {
  readonly added: number;
  readonly extended: number;
  readonly known: number;
  readonly refused: number;
}

type Fate = keyof MergeReport;

/** Merges all of it or, when a write fails, nothing. */
export function mergeWork(database: Connection, work: Work, now: number): MergeReport {
  const report = { added: 0, extended: 0, known: 0, refused: 0 };
  database
    .transaction(() => {
      for (const game of work.games) report[mergeGame(database, game, now)]++;
      mergeDesigns(database, work.designs);
      mergeSettings(database, work);
    })
    .immediate();
  return report;
}

/** A setting that the player chose here stays. */
function mergeSettings(database: Connection, { settings }: Work): void {
  const isSet = database.prepare('SELECT 1 FROM settings WHERE name = ?');
  for (const [name, value] of Object.entries(settings)) {
    if (isSet.get(name) === undefined) putRow(database, 'settings', { name, value: JSON.stringify(value) });
  }
}

function mergeGame(database: Connection, work: GameWork, now: number): Fate {
  const relation = relationTo(database, work);
  const isScoreKnown = work.finished === null || findFinished(database, work.id) !== null;
  if (relation === 'within' && isScoreKnown) return 'known';
  if (relation === 'parted') {
    // The same game played on in two places: both are kept, the second under a name that its moves give it.
    return mergeGame(database, { ...work, id: nameOfBranch(work), status: asideUnlessOver(work) }, now);
  }
  if (setupProblem(work.setup) !== null) return 'refused';
  const replayed = replayRows(work.setup, work.journal);
  if (!replayed.ok) return 'refused';
  if (relation === 'new') insertGame(database, work, replayed.value, now);
  else if (relation === 'longer') extendGame(database, work, replayed.value);
  const isScoreNew = enterScoreOf(database, work, replayed.value);
  if (relation === 'new') return 'added';
  return relation === 'longer' || isScoreNew ? 'extended' : 'known';
}

function asideUnlessOver({ status }: GameWork): StoredStatus {
  return status === 'playing' ? 'set-aside' : status;
}

/** The same for the same deal and moves, so that a second import finds it there. */
function nameOfBranch(work: GameWork): string {
  let chain = checksum('branch', [work.id, JSON.stringify(work.setup)]);
  for (const [place, row] of work.journal.entries()) {
    chain = nextChain(chain, place, JSON.stringify(row.entry), row.boardHash);
  }
  return `${work.id.slice(0, 8)}-${chain}`;
}

/** How the work stands to the game of the same name: `longer` has what is there and more, `within` has no more. */
function relationTo(database: Connection, work: GameWork): 'new' | 'longer' | 'within' | 'parted' {
  const stored = findGame(database, work.id);
  if (stored === null) return 'new';
  if (JSON.stringify(stored.setup) !== JSON.stringify(work.setup)) return 'parted';
  const rows = rawJournal(database, work.id);
  const shared = Math.min(rows.length, work.journal.length);
  for (let place = 0; place < shared; place++) {
    if (rows[place]?.entry !== JSON.stringify(work.journal[place]?.entry)) return 'parted';
  }
  return work.journal.length > rows.length ? 'longer' : 'within';
}

function insertGame(database: Connection, work: GameWork, game: Game, now: number): void {
  keepRevision(database, work.setup.deal.template, now);
  const chain = addGame(database, work.id, work.setup, work.startedAt);
  putProgress(database, {
    gameId: work.id,
    status: statusOf(database, work, game),
    entries: work.journal.length,
    chain: appendRows(database, work.id, chain, 0, work.journal),
    level: currentNode(game).level,
    pairsLeft: pairsLeftOf(game),
    elapsedMs: Math.max(work.elapsedMs, game.elapsedMs),
    playedAt: work.playedAt,
  });
}

function extendGame(database: Connection, work: GameWork, game: Game): void {
  const progress = findProgress(database, work.id);
  if (progress === null) return;
  const rest = work.journal.slice(progress.entries);
  putProgress(database, {
    gameId: work.id,
    status: statusOf(database, work, game),
    entries: work.journal.length,
    chain: appendRows(database, work.id, progress.chain, progress.entries, rest),
    level: currentNode(game).level,
    pairsLeft: pairsLeftOf(game),
    elapsedMs: Math.max(work.elapsedMs, game.elapsedMs, progress.elapsedMs),
    playedAt: Math.max(work.playedAt, progress.playedAt),
  });
}

/** Only one game of a kind is being played: that which is so already. A game is finished when its replay is. */
function statusOf(database: Connection, work: GameWork, game: Game): StoredStatus {
  if (work.finished !== null && isFinished(game)) return 'finished';
  if (work.status === 'abandoned') return 'abandoned';
  if (work.status !== 'playing') return 'set-aside';
  const { mode, deal } = work.setup;
  const isTaken = listPlaying(database).some(({ gameId }) => {
    const other = findGame(database, gameId)?.setup;
    return gameId !== work.id && other?.mode === mode && other.deal.template.hash === deal.template.hash;
  });
  return isTaken ? 'set-aside' : 'playing';
}

function appendRows(
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
function enterScoreOf(database: Connection, work: GameWork, game: Game): boolean {
  const { finished } = work;
  const progress = findProgress(database, work.id);
  const isDue = finished !== null && progress !== null && isFinished(game);
  if (!isDue || findFinished(database, work.id) !== null) return false;
  const row = scoreOf(work.id, game, finished.row.finishedAt);
  const isSame = JSON.stringify(row) === JSON.stringify({ ...finished.row, gameId: work.id });
  if (isSame) keepScore(database, { ...finished, row });
  else enterScore(database, row);
  if (progress.status !== 'finished') putProgress(database, { ...progress, status: 'finished' });
  return true;
}
