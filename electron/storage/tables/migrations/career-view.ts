/** Frozen, as the migrations that use it: databases are compared with its text. */

/** One row of `career` counts the games up to one of them, those of the same moment included. */
const SO_FAR = 'OVER (ORDER BY finished_at)';

/** The view that counts a player's finished games; `isUnaidedBoard` says which count as boards cleared without help. */
export function careerView(isUnaidedBoard: string): string {
  return `CREATE VIEW career AS
     WITH numbered AS (
       SELECT *,
              is_own AND shape IS NOT NULL AND row_number() OVER
                (PARTITION BY is_own, shape ORDER BY finished_at, game_id) = 1 AS is_new_own,
              is_unaided AND shape IS NOT NULL AND row_number() OVER
                (PARTITION BY is_unaided, shape ORDER BY finished_at, game_id) = 1 AS is_new_unaided
       FROM finished_games
     )
     SELECT game_id, finished_at,
            sum(is_own AND mode = 'classic') ${SO_FAR} AS own_boards,
            sum(is_new_own) ${SO_FAR} AS own_shapes,
            sum(is_own * links) ${SO_FAR} AS own_links,
            max((is_own AND mode = 'timed') * level) ${SO_FAR} AS own_level,
            sum(${isUnaidedBoard}) ${SO_FAR} AS unaided_boards,
            sum(is_new_unaided) ${SO_FAR} AS unaided_shapes,
            sum(is_unaided * links) ${SO_FAR} AS unaided_links,
            max((is_unaided AND mode = 'timed') * level) ${SO_FAR} AS unaided_level
     FROM numbered`;
}
