/** Games on boards that are drawn as text. */
import { parseBoard } from '../../core/board/text.ts';
import type { Game } from '../../core/game/play/game.ts';
import { applyEntry } from '../../core/game/play/play.ts';
import type { DealRecord, Entry } from '../../core/game/setup/entry.ts';
import type { Rules } from '../../core/rules/rules.ts';

/** A deal of the board as it is drawn; its template is that board's. */
export function drawnDeal(text: string, rules: Rules): DealRecord {
  const parsed = parseBoard(text);
  if (!parsed.ok) throw new Error(`bad board in a test: ${parsed.error.code}`);
  const { width, height, marks, cells } = parsed.value;
  const filling = { kinds: 4, copies: 2 };
  const shape = { hash: '0'.repeat(64), builtIn: true, name: 'test', width, height, marks };
  const template = { ...shape, rules, filling };
  return { template, rules, ...filling, seed: 1, dealerVersion: 1, cells, witness: [], lossPermille: 500 };
}

/** Plays entries that must all be accepted. */
export function playAll(game: Game, entries: readonly Entry[]): Game {
  return entries.reduce((current, entry) => {
    const step = applyEntry(current, entry);
    if (!step.ok) throw new Error(`refused: ${step.error.code}`);
    return step.value.game;
  }, game);
}
