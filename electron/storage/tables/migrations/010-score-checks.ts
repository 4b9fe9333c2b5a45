import type { Migration } from './migration.ts';

/**
 * Stores whether the game behind a score was computed again from its seeds. A score without a row was entered
 * before scores were re-checked. One that could not be re-checked, or was found forged, counts neither in
 * statistics nor towards achievements.
 */
export const scoreChecks: Migration = {
  version: 10,
  name: 'score checks',
  statements: [
    `CREATE TABLE score_checks (
       game_id TEXT PRIMARY KEY REFERENCES scores (game_id),
       state TEXT NOT NULL CHECK (state IN ('verified', 'not-rechecked', 'forged')),
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
    'DROP VIEW finished_games',
    `CREATE VIEW finished_games AS
     SELECT scores.game_id, scores.mode, scores.template_hash, scores.total, scores.links, scores.level,
            scores.elapsed_ms, scores.finished_at,
            scores.is_assisted = 0 AS is_unaided,
            instr(scores.assists, '"auto-play"') = 0 AS is_own,
            CASE WHEN template_revisions.is_built_in = 1 AND scores.mode = 'classic'
                 THEN template_revisions.name END AS shape
     FROM scores
     JOIN template_revisions ON template_revisions.hash = scores.template_hash
     LEFT JOIN score_checks ON score_checks.game_id = scores.game_id
     WHERE coalesce(score_checks.state, 'verified') = 'verified'`,
  ],
};
