import type { Cells } from '../../board/board.ts';
import { EMPTY } from '../../board/board.ts';
import type { DealRecord, Entry, GameSetup } from '../../game/entry.ts';
import type { Game, GameEvent } from '../../game/game.ts';
import { applyEntry, startGame } from '../../game/play.ts';
import type { ReplayError } from '../../game/replay.ts';
import { isKnownSetup } from '../../game/versions.ts';
import { err, ok, type Result } from '../../result.ts';
import type { ReplayedGame, ReplayedNode } from './replayed-game.ts';

/**
 * Replays a game for a screen; the error is the first entry that it refuses, -1 for the setup. The deal must have passed
 * `checkDeal`.
 */
export function replayForScreen(
  setup: GameSetup,
  entries: readonly Entry[],
): Result<ReplayedGame, ReplayError> {
  if (!isKnownSetup(setup)) return err({ index: -1, error: { code: 'unknown-version' } });
  let game = startGame(setup);
  const deals: DealRecord[] = [setup.deal];
  const nodes: ReplayedNode[] = [FIRST];
  for (const [index, entry] of entries.entries()) {
    const step = applyEntry(game, entry);
    if (!step.ok) return err({ index, error: step.error });
    const { game: next, events } = step.value;
    if (next.nodeCount > game.nodeCount) {
      if (entry.type === 'level') deals.push(entry.deal);
      nodes.push(nodeOf(game, next, events, { entry: index, deal: deals.length - 1 }));
    }
    game = next;
  }
  return ok({ deals, nodes, last: game.cursor, status: game.status });
}

const FIRST: ReplayedNode = {
  ...{ parent: -1, by: 'deal', isAuto: false, entry: -1, level: 1, deal: 0 },
  ...{ move: null, line: [], turns: 0, pairs: 0, changes: [], elapsedMs: 0 },
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
    ...{ parent, by, level, move, turns, elapsedMs },
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
