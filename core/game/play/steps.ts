/**
 * The steps that several kinds of entries share: refusing an entry, and putting a new position on the board.
 */
import { err, ok } from '../../result.ts';
import type { Assist } from '../modes/assist.ts';
import { MODES } from '../modes/table.ts';
import type { GameSetup } from '../setup/entry.ts';
import { rulesOf } from '../setup/mode-rules.ts';
import type { Game, GameError, GameEvent, GameStatus, Step } from './game.ts';
import type { GameNode } from './tree.ts';

/** A refusal that says nothing more than its code. */
export function refuse(code: Exclude<GameError['code'], 'blocked'>): Step {
  return err({ code });
}

/** The status of a game with this node on its board, as long as its time is not up. */
export function statusOf(setup: GameSetup, node: GameNode): GameStatus {
  if (node.state !== 'cleared') return node.state;
  if (MODES[setup.mode].boards === 'levels') return 'level-won';
  return isShown(setup, node) ? 'shown' : 'won';
}

/** Auto-play took the last pair or most of them. */
function isShown(setup: GameSetup, node: GameNode): boolean {
  return rulesOf(setup).showsAutoPlay && (node.taken.isLastByAuto || isMostlyByAuto(node));
}

/** Returns whether auto-play took more than half of the pairs on the way to a node. */
export function isMostlyByAuto({ taken }: GameNode): boolean {
  return 2 * taken.byAuto > taken.pairs;
}

/** Kinds of help, each once, in the order in which they were first taken. */
export function withAssist(assists: readonly Assist[], assist: Assist): readonly Assist[] {
  return assists.includes(assist) ? assists : [...assists, assist];
}

/** Returns the events with which a position comes onto the board. */
export function arrivalEvents(status: GameStatus): readonly GameEvent[] {
  return status === 'playing' ? [] : [{ type: status }];
}

/** The game with a node grown on the cursor and put on the board. */
export function grow(
  game: Game,
  made: Omit<GameNode, 'madeMs'>,
  elapsedMs: number,
  event: GameEvent,
  changes: Partial<Game> = {},
): Step {
  const node = { ...made, madeMs: elapsedMs };
  const tree = game.tree.size === game.nodeCount ? game.tree : game.tree.prefix(game.nodeCount);
  tree.add(node, game.current.cells);
  const status = statusOf(game.setup, node);
  const next: Game = {
    ...game,
    tree,
    nodeCount: tree.size,
    cursor: tree.size - 1,
    current: node,
    redo: null,
    status,
    elapsedMs,
    ...changes,
  };
  return ok({ game: next, events: [event, ...arrivalEvents(status)] });
}
