/**
 * The number of accepted moves of each game, kept beside database and log: a log that was cut off or deleted after a kill
 * looks to SQLite like one that never was longer. Each record is written after its commit and before its answer, without
 * a flush: it survives the end of the process, and after a power cut it only says less. A record is a lower bound, so a
 * version that writes none, an import or a move whose answer was cut off raises no false alarm.
 */
import { closeSync, constants, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import * as v from 'valibot';
import { gameIdSchema, type MissingMoves } from '../../../../core/contract/schemas.ts';
import { MODE_IDS } from '../../../../core/game/modes/mode-ids.ts';
import type { GameSetup } from '../../../../core/game/setup/entry.ts';
import type { Row } from '../../base/checked-rows.ts';
import type { Connection } from '../../base/connection.ts';
import { failureCode } from '../../base/failures.ts';
import { checksum } from '../../base/row-checksum.ts';

/** One sector: the longest name of a template fits. */
const RECORD_BYTES = 512;
const VERSION = 1;

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const gameSchema = v.strictObject({
  gameId: gameIdSchema,
  entries: countSchema,
  mode: v.picklist(MODE_IDS),
  name: v.string(),
  builtIn: v.boolean(),
});
const headerSchema = v.strictObject({ version: v.literal(VERSION), since: v.number() });

/** A game and the number of entries that were accepted for it. */
export type AcceptedGame = v.InferOutput<typeof gameSchema>;

/** The content of the file. */
export interface AcceptedRecord {
  /** Which database it belongs to: see `beginningOf`. */
  readonly since: number;
  readonly games: readonly AcceptedGame[];
}

export interface AcceptedMoves {
  /** Writes down that this many entries of a game are accepted. */
  note(game: { readonly gameId: string; readonly setup: GameSetup; readonly entries: number }): void;
  /** Writes down anew what the database holds; nothing else was promised. */
  restart(): void;
  close(): void;
}

function recordPath(databasePath: string): string {
  return `${databasePath}-accepted`;
}

/**
 * When a database got its first built-in template, 0 while it has none: another one after an erasure, which every version
 * seeds anew.
 */
export function beginningOf(database: Connection): number {
  return Number(
    database.prepare('SELECT min(created_at) FROM template_revisions WHERE is_built_in = 1').pluck().get(),
  );
}

/**
 * Reads the record, or null when there is none that makes sense. A record that is not whole is passed over.
 */
export function readAccepted(databasePath: string): AcceptedRecord | null {
  const bytes = readIfPossible(recordPath(databasePath));
  const header = v.safeParse(headerSchema, parseRecord(bytes, 0));
  if (!header.success) return null;
  const games: AcceptedGame[] = [];
  for (let at = RECORD_BYTES; at < bytes.length; at += RECORD_BYTES) {
    const game = v.safeParse(gameSchema, parseRecord(bytes, at));
    if (game.success) games.push(game.output);
  }
  return { since: header.output.since, games };
}

/** Returns the moves of the record that are not in a database that can be read. */
export function missingFrom(database: Connection, { games }: AcceptedRecord): MissingMoves[] {
  const find = database.prepare<[string], number>('SELECT entries FROM progress WHERE game_id = ?').pluck();
  return games.flatMap(({ gameId, mode, name, builtIn, entries }) => {
    const moves = entries - Number(find.get(gameId) ?? 0);
    return moves > 0 ? [{ gameId, mode, name, builtIn, moves }] : [];
  });
}

/**
 * Begins to write down, from what the database holds of `before` and of the games being played. A disk that refuses is no
 * trouble for play: the moves are in the database, and less is known of them.
 */
export function openAccepted(
  databasePath: string,
  database: Connection,
  before: AcceptedRecord | null,
): AcceptedMoves {
  const file = quietly(() => openSync(recordPath(databasePath), constants.O_RDWR | constants.O_CREAT, 0o600));
  const places = new Map<string, number>();
  const put = (game: AcceptedGame) => {
    const place = places.get(game.gameId) ?? places.size + 1;
    places.set(game.gameId, place);
    if (file !== null)
      quietly(() => writeSync(file, makeRecord(game), 0, RECORD_BYTES, place * RECORD_BYTES));
  };
  const begin = (known: readonly AcceptedGame[]) => {
    places.clear();
    for (const [index, { gameId }] of known.entries()) places.set(gameId, index + 1);
    const header = makeRecord({ version: VERSION, since: beginningOf(database) });
    const bytes = Buffer.concat([header, ...known.map(makeRecord)]);
    if (file === null) return;
    quietly(() => {
      writeSync(file, bytes, 0, bytes.length, 0);
      ftruncateSync(file, bytes.length);
    });
  };
  begin(gamesIn(database, before?.games.map(({ gameId }) => gameId) ?? []));
  return {
    note({ gameId, setup, entries }) {
      const { name, builtIn } = setup.deal.template;
      put({ gameId, entries, mode: setup.mode, name, builtIn });
    },
    restart: () => begin(gamesIn(database, [])),
    close() {
      if (file !== null) quietly(() => closeSync(file));
    },
  };
}

/** Games that are over of which a record speaks: more than are played between two backups. */
const MOST_OVER = 256;

/** The games being played, and of the wanted ones those that were played last. */
function gamesIn(database: Connection, wanted: readonly string[]): AcceptedGame[] {
  const query = (progress: string) =>
    database.prepare<unknown[], Row>(
      `SELECT id AS gameId, entries, mode,
         json_extract(setup, '$.deal.template.name') AS name,
         json_extract(setup, '$.deal.template.builtIn') AS builtIn
       FROM ${progress}`,
    );
  const over = query(
    `(SELECT * FROM progress WHERE game_id IN (SELECT value FROM json_each(?)) AND status <> 'playing'
      ORDER BY played_at DESC LIMIT ${MOST_OVER}) JOIN games ON id = game_id ORDER BY played_at`,
  ).all(JSON.stringify(wanted));
  const playing = query(
    "progress INDEXED BY progress_playing JOIN games ON id = game_id WHERE status = 'playing' ORDER BY played_at",
  ).all();
  return [...over, ...playing].flatMap((row) => {
    const game = v.safeParse(gameSchema, { ...row, builtIn: row.builtIn === 1 });
    return game.success ? [game.output] : [];
  });
}

/** A checksum, the text, blanks up to the end. */
function makeRecord(value: unknown): Buffer {
  const text = JSON.stringify(value);
  const record = Buffer.alloc(RECORD_BYTES, ' ');
  // A text that is too long is cut off, and so is no record: it is passed over.
  record.write(`${checksum('accepted', [text])} ${text}`);
  record.write('\n', RECORD_BYTES - 1);
  return record;
}

function parseRecord(bytes: Buffer, at: number): unknown {
  const line = bytes.toString('utf8', at, at + RECORD_BYTES).trimEnd();
  const gap = line.indexOf(' ');
  const text = line.slice(gap + 1);
  return line.slice(0, gap) === checksum('accepted', [text]) ? JSON.parse(text) : null;
}

/** The number of attempts to read a file that exists: without it a loss could not be noticed. */
const READ_ATTEMPTS = 3;

function readIfPossible(path: string): Buffer {
  for (let attempt = 0; attempt < READ_ATTEMPTS; attempt++) {
    const bytes = quietly(() => readFileSync(path));
    if (bytes !== null) return bytes;
    if (!existsSync(path)) break;
  }
  return Buffer.alloc(0);
}

/** Runs `work`, and returns null when the system refuses it. */
function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (failureCode(error) === null) throw error;
    return null;
  }
}
