/** Warns a player who chose so, at the first move after which the board cannot be won any more. */
import type { GameEvent } from '../../../core/game/play/game.ts';
import type { EngineClient } from '../../engine/client.ts';
import { askAboutBoard } from './board-question.ts';
import type { CurrentGame } from './current-game.ts';

/**
 * Looks at each new position while `isWanted`. That is help from the first check on, whatever it finds: the absence
 * of a warning is information too.
 */
export function watchForLoss(current: CurrentGame, engine: EngineClient, isWanted: () => boolean): void {
  let search: AbortController | null = null;
  /** The game that the player was told is lost, and the pairs left then; null once a position of it can be won again. */
  let told: { readonly gameId: string; readonly pairsLeft: number } | null = null;

  async function look(): Promise<void> {
    search?.abort();
    const { game: now, stage, autoplay } = current.store.getState();
    if (!isWanted() || now === null || stage.name !== 'playing' || autoplay !== 'off') return;
    const { gameId, view } = now;
    if (!view.allowed.includes('warning') || view.status !== 'playing') return;
    search = new AbortController();
    const question = askAboutBoard(current, engine, search.signal);
    const isNoted = view.assists.includes('warning');
    if (!isNoted && !(await question.act({ type: 'assist', assist: 'warning' }))) return;
    const answer = await question.ask('verdict');
    if (answer === null || !answer.ok) return;
    if (answer.value === 'winnable') told = null;
    if (answer.value !== 'lost' || told?.gameId === gameId) return;
    told = { gameId, pairsLeft: view.pairsLeft };
    question.show({ verdict: { state: 'known', verdict: 'lost' }, message: { type: 'lost' } });
  }

  current.onPlayed((events: readonly GameEvent[], { pairsLeft }) => {
    const isReshuffled = events.some((event) => event.type === 'board-changed' && event.why === 'reshuffle');
    // The position before the loss, or a reshuffled one, can be won. The next move may come before the search says so.
    if (isReshuffled || (told !== null && pairsLeft > told.pairsLeft)) told = null;
    // An entry that only notes help leaves the position as it is.
    if (events.length > 0) void look();
  });
}
