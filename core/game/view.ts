import { type Cells, countTiles } from '../board/board.ts';
import type { Assist } from './modes/assist.ts';
import type { RunningCountdown } from './modes/countdown.ts';
import type { ToolCounts } from './modes/earned-tools.ts';
import type { ClockStart } from './modes/mode.ts';
import type { Mode } from './modes/table.ts';
import { currentNode, type Game, type GameStatus } from './play/game.ts';
import { toolsOf } from './play/tool-entry.ts';
import type { Taken } from './play/tree.ts';
import type { DealRecord } from './setup/entry.ts';
import { rulesOf } from './setup/mode-rules.ts';
import type { ScoreBreakdown } from './setup/score.ts';

/** The part of a game that a screen shows, as plain data that is cheap to send between threads. */
export interface GameView {
  readonly mode: Mode;
  readonly status: GameStatus;
  readonly deal: DealRecord;
  readonly level: number;
  readonly cells: Cells;
  readonly pairsLeft: number;
  readonly score: ScoreBreakdown;
  readonly comboCount: number;
  /** A level that was cleared stays cleared: what its successor laid is not taken back, though old journals may hold such steps. */
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly assists: readonly Assist[];
  /** Pairs taken so far, and how many of them auto-play took. */
  readonly taken: Pick<Taken, 'pairs' | 'byAuto'>;
  readonly elapsedMs: number;
  /** The moment from which its clock runs, by the mode's rules. */
  readonly clockStarts: ClockStart;
  /** The number of times that it went on after its program ended while the clock ran. */
  readonly interruptions: number;
  /** The game clock at which the countdown ends as it is now, and the most that may be left of it; null in an untimed game. */
  readonly countdown: (RunningCountdown & { readonly fullBarMs: number }) | null;
  /** Tools that can be spent; null where the mode's rules have none. */
  readonly tools: ToolCounts | null;
  /** The help that the mode's rules allow. */
  readonly allowed: readonly Assist[];
}

/** The view of a game. Linear in the area. */
export function viewOf(game: Game): GameView {
  const node = currentNode(game);
  const { countdown, clockStarts, assists, tools } = rulesOf(game.setup);
  return {
    mode: game.setup.mode,
    status: game.status,
    deal: node.deal,
    level: node.level,
    cells: node.cells,
    pairsLeft: Math.floor(countTiles(node.cells) / 2),
    score: node.score,
    comboCount: node.comboCount,
    canUndo: node.by !== 'deal',
    canRedo: game.redo !== null,
    assists: game.assists,
    taken: { pairs: node.taken.pairs, byAuto: node.taken.byAuto },
    elapsedMs: game.elapsedMs,
    clockStarts,
    interruptions: game.interruptions,
    countdown: countdown && {
      limitMs: node.limitMs + game.frozenMs,
      frozenUntilMs: game.frozenUntilMs,
      fullBarMs: countdown.mostMs,
    },
    tools: tools === undefined ? null : toolsOf(game),
    allowed: assists,
  };
}
