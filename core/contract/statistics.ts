/** A player's statistics and achievements as they cross a process border. */
import * as v from 'valibot';
import { SPAN_LENGTHS } from '../daily/time-spans.ts';
import { gameFiguresSchema } from '../game/figures-form.ts';
import { MODE_IDS } from '../game/modes/mode-ids.ts';
import { templateRevisionSchema } from '../templates/template.ts';
import { achievementIdSchema, gameIdSchema, momentSchema } from './schemas.ts';

const { hash, name, builtIn } = templateRevisionSchema.entries;
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The games of one score table: of a mode on a template, or of a mode (`template` is null). */
export const tableStatisticsSchema = v.strictObject({
  mode: v.picklist(MODE_IDS),
  template: v.nullable(v.strictObject({ hash, name, builtIn })),
  started: count,
  finished: count,
  /** Those among the finished ones that had no help; the bests are theirs. */
  unaided: count,
  /** The player's own links in finished games, and their clock. */
  links: count,
  elapsedMs: count,
  bestTotal: v.nullable(count),
  bestLevel: v.nullable(count),
  leastElapsedMs: v.nullable(count),
});

/** Everything that is counted; the tables of whole modes first, then by games finished. */
export const statisticsSchema = v.strictObject({
  tables: v.array(tableStatisticsSchema),
  /** Days by the player's own calendar with at least one finished game; `running` is 0 once a whole day was missed. */
  days: v.strictObject({ played: count, longest: count, running: count }),
});

/** One finished game, with what it adds to the statistics; null where its journal has not been read, or cannot be. */
const playedGameSchema = v.strictObject({
  mode: v.picklist(MODE_IDS),
  template: v.strictObject({ hash, name, builtIn }),
  /** UTC milliseconds. */
  finishedAt: momentSchema,
  help: v.picklist(['none', 'some', 'auto-play']),
  figures: v.nullable(gameFiguresSchema),
});

/** Most games of a page of `playedGamesSchema`. */
export const PLAYED_GAMES_PAGE = 500;

/** The game after which a page of finished games begins. */
export const finishedPlaceSchema = v.strictObject({ finishedAt: momentSchema, gameId: gameIdSchema });

/** A page of the finished games that count, last finished first. */
export const playedGamesSchema = v.strictObject({
  games: v.array(playedGameSchema),
  next: v.nullable(finishedPlaceSchema),
});

/**
 * The sums of some games: games that were finished, those without help, what their replays give where auto-play took no part,
 * and the critical choices of reviewed games with those that were kept.
 */
const playSumsSchema = v.strictObject({
  games: count,
  unaided: count,
  figures: gameFiguresSchema,
  critical: count,
  kept: count,
});

/** The statistics of a player's games, over all time or in a month. */
export const playStatisticsSchema = v.strictObject({
  /** The months in which games ended (`2026-11`), the last one first. */
  months: v.array(v.string()),
  sums: playSumsSchema,
  /** Oldest first, each by its first day, a month as `2026-03`; those in which nothing ended are there without sums. */
  spans: v.array(v.strictObject({ name: v.string(), sums: v.nullable(playSumsSchema) })),
  length: v.picklist(SPAN_LENGTHS),
  boards: v.array(
    v.strictObject({
      mode: v.picklist(MODE_IDS),
      template: v.strictObject({ hash, name, builtIn }),
      sums: playSumsSchema,
    }),
  ),
  /** Finished games whose journals were not read for it yet. */
  unread: count,
  /** Of the modes in which a board is won; a game that was given up, shown or assisted ends a run. */
  winsInARow: v.strictObject({ longest: count, running: count }),
});

const totalsSchema = v.strictObject({ boards: count, shapes: count, links: count, level: count });

/** The achievements earned, oldest first, and the totals that tell how far the others are. */
export const achievementsSchema = v.strictObject({
  earned: v.array(
    v.strictObject({
      id: achievementIdSchema,
      gameId: gameIdSchema,
      /** UTC milliseconds. */
      earnedAt: momentSchema,
    }),
  ),
  career: v.strictObject({ none: totalsSchema, allowed: totalsSchema }),
});

/** The figures of one score table. */
export type TableStatistics = v.InferOutput<typeof tableStatisticsSchema>;
/** The figures of all games. */
export type Statistics = v.InferOutput<typeof statisticsSchema>;
/** One finished game, with what it adds to the statistics. */
export type CountedGame = v.InferOutput<typeof playedGameSchema>;
/** A page of the finished games that count. */
export type CountedGames = v.InferOutput<typeof playedGamesSchema>;
/** The game after which a page of finished games begins. */
export type FinishedPlace = v.InferOutput<typeof finishedPlaceSchema>;
/** The sums of some games. */
export type PlaySums = v.InferOutput<typeof playSumsSchema>;
/** The statistics of a player's games, over all time or in a month. */
export type PlayStatistics = v.InferOutput<typeof playStatisticsSchema>;
/** The achievements earned, and how far the others are. */
export type Achievements = v.InferOutput<typeof achievementsSchema>;
/** One achievement, with the game that earned it and when. */
export type Earned = Achievements['earned'][number];
