/** The list of games that are over, a page at a time. */
import {
  type EndedGame,
  type EndedGames,
  endedGameSchema,
  GAME_ENDS,
  type GameEnd,
  type ListPlace,
} from '../../../core/contract/reviews.ts';
import { CLEARED_BY, clearedBy } from '../../../core/game/cleared-by.ts';
import type { Assist } from '../../../core/game/modes/assist.ts';
import { MODES } from '../../../core/game/modes/table.ts';
import { replayWhole } from '../../../core/game/replay.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { checkedRow, type Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { DamageError } from '../base/failures.ts';
import { statement } from '../base/statements.ts';
import { type OnDamage, readStored, soundOf } from '../base/stored-value.ts';
import { findGame, type GameProgress, readProgress, type StoredGame, timeOf } from './games-table.ts';
import { isInterrupted, lastEntryMs, readJournal } from './journal-table.ts';
import { isOwnGame, ownerOfGame } from './owners/owners-table.ts';
import { findSummary } from './reviews-table.ts';
import { findFinished } from './scores-table.ts';

/** Games on a page: their rows fit into an answer with room to spare. */
export const PAGE = 200;

/** Before every game that there can be. */
const FROM_THE_START: ListPlace = { playedAt: Number.MAX_SAFE_INTEGER, gameId: '' };

/** Games in which something happened and that are over, last played first. One that cannot be read is reported and left out. */
export function listEnded(
  database: Connection,
  after: ListPlace | null,
  onDamage: OnDamage = () => undefined,
  page = PAGE,
): EndedGames {
  const { playedAt, gameId } = after ?? FROM_THE_START;
  const rows = statement<[{ playedAt: number; gameId: string; page: number }], Row>(
    database,
    `SELECT * FROM progress
      WHERE status <> 'playing' AND entries > 0
        AND (played_at < @playedAt OR (played_at = @playedAt AND game_id > @gameId))
      ORDER BY played_at DESC, game_id LIMIT @page`,
  ).all({ playedAt, gameId, page });
  const templates = new Map<string, TemplateRevision>();
  const games = soundOf(
    rows,
    (row) => {
      const { game, template } = endedGame(database, readProgress(checkedRow('progress', row)));
      templates.set(template.hash, template);
      return game;
    },
    onDamage,
  );
  const last = rows.length === page ? rows.at(-1) : undefined;
  const next = last === undefined ? null : { playedAt: Number(last.played_at), gameId: String(last.game_id) };
  return { games, templates: [...templates.values()], next };
}

function endedGame(
  database: Connection,
  progress: GameProgress,
): { readonly game: EndedGame; readonly template: TemplateRevision } {
  const { gameId, level, pairsLeft, playedAt } = progress;
  const elapsedMs = timeOf(progress, lastEntryMs(database, progress));
  const stored = findGame(database, gameId);
  if (stored === null) throw new DamageError(`games ${gameId} is missing`);
  const { mode, boardId, deal } = stored.setup;
  const score = findFinished(database, gameId)?.row ?? null;
  const owner = ownerOfGame(database, gameId);
  const end =
    owner === null
      ? endOfImported(database, stored, progress)
      : endOf(stored.setup.mode, progress, score !== null);
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
    ...{ level, pairsLeft, elapsedMs, playedAt, end },
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

/**
 * A game that came in a file is set aside, whatever became of it: it has no score. How it ended follows from its
 * moves.
 */
function endOfImported(database: Connection, stored: StoredGame, progress: GameProgress): GameEnd {
  const replayed = replayWhole(stored.setup, readJournal(database, stored.chain, progress));
  return GAME_ENDS.find((end) => replayed.ok && end === replayed.value.status) ?? 'given-up';
}

/** A game that is finished without a score was shown. */
function endOf(mode: EndedGame['mode'], { status, pairsLeft }: GameProgress, hasScore: boolean): GameEnd {
  const isCleared = pairsLeft === 0 && MODES[mode].boards === 'one';
  if (status === 'finished' && !hasScore) return 'shown';
  if (isCleared) return 'won';
  return status === 'finished' ? 'time-up' : 'given-up';
}
