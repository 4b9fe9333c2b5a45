/** Changes to the list of those who play on this machine, and the end of one's data. A start that finishes nothing does without. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { MOST_PROFILES } from '../../../core/contract/profile-names.ts';
import { failureCode } from '../base/failures.ts';
import { begunImports } from '../files/begun-imports.ts';
import { flushFolder, makeFolder, renameFlushed, writeFlushed } from '../files/disk.ts';
import { filesOf } from '../files/image.ts';
import {
  LIST_VERSION,
  listPath,
  type Profiles,
  readIfThere,
  readList,
  readProfiles,
} from './profile-list.ts';
import { FIRST_PROFILE, profileDatabase, profilesFolder } from './profile-places.ts';

/** Writes the list in one step. One that could not be read is kept beside the new one. */
export function writeProfiles(root: string, { current, profiles, erased }: Profiles): void {
  const path = listPath(root);
  makeFolder(profilesFolder(root));
  if (readIfThere(path) !== null && readList(root) === null) renameFlushed(path, `${path}-damaged`);
  const list = { version: LIST_VERSION, current, profiles, erased };
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

/** The files that a profile keeps beside its database, by the end of the name. */
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
