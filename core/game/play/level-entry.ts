import { BUILT_IN_BOARDS } from '../modes/built-in-boards.ts';
import { checkDeal } from '../setup/deal-check.ts';
import type { Entry } from '../setup/entry.ts';
import { rulesOf } from '../setup/mode-rules.ts';
import { isPlanned } from '../setup/planned-deal.ts';
import { currentNode, type Game, type Step } from './game.ts';
import { countdownMsAt } from './game-clock.ts';
import { levelNode } from './node.ts';
import { grow, refuse } from './steps.ts';

/** The game with the deal of its next level on the board. */
export function nextLevel(game: Game, entry: Extract<Entry, { type: 'level' }>): Step {
  if (game.status !== 'level-won') return refuse('level-not-won');
  const isOfPlan = isPlanned(game.setup, entry.deal, currentNode(game).level + 1, BUILT_IN_BOARDS);
  if (!isOfPlan || !checkDeal(entry.deal).ok) return refuse('bad-deal');
  const rules = rulesOf(game.setup);
  const countdownMs = countdownMsAt(game, entry.elapsedMs);
  const node = levelNode(rules, currentNode(game), game.cursor, entry.deal, countdownMs);
  return grow(game, node, entry.elapsedMs, { type: 'board-changed', why: 'level' });
}
