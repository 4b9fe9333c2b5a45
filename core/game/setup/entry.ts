/** A game as it is stored and sent: what it starts from, and what happened in it. Each limit is one that no game passes. */
import * as v from 'valibot';
import { WALL } from '../../board/board.ts';
import { integer } from '../../integer.ts';
import { MAX_AREA, MAX_KINDS } from '../../templates/limits.ts';
import { copiesSchema, kindsSchema, rulesSchema, templateRevisionSchema } from '../../templates/template.ts';
import { PRESSED_ASSISTS } from '../modes/assist.ts';
import { MODE_IDS } from '../modes/mode-ids.ts';

/** Milliseconds of game clock, ten days at most: longer than any game is played, far inside exact integers. */
export const elapsedMsSchema = integer(0, 864_000_000);
/** One of the boards that a mode has itself: a date, the number of a level. */
export const boardIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-z-]{1,40}$/));

const cellSchema = integer(0, MAX_AREA - 1);
const cellsSchema = v.pipe(v.array(integer(WALL, MAX_KINDS)), v.maxLength(MAX_AREA), v.readonly());
const moveSchema = v.pipe(v.strictTuple([cellSchema, cellSchema]), v.readonly());
const seedSchema = integer(0, 0xffffffff);
const versionSchema = integer(1, 1_000);

/** The schema of `DealRecord`. */
export const dealRecordSchema = v.pipe(
  v.strictObject({
    template: templateRevisionSchema,
    rules: rulesSchema,
    kinds: kindsSchema,
    copies: copiesSchema,
    seed: seedSchema,
    dealerVersion: versionSchema,
    cells: cellsSchema,
    /** The proof that the deal can be cleared under its rules. */
    witness: v.pipe(v.array(moveSchema), v.maxLength(MAX_AREA / 2), v.readonly()),
    /** Measured difficulty: share of uniform random games that end dead, in thousandths. */
    lossPermille: integer(0, 1_000),
    /** The version of that measure; absent in deals from before it had one, which is 1: see `measureVersionOf`. */
    measureVersion: v.exactOptional(versionSchema),
    /** The random games that the share was counted in; absent in deals from before that was kept. */
    measureGames: v.exactOptional(integer(1, 1_000)),
  }),
  v.readonly(),
);
/** A deal as it is stored for ever: enough to play it again even when a later dealer deals otherwise. */
export type DealRecord = v.InferOutput<typeof dealRecordSchema>;

/** The schema of `GameSetup`. */
export const gameSetupSchema = v.pipe(
  v.strictObject({
    mode: v.picklist(MODE_IDS),
    /** The version of the mode's rules; absent in games from before they had one, which is 1: see `modeVersionOf`. */
    modeVersion: v.exactOptional(versionSchema),
    scoreVersion: versionSchema,
    /** The seed from which the levels of a run are planned; absent in older runs, see `basisOf`. */
    runSeed: v.exactOptional(seedSchema),
    /** Which of its mode's own boards it is, where a mode has such; on a template which deal of a pack, see `levelIdOf`. */
    boardId: v.exactOptional(boardIdSchema),
    /** The board is that of a date, and the window's clock showed this date when the game began: it counts for that day. */
    onItsDay: v.exactOptional(v.literal(true)),
    deal: dealRecordSchema,
  }),
  v.readonly(),
);
/** The start of a game; the game follows from it and its journal. */
export type GameSetup = v.InferOutput<typeof gameSetupSchema>;

const elapsedMs = elapsedMsSchema;
/** The schema of `Entry`. */
export const entrySchema = v.pipe(
  v.variant('type', [
    v.strictObject({
      type: v.literal('link'),
      a: cellSchema,
      b: cellSchema,
      by: v.picklist(['player', 'auto']),
      elapsedMs,
      /** Wrong pairs that the player tried since the entry before; absent in links from before they were counted. */
      misses: v.exactOptional(integer(0, 100_000)),
    }),
    v.strictObject({ type: v.literal('undo'), elapsedMs }),
    v.strictObject({ type: v.literal('redo'), elapsedMs }),
    v.strictObject({ type: v.literal('return'), moves: integer(1, MAX_AREA), elapsedMs }),
    v.strictObject({ type: v.literal('assist'), assist: v.picklist(PRESSED_ASSISTS), elapsedMs }),
    v.strictObject({ type: v.literal('mercy'), a: cellSchema, b: cellSchema, elapsedMs }),
    v.strictObject({ type: v.literal('reshuffle'), cells: cellsSchema, elapsedMs }),
    v.strictObject({ type: v.literal('level'), deal: dealRecordSchema, elapsedMs }),
    v.strictObject({ type: v.literal('timeout'), elapsedMs }),
    /** The game goes on after its program ended without saying where its clock stopped. */
    v.strictObject({ type: v.literal('interrupted'), elapsedMs }),
    /** An earned tool is spent; a reshuffle says what it laid. */
    v.variant('tool', [
      v.strictObject({ type: v.literal('tool'), tool: v.picklist(['hint', 'freeze']), elapsedMs }),
      v.strictObject({
        type: v.literal('tool'),
        tool: v.literal('reshuffle'),
        cells: cellsSchema,
        elapsedMs,
      }),
    ]),
  ]),
  v.readonly(),
);
/** One thing that happened, at `elapsedMs` of game clock (integer, monotonic within a game, pauses not counted). */
export type Entry = v.InferOutput<typeof entrySchema>;
