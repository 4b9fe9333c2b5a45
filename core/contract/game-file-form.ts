/** One game as a file of its own: `.twofold-game`, JSON that a person can read. */
import * as v from 'valibot';
import { MAX_GAME_FILE_UNITS } from './game-file-ending.ts';
import { GAME_FILE_ERRORS, GAME_FILE_REASONS, IMPORT_ERRORS } from './import-errors.ts';
import { gameIdSchema, MAX_JOURNAL } from './schemas.ts';

/** The value of the field `format` in a game file, and the newest version of the format. */
export const GAME_FILE_FORMAT = 'twofold-game';
export const GAME_FILE_VERSION = 1;

/** A game as a text. */
export const gameFileSchema = v.strictObject({ text: v.pipe(v.string(), v.maxLength(MAX_GAME_FILE_UNITS)) });

/**
 * The result of reading a game file. `added`: the game is now in the list of games; `known`: it was there
 * already. `refused`: it is not taken and nothing was written; `reason` names the cause where there is more
 * than one, `entry` is the number of the first journal entry, from 1, that does not fit, `detail` is for the
 * log.
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
export type ImportedGame = v.InferOutput<typeof importedGameSchema>;
