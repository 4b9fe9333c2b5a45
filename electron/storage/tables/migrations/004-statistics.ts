import type { Migration } from './migration.ts';

/**
 * Counts what the player did, by SQL from the games and scores themselves, so that no total has to be kept in
 * step.
 */
export const statistics: Migration = {
  version: 4,
  name: 'statistics',
  statements: [
    `CREATE VIEW statistics_by_mode AS
     SELECT games.mode AS mode,
            count(*) AS games_started,
            count(scores.game_id) AS games_finished,
            coalesce(sum(scores.links), 0) AS links,
            max(scores.total) AS best_total,
            min(scores.elapsed_ms) AS least_elapsed_ms
     FROM games LEFT JOIN scores ON scores.game_id = games.id
     GROUP BY games.mode`,
    `CREATE VIEW statistics_by_template AS
     SELECT games.template_hash AS template_hash,
            games.mode AS mode,
            count(*) AS games_started,
            count(scores.game_id) AS games_finished,
            max(scores.total) AS best_total,
            min(scores.elapsed_ms) AS least_elapsed_ms
     FROM games LEFT JOIN scores ON scores.game_id = games.id
     GROUP BY games.template_hash, games.mode`,
  ],
};
