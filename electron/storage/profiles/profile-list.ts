/**
 * The people who play on this machine. The first one's database is the one that a machine with a single player has; each of the
 * others has a folder with a database of its own, so no query can see two players. Beside the folders lies a small list with
 * names and who plays now. There is neither folder nor list before a second player is added.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import {
  FIRST_PROFILE,
  MOST_PROFILES,
  type Profile,
  profileIdSchema,
  profileListSchema,
} from '../../../core/contract/profiles.ts';
import { failureCode } from '../base/failures.ts';
import { begunImports } from '../files/begun-imports.ts';
import { flushFolder, makeFolder, renameFlushed, writeFlushed } from '../files/disk.ts';
import { filesOf } from '../files/image.ts';

const VERSION = 1;

const storedSchema = v.strictObject({
  version: v.literal(VERSION),
  current: profileIdSchema,
  profiles: profileListSchema.entries.profiles,
  /** Profiles that are gone for the player, and whose files are not all deleted yet. */
  erased: v.array(profileIdSchema),
});

/** `current` is one of the profiles. */
export type Profiles = Omit<v.InferOutput<typeof storedSchema>, 'version'>;

const NOBODY_ELSE: Profiles = {
  current: FIRST_PROFILE,
  profiles: [{ id: FIRST_PROFILE, name: '' }],
  erased: [],
};

/** The folder with the list and with the other players' folders; `root` is the first player's database. */
export function profilesFolder(root: string): string {
  return `${root}-profiles`;
}

function listPath(root: string): string {
  return join(profilesFolder(root), 'list.json');
}

/** The database of a profile. */
export function profileDatabase(root: string, id: string): string {
  return id === FIRST_PROFILE ? root : join(profilesFolder(root), id, basename(root));
}

/**
 * The profiles as the list and the databases beside it say. A database that the list does not name, because the list is damaged or
 * from before, is a profile without a name: no data is out of reach. Throws failures of the machine.
 */
export function readProfiles(root: string): Profiles {
  const stored = readList(root);
  const { erased } = stored ?? NOBODY_ELSE;
  const listed = (stored ?? NOBODY_ELSE).profiles.filter(
    ({ id }, place, all) => all.findIndex((other) => other.id === id) === place && !erased.includes(id),
  );
  const found = foundDatabases(root).filter(
    (id) => !erased.includes(id) && listed.every((each) => each.id !== id),
  );
  const profiles = [...listed, ...found.map((id): Profile => ({ id, name: '' }))];
  const [first] = profiles;
  if (first === undefined) return { ...NOBODY_ELSE, erased: erased.filter((id) => id !== FIRST_PROFILE) };
  const isThere = profiles.some(({ id }) => id === stored?.current);
  return { current: isThere && stored !== null ? stored.current : first.id, profiles, erased };
}

/** Null when there is none, or none that makes sense. */
function readList(root: string): Profiles | null {
  const text = readIfThere(listPath(root));
  if (text === null) return null;
  try {
    const parsed = v.safeParse(storedSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (failureCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** The profiles that have a database, whatever the list says. */
function foundDatabases(root: string): string[] {
  const folder = profilesFolder(root);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const ids = names.filter((name) => v.is(profileIdSchema, name) && name !== FIRST_PROFILE);
  return [FIRST_PROFILE, ...ids].filter((id) => existsSync(profileDatabase(root, id)));
}

/** Writes the list in one step. One that could not be read is kept beside the new one. */
export function writeProfiles(root: string, { current, profiles, erased }: Profiles): void {
  const path = listPath(root);
  makeFolder(profilesFolder(root));
  if (readIfThere(path) !== null && readList(root) === null) renameFlushed(path, `${path}-damaged`);
  const list = { version: VERSION, current, profiles, erased };
  const part = `${path}.part`;
  try {
    writeFlushed(part, Buffer.from(`${JSON.stringify(list, null, 2)}\n`));
    renameFlushed(part, path);
  } catch (error) {
    if (failureCode(error) !== null) rmSync(part, { force: true });
    throw error;
  }
}

/** Adds a profile with this name; null when there are as many as there may be. */
export function withProfile(profiles: Profiles, name: string): Profiles | null {
  if (profiles.profiles.length >= MOST_PROFILES) return null;
  const id = randomBytes(6).toString('hex');
  return { ...profiles, profiles: [...profiles.profiles, { id, name }] };
}

/** The same without one, whose files are to be deleted. There must be another one. */
export function withoutProfile(profiles: Profiles, id: string): Profiles {
  const left = profiles.profiles.filter((each) => each.id !== id);
  const [first] = left;
  if (first === undefined) throw new Error('the last profile is not erased');
  const current = profiles.current === id ? first.id : profiles.current;
  return { current, profiles: left, erased: [...profiles.erased, id] };
}

/**
 * Deletes what is left of erased profiles, and takes them off the list when nothing is. What a kill or the disk leaves of that goes
 * at the next start.
 */
export function finishErasures(root: string): void {
  const profiles = readProfiles(root);
  if (profiles.erased.length === 0) return;
  for (const id of profiles.erased) deleteFiles(root, id);
  writeProfiles(root, { ...profiles, erased: [] });
}

/** What a profile keeps beside its database, by the end of the name. */
const BESIDE = ['-backups', '-damaged', '-check', '-accepted', '-start', '.restored'] as const;

function deleteFiles(root: string, id: string): void {
  if (id !== FIRST_PROFILE) {
    rmSync(dirname(profileDatabase(root, id)), { recursive: true, force: true });
    flushFolder(profilesFolder(root));
    return;
  }
  const files = [...begunImports(root), ...BESIDE.map((end) => root + end), ...filesOf(root)];
  for (const file of files) rmSync(file, { recursive: true, force: true });
  flushFolder(dirname(root));
}
