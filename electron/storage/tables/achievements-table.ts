/** The achievements of the player: judged from replayed games, kept with the game that earned it. */
import * as v from 'valibot';
import { achievementIdSchema } from '../../../core/contract/schemas.ts';
import type { Achievements, Earned } from '../../../core/contract/statistics.ts';
import { ACHIEVEMENT_IDS, type AchievementId } from '../../../core/game/achievement-ids.ts';
import { achievedBy, achievedInAll, isEarnable } from '../../../core/game/achievements.ts';
import { factsOf, type GameFacts } from '../../../core/game/facts.ts';
import type { Game } from '../../../core/game/play/game.ts';
import type { ScoreRow } from '../../../core/game/score-row.ts';
import { checkedRow, putRow, type Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { statement } from '../base/statements.ts';
import { momentOf } from '../base/stored-value.ts';
import { listCareer, readCareer } from './career.ts';
import { COUNTED_ACHIEVEMENTS, OWN_ACHIEVEMENTS } from './owners/counted-rows.ts';

/** Rows of a later version's achievements stay in the table and are not shown. */
function earnedRows(rows: readonly Row[]): Earned[] {
  return rows.flatMap((row) => {
    const { id, game_id, earned_at } = checkedRow('achievements', row);
    const known = v.safeParse(achievementIdSchema, id);
    return known.success
      ? [{ id: known.output, gameId: String(game_id), earnedAt: momentOf(earned_at) }]
      : [];
  });
}

/** Returns whether there is a table of achievements: a file of an early version has none. */
export function hasAchievements(database: Connection): boolean {
  const table = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'achievements'";
  return statement(database, table).get() !== undefined;
}

/** Everything that the player earned so far, oldest first. Games must be settled. */
function listEarned(database: Connection): Earned[] {
  const query = `SELECT * FROM ${COUNTED_ACHIEVEMENTS} ORDER BY earned_at, id`;
  return earnedRows(statement<[], Row>(database, query).all());
}

/** The achievements earned so far, and the totals that tell how far the others are. */
export function listAchievements(database: Connection): Achievements {
  return { earned: listEarned(database), career: readCareer(database) };
}

/** The achievements that one game earned, in the order of the table of achievements. */
export function achievementsOf(database: Connection, gameId: string): AchievementId[] {
  const rows = statement<[string], Row>(database, 'SELECT * FROM achievements WHERE game_id = ?').all(gameId);
  const earned = new Set(earnedRows(rows).map(({ id }) => id));
  return ACHIEVEMENT_IDS.filter((id) => earned.has(id));
}

/**
 * Keeps what a game earns that nothing earned before, and answers with it. Its score must have been entered, and games be
 * settled since. What only a game holds that does not count is earned anew.
 */
export function earnByGame(
  database: Connection,
  game: Game,
  { gameId, finishedAt }: Pick<ScoreRow, 'gameId' | 'finishedAt'>,
): AchievementId[] {
  const held = heldIds(database, { isLaterToo: false });
  const earned = achievedBy(factsOf(game), readCareer(database)).filter(
    (id) => isEarnable(id) && !held.has(id),
  );
  for (const id of earned) keepEarned(database, { id, gameId, earnedAt: finishedAt });
  return earned;
}

interface Among {
  /** True if games of the future are looked at as well. */
  readonly isLaterToo: boolean;
}

function heldIds(database: Connection, { isLaterToo }: Among): Set<string> {
  const query = `SELECT id FROM ${isLaterToo ? OWN_ACHIEVEMENTS : COUNTED_ACHIEVEMENTS}`;
  return new Set(statement<[], string>(database, query).pluck().all());
}

function keepEarned(database: Connection, { id, gameId, earnedAt }: Earned): void {
  putRow(database, 'achievements', { id, game_id: gameId, earned_at: earnedAt });
}

/** A game whose score came in by a merge, and what it says to have earned where it comes from. */
export interface MergedGame {
  readonly gameId: string;
  readonly facts: GameFacts;
  readonly claims: readonly AchievementId[];
}

/**
 * Gives to merged games what they earn, a few at a time. What a game says it earned stays with it when its replay and the games
 * up to it prove that, also what is no longer earned; everything else goes to the first game that earns it. What is held here
 * already stays as it is. Yields the number of rows that it has looked at.
 */
export function* earningByMerge(
  database: Connection,
  merged: readonly MergedGame[],
): Generator<number, void> {
  const games = new Map(merged.map((game) => [game.gameId, game]));
  // An achievement of a game of the future must not take the place of one that a counted game earned.
  for (const isLaterToo of [false, true]) yield* earningAmong(database, games, { isLaterToo });
}

function* earningAmong(
  database: Connection,
  games: ReadonlyMap<string, MergedGame>,
  among: Among,
): Generator<number, void> {
  const claimed = new Map<AchievementId, Earned>();
  const first = new Map<AchievementId, Earned>();
  const note = (earned: Map<AchievementId, Earned>, each: Earned) => {
    if (!earned.has(each.id)) earned.set(each.id, each);
  };
  for (const steps of listCareer(database, among)) {
    for (const { gameId, finishedAt, career } of steps) {
      const game = games.get(gameId);
      const ids = game === undefined ? achievedInAll(career) : achievedBy(game.facts, career);
      for (const id of ids) {
        const each = { id, gameId, earnedAt: finishedAt };
        if (game?.claims.includes(id)) note(claimed, each);
        if (isEarnable(id)) note(first, each);
      }
    }
    yield steps.length;
  }
  const held = heldIds(database, among);
  for (const each of [...claimed.values(), ...first.values()]) {
    if (!held.has(each.id)) keepEarned(database, each);
    held.add(each.id);
  }
}
