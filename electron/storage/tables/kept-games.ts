/**
 * The row that is kept of each game: what lists choose and order it by, and what it adds to the figures. It follows from the
 * game's other rows (`docs/storage.md`, *Kept figures*), and is made anew whenever one of them has changed.
 */
import * as v from 'valibot';
import { GAME_ENDS, type GameEnd } from '../../../core/contract/reviews.ts';
import { LATEST_MOMENT } from '../../../core/contract/schemas.ts';
import { dateOfBoard } from '../../../core/daily/daily-board-id.ts';
import { FIGURES_VERSION, type GameFigures, gameFiguresSchema } from '../../../core/game/figures-form.ts';
import { MODE_IDS } from '../../../core/game/modes/mode-ids.ts';
import { hasScore, MODES, type Mode } from '../../../core/game/modes/table.ts';
import { REVIEW_VERSION } from '../../../core/review/review-version.ts';
import { checkedRow, findRow, putRow, type Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { isDamage } from '../base/failures.ts';
import { statement } from '../base/statements.ts';
import { readJson, readStored } from '../base/stored-value.ts';
import { startOfDay } from './local-days.ts';
import { isOwnGame, ownerOfGame } from './owners/owners-table.ts';

/** The end of a game that came in a file and was not replayed for it yet. */
export const UNKNOWN_END = '';

/** The names of the figures that a game adds to the statistics, in the order in which its row holds them. */
export const PLAY_FIELDS = Object.keys(gameFiguresSchema.pipe[0].entries) as readonly (keyof GameFigures)[];

/** A game as it is kept. Moments are UTC milliseconds; what only a score has is null without one. */
export interface KeptGame {
  readonly key: number;
  readonly mode: Mode;
  readonly templateHash: string;
  readonly boardId: string | null;
  readonly modeVersion: number;
  readonly startedAt: number;
  readonly playedAt: number;
  readonly entries: number;
  readonly isOnItsDay: boolean;
  readonly isMine: boolean;
  /** From when on it counts if it is the player's: nothing that lies in the future does. */
  readonly countsFrom: number;
  /** It counted when it was last settled. */
  readonly isCounted: boolean;
  /** It ended with tiles on its board. */
  readonly isLost: boolean;
  /** The end of the game; null while it is not in the list of games that are over, `UNKNOWN_END` before that is known. */
  readonly listEnd: GameEnd | typeof UNKNOWN_END | null;
  readonly score: KeptScore | null;
  /** True if its score counts in statistics: it was computed again, or waits for it. */
  readonly isFinished: boolean;
  /** Its journal has not been read for the figures of how one plays. */
  readonly isUnread: boolean;
  /** For the row of wins: when it ended, and whether it was won without help; null when it has no part in it. */
  readonly inARow: { readonly endedAt: number; readonly isCleanWin: boolean } | null;
  /** `PLAY_FIELDS`, of finished games whose journal was read. */
  readonly figures: readonly number[] | null;
  /** Critical choices of its review, and those that were kept. */
  readonly choices: readonly [critical: number, kept: number] | null;
}

export interface KeptScore {
  readonly total: number;
  readonly isAssisted: boolean;
  /** No move of it was made by auto-play. */
  readonly isOwn: boolean;
  readonly isVerified: boolean;
  readonly finishedAt: number;
  readonly elapsedMs: number;
  readonly level: number;
  readonly links: number;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const figuresSchema = v.strictTuple([v.nullable(v.array(count)), v.nullable(v.strictTuple([count, count]))]);

const isOne = (value: Row[string] | undefined) => value === 1;
const bit = (value: boolean) => (value ? 1 : 0);

/** Reads a row; throws DamageError when it is damaged. */
export function readKept(unchecked: Row): KeptGame {
  const row = checkedRow('kept_games', unchecked);
  const where = `kept_games ${String(row.key)}`;
  const [figures, choices] = readStored(figuresSchema, readJson(row.figures, where), where);
  const number = (column: string) => Number(row[column]);
  return {
    key: number('key'),
    mode: readStored(v.picklist(MODE_IDS), row.mode, where),
    templateHash: String(row.template_hash),
    boardId: row.board_id === null ? null : String(row.board_id),
    modeVersion: number('mode_version'),
    startedAt: number('started_at'),
    playedAt: number('played_at'),
    entries: number('entries'),
    isOnItsDay: isOne(row.is_on_its_day),
    isMine: isOne(row.is_mine),
    countsFrom: number('counts_from'),
    isCounted: isOne(row.is_counted),
    isLost: isOne(row.is_lost),
    listEnd: readStored(v.nullable(v.picklist([UNKNOWN_END, ...GAME_ENDS])), row.list_end, where),
    score:
      row.total === null
        ? null
        : {
            total: number('total'),
            isAssisted: isOne(row.is_assisted),
            isOwn: isOne(row.is_own),
            isVerified: isOne(row.is_verified),
            finishedAt: number('finished_at'),
            elapsedMs: number('elapsed_ms'),
            level: number('level'),
            links: number('links'),
          },
    isFinished: isOne(row.is_finished),
    isUnread: isOne(row.is_unread),
    inARow:
      row.is_clean_win === null ? null : { endedAt: number('ended_at'), isCleanWin: isOne(row.is_clean_win) },
    figures,
    choices,
  };
}

/** Writes the row of a game. */
export function putKept(database: Connection, game: KeptGame): void {
  const { score, inARow } = game;
  putRow(database, 'kept_games', {
    key: game.key,
    mode: game.mode,
    template_hash: game.templateHash,
    board_id: game.boardId,
    mode_version: game.modeVersion,
    started_at: game.startedAt,
    played_at: game.playedAt,
    entries: game.entries,
    is_on_its_day: bit(game.isOnItsDay),
    is_mine: bit(game.isMine),
    counts_from: game.countsFrom,
    is_counted: bit(game.isCounted),
    is_lost: bit(game.isLost),
    list_end: game.listEnd,
    total: score === null ? null : score.total,
    is_assisted: score === null ? null : bit(score.isAssisted),
    is_own: score === null ? null : bit(score.isOwn),
    is_verified: score === null ? null : bit(score.isVerified),
    is_finished: bit(game.isFinished),
    is_unread: bit(game.isUnread),
    finished_at: score === null ? null : score.finishedAt,
    elapsed_ms: score === null ? null : score.elapsedMs,
    level: score === null ? null : score.level,
    links: score === null ? null : score.links,
    ended_at: inARow === null ? null : inARow.endedAt,
    is_clean_win: inARow === null ? null : bit(inARow.isCleanWin),
    figures: JSON.stringify([game.figures, game.choices]),
  });
}

/** The number of a game, or null when there is none of this id. */
export function keyOfGame(database: Connection, gameId: string): number | null {
  const find = statement<[string], number>(database, 'SELECT key FROM game_keys WHERE game_id = ?').pluck();
  return find.get(gameId) ?? null;
}

/** The row that is kept of a game, or null. */
export function findKept(database: Connection, key: number): KeptGame | null {
  const row = statement<[number], Row>(database, 'SELECT * FROM kept_games WHERE key = ?').get(key);
  return row === undefined ? null : readKept(row);
}

/** Forgets a game. */
export function dropKept(database: Connection, key: number): void {
  statement<[number]>(database, 'DELETE FROM kept_games WHERE key = ?').run(key);
}

const setupSchema = v.object({
  boardId: v.optional(v.string()),
  onItsDay: v.optional(v.boolean(), false),
  modeVersion: v.optional(v.number(), 1),
});

/**
 * Makes the row that is to be kept of a game from its other rows: null when there is no such game. `latest` is the last moment that counts,
 * see `countingAt`. `before` is what was kept of it: how a game ended that came in a file is not found out twice. Throws
 * DamageError when one of its rows is damaged.
 */
export function makeKept(
  database: Connection,
  gameId: string,
  latest: number,
  before: KeptGame | null,
): KeptGame | null {
  const key = keyOfGame(database, gameId);
  const game = findRow(database, 'games', gameId);
  const progress = findRow(database, 'progress', gameId);
  if (key === null || game === null || progress === null) return null;
  const where = `games ${gameId}`;
  const setup = readStored(setupSchema, readJson(game.setup, where), where);
  const mode = readStored(v.picklist(MODE_IDS), game.mode, where);
  const boardId = setup.boardId ?? null;
  const score = scoreOf(database, gameId);
  const isMine = isOwnGame(database, gameId);
  const [playedAt, entries] = [Number(progress.played_at), Number(progress.entries)];
  const isOver = progress.status !== 'playing';
  const countsFrom = Math.max(playedAt, score?.row.finishedAt ?? 0, beginningOf(mode, boardId));
  const isListed = isOver && entries > 0;
  return {
    key,
    mode,
    boardId,
    playedAt,
    entries,
    isMine,
    countsFrom,
    templateHash: String(game.template_hash),
    modeVersion: setup.modeVersion,
    startedAt: Number(game.started_at),
    isOnItsDay: setup.onItsDay,
    isCounted: isMine && countsFrom <= latest,
    isLost: isListed && Number(progress.pairs_left) > 0,
    listEnd: isListed ? endOf(database, { gameId, mode, progress, hasScore: score !== null, before }) : null,
    score: score?.row ?? null,
    isFinished: score?.isFinished ?? false,
    ...playOf(score?.isFinished === true ? figuresOf(database, gameId) : null),
    inARow: isOver && countsInARow(mode) ? inARowOf({ playedAt, entries, score }) : null,
    choices: isOver ? choicesOf(database, gameId, entries) : null,
  };
}

function playOf(figures: readonly number[] | 'unread' | null): Pick<KeptGame, 'isUnread' | 'figures'> {
  return { isUnread: figures === 'unread', figures: figures === 'unread' ? null : figures };
}

/** Runs end with their countdown, and a game without score is no contest. */
function countsInARow(mode: Mode): boolean {
  return MODES[mode].boards === 'one' && hasScore(mode);
}

function inARowOf({
  playedAt,
  entries,
  score,
}: Pick<KeptGame, 'playedAt' | 'entries'> & { readonly score: StoredScore | null }): KeptGame['inARow'] {
  if (score === null) return entries === 0 ? null : { endedAt: playedAt, isCleanWin: false };
  return { endedAt: score.row.finishedAt, isCleanWin: !score.row.isAssisted };
}

/** From when on the board of a date may count; always in modes without dates. */
function beginningOf(mode: Mode, boardId: string | null): number {
  if (!('isDated' in MODES[mode]) || boardId === null || boardId === '') return 0;
  return startOfDay(dateOfBoard(boardId)) ?? LATEST_MOMENT + 1;
}

interface StoredScore {
  readonly row: KeptScore;
  readonly isFinished: boolean;
}

function scoreOf(database: Connection, gameId: string): StoredScore | null {
  const row = findRow(database, 'scores', gameId);
  if (row === null) return null;
  const state = findRow(database, 'score_checks', gameId)?.state ?? null;
  return {
    row: {
      total: Number(row.total),
      isAssisted: row.is_assisted === 1,
      isOwn: !String(row.assists).includes('"auto-play"'),
      isVerified: state === 'verified',
      finishedAt: Number(row.finished_at),
      elapsedMs: Number(row.elapsed_ms),
      level: Number(row.level),
      links: Number(row.links),
    },
    isFinished: state === null || state === 'verified',
  };
}

/** A row of another version is as good as none; one that says null belongs to a game that cannot be replayed. */
function figuresOf(database: Connection, gameId: string): readonly number[] | 'unread' | null {
  const row = derivedRow(database, 'game_figures', gameId);
  if (row === null || row.version !== FIGURES_VERSION) return 'unread';
  const where = `game_figures ${gameId}`;
  const stored = readJson(row.figures, where);
  if (stored === null) return null;
  const figures = readStored(gameFiguresSchema, stored, where);
  return PLAY_FIELDS.map((field) => figures[field]);
}

/** Null where there is none, or none that can be read: it is made again. */
function derivedRow(database: Connection, table: 'game_figures' | 'reviews', gameId: string): Row | null {
  try {
    return findRow(database, table, gameId);
  } catch (error) {
    if (!isDamage(error)) throw error;
    return null;
  }
}

function choicesOf(database: Connection, gameId: string, entries: number): KeptGame['choices'] {
  const row = derivedRow(database, 'reviews', gameId);
  const isOfThis = row !== null && row.review_version === REVIEW_VERSION && row.entries === entries;
  return isOfThis ? [Number(row.critical), Number(row.kept)] : null;
}

interface Ended {
  readonly gameId: string;
  readonly mode: Mode;
  readonly progress: Row;
  readonly hasScore: boolean;
  readonly before: KeptGame | null;
}

/**
 * A game that came in a file is set aside, whatever became of it, and has no score: how it ended only its moves tell. A game
 * that is finished without a score was shown.
 */
function endOf(
  database: Connection,
  { gameId, mode, progress, hasScore, before }: Ended,
): KeptGame['listEnd'] {
  const { status, pairs_left: pairsLeft } = progress;
  if (ownerOfGame(database, gameId) === null) {
    const isKnown = before !== null && before.entries === progress.entries;
    return isKnown && before.listEnd !== null ? before.listEnd : UNKNOWN_END;
  }
  if (status === 'finished' && !hasScore) return 'shown';
  if (pairsLeft === 0 && MODES[mode].boards === 'one') return 'won';
  return status === 'finished' ? 'time-up' : 'given-up';
}
