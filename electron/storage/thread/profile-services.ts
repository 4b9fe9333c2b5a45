/** The services of the contract for the people who play on this machine. */
import type { BridgeError } from '../../../core/contract/contract.ts';
import type { Services } from '../../../core/contract/handle.ts';
import { isSameName, profileName } from '../../../core/contract/profile-names.ts';
import type { PROFILE_CHANNELS, ProfileList } from '../../../core/contract/profiles.ts';
import { ok, type Result, refuse } from '../../../core/result.ts';
import type { Connection } from '../base/connection.ts';
import { guarded } from '../base/failures.ts';
import { finishErasures, withoutProfile, withProfile, writeProfiles } from '../profiles/profile-changes.ts';
import { type Profiles, readProfiles } from '../profiles/profile-list.ts';
import { profileDatabase } from '../profiles/profile-places.ts';
import type { OpenedStorage } from '../trust/startup/opened-storage.ts';

/** The access to the profiles of a data folder. */
export interface Household {
  /** The database of the first profile. */
  readonly root: string;
  /** A copy of a database in memory, in this version's form; null where there is none to be had. */
  openCopy(path: string): Connection | null;
  /** Returns whether this process may write in the folder. */
  isWritable(): boolean;
  /** Closes the open database, calls `between`, and opens the one of the profile that is current then. */
  reopen(between: () => void): Promise<void>;
}

export type ProfileServices = Pick<Services, Exclude<keyof typeof PROFILE_CHANNELS, 'profiles.week'>>;

export function createProfileServices(storage: OpenedStorage, household: Household): ProfileServices {
  const { root, reopen } = household;
  /** Why nothing may be changed now; null where it may. */
  const trouble = () => {
    if (!household.isWritable()) return refuse('storage-failed', 'another process writes in this folder');
    // Games played since its files went are in memory, and a switch would drop them.
    const gone = storage.noticeGone();
    const isGone = storage.state.kind === 'memory' && storage.state.code === 'database-gone';
    return isGone ? refuse('storage-gone', gone ?? storage.path) : null;
  };
  /** Who plays is whose data are open: the list may have been read otherwise at the start, or be changed since. */
  const read = (): Profiles => {
    const stored = readProfiles(root);
    const open = stored.profiles.find(({ id }) => profileDatabase(root, id) === storage.path);
    return open === undefined ? stored : { ...stored, current: open.id };
  };
  const unknown = (id: string) => refuse('bad-request', `id: no profile ${id}`);
  const has = ({ profiles }: Profiles, id: string) => profiles.some((each) => each.id === id);
  return {
    'profiles.list': () => ok(listOf(read())),
    'profiles.add': ({ name }) => {
      const refused = trouble();
      if (refused !== null) return refused;
      const before = read();
      if (!mayHave(before, name)) return refuse('bad-request', 'name: taken, or none');
      const after = withProfile(before, name);
      return after === null ? refuse('bad-request', 'profiles: full') : write(root, after);
    },
    'profiles.rename': ({ id, name }) => {
      const refused = trouble();
      if (refused !== null) return refused;
      const before = read();
      if (!has(before, id)) return unknown(id);
      if (!mayHave(before, name, id)) return refuse('bad-request', 'name: taken, or none');
      const profiles = before.profiles.map((each) => (each.id === id ? { id, name } : each));
      return write(root, { ...before, profiles });
    },
    'profiles.switch': async ({ id }) => {
      const refused = trouble();
      if (refused !== null) return refused;
      const profiles = read();
      if (!has(profiles, id)) return unknown(id);
      if (id === profiles.current) return ok(null);
      await reopen(() => writeProfiles(root, { ...readProfiles(root), current: id }));
      return ok(null);
    },
    'profiles.erase': async ({ id }) => {
      const refused = trouble();
      if (refused !== null) return refused;
      const { current, profiles } = read();
      // Only who plays can be erased, so that nothing is lost by a wrong line of a list.
      if (id !== current || profiles.length < 2) return unknown(id);
      await reopen(() => erase(root, id));
      return ok(null);
    },
  };
}

function listOf({ current, profiles }: Profiles): ProfileList {
  return { current, profiles };
}

/** Returns whether a player, or a new one, may have a name. */
function mayHave({ profiles }: Profiles, name: string, id?: string): boolean {
  const isName = name !== '' && profileName(name) === name;
  return isName && !profiles.some((each) => each.id !== id && isSameName(each.name, name));
}

function write(root: string, profiles: Profiles): Result<ProfileList, BridgeError> {
  writeProfiles(root, profiles);
  return ok(listOf(profiles));
}

/** Gone for the player once the list says so; files that the disk does not let go of now go at a later start. */
function erase(root: string, id: string): void {
  writeProfiles(root, withoutProfile(readProfiles(root), id));
  guarded(() => ok(finishErasures(root)));
}
