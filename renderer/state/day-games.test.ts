import { describe, expect, it } from 'vitest';
import type { BoardGame } from '../../core/contract/board-games.ts';
import type { Mode } from '../../core/game/modes/table.ts';
import { createFakeHost } from '../../tests/support/fake-host.ts';
import { createBridge } from '../bridge/bridge.ts';
import { beginningOf, dayGameOf } from './day-games.ts';

const TODAY = '2026-11-22';

/** Noon of that day, wherever this runs. */
const NOW = new Date(2026, 10, 22, 12).getTime();

const begun = (boardId: string, onItsDay: boolean, startedAt = NOW): BoardGame => ({
  gameId: `game-${boardId}`,
  boardId,
  ...{ onItsDay, startedAt },
  status: 'playing',
  score: null,
});

function beginning(mode: Mode, boardId: string | undefined, games: readonly BoardGame[] | null) {
  const host = createFakeHost();
  if (games !== null) host.answer('games.on-boards', games);
  const of = boardId === undefined ? { mode } : { mode, boardId };
  return beginningOf(of, createBridge(host.raw), NOW);
}

describe('a new game', () => {
  it.each<[string, Mode, string | undefined, readonly BoardGame[] | null, object]>([
    ['on the board of today counts for it', 'daily', TODAY, [], { onItsDay: true }],
    ['counts once more', 'daily', TODAY, [begun(TODAY, true)], { onItsDay: true }],
    ['on the board of another day counts for none', 'daily', '2026-11-21', [], {}],
    [
      'after a later day was begun in a time zone further east counts for none',
      'daily',
      TODAY,
      [begun('2026-11-23', true)],
      {},
    ],
    [
      'after a later day was begun under a clock that was set forward counts',
      'daily',
      TODAY,
      [begun('2026-11-23', true, NOW + 1)],
      { onItsDay: true },
    ],
    [
      'after a later board of the archive counts',
      'daily',
      TODAY,
      [begun('2026-11-23', false)],
      { onItsDay: true },
    ],
    ['counts for none where the games before it are not known', 'daily', TODAY, null, {}],
    ['of a mode without dates keeps none', 'journey', TODAY, [], {}],
    ['without a board keeps none', 'classic', undefined, [], {}],
  ])('%s', async (_what, mode, boardId, games, kept) => {
    expect(await beginning(mode, boardId, games)).toEqual(kept);
  });
});

it('a game counts as cleared once it has a score', () => {
  expect(dayGameOf(begun(TODAY, true))).toEqual({
    ...{ day: TODAY, onItsDay: true, begunAt: NOW, isCleared: false },
  });
});
