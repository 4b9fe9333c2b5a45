import { TEMPLATE_MODE } from '../../game/modes/table.ts';
import { boardHashOf } from '../../game/play/game.ts';
import { type ReplayRow, replayEntries } from '../../game/replay.ts';
import type { Entry, GameSetup } from '../../game/setup/entry.ts';
import { makeSetup } from '../../game/setup/versions.ts';
import { makeRevision } from '../../templates/revision.ts';
import { pathTo, type ReplayedGame } from './replayed-game.ts';

/** A game that begins in the middle: what it starts from, and the journal that leads to where it is gone on with. */
export interface PlayedOn {
  readonly setup: GameSetup;
  readonly journal: readonly ReplayRow[];
}

/**
 * A new game that stands in a position of another one: its board, the moves on the way there with their times, and the
 * entry that says that it was played on, which makes it assisted. A level of a run becomes a board without a countdown.
 * Null when the position cannot be played to.
 */
export function playOnFrom(game: ReplayedGame, entries: readonly Entry[], node: number): PlayedOn | null {
  const path = pathTo(game, node);
  const start = path.findLastIndex((index) => game.nodes[index]?.by === 'deal');
  const first = game.nodes[path[start] ?? -1];
  const deal = game.deals[first?.deal ?? -1];
  if (first === undefined || deal === undefined) return null;
  const { rules, kinds, copies } = deal;
  const filling = { kinds, copies };
  const template = makeRevision({ ...deal.template, rules, filling }, deal.template.builtIn);
  const setup = makeSetup({ mode: TEMPLATE_MODE, deal: { ...deal, template } });
  const moves = path.slice(start + 1).flatMap((index): Entry[] => {
    const made = entries[game.nodes[index]?.entry ?? -1];
    return made === undefined ? [] : [{ ...made, elapsedMs: made.elapsedMs - first.elapsedMs }];
  });
  if (moves.length < path.length - start - 1) return null;
  const noted: Entry = { type: 'assist', assist: 'play-on', elapsedMs: 0 };
  const journal: ReplayRow[] = [];
  const played = replayEntries(setup, [noted, ...moves], ({ entry, after }) => {
    journal.push({ entry, boardHash: boardHashOf(after) });
  });
  return played.ok ? { setup, journal } : null;
}
