/** Marks, for a player who chose so, each position in which one pair keeps the board winnable and another loses it. */
import type { EngineClient } from '../../engine/client.ts';
import { askAboutBoard } from './board-question.ts';
import type { CurrentGame } from './current-game.ts';

/** Looks at each new position while `isWanted`. That is help from the first look on, as a warning is. */
export function markChoices(current: CurrentGame, engine: EngineClient, isWanted: () => boolean): void {
  let search: AbortController | null = null;

  async function look(): Promise<void> {
    search?.abort();
    const { game, stage, autoplay } = current.store.getState();
    if (!isWanted() || game === null || stage.name !== 'playing' || autoplay !== 'off') return;
    const { view } = game;
    if (!view.allowed.includes('warning') || view.status !== 'playing') return;
    search = new AbortController();
    const question = askAboutBoard(current, engine, search.signal);
    const isNoted = view.assists.includes('warning');
    if (!isNoted && !(await question.act({ type: 'assist', assist: 'warning' }))) return;
    const answer = await question.ask('find-choice');
    if (answer?.ok === true && answer.value) question.show({ isChoice: true });
  }

  current.onPlayed((events) => {
    // An entry that only notes help leaves the position as it is.
    if (events.length > 0) void look();
  });
}
