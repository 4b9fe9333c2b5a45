/**
 * The people who play on this machine. The first one's database is the one that a machine with a single player has; each of the
 * others has a folder with a database of its own, so no query can see two players. Beside the folders lies a small list with
 * names and who plays now. There is neither folder nor list before a second player is added.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Profile, profileIdSchema, profileSchema } from '../../../core/contract/profile.ts';
import { failureCode } from '../base/failures.ts';
import { FIRST_PROFILE, profileDatabase, profilesFolder } from './profile-places.ts';

/** Of the list's form. */
export const LIST_VERSION = 1;

const storedSchema = v.strictObject({
  version: v.literal(LIST_VERSION),
  current: profileIdSchema,
  profiles: v.pipe(v.array(profileSchema), v.minLength(1)),
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

export function listPath(root: string): string {
  return join(profilesFolder(root), 'list.json');
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
export function readList(root: string): Profiles | null {
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

export function readIfThere(path: string): string | null {
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
