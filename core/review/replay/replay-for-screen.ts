import type { Cells } from '../../board/board.ts';
import { EMPTY } from '../../board/board.ts';
import type { Game, GameEvent } from '../../game/play/game.ts';
import { type ReplayError, replayEntries } from '../../game/replay.ts';
import type { DealRecord, Entry, GameSetup } from '../../game/setup/entry.ts';
import { ok, type Result } from '../../result.ts';
import type { ReplayedGame, ReplayedNode } from './replayed-game.ts';

/**
 * Replays a game for a screen; the error is the first entry that it refuses, -1 for the setup. The deal must have passed
 * `checkDeal`.
 */
export function replayForScreen(
  setup: GameSetup,
  entries: readonly Entry[],
): Result<ReplayedGame, ReplayError> {
  const deals: DealRecord[] = [setup.deal];
  const nodes: ReplayedNode[] = [FIRST];
  const replayed = replayEntries(setup, entries, ({ index, entry, before, after, events }) => {
    if (after.nodeCount === before.nodeCount) return;
    if (entry.type === 'level') deals.push(entry.deal);
    // A move that was taken back may lie in an earlier level: the deal is that of the position before.
    const deal = entry.type === 'level' ? deals.length - 1 : (nodes[after.current.parent]?.deal ?? 0);
    nodes.push(nodeOf(before, after, events, { entry: index, deal }));
  });
  if (!replayed.ok) return replayed;
  const { cursor, status } = replayed.value;
  return ok({ deals, nodes, last: cursor, status });
}

const FIRST: ReplayedNode = {
  parent: -1,
  by: 'deal',
  isAuto: false,
  entry: -1,
  level: 1,
  deal: 0,
  move: null,
  line: [],
  turns: 0,
  pairs: 0,
  changes: [],
  elapsedMs: 0,
  lookedMs: 0,
};

function nodeOf(
  before: Game,
  { current, elapsedMs }: Game,
  events: readonly GameEvent[],
  where: Pick<ReplayedNode, 'entry' | 'deal'>,
): ReplayedNode {
  const { parent, by, level, move, turns, taken, cells } = current;
  const linked = events.find((event) => event.type === 'linked');
  return {
    ...where,
    parent,
    by,
    level,
    move,
    turns,
    elapsedMs,
    lookedMs: elapsedMs - before.elapsedMs,
    isAuto: linked?.by === 'auto',
    line: linked?.line ?? [],
    pairs: taken.pairs,
    changes: by === 'deal' ? [] : changesOf(before.current.cells, cells),
  };
}

function changesOf(before: Cells, after: Cells): number[] {
  const changes: number[] = [];
  for (const [cell, kind] of after.entries())
    if (before[cell] !== kind) changes.push(cell, before[cell] ?? EMPTY, kind);
  return changes;
}
