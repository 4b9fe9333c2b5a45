/** Tools that a run earns: what is left of them, and what one does. */
import { ok } from '../../result.ts';
import { type ToolCounts, toolsEarned, toolsLeft, withTool } from '../modes/earned-tools.ts';
import type { Entry } from '../setup/entry.ts';
import { rulesOf } from '../setup/mode-rules.ts';
import { layAnew } from './dead-board-entries.ts';
import type { Game, Step } from './game.ts';
import { isOutOfTime } from './game-clock.ts';
import { refuse } from './steps.ts';

/** The tools that can be spent now: earned by the levels cleared on the way to the board, and not spent. */
export function toolsOf(game: Game): ToolCounts {
  const cleared = game.current.level - (game.status === 'level-won' ? 0 : 1);
  return toolsLeft(toolsEarned(rulesOf(game.setup).tools, cleared), game.usedTools);
}

/** Spends a tool that was earned. A hint is shown by the window; the journal keeps only that one was taken. */
export function spendTool(game: Game, entry: Extract<Entry, { type: 'tool' }>): Step {
  const { tool, elapsedMs } = entry;
  if (toolsOf(game)[tool] === 0) return refuse('not-earned');
  if (isOutOfTime(game, elapsedMs)) return refuse('time-is-up');
  if (game.status === 'level-won') return refuse('level-cleared');
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
