/** One game as a file of its own: `.twofold-game`, JSON that a person can read. */
import * as v from 'valibot';
import { GAME_FILE_ERRORS, GAME_FILE_REASONS, IMPORT_ERRORS } from './import-errors.ts';
import { gameIdSchema, MAX_JOURNAL } from './schemas.ts';

/** What the field `format` of such a file says, and the newest version of it. */
export const GAME_FILE_FORMAT = 'twofold-game';
export const GAME_FILE_VERSION = 1;
/** Most units of the text of such a file: more than any game that was played by hand. */
export const MAX_GAME_FILE_UNITS = 8 * 1_048_576;

/** A game as a text. */
export const gameFileSchema = v.strictObject({ text: v.pipe(v.string(), v.maxLength(MAX_GAME_FILE_UNITS)) });

/**
 * What came of a file. `added`: it is in the list of games now; `known`: it was. `refused`: it is not taken, and
 * nothing was written; `reason` says more of it where there is more to say, `entry` is the number of the first
 * journal entry, from 1, that does not fit, `detail` is for the log.
 */
export const importedGameSchema = v.variant('state', [
  v.strictObject({ state: v.picklist(['added', 'known']), gameId: gameIdSchema }),
  v.strictObject({
    state: v.literal('refused'),
    code: v.picklist([...IMPORT_ERRORS, ...GAME_FILE_ERRORS]),
    reason: v.nullable(v.picklist(GAME_FILE_REASONS)),
    detail: v.string(),
    entry: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_JOURNAL))),
  }),
]);
/** What came of a file with a game. */
export type ImportedGame = v.InferOutput<typeof importedGameSchema>;
