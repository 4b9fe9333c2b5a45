/** Packs as they cross a process border. */
import * as v from 'valibot';
import type { FileErrorCode } from '../templates/file/file-error.ts';
import { MAX_LEVELS } from '../templates/file/file-form.ts';
import { MAX_NAME_LENGTH } from '../templates/limits.ts';
import { packDealSchema } from '../templates/pack-deal.ts';
import { designIdSchema } from './designs.ts';
import { momentSchema } from './schemas.ts';

const name = v.pipe(v.string(), v.maxLength(2 * MAX_NAME_LENGTH));

/** The id of a pack, kept for ever. */
export const packIdSchema = designIdSchema;

/** A pack as a player makes it: what it is called, and the ids of saved own templates in the order they are played. See `entriesOf`. */
export const packSchema = v.strictObject({
  id: packIdSchema,
  name,
  /** May be empty. */
  author: name,
  designIds: v.pipe(v.array(designIdSchema), v.maxLength(MAX_LEVELS), v.readonly()),
  /** The deal of each of them, null where any will do; absent where none has one. */
  deals: v.exactOptional(v.pipe(v.array(v.nullable(packDealSchema)), v.maxLength(MAX_LEVELS), v.readonly())),
});

/** A pack as it is stored. */
export const storedPackSchema = v.strictObject({
  ...packSchema.entries,
  /** UTC milliseconds of the last change. */
  updatedAt: momentSchema,
});
/** A pack with the date of its last change. */
export type StoredPack = v.InferOutput<typeof storedPackSchema>;

/**
 * The result of importing a template file: the names of new templates and of those already here, and its pack
 * if it is one.
 */
export const importedSchema = v.strictObject({
  names: v.pipe(v.array(v.string()), v.readonly()),
  known: v.pipe(v.array(v.string()), v.readonly()),
  pack: v.nullable(v.strictObject({ name, isNew: v.boolean() })),
});
export type Imported = v.InferOutput<typeof importedSchema>;

const text = v.exactOptional(v.string());
const number = v.exactOptional(v.number());
/** The values that messages about files name. */
const details = {
  field: text,
  side: text,
  mark: text,
  choices: text,
  bytes: number,
  byte: number,
  limit: number,
  value: number,
  min: number,
  max: number,
  most: number,
  version: number,
  known: number,
  slots: number,
  copies: number,
  length: number,
  expected: number,
};

/** The schema of `FileError`. */
const fileErrorSchema = v.strictObject({
  // The list of all codes would be loaded by every start of the window for this alone.
  code: v.pipe(v.string(), v.regex(/^[a-z\d-]+$/)) as v.GenericSchema<FileErrorCode>,
  line: number,
  column: number,
  row: number,
  cell: number,
  details: v.strictObject(details),
});

/** The outcome of a template file: what it brought, or the first thing that is wrong with it. */
export const fileOutcomeSchema = v.variant('state', [
  v.strictObject({ state: v.literal('imported'), imported: importedSchema }),
  v.strictObject({ state: v.literal('refused'), error: fileErrorSchema }),
]);
export type FileOutcome = v.InferOutput<typeof fileOutcomeSchema>;
