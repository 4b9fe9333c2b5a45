/**
 * A game from deal to end, as a fold over its journal. Time comes in as a value: each entry says how many milliseconds
 * of game clock had passed.
 */
import { ok } from '../../result.ts';
import type { Assist } from '../modes/assist.ts';
import { NO_TOOLS } from '../modes/earned-tools.ts';
import type { Entry, GameSetup } from '../setup/entry.ts';
import { rulesOf } from '../setup/mode-rules.ts';
import { mercy, reshuffle } from './dead-board-entries.ts';
import type { Game, Step } from './game.ts';
import { goOn, timeOut } from './game-clock.ts';
import { nextLevel } from './level-entry.ts';
import { link } from './link-entry.ts';
import { rootNode } from './node.ts';
import { isOver } from './status.ts';
import { refuse, statusOf, withAssist } from './steps.ts';
import { spendTool } from './tool-entry.ts';
import { GameTree } from './tree.ts';
import { goBack, redo } from './undo-entries.ts';

/** The game before its first entry. The setup must have passed `isKnownSetup`, its deal `checkDeal`. */
export function startGame(setup: GameSetup): Game {
  const root = rootNode(setup);
  const tree = new GameTree();
  tree.add(root, root.cells);
  return {
    setup,
    tree,
    nodeCount: 1,
    cursor: 0,
    current: root,
    redo: null,
    status: statusOf(setup, root),
    elapsedMs: 0,
    lastLinkMs: 0,
    assists: [],
    tried: { links: 0, misses: 0 },
    usedTools: NO_TOOLS,
    frozenMs: 0,
    frozenUntilMs: 0,
    interruptions: 0,
  };
}

/**
 * The game after one entry and what happened, or why the entry is refused; a refusal changes nothing. Linear in the
 * area of the board, for the newest value of a game.
 */
export function applyEntry(game: Game, entry: Entry): Step {
  if (entry.elapsedMs < game.elapsedMs) return refuse('clock-went-back');
  if (isOver(game)) return refuse('game-over');
  const assist = assistOf(entry);
  if (assist !== null && !rulesOf(game.setup).assists.includes(assist)) return refuse('not-allowed');
  switch (entry.type) {
    case 'link':
      return link(game, entry);
    case 'undo':
      return goBack(game, 1, 'undo', entry.elapsedMs);
    case 'return':
      return goBack(game, entry.moves, 'return', entry.elapsedMs);
    case 'redo':
      return redo(game, entry.elapsedMs);
    case 'assist':
      return ok({
        game: { ...game, assists: withAssist(game.assists, entry.assist), elapsedMs: entry.elapsedMs },
        events: [],
      });
    case 'mercy':
      return mercy(game, [entry.a, entry.b], entry.elapsedMs);
    case 'reshuffle':
      return reshuffle(game, entry.cells, entry.elapsedMs);
    case 'level':
      return nextLevel(game, entry);
    case 'timeout':
      return timeOut(game, entry.elapsedMs);
    case 'interrupted':
      return goOn(game, entry.elapsedMs);
    case 'tool':
      return spendTool(game, entry);
  }
}

/** The help that an entry takes, or null. */
function assistOf(entry: Entry): Assist | null {
  switch (entry.type) {
    case 'link':
      return entry.by === 'auto' ? 'auto-play' : null;
    case 'assist':
      return entry.assist;
    case 'undo':
    case 'return':
    case 'mercy':
    case 'reshuffle':
      return entry.type;
    default:
      return null;
  }
}
