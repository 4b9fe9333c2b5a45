/** The list of games that are over, a page at a time, and what of it is looked for. */

import type { RecentGame } from '../../../core/contract/puzzle-channels.ts';
import {
  type EndedGame,
  type EndedGames,
  endedGameSchema,
  GAME_ENDS,
  type GameEnd,
  type ListFacets,
  type ListFilter,
  type ListPlace,
} from '../../../core/contract/reviews.ts';
import { CLEARED_BY, clearedBy } from '../../../core/game/cleared-by.ts';
import type { Assist } from '../../../core/game/modes/assist.ts';
import { MODES } from '../../../core/game/modes/table.ts';
import { replayWhole } from '../../../core/game/replay.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import type { Connection } from '../base/connection.ts';
import { DamageError } from '../base/failures.ts';
import { statement } from '../base/statements.ts';
import { momentOf, type OnDamage, readStored, soundOf } from '../base/stored-value.ts';
import { createSumChanges, listCounts } from './figure-sums.ts';
import { findGame, findProgress, type GameProgress, type StoredGame, timeOf } from './games-table.ts';
import { isInterrupted, lastEntryMs, readJournal } from './journal-table.ts';
import { findKept, type KeptGame, keyOfGame, putKept, UNKNOWN_END } from './kept-games.ts';
import { boundsOfMonth } from './local-days.ts';
import { COUNTED } from './owners/counted-rows.ts';
import { isOwnGame } from './owners/owners-table.ts';
import { findSummary } from './reviews-table.ts';
import { findFinished } from './scores-table.ts';
import { findRevision } from './templates-table.ts';

/** Games on a page: their rows fit into an answer with room to spare. */
export const PAGE = 200;

/** Every game is looked for. */
export const NO_LIST_FILTER: ListFilter = {
  ends: null,
  mode: null,
  templateHash: null,
  month: null,
  terms: [],
};

type Binds = Readonly<Record<string, string | number>>;

/** The SQL conditions of a filter on the kept rows. */
function conditionsOf(filter: ListFilter): { readonly sql: string; readonly binds: Binds } {
  const { ends, mode, templateHash, month, terms } = filter;
  const sql: string[] = [];
  const binds: Record<string, string | number> = {};
  const put = (condition: string, values: Binds) => {
    sql.push(condition);
    Object.assign(binds, values);
  };
  if (ends !== null) put('list_end IN (SELECT value FROM json_each(@ends))', { ends: JSON.stringify(ends) });
  if (mode !== null) put('mode = @mode', { mode });
  if (templateHash !== null) put('template_hash = @templateHash', { templateHash });
  if (month !== null) put('played_at >= @from AND played_at < @to', { ...boundsOfMonth(month) });
  for (const [place, { templates, modes, days, id }] of terms.entries()) {
    const lists = { templates, modes, days };
    const [inTemplates, inModes, inDays] = Object.keys(lists).map(
      (name) => `IN (SELECT value FROM json_each(@${name}${place}))`,
    );
    put(
      `(template_hash ${inTemplates} OR mode ${inModes}
        OR date(played_at / 1000, 'unixepoch', 'localtime') ${inDays}
        OR (@id${place} <> '' AND instr((SELECT game_id FROM game_keys WHERE game_keys.key = kept_games.key), @id${place}) > 0))`,
      {
        [`templates${place}`]: JSON.stringify(templates),
        [`modes${place}`]: JSON.stringify(modes),
        [`days${place}`]: JSON.stringify(days),
        [`id${place}`]: id,
      },
    );
  }
  return { sql: sql.map((condition) => `AND ${condition}`).join('\n'), binds };
}

/**
 * Games in which something happened and that are over, last played first. They must be settled. One that cannot be read is
 * reported and left out.
 */
export function listEnded(
  database: Connection,
  after: ListPlace | null,
  filter: ListFilter = NO_LIST_FILTER,
  onDamage: OnDamage = () => undefined,
  page = PAGE,
): EndedGames {
  const { sql, binds } = conditionsOf(filter);
  const rows = statement<[Binds], { key: number; played_at: number; game_id: string }>(
    database,
    `SELECT kept_games.key AS key, played_at, game_keys.game_id AS game_id
     FROM kept_games INDEXED BY kept_listed JOIN game_keys ON game_keys.key = kept_games.key
     WHERE list_end IS NOT NULL AND (played_at, kept_games.key) < (@playedAt, @after) ${sql}
     ORDER BY played_at DESC, kept_games.key DESC LIMIT @page`,
  ).all({
    ...binds,
    playedAt: after?.playedAt ?? Number.MAX_SAFE_INTEGER,
    after: after === null ? 0 : (keyOfGame(database, after.gameId) ?? 0),
    page,
  });
  const templates = new Map<string, TemplateRevision>();
  const games = soundOf(
    rows,
    ({ key, game_id }) => {
      const { game, template } = endedGame(database, key, game_id);
      templates.set(template.hash, template);
      return game;
    },
    onDamage,
  );
  const last = rows.length === page ? rows.at(-1) : undefined;
  const next = last === undefined ? null : { playedAt: last.played_at, gameId: last.game_id };
  return { games, templates: [...templates.values()], next, count: countEnded(database, filter) };
}

/** Counts the games that a filter finds: by the sums where they tell it, else by looking at the kept rows. */
function countEnded(database: Connection, filter: ListFilter): number {
  const { ends, mode, templateHash, month, terms } = filter;
  if (month === null && terms.length === 0)
    return listCounts(database, 'listed').reduce((sum, { words: [itsMode, hash, end = ''], count }) => {
      const isLookedFor =
        (mode === null || itsMode === mode) &&
        (templateHash === null || hash === templateHash) &&
        (ends === null || ends.some((each) => each === end));
      return isLookedFor ? sum + count : sum;
    }, 0);
  const { sql, binds } = conditionsOf(filter);
  return Number(
    statement<[Binds], number>(
      database,
      `SELECT count(*) FROM kept_games INDEXED BY kept_listed WHERE list_end IS NOT NULL ${sql}`,
    )
      .pluck()
      .get(binds),
  );
}

/** The filters of the list. */
export function listFacets(database: Connection): ListFacets {
  const listed = listCounts(database, 'listed');
  const hashes = new Set(listed.map(({ words: [, hash = ''] }) => hash));
  const templates = [...hashes].flatMap((hash) => {
    const revision = findRevision(database, hash);
    return revision === null ? [] : [{ hash, name: revision.name, builtIn: revision.builtIn }];
  });
  const months = listCounts(database, 'listed-in').flatMap(({ words }) => words.slice(0, 1));
  return { count: listed.reduce((sum, { count }) => sum + count, 0), templates, months: months.reverse() };
}

/** Games that came in a file and of which it is not known how they ended, `most` of them at most. */
export function endlessGames(database: Connection, most: number): string[] {
  return statement<[number], string>(
    database,
    `SELECT game_keys.game_id FROM kept_games INDEXED BY kept_endless
     JOIN game_keys ON game_keys.key = kept_games.key
     WHERE list_end = '' LIMIT ?`,
  )
    .pluck()
    .all(most);
}

function endedGame(
  database: Connection,
  key: number,
  gameId: string,
): { readonly game: EndedGame; readonly template: TemplateRevision } {
  const [kept, progress, stored] = [
    findKept(database, key),
    findProgress(database, gameId),
    findGame(database, gameId),
  ];
  if (kept === null || progress === null || stored === null)
    throw new DamageError(`games ${gameId} is missing`);
  const { level, pairsLeft, playedAt } = progress;
  const elapsedMs = timeOf(progress, lastEntryMs(database, progress));
  const { mode, boardId, deal } = stored.setup;
  const score = findFinished(database, gameId)?.row ?? null;
  const end = endOf(database, kept, { stored, progress });
  // Of one's own game the score says whether there is anything to be told of it, so most journals are not read.
  const isTold = end === 'won' && (score === null || score.assists.some((assist) => isClearing(assist)));
  const by = isTold
    ? clearedBy(readJournal(database, stored.chain, progress).map(({ entry }) => entry))
    : null;
  const game = {
    gameId,
    mode,
    ...(boardId === undefined ? {} : { boardId }),
    templateHash: deal.template.hash,
    level,
    pairsLeft,
    elapsedMs,
    playedAt,
    end,
    ...(by === null ? {} : { clearedBy: by }),
    score: score && { total: score.score.total, isAssisted: score.assists.length > 0 },
    ...(MODES[mode].resumes === 'paused' && isInterrupted(database, gameId) ? { isInterrupted: true } : {}),
    isImported: !isOwnGame(database, gameId),
    review: findSummary(database, gameId, progress.entries),
  };
  return { game: readStored(endedGameSchema, game, `games ${gameId}`), template: deal.template };
}

function isClearing(assist: Assist): boolean {
  return CLEARED_BY.some((each) => each === assist);
}

interface Ended {
  readonly stored: StoredGame;
  readonly progress: GameProgress;
}

function endOf(database: Connection, { listEnd }: KeptGame, ended: Ended): GameEnd {
  return listEnd === null || listEnd === UNKNOWN_END ? endByMoves(database, ended) : listEnd;
}

/** Tells the end of a game by its moves. */
export function endByMoves(database: Connection, { stored, progress }: Ended): GameEnd {
  const replayed = replayWhole(stored.setup, readJournal(database, stored.chain, progress));
  return GAME_ENDS.find((end) => replayed.ok && end === replayed.value.status) ?? 'given-up';
}

/** Finds out how a game ended that came in a file, and keeps it; call it within a transaction. */
export function keepEndByMoves(database: Connection, gameId: string): void {
  const key = keyOfGame(database, gameId);
  const [stored, progress] = [findGame(database, gameId), findProgress(database, gameId)];
  if (key === null || stored === null || progress === null) return;
  const kept = findKept(database, key);
  if (kept?.listEnd !== UNKNOWN_END) return;
  const after = { ...kept, listEnd: endByMoves(database, { stored, progress }) };
  const changes = createSumChanges(database);
  putKept(database, after);
  changes.change(kept, after);
  changes.write();
}

/** The player's games that are over, last played first. They must be settled. */
export function listRecent(database: Connection, most: number): RecentGame[] {
  return statement<[{ most: number }], { game_id: string; played_at: number; is_lost: number }>(
    database,
    `SELECT game_keys.game_id AS game_id, played_at, is_lost
     FROM kept_games INDEXED BY kept_listed JOIN game_keys ON game_keys.key = kept_games.key
     WHERE list_end IS NOT NULL AND ${COUNTED}
     ORDER BY played_at DESC, kept_games.key DESC LIMIT @most`,
  )
    .all({ most })
    .map(({ game_id: gameId, played_at, is_lost }) => ({
      gameId,
      playedAt: momentOf(played_at),
      isLost: is_lost === 1,
    }));
}
