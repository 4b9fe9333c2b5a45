import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { BridgeErrorCode } from '../../../../core/contract/contract.ts';
import type { ProfileList, ProfileWeek } from '../../../../core/contract/profiles.ts';
import { addDays, type CalendarDate, weekdayOf } from '../../../../core/daily/calendar-date.ts';
import { refuse } from '../../../../core/result.ts';
import { BRIDGE, type BridgeResult } from '../../../bridge/bridge.ts';
import { DAILY, useToday } from '../../../parts/modes/use-days.ts';
import { useService } from '../../../services/use-service.ts';
import { carry } from '../../../state/carried.ts';
import { carryScan } from '../../../state/carried-scan.ts';
import { DATA_TRANSFER } from '../../../state/data-transfer.ts';
import { JOURNAL } from '../../../state/play/journal.ts';
import { SESSION } from '../../../state/play/session.ts';
import { SETTINGS } from '../../../state/settings.ts';

/** By the player's id; null for one whose data cannot be read now. */
export type Weeks = Readonly<Record<string, ProfileWeek | null>>;

export interface Players {
  /** Null until it is read. */
  readonly list: ProfileList | null;
  /** Null until all are read. */
  readonly weeks: Weeks | null;
  readonly monday: CalendarDate;
  readonly trouble: BridgeErrorCode | null;
  /** An export or import is running, during which the player cannot be switched. */
  readonly isBusy: boolean;
  /** The player who was added last on this page; null where none was. */
  readonly added: string | null;
  add(name: string): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  switchTo(id: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The people who play on this machine, and how each stands in this week. */
export function usePlayers(): Players {
  const bridge = useService(BRIDGE);
  const [list, setList] = useState<ProfileList | null>(null);
  const [trouble, setTrouble] = useState<BridgeErrorCode | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const today = useToday();
  const monday = addDays(today, -weekdayOf(today));
  const take = useCallback((answer: BridgeResult<'profiles.list'>) => {
    if (answer.ok) setList(answer.value);
    setTrouble(answer.ok ? null : answer.error.code);
  }, []);
  useEffect(() => {
    void bridge.call('profiles.list', null).then(take);
  }, [bridge, take]);
  const turns = useTurns(setTrouble);
  return {
    list,
    weeks: useWeeks(list, monday, today),
    monday,
    trouble,
    isBusy: turns.isBusy,
    added,
    async add(name) {
      const answer = await bridge.call('profiles.add', { name });
      take(answer);
      if (answer.ok) setAdded(answer.value.profiles.at(-1)?.id ?? null);
    },
    rename: async (id, name) => take(await bridge.call('profiles.rename', { id, name })),
    switchTo: (id) => turns.end('profiles.switch', id, null),
    remove: (id) =>
      turns.end('profiles.erase', id, list?.profiles.find((each) => each.id === id)?.name ?? null),
  };
}

function useWeeks(list: ProfileList | null, monday: CalendarDate, today: CalendarDate): Weeks | null {
  const bridge = useService(BRIDGE);
  const [weeks, setWeeks] = useState<Weeks | null>(null);
  const ids = list?.profiles.map(({ id }) => id).join(' ') ?? '';
  useEffect(() => {
    let isWanted = true;
    const weekOf = async (id: string) => {
      const answer = await bridge.call('profiles.week', { id, mode: DAILY, monday, today });
      return [id, answer.ok ? answer.value : null] as const;
    };
    if (ids !== '')
      void Promise.all(ids.split(' ').map(weekOf)).then(
        (entries) => isWanted && setWeeks(Object.fromEntries(entries)),
      );
    return () => {
      isWanted = false;
    };
  }, [bridge, ids, monday, today]);
  return weeks;
}

/** Ends the turn of who plays. All that the window holds is of that player, so its page begins anew. */
function useTurns(setTrouble: (trouble: BridgeErrorCode) => void) {
  const bridge = useService(BRIDGE);
  const session = useService(SESSION);
  const journal = useService(JOURNAL);
  const settings = useService(SETTINGS);
  const isMoving = useStore(useService(DATA_TRANSFER).store, ({ task }) => task !== null);
  const [isEnding, setEnding] = useState(false);
  return {
    isBusy: isMoving || isEnding,
    /** `removed` is the name of a player who goes for good, empty where none was given. */
    async end(
      channel: 'profiles.switch' | 'profiles.erase',
      id: string,
      removed: string | null,
    ): Promise<void> {
      setEnding(true);
      session.leave();
      const unsaved =
        journal.store.getState().trouble ?? ((await journal.settled()) ? null : 'storage-failed');
      const answer = unsaved === null ? await bridge.call(channel, { id }) : refuse(unsaved);
      if (answer.ok) {
        carryScan(settings);
        if (removed !== null) carry('removed', removed);
        return location.reload();
      }
      setEnding(false);
      setTrouble(answer.error.code);
    },
  };
}
