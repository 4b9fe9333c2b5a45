import { describe, expect, it } from 'vitest';
import type { Mode } from '../../core/game/modes/table.ts';
import { createFakeHost } from '../../tests/support/fake-host.ts';
import { createBridge } from '../bridge/bridge.ts';
import { beginningOf } from './day-games.ts';

const TODAY = '2026-11-22';

/** Noon of that day, wherever this runs. */
const NOW = new Date(2026, 10, 22, 12).getTime();

function beginning(mode: Mode, boardId: string | undefined, mayCount: boolean | null) {
  const host = createFakeHost();
  if (mayCount !== null) host.answer('games.days', { streak: [], cleared: [], mayCount });
  const of = boardId === undefined ? { mode } : { mode, boardId };
  return beginningOf(of, createBridge(host.raw), NOW);
}

describe('a new game', () => {
  it.each<[string, Mode, string | undefined, boolean | null, object]>([
    ['on the board of today counts for it', 'daily', TODAY, true, { onItsDay: true }],
    ['on the board of another day counts for none', 'daily', '2026-11-21', true, {}],
    ['counts for none where the host says so', 'daily', TODAY, false, {}],
    ['counts for none where the games before it are not known', 'daily', TODAY, null, {}],
    ['of a mode without dates keeps none', 'journey', TODAY, true, {}],
    ['without a board keeps none', 'classic', undefined, true, {}],
  ])('%s', async (_what, mode, boardId, mayCount, kept) => {
    expect(await beginning(mode, boardId, mayCount)).toEqual(kept);
  });
});
