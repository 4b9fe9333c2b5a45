/**
 * A game from deal to end, as a fold over its journal. Time comes in as a value: each entry says how many milliseconds
 * of game clock had passed.
 */
import type { Cells, Move } from '../board/board.ts';
import { err, ok } from '../result.ts';
import { turnsNeeded } from '../rules/link.ts';
import type { Assist } from './assist.ts';
import { checkDeal } from './deals/deal-check.ts';
import { NO_TOOLS, type ToolCounts, toolsEarned, toolsLeft, withTool } from './earned-tools.ts';
import type { Entry, GameSetup } from './entry.ts';
import {
  currentNode,
  type Game,
  type GameError,
  type GameEvent,
  type GameStatus,
  type Step,
} from './game.ts';
import { rulesOf } from './modes/mode-of.ts';
import { isPlanned } from './modes/planned-deal.ts';
import { MODES } from './modes/table.ts';
import {
  boardOf,
  engineAt,
  followBack,
  followOn,
  levelNode,
  linkNode,
  mercyNode,
  reshuffleNode,
  rootNode,
} from './node.ts';
import { comboCountAfter, NO_POINTS, pointsForLink } from './score.ts';
import { isOver } from './status.ts';
import { type GameNode, GameTree } from './tree.ts';

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

/** Milliseconds left on the countdown at `elapsedMs`, never negative; null in an untimed game. */
export function timeLeftMs(game: Game, elapsedMs: number): number | null {
  if (rulesOf(game.setup).countdown === null) return null;
  return Math.max(0, currentNode(game).limitMs - countdownMsAt(game, elapsedMs));
}

/** The clock of the countdown at `elapsedMs` of game clock: it stands while the countdown is frozen. */
function countdownMsAt({ frozenMs, frozenUntilMs }: Game, elapsedMs: number): number {
  return Math.max(elapsedMs, frozenUntilMs) - frozenMs;
}

/** The tools that can be spent now: earned by the levels cleared on the way to the board, and not spent. */
export function toolsOf(game: Game): ToolCounts {
  const cleared = game.current.level - (game.status === 'level-won' ? 0 : 1);
  return toolsLeft(toolsEarned(rulesOf(game.setup).tools, cleared), game.usedTools);
}

function refuse(code: Exclude<GameError['code'], 'blocked'>): Step {
  return err({ code });
}

function statusOf(setup: GameSetup, node: GameNode): GameStatus {
  if (node.state !== 'cleared') return node.state;
  if (MODES[setup.mode].boards === 'levels') return 'level-won';
  return isShown(setup, node) ? 'shown' : 'won';
}

/** Auto-play took the last pair or most of them. */
function isShown(setup: GameSetup, node: GameNode): boolean {
  return rulesOf(setup).showsAutoPlay && (node.taken.isLastByAuto || isMostlyByAuto(node));
}

function isMostlyByAuto({ taken }: GameNode): boolean {
  return 2 * taken.byAuto > taken.pairs;
}

function withAssist(assists: readonly Assist[], assist: Assist): readonly Assist[] {
  return assists.includes(assist) ? assists : [...assists, assist];
}

/** What a position says of itself when it comes onto the board. */
function arrivalEvents(status: GameStatus): readonly GameEvent[] {
  return status === 'playing' ? [] : [{ type: status }];
}

/** The game with `node` grown on the cursor and put on the board. */
function grow(
  game: Game,
  node: GameNode,
  elapsedMs: number,
  event: GameEvent,
  changes: Partial<Game> = {},
): Step {
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

function isOutOfTime(game: Game, elapsedMs: number): boolean {
  return timeLeftMs(game, elapsedMs) === 0;
}

/** Why the two cells cannot be a pair at all, or null when they are two tiles of one kind. */
function pairError(cells: Cells, [a, b]: Move): GameError | null {
  const kindA = cells[a] ?? 0;
  const kindB = cells[b] ?? 0;
  if (kindA <= 0 || kindB <= 0) return { code: 'not-a-tile' };
  if (a === b) return { code: 'same-tile' };
  return kindA === kindB ? null : { code: 'different-kinds' };
}

function link(game: Game, entry: Extract<Entry, { type: 'link' }>): Step {
  const { by, elapsedMs } = entry;
  const move: Move = [entry.a, entry.b];
  if (isOutOfTime(game, elapsedMs)) return refuse('time-is-up');
  const node = currentNode(game);
  const error = pairError(node.cells, move);
  if (error !== null) return err(error);
  const line = engineAt(node).link(move[0], move[1]);
  if (line === null)
    return err({
      code: 'blocked',
      turnsNeeded: turnsNeeded(boardOf(node), node.deal.rules, move[0], move[1]),
    });
  const lastLinkMs = game.setup.scoreVersion === 1 ? game.lastLinkMs : node.lastLinkMs;
  const comboCount = comboCountAfter(node.comboCount, elapsedMs - lastLinkMs);
  const countdownMs = countdownMsAt(game, elapsedMs);
  const bonusMs = rulesOf(game.setup).countdown?.linkBonusMs(node.level, node.limitMs - countdownMs) ?? 0;
  const points = by === 'player' ? pointsForLink(line.turns, comboCount, bonusMs) : null;
  const paid = { move, turns: line.turns, points };
  const child = linkNode(game.setup, node, game.cursor, paid, { elapsedMs, countdownMs });
  const event: GameEvent = {
    type: 'linked',
    move,
    kind: node.cells[move[0]] ?? 0,
    line: line.line,
    turns: line.turns,
    points: points ?? NO_POINTS,
    by,
  };
  const assists = by === 'auto' ? withAssist(game.assists, 'auto-play') : game.assists;
  const tried = withTried(game.tried, entry);
  return grow(game, child, elapsedMs, event, { assists, tried, lastLinkMs: elapsedMs });
}

function withTried(tried: Game['tried'], { misses }: Extract<Entry, { type: 'link' }>): Game['tried'] {
  return misses === undefined ? tried : { links: tried.links + 1, misses: tried.misses + misses };
}

function goBack(game: Game, moves: number, why: 'undo' | 'return', elapsedMs: number): Step {
  const { tree } = game;
  let { cursor, redo, current } = game;
  for (let step = 0; step < moves; step++) {
    if (current.parent < 0) return refuse('nothing-to-undo');
    redo = { index: cursor, next: redo };
    const cells = tree.cellsBefore(cursor, current.cells);
    followBack(current, cells);
    cursor = current.parent;
    current = { ...tree.nodeAt(cursor), cells };
  }
  const assists = withAssist(game.assists, why);
  return arriveAt({ ...game, assists, cursor, current, redo }, why, elapsedMs);
}

function redo(game: Game, elapsedMs: number): Step {
  const { tree, redo, current } = game;
  if (redo === null) return refuse('nothing-to-redo');
  const cells = tree.cellsAfter(redo.index, current.cells);
  const node = { ...tree.nodeAt(redo.index), cells };
  followOn(current, node);
  return arriveAt({ ...game, cursor: redo.index, current: node, redo: redo.next }, 'redo', elapsedMs);
}

function arriveAt(game: Game, why: 'undo' | 'redo' | 'return', elapsedMs: number): Step {
  const status = statusOf(game.setup, game.current);
  const next: Game = { ...game, status, elapsedMs };
  return ok({ game: next, events: [{ type: 'board-changed', why }, ...arrivalEvents(status)] });
}

function mercy(game: Game, move: Move, elapsedMs: number): Step {
  if (game.status !== 'dead') return refuse('not-dead');
  const node = currentNode(game);
  const error = pairError(node.cells, move);
  if (error !== null) return err(error);
  const event: GameEvent = { type: 'mercy', move, kind: node.cells[move[0]] ?? 0 };
  return grow(game, mercyNode(node, game.cursor, move), elapsedMs, event, {
    assists: withAssist(game.assists, 'mercy'),
  });
}

/** A reshuffle keeps the occupied cells and the number of tiles of each kind; that it can be cleared is the caller's proof. */
function reshuffle(game: Game, cells: Cells, elapsedMs: number): Step {
  return layAnew(game, cells, elapsedMs, { assists: withAssist(game.assists, 'reshuffle') });
}

function layAnew(game: Game, cells: Cells, elapsedMs: number, changes: Partial<Game>): Step {
  const node = currentNode(game);
  if (!isRearrangement(node.cells, cells)) return refuse('bad-reshuffle');
  const event: GameEvent = { type: 'board-changed', why: 'reshuffle' };
  return grow(game, reshuffleNode(node, game.cursor, cells), elapsedMs, event, changes);
}

/** Spends a tool that was earned. A hint is shown by the window; the journal keeps only that one was taken. */
function spendTool(game: Game, entry: Extract<Entry, { type: 'tool' }>): Step {
  const { tool, elapsedMs } = entry;
  if (toolsOf(game)[tool] === 0) return refuse('not-earned');
  if (isOutOfTime(game, elapsedMs)) return refuse('time-is-up');
  if (game.status === 'level-won') return refuse('not-allowed');
  const usedTools = withTool(game.usedTools, tool);
  switch (tool) {
    case 'hint':
      return ok({ game: { ...game, usedTools, elapsedMs }, events: [] });
    case 'freeze':
      return ok({ game: { ...game, usedTools, elapsedMs, ...frozenAt(game, elapsedMs) }, events: [] });
    case 'reshuffle':
      // On a live board its result would reveal whether the board can be won, which is help.
      if (game.status !== 'dead') return refuse('not-dead');
      return layAnew(game, entry.cells, elapsedMs, { usedTools });
  }
}

/** A freeze begun before the last one is over goes on behind it. */
function frozenAt(game: Game, elapsedMs: number): Pick<Game, 'frozenMs' | 'frozenUntilMs'> {
  const forMs = rulesOf(game.setup).tools?.freezeMs ?? 0;
  return {
    frozenMs: game.frozenMs + forMs,
    frozenUntilMs: Math.max(elapsedMs, game.frozenUntilMs) + forMs,
  };
}

function isRearrangement(before: Cells, after: Cells): boolean {
  if (before.length !== after.length) return false;
  const isSameShape = before.every((cell, index) =>
    cell > 0 ? (after[index] ?? 0) > 0 : after[index] === cell,
  );
  const sorted = (cells: Cells) => cells.toSorted((a, b) => a - b);
  const afterSorted = sorted(after);
  return isSameShape && sorted(before).every((kind, index) => kind === afterSorted[index]);
}

function nextLevel(game: Game, entry: Extract<Entry, { type: 'level' }>): Step {
  if (game.status !== 'level-won') return refuse('level-not-won');
  const isOfPlan = isPlanned(game.setup, entry.deal, currentNode(game).level + 1);
  if (!isOfPlan || !checkDeal(entry.deal).ok) return refuse('bad-deal');
  const rules = rulesOf(game.setup);
  const countdownMs = countdownMsAt(game, entry.elapsedMs);
  const node = levelNode(rules, currentNode(game), game.cursor, entry.deal, countdownMs);
  return grow(game, node, entry.elapsedMs, { type: 'board-changed', why: 'level' });
}

function timeOut(game: Game, elapsedMs: number): Step {
  if (!isOutOfTime(game, elapsedMs)) return refuse('time-left');
  const isMostlyAuto = rulesOf(game.setup).showsAutoPlay && isMostlyByAuto(game.current);
  const status = isMostlyAuto ? 'shown' : 'time-up';
  return ok({ game: { ...game, status, elapsedMs }, events: [{ type: status }] });
}
