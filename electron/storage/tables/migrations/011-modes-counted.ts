import type { Migration } from './migration.ts';

/**
 * Drops the views that named the modes: the program (core/game/modes) defines the totals to which a mode
 * counts, and passes them to its queries. Finished games keep the shape of every mode.
 */
export const modesCounted: Migration = {
  version: 11,
  name: 'modes counted by the program',
  statements: [
    'DROP VIEW career',
    'DROP VIEW statistics_by_table',
    'DROP VIEW finished_games',
    `CREATE VIEW finished_games AS
     SELECT scores.game_id, scores.mode, scores.template_hash, scores.total, scores.links, scores.level,
            scores.elapsed_ms, scores.finished_at,
            scores.is_assisted = 0 AS is_unaided,
            instr(scores.assists, '"auto-play"') = 0 AS is_own,
            CASE WHEN template_revisions.is_built_in = 1 THEN template_revisions.name END AS shape
     FROM scores
     JOIN template_revisions ON template_revisions.hash = scores.template_hash
     LEFT JOIN score_checks ON score_checks.game_id = scores.game_id
     WHERE coalesce(score_checks.state, 'verified') = 'verified'`,
  ],
};
