/** The totals of the player's finished games: which modes count towards which, `MODES` says. */
import type { Career, Totals } from '../../../core/game/achievements.ts';
import { MODES, type Mode } from '../../../core/game/modes/table.ts';
import type { Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { statement } from '../base/statements.ts';
import { isFair } from './figure-sums.ts';
import { readKept } from './kept-games.ts';
import { OWN } from './owners/counted-rows.ts';
import { boardSums } from './statistics-queries.ts';
import { findRevision } from './templates-table.ts';

/** The part of the totals that one game, or all games of a board, add. */
interface Part {
  readonly mode: Mode;
  readonly templateHash: string;
  readonly games: number;
  /** Those that count as boards. */
  readonly boards: number;
  readonly links: number;
  readonly level: number | null;
}

/** Totals that parts are added to. */
interface Adding {
  add(part: Part): void;
  totals(): Totals;
}

function createAdding(database: Connection): Adding {
  const shapes = new Set<string>();
  const totals = { boards: 0, links: 0, level: 0 };
  return {
    add({ mode, templateHash, games, boards, links, level }) {
      if (games === 0) return;
      totals.links += links;
      if (MODES[mode].career === 'level') totals.level = Math.max(totals.level, level ?? 0);
      if (MODES[mode].career !== 'boards') return;
      totals.boards += boards;
      const shape = shapeOf(database, templateHash);
      if (shape !== null) shapes.add(shape);
    },
    totals: () => ({ ...totals, shapes: shapes.size }),
  };
}

const shapesOf = new WeakMap<Connection, Map<string, string | null>>();

/** The name of a built-in template, of whatever revision; null for any other. A revision never changes. */
function shapeOf(database: Connection, hash: string): string | null {
  const known = shapesOf.get(database) ?? new Map<string, string | null>();
  shapesOf.set(database, known);
  const shape = known.get(hash);
  if (shape !== undefined) return shape;
  const revision = findRevision(database, hash);
  const found = revision?.builtIn ? revision.name : null;
  if (revision !== null) known.set(hash, found);
  return found;
}

/** All finished games that count, which must be settled. */
export function readCareer(database: Connection): Career {
  const [own, unaided] = [createAdding(database), createAdding(database)];
  for (const { mode, hash: templateHash, sums, bests } of boardSums(database)) {
    const of = { mode, templateHash };
    own.add({ ...of, games: sums.own, boards: sums.own, links: sums.ownLinks, level: bests.ownLevel });
    unaided.add({
      ...of,
      games: sums.unaided,
      boards: sums.fair,
      links: sums.unaidedLinks,
      level: bests.bestLevel,
    });
  }
  return { none: unaided.totals(), allowed: own.totals() };
}

/** A game, and the totals of the games up to it, those of the same moment included. */
export interface CareerStep {
  readonly gameId: string;
  readonly finishedAt: number;
  readonly career: Career;
}

/** Games whose totals are added up in one step. */
const STEP_GAMES = 128;

/**
 * The totals after each finished game of the player's, the first game first: of those that count, or of all, in parts. The rows
 * must be settled.
 */
export function* listCareer(
  database: Connection,
  { isLaterToo }: { readonly isLaterToo: boolean },
): Generator<CareerStep[], void> {
  const [own, unaided] = [createAdding(database), createAdding(database)];
  let waiting: { readonly gameId: string; readonly finishedAt: number }[] = [];
  const steps = (): CareerStep[] => {
    const career = { none: unaided.totals(), allowed: own.totals() };
    const ended = waiting.map((each) => ({ ...each, career }));
    waiting = [];
    return ended;
  };
  const query = statement<[{ at: number; key: number; most: number }], Row>(
    database,
    `SELECT kept_games.*, game_keys.game_id AS game_id
     FROM kept_games JOIN game_keys ON game_keys.key = kept_games.key
     WHERE total IS NOT NULL AND ${OWN} AND (finished_at, kept_games.key) > (@at, @key)
     ORDER BY finished_at, kept_games.key LIMIT @most`,
  );
  let after = { at: -1, key: 0 };
  for (;;) {
    const rows = query.all({ ...after, most: STEP_GAMES });
    const ended: CareerStep[] = [];
    for (const row of rows) {
      const { key, mode, templateHash, score, isFinished, isCounted } = readKept(row);
      if (score === null) continue;
      after = { at: score.finishedAt, key };
      if (!isFinished || !(isCounted || isLaterToo)) continue;
      if (waiting[0] !== undefined && waiting[0].finishedAt !== score.finishedAt) ended.push(...steps());
      const { links, level, isOwn, isAssisted } = score;
      const part = { mode, templateHash, games: 1, boards: 1, links, level };
      if (isOwn) own.add(part);
      if (!isAssisted) unaided.add({ ...part, boards: isFair(links) ? 1 : 0 });
      waiting.push({ gameId: String(row.game_id), finishedAt: score.finishedAt });
    }
    if (rows.length < STEP_GAMES) ended.push(...steps());
    yield ended;
    if (rows.length < STEP_GAMES) return;
  }
}
