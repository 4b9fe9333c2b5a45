/** A player's work apart from how it is stored: what is exported, imported and saved out of a damaged file. */
import type * as v from 'valibot';
import type { FinishedGame, JournalRow } from '../../../core/contract/schemas.ts';
import type { Settings, settingsPatchSchema } from '../../../core/contract/settings.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import type { Attempt } from '../base/attempt.ts';
import type { Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { DamageError, isDamage } from '../base/failures.ts';
import type { OnDamage } from '../base/stored-value.ts';
import { readPictureWork } from '../pictures/picture-work.ts';
import type { PictureRow } from '../pictures/pictures-table.ts';
import { achievementsOf, hasAchievements } from '../tables/achievements-table.ts';
import type { DesignRow } from '../tables/designs-table.ts';
import {
  findGame,
  findProgress,
  type GameProgress,
  type StoredGame,
  type StoredStatus,
  timeOf,
} from '../tables/games-table.ts';
import { entryOf, rawJournal, soundLength } from '../tables/journal-table.ts';
import type { Owner, RowOwner } from '../tables/owners/owners-table.ts';
import type { PackRow } from '../tables/packs-table.ts';
import { findFinished } from '../tables/scores-table.ts';
import { knownSettings, readSetting } from '../tables/settings-table.ts';
import { readDesignWork } from './design-work.ts';
import { readOwners } from './owner-work.ts';
import { readPackWork } from './pack-work.ts';
import { type PuzzleWork, puzzleReader } from './puzzle-work.ts';
import { rowsByKey } from './rows-by-key.ts';

export interface GameWork {
  readonly id: string;
  /** The origin of the game, if it was not played in the database of the work. */
  readonly owner?: RowOwner;
  readonly setup: GameSetup;
  readonly startedAt: number;
  readonly playedAt: number;
  readonly status: StoredStatus;
  readonly elapsedMs: number;
  readonly journal: readonly JournalRow[];
  readonly finished: FinishedGame | null;
}

export interface Work {
  /** The id of the database that it was read from; null when that is from before there were any. */
  readonly owner: string | null;
  /** The other databases that some of it came from. */
  readonly owners: readonly Owner[];
  readonly settings: Partial<Settings>;
  readonly games: readonly GameWork[];
  readonly designs: readonly DesignRow[];
  readonly packs: readonly PackRow[];
  readonly puzzles: PuzzleWork;
  readonly pictures: readonly PictureRow[];
}

/** The policy for damage: `refuse` throws it, `pass-over` takes what is still sound. */
export type DamagePolicy = 'refuse' | 'pass-over';

/** A work that is read as far as it is asked for. */
export interface WorkReader extends Pick<Work, 'owner' | 'owners' | 'settings'> {
  /** Each is of one moment; one that was begun meanwhile may be missing. */
  readonly games: Iterator<GameWork> & Iterable<GameWork>;
  readonly designs: readonly DesignRow[];
  readonly packs: readonly PackRow[];
  readonly puzzles: ReturnType<typeof puzzleReader>;
  readonly pictures: readonly PictureRow[];
}

/** Reads a player's work out of a database. `onDamage` is called for what is left out. */
export function readWork(database: Connection, policy: DamagePolicy, onDamage?: OnDamage): Work {
  const { games, puzzles, ...work } = workReader(database, policy, onDamage);
  const { answers, started } = puzzles;
  return { ...work, games: [...games], puzzles: { answers: [...answers], started: [...started] } };
}

/** The same, an item at a time. */
export function workReader(
  database: Connection,
  policy: DamagePolicy,
  onDamage: OnDamage = () => undefined,
): WorkReader {
  const attempt = <T>(read: () => T, otherwise: T): T => {
    try {
      return read();
    } catch (error) {
      if (policy === 'refuse' || !isDamage(error)) throw error;
      onDamage(error instanceof Error ? error.message : '');
      return otherwise;
    }
  };
  const owners = readOwners(database, attempt);
  function* games(): Generator<GameWork> {
    for (const { id } of rowsByKey(database, { table: 'games', key: 'id', columns: 'id' }, attempt)) {
      const read = () => ({ ...readGame(database, String(id), attempt), owner: owners.ofGame(String(id)) });
      const game = attempt<GameWork | null>(read, null);
      if (game !== null) yield game;
    }
  }
  return {
    owner: owners.id,
    owners: owners.owners,
    settings: readStoredSettings(database, attempt),
    games: games(),
    designs: readDesignWork(database, attempt),
    packs: readPackWork(database, attempt),
    puzzles: puzzleReader(database, attempt, owners),
    pictures: readPictureWork(database, attempt),
  };
}

function readGame(database: Connection, id: string, attempt: Attempt): GameWork {
  const stored = findGame(database, id);
  if (stored === null) throw new DamageError(`games ${id}`);
  const progress = attempt(() => findProgress(database, id), null);
  const journal = readJournalOf(database, stored, progress, attempt);
  const isWhole = progress !== null && journal.length === progress.entries;
  const lastMs = journal.at(-1)?.entry.elapsedMs ?? 0;
  return {
    id,
    setup: stored.setup,
    startedAt: stored.startedAt,
    playedAt: progress?.playedAt ?? stored.startedAt,
    status: isWhole ? progress.status : 'set-aside',
    elapsedMs: isWhole ? timeOf(progress, lastMs) : lastMs,
    journal,
    finished: readFinished(database, id, attempt),
  };
}

/** A score without its achievements is still a score. A file from before there were any holds none. */
function readFinished(database: Connection, id: string, attempt: Attempt): FinishedGame | null {
  const entered = attempt(() => findFinished(database, id), null);
  if (entered === null) return null;
  const achievements = attempt(() => (hasAchievements(database) ? achievementsOf(database, id) : []), []);
  return { ...entered, achievements };
}

function readJournalOf(
  database: Connection,
  stored: StoredGame,
  progress: GameProgress | null,
  attempt: Attempt,
): JournalRow[] {
  const rows = rawJournal(database, stored.id);
  const length = soundLength(stored.chain, rows);
  const isWhole = length === rows.length && length === progress?.entries;
  attempt(() => {
    if (!isWhole) throw new DamageError(`journal ${stored.id}`);
  }, undefined);
  const journal: JournalRow[] = [];
  for (const row of rows.slice(0, length)) {
    const entry = attempt(() => entryOf(row, stored.id), null);
    // Entries after one that cannot be read do not follow from those before it.
    if (entry === null) break;
    journal.push({ entry, boardHash: row.boardHash });
  }
  return journal;
}

function readStoredSettings(database: Connection, attempt: Attempt): Partial<Settings> {
  const rows = attempt(() => database.prepare<[], Row>('SELECT * FROM settings').all(), []);
  return knownSettings(
    rows.flatMap((row) => attempt<ReturnType<typeof readSetting>[]>(() => [readSetting(row)], [])),
  );
}

/** A patch without the keys that say nothing. */
export function definedOnly(patch: v.InferOutput<typeof settingsPatchSchema>): Partial<Settings> {
  // Only absent keys are undefined, so what is left has the types of the settings.
  return Object.fromEntries(
    Object.entries(patch).filter(([, value]) => value !== undefined),
  ) as Partial<Settings>;
}
