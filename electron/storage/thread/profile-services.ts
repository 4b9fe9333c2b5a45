/** The services of the contract for the people who play on this machine. */
import type { BridgeError } from '../../../core/contract/contract.ts';
import type { Services } from '../../../core/contract/handle.ts';
import {
  isSameName,
  type PROFILE_CHANNELS,
  type ProfileList,
  type WeekQuestion,
} from '../../../core/contract/profiles.ts';
import { ok, type Result, refuse } from '../../../core/result.ts';
import { guarded } from '../base/failures.ts';
import {
  finishErasures,
  type Profiles,
  profileDatabase,
  readProfiles,
  withoutProfile,
  withProfile,
  writeProfiles,
} from '../profiles/profile-list.ts';
import type { OpenedStorage } from '../trust/startup/opened-storage.ts';
import { createGuards } from './guards.ts';
import { readOtherWeek, readWeek } from './profile-week.ts';

/** How the profiles of a data folder are reached. */
export interface Household {
  /** The database of the first profile. */
  readonly root: string;
  /** Returns whether this process may write in the folder. */
  isWritable(): boolean;
  /** Closes the open database, calls `between`, and opens the one of the profile that is current then. */
  reopen(between: () => void): Promise<void>;
}

export type ProfileServices = Pick<Services, keyof typeof PROFILE_CHANNELS>;

export function createProfileServices(storage: OpenedStorage, household: Household): ProfileServices {
  const { root, reopen } = household;
  const { guard, guardLater } = createGuards(storage);
  /** Why nothing may be changed now; null where it may. */
  const trouble = () => {
    if (!household.isWritable()) return refuse('storage-failed', 'another process writes in this folder');
    // What was played since its files went is in memory, and a switch would drop it.
    const gone = storage.noticeGone();
    const isGone = storage.state.kind === 'memory' && storage.state.code === 'database-gone';
    return isGone ? refuse('storage-gone', gone ?? storage.path) : null;
  };
  const unknown = (id: string) => refuse('bad-request', `id: no profile ${id}`);
  const has = ({ profiles }: Profiles, id: string) => profiles.some((each) => each.id === id);
  return {
    'profiles.list': guard(() => ok(listOf(readProfiles(root)))),
    'profiles.add': guard(({ name }) => {
      const refused = trouble();
      if (refused !== null) return refused;
      const before = readProfiles(root);
      if (isTaken(before, name)) return refuse('bad-request', 'name: taken');
      const after = withProfile(before, name);
      return after === null ? refuse('bad-request', 'profiles: full') : write(root, after);
    }),
    'profiles.rename': guard(({ id, name }) => {
      const refused = trouble();
      if (refused !== null) return refused;
      const before = readProfiles(root);
      if (!has(before, id)) return unknown(id);
      if (isTaken(before, name, id)) return refuse('bad-request', 'name: taken');
      const profiles = before.profiles.map((each) => (each.id === id ? { id, name } : each));
      return write(root, { ...before, profiles });
    }),
    'profiles.switch': guardLater(async ({ id }) => {
      const refused = trouble();
      if (refused !== null) return refused;
      const profiles = readProfiles(root);
      if (!has(profiles, id)) return unknown(id);
      if (id === profiles.current) return ok(null);
      await reopen(() => writeProfiles(root, { ...readProfiles(root), current: id }));
      return ok(null);
    }),
    'profiles.erase': guardLater(async ({ id }) => {
      const refused = trouble();
      if (refused !== null) return refused;
      const { current, profiles } = readProfiles(root);
      // Only who plays can be erased, so that nothing is lost by a wrong line of a list.
      if (id !== current || profiles.length < 2) return unknown(id);
      await reopen(() => erase(root, id));
      return ok(null);
    }),
    'profiles.week': guard((question) => ok(weekOf(storage, root, question))),
  };
}

function listOf({ current, profiles }: Profiles): ProfileList {
  return { current, profiles };
}

function isTaken({ profiles }: Profiles, name: string, but?: string): boolean {
  return profiles.some((each) => each.id !== but && isSameName(each.name, name));
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

function weekOf(storage: OpenedStorage, root: string, question: WeekQuestion) {
  const path = profileDatabase(root, question.id);
  return path === storage.path
    ? readWeek(storage, question, storage.reportDamage)
    : readOtherWeek(path, storage.now, question);
}
