/** The reshuffle: as few tiles moved as was found, so that the board can be won. */
import type { Reshuffle } from '../../../core/deal/reshuffle.ts';
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
    if (found.kind === 'reshuffled') await lay(question, found, isTool);
    else if (found.kind === 'impossible') await tell(question, 'impossible');
    else question.show({ message: { type: 'not-reshuffled', why: 'not-found' } });
  };
}

/** What was proved without moving a tile helps as much as an answer to *can I still win?*, and counts as one. */
async function tell(question: BoardQuestion, why: 'winnable' | 'impossible'): Promise<void> {
  if (!(await question.act({ type: 'assist', assist: 'verdict' }))) return;
  const verdict = why === 'winnable' ? 'winnable' : 'lost';
  question.show({ verdict: { state: 'known', verdict }, message: { type: 'not-reshuffled', why } });
}

async function lay(
  question: BoardQuestion,
  { cells, moved, isMinimal }: Extract<Reshuffle, { kind: 'reshuffled' }>,
  isTool: boolean,
): Promise<void> {
  if (moved === 0) return tell(question, 'winnable');
  const act = isTool
    ? ({ type: 'tool', tool: 'reshuffle', cells } as const)
    : ({ type: 'reshuffle', cells } as const);
  if (!(await question.act(act))) return;
  question.show({
    verdict: { state: 'known', verdict: 'winnable' },
    message: { type: 'reshuffled', moved, isMinimal },
  });
}
