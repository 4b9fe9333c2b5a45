/** The reshuffle: as few tiles moved as was found, so that the board can be won. */
import type { Reshuffled } from '../../../core/deal/reshuffle.ts';
import { type Told, toldOf } from '../../../core/sentences/answer-sentences.ts';
import { type BoardQuestion, searchBegun, searchShown } from './board-question.ts';
import type { BoardSearches } from './board-searches.ts';
import type { CurrentGame } from './current-game.ts';
import { canPlay } from './session-state.ts';
import { canSpend, meansTool, toolRefused } from './spend-tools.ts';

export function createReshuffling({ store }: CurrentGame, searches: BoardSearches): () => Promise<void> {
  return async () => {
    const state = store.getState();
    if (!canPlay(state) || state.reshuffle.state === 'searching') return;
    const isTool = canSpend(state, 'reshuffle');
    // On a live board a tool waits; on a dead one it is taken before any help.
    if (!isTool && meansTool(state, 'reshuffle') !== 'help' && state.game?.view.status !== 'dead')
      return store.setState(toolRefused(state, 'reshuffle'));
    const question = searches.begin();
    store.setState(searchBegun('reshuffle'));
    const answer = await searchShown(question, 'find-reshuffle', 'reshuffle');
    if (answer === null) return;
    if (!answer.ok) return question.show({ message: { type: 'search-failed', error: answer.error } });
    const found = answer.value;
    const told = toldOf(found);
    if (found.kind === 'reshuffled' && told.type === 'reshuffled') await lay(question, found, told, isTool);
    else await tell(question, told);
  };
}

/** What was proved without moving a tile helps as much as an answer to *can I still win?*, and counts as one. */
async function tell(question: BoardQuestion, message: Told): Promise<void> {
  if (message.type !== 'not-reshuffled' || message.why === 'not-found') return question.show({ message });
  if (!(await question.act({ type: 'assist', assist: 'verdict' }))) return;
  const verdict = message.why === 'winnable' ? 'winnable' : 'lost';
  question.show({ verdict: { state: 'known', verdict }, message });
}

async function lay(
  question: BoardQuestion,
  { cells }: Reshuffled,
  message: Told,
  isTool: boolean,
): Promise<void> {
  const act = isTool
    ? ({ type: 'tool', tool: 'reshuffle', cells } as const)
    : ({ type: 'reshuffle', cells } as const);
  if (!(await question.act(act))) return;
  question.show({ verdict: { state: 'known', verdict: 'winnable' }, message });
}
