/** Templates as they are dealt, stored and sent. Each limit is one that a template of the app cannot pass. */
import * as v from 'valibot';
import { GAP, WALL } from '../board/board.ts';
import { integer } from '../integer.ts';
import { BORDERS, GRAVITIES, TURN_LIMITS } from '../rules/rules.ts';
import { MAX_APP_SIDE, MAX_AREA, MAX_KINDS, MAX_NAME_LENGTH, MIN_APP_SIDE } from './limits.ts';

/** The schema of `Rules`; every program has the rules, few need to check them. */
export const rulesSchema = v.pipe(
  v.strictObject({
    maxTurns: v.picklist(TURN_LIMITS),
    border: v.picklist(BORDERS),
    gravity: v.picklist(GRAVITIES),
  }),
  v.readonly(),
);

const sideSchema = integer(MIN_APP_SIDE, MAX_APP_SIDE);

/** The number of kinds that a deal shows. */
export const kindsSchema = integer(1, MAX_KINDS);
/** The number of tiles of each kind: even, so that all of them pair up. */
export const copiesSchema = v.pipe(integer(2, MAX_AREA), v.multipleOf(2));

const fillingSchema = v.pipe(v.strictObject({ kinds: kindsSchema, copies: copiesSchema }), v.readonly());
/** The number of kinds that a deal shows, and of tiles of each. `copies` is even. */
export type Filling = v.InferOutput<typeof fillingSchema>;

/**
 * The shape has no upright (a ring, a full rectangle), so a high window may show its rows as columns. It is absent from a
 * picture of a thing, which would lie on its side.
 */
export const mayTurnSchema = v.exactOptional(v.literal(true));

/** 64 hexadecimal digits: SHA-256 over shape, rules and filling in a fixed text form; the name is not part of it. */
export const templateHashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** The schema of `TemplateRevision`. */
export const templateRevisionSchema = v.pipe(
  v.strictObject({
    hash: templateHashSchema,
    builtIn: v.boolean(),
    // A built-in template's name is its key in the translations; an own template's name is the player's text.
    // It is measured in code points, of which some take two units.
    name: v.pipe(
      v.string(),
      v.minLength(1),
      v.maxLength(2 * MAX_NAME_LENGTH),
      v.check((name) => [...name].length <= MAX_NAME_LENGTH),
    ),
    width: sideSchema,
    height: sideSchema,
    marks: v.pipe(v.array(integer(WALL, GAP)), v.maxLength(MAX_AREA), v.readonly()),
    rules: rulesSchema,
    filling: fillingSchema,
    // The name of the thing that is drawn and the way it is shown stand outside of the hash and of share codes.
    mayTurn: mayTurnSchema,
  }),
  v.readonly(),
);
/** An immutable state of a template, named by its content hash. Games and scores refer to a revision for ever. */
export type TemplateRevision = v.InferOutput<typeof templateRevisionSchema>;

/** Everything a designer decides: the name, the shape, its rules and how it is filled. */
export type Template = Omit<TemplateRevision, 'hash' | 'builtIn'>;
