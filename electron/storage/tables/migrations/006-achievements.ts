import { careerView } from './career-view.ts';
import type { Migration } from './migration.ts';

/**
 * Stores the achievements, each with the finished game that earned it, and counts finished games. The earlier
 * views counted a game that auto-play finished like any other, which made best times and days in a row wrong.
 */
export const achievements: Migration = {
  version: 6,
  name: 'achievements',
  statements: [
    `CREATE TABLE achievements (
       id TEXT PRIMARY KEY,
       game_id TEXT NOT NULL REFERENCES scores (game_id),
       earned_at INTEGER NOT NULL,
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
    'DROP VIEW statistics_by_mode',
    'DROP VIEW statistics_by_template',
    `CREATE VIEW finished_games AS
     SELECT scores.game_id, scores.mode, scores.template_hash, scores.total, scores.links, scores.level,
            scores.elapsed_ms, scores.finished_at,
            scores.is_assisted = 0 AS is_unaided,
            instr(scores.assists, '"auto-play"') = 0 AS is_own,
            CASE WHEN template_revisions.is_built_in = 1 AND scores.mode = 'classic'
                 THEN template_revisions.name END AS shape
     FROM scores JOIN template_revisions ON template_revisions.hash = scores.template_hash`,
    careerView("is_unaided AND mode = 'classic'"),
    `CREATE VIEW statistics_by_table AS
     SELECT games.mode AS mode,
            CASE games.mode WHEN 'classic' THEN games.template_hash END AS template_hash,
            count(*) AS games_started,
            count(finished_games.game_id) AS games_finished,
            count(CASE WHEN is_unaided THEN 1 END) AS games_unaided,
            coalesce(sum(finished_games.links), 0) AS links,
            coalesce(sum(finished_games.elapsed_ms), 0) AS elapsed_ms,
            max(CASE WHEN is_unaided THEN finished_games.total END) AS best_total,
            max(CASE WHEN is_unaided THEN finished_games.level END) AS best_level,
            min(CASE WHEN is_unaided THEN finished_games.elapsed_ms END) AS least_elapsed_ms
     FROM games LEFT JOIN finished_games ON finished_games.game_id = games.id
     GROUP BY 1, 2`,
    `CREATE VIEW days_in_a_row AS
     WITH days AS (
       SELECT DISTINCT date(finished_at / 1000, 'unixepoch', 'localtime') AS day FROM scores
     ), numbered AS (
       SELECT day, julianday(day) - row_number() OVER (ORDER BY day) AS run FROM days
     )
     SELECT min(day) AS first_day, max(day) AS last_day, count(*) AS days FROM numbered GROUP BY run`,
  ],
};
