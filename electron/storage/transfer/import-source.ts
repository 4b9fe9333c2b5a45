/**
 * Reads an import, an item at a time: it is read twice, once to prove it and once to write it, and never held
 * as a whole.
 */
import * as v from 'valibot';
import type { ImportError } from '../../../core/contract/import-errors.ts';
import { MAX_OWN_PICTURES } from '../../../core/contract/own-tile-set.ts';
import type { Settings } from '../../../core/contract/settings.ts';
import { ok, type Result, refuse } from '../../../core/result.ts';
import { pictureRowSchema } from '../pictures/picture-work.ts';
import type { PictureRow } from '../pictures/pictures-table.ts';
import type { DesignRow } from '../tables/designs-table.ts';
import type { PackRow } from '../tables/packs-table.ts';
import type { StudyRow } from '../tables/puzzles/puzzles-table.ts';
import type { ImportOrigin } from './claims.ts';
import { designWorkSchema } from './design-work.ts';
import { EXPORT_FORMAT, EXPORT_VERSION, exportRestSchema } from './export-format.ts';
import { versionOf } from './file-head.ts';
import type { JobStep } from './job-steps.ts';
import { packWorkSchema } from './pack-work.ts';
import { describeIssue, parsingGame } from './parse-games.ts';
import { between, type PartedText } from './parted-text.ts';
import { type AnswerWork, answerWorkSchema, studyWorkSchema } from './puzzle-work.ts';
import { type ItemPlaces, parseItems, type SplitJson, splittingJson } from './split-json.ts';
import { definedOnly, type GameWork, type Work } from './work.ts';

type Reading<T> = Generator<JobStep, Result<T, ImportError>>;

/** A list that is read an item at a time. */
export interface ItemSource<T> {
  readonly length: number;
  readonly read: (index: number) => Reading<T>;
}

/** A player's work, an item at a time. */
export interface ImportSource {
  readonly origin: ImportOrigin;
  readonly settings: Partial<Settings>;
  readonly games: ItemSource<GameWork>;
  readonly designs: ItemSource<DesignRow>;
  readonly packs: ItemSource<PackRow>;
  readonly answers: ItemSource<AnswerWork>;
  readonly started: ItemSource<StudyRow>;
  readonly pictures: ItemSource<PictureRow>;
}

const NO_STEPS: readonly JobStep[] = [];

/** A reading that takes no step. */
function* atOnce<T>(result: Result<T, ImportError>): Reading<T> {
  yield* NO_STEPS;
  return result;
}

function listSource<T>(items: readonly T[]): ItemSource<T> {
  return {
    length: items.length,
    read(index) {
      const item = items[index];
      if (item === undefined) throw new RangeError(`no item ${index}`);
      return atOnce(ok(item));
    },
  };
}

/** Work that lies in memory. */
export function sourceOf({
  settings,
  games,
  designs,
  packs,
  puzzles,
  pictures,
  ...origin
}: Work): ImportSource {
  return {
    origin,
    settings,
    games: listSource(games),
    designs: listSource(designs),
    packs: listSource(packs),
    answers: listSource(puzzles.answers),
    started: listSource(puzzles.started),
    pictures: listSource(pictures),
  };
}

const LISTS = ['games', 'designs', 'packs', 'puzzles.answers', 'puzzles.started', 'pictures'] as const;

/** An export, and when it was made. */
export interface ExportSource extends ImportSource {
  readonly exportedAt: number;
}

/** Reads an export: what is wrong with the whole of it is said at once, what is wrong with an item when it is read. */
export function* readingExport(text: PartedText): Reading<ExportSource> {
  const split = yield* splittingJson(text, LISTS);
  if (!split.ok) return split;
  const version = versionOf(split.value.rest, EXPORT_FORMAT);
  if (!version.ok) return version;
  if (version.value > EXPORT_VERSION) return refuse('import-newer', `version ${version.value}`);
  const rest = v.safeParse(exportRestSchema, split.value.rest, { abortEarly: true });
  if (!rest.success) return refuse('import-wrong-shape', describeIssue(rest.issues[0], ''));
  const pictures = itemSource(text, split.value, 'pictures', pictureRowSchema);
  if (pictures.length > MAX_OWN_PICTURES)
    return refuse('import-wrong-shape', `pictures: ${pictures.length} > ${MAX_OWN_PICTURES}`);
  const { owner, owners, exportedAt, settings } = rest.output;
  return ok({
    origin: { owner, owners },
    exportedAt,
    settings: definedOnly(settings),
    games: gameSource(text, split.value),
    designs: itemSource(text, split.value, 'designs', designWorkSchema),
    packs: itemSource(text, split.value, 'packs', packWorkSchema),
    answers: itemSource(text, split.value, 'puzzles.answers', answerWorkSchema),
    started: itemSource(text, split.value, 'puzzles.started', studyWorkSchema),
    pictures,
  });
}

function itemSource<S extends v.GenericSchema>(
  text: PartedText,
  split: SplitJson,
  path: (typeof LISTS)[number],
  schema: S,
): ItemSource<v.InferOutput<S>> {
  const places = split.itemsOf(path);
  return {
    length: places.starts.length,
    // Only the games of a file may be so long that they take steps.
    read(index) {
      const item = soleItem(text, places, index);
      if (!item.ok) return atOnce(item);
      const parsed = v.safeParse(schema, item.value, { abortEarly: true });
      if (parsed.success) return atOnce(ok(parsed.output));
      return atOnce(refuse('import-wrong-shape', describeIssue(parsed.issues[0], `${path}.${index}.`)));
    },
  };
}

/** A game of more units has its journal read in steps. */
const LONG_UNITS = 262_144;
/** Rows of such a journal that are read in one step. */
const STEP_ROWS = 1_024;

function gameSource(text: PartedText, split: SplitJson): ItemSource<GameWork> {
  const places = split.itemsOf('games');
  return {
    length: places.starts.length,
    *read(index) {
      const units = (places.ends[index] ?? 0) - (places.starts[index] ?? 0);
      const value =
        units > LONG_UNITS ? yield* readingLongGame(text, places, index) : soleItem(text, places, index);
      return value.ok ? yield* parsingGame(value.value, index) : value;
    },
  };
}

function soleItem(text: PartedText, places: ItemPlaces, index: number): Result<unknown, ImportError> {
  const items = parseItems(text, places, index, index + 1);
  return items.ok ? ok(items.value[0]) : items;
}

function* readingLongGame(text: PartedText, { starts, ends }: ItemPlaces, index: number): Reading<unknown> {
  const game = between(text, starts[index] ?? 0, ends[index] ?? 0);
  const split = yield* splittingJson(game, ['journal']);
  if (!split.ok) return split;
  const places = split.value.itemsOf('journal');
  const count = places.starts.length;
  const journal: unknown[] = [];
  while (journal.length < count) {
    const rows = parseItems(game, places, journal.length, Math.min(count, journal.length + STEP_ROWS));
    if (!rows.ok) return rows;
    journal.push(...rows.value);
    yield { done: journal.length, total: count };
  }
  const { rest } = split.value;
  return ok(typeof rest === 'object' && rest !== null && count > 0 ? { ...rest, journal } : rest);
}
