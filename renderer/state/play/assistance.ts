/** Hints, *can I still win?*, the way back to the last winnable position, the reshuffle: searches asked of the worker. */
import type { Hint } from '../../../core/solve/hint.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { EngineError } from '../../engine/protocol.ts';
import { canSpend, meansTool } from '../spend-tools.ts';
import type { BoardQuestion } from './board-question.ts';
import { createBoardSearches } from './board-searches.ts';
import type { CurrentGame } from './current-game.ts';
import { createReshuffling } from './reshuffling.ts';
import { canPlay, type HintState, type HintStep, type SessionState } from './session-state.ts';

export interface Assistance {
  /** The next step of a hint; the first one searches. */
  hint(): Promise<void>;
  verdict(): Promise<void>;
  returnToWinnable(): Promise<void>;
  reshuffle(): Promise<void>;
  /** Notes that the board is studied in the lab, which answers as much as *can I still win?*; false when it was not noted. */
  study(): Promise<boolean>;
  /** Calls off what is being searched and puts away what was shown. Tells whether there was anything. */
  dismiss(): boolean;
}

const NEXT_STEP: Readonly<Record<HintStep, HintStep>> = {
  region: 'picture',
  picture: 'pair',
  pair: 'reason',
  reason: 'reason',
};

export function createAssistance(table: CurrentGame, engine: EngineClient): Assistance {
  const { store } = table;
  const searches = createBoardSearches(table, engine);

  async function findHint(): Promise<void> {
    const question = searches.begin();
    store.setState({ hint: { state: 'searching', nodes: null }, message: null });
    const isNoted = await question.act({ type: 'assist', assist: 'hint' });
    const onProgress = (nodes: number) => question.show({ hint: { state: 'searching', nodes } });
    const answer = isNoted ? await question.ask('hint', onProgress) : null;
    question.show({ hint: { state: 'none' } });
    if (answer === null) return;
    question.show(answer.ok ? hintShown(answer.value, 'region') : failed(answer.error));
  }

  /** A hint that was earned is spent only when there is one to show, which is then the pair itself: time runs. */
  async function spendHint(): Promise<void> {
    const question = searches.begin();
    store.setState({ hint: { state: 'searching', nodes: null }, message: null });
    const onProgress = (nodes: number) => question.show({ hint: { state: 'searching', nodes } });
    const answer = await question.ask('hint', onProgress);
    question.show({ hint: { state: 'none' } });
    if (answer === null) return;
    if (!answer.ok) return question.show(failed(answer.error));
    if (await question.act({ type: 'tool', tool: 'hint' })) question.show(hintShown(answer.value, 'pair'));
  }

  async function findVerdict(): Promise<void> {
    const question = searches.begin();
    store.setState({ verdict: { state: 'searching', nodes: null }, message: null });
    const isNoted = await question.act({ type: 'assist', assist: 'verdict' });
    const onProgress = (nodes: number) => question.show({ verdict: { state: 'searching', nodes } });
    const answer = isNoted ? await question.ask('verdict', onProgress) : null;
    question.show({ verdict: { state: 'none' } });
    if (answer === null) return;
    question.show(answer.ok ? { verdict: { state: 'known', verdict: answer.value } } : failed(answer.error));
  }

  async function findReturn(): Promise<void> {
    const question = searches.begin();
    const onProgress = (nodes: number) => question.show({ verdict: { state: 'searching', nodes } });
    const answer = await question.ask('find-return', onProgress);
    question.show({ verdict: { state: 'none' } });
    if (answer === null) return;
    if (!answer.ok && answer.error !== 'lost') return question.show(failed(answer.error));
    const moves = answer.ok ? answer.value : null;
    if (moves === null || moves === 0) return tellProved(question, moves === null ? 'lost' : 'winnable');
    if (!(await question.act({ type: 'return', moves }))) return;
    question.show({
      verdict: { state: 'known', verdict: 'winnable' },
      message: { type: 'returned', moves },
    });
  }

  return {
    async hint() {
      const state = store.getState();
      if (!canPlay(state) || state.hint.state === 'searching') return;
      if (state.hint.state !== 'shown') {
        if (meansTool(state, 'hint') === 'help') return findHint();
        return canSpend(state, 'hint') ? spendHint() : undefined;
      }
      const hint = { ...state.hint, step: NEXT_STEP[state.hint.step] };
      store.setState({ hint, selection: { state: 'idle' } });
    },

    async verdict() {
      const state = store.getState();
      if (canPlay(state) && state.verdict.state !== 'searching') await findVerdict();
    },

    async returnToWinnable() {
      if (canPlay(store.getState())) await findReturn();
    },

    reshuffle: createReshuffling(table, searches),

    study: () => searches.begin().act({ type: 'assist', assist: 'verdict' }),

    dismiss() {
      const { hint, verdict, reshuffle, message } = store.getState();
      searches.callOff();
      const isSearching = [hint, verdict, reshuffle].some(({ state }) => state === 'searching');
      const hadAny = isSearching || hint.state === 'shown' || message !== null;
      store.setState({
        hint: { state: 'none' },
        verdict: verdict.state === 'searching' ? { state: 'none' } : verdict,
        reshuffle: { state: 'none' },
        message: null,
      });
      return hadAny;
    },
  };
}

/** What was proved without a step back helps as much as an answer to *can I still win?*, and counts as one. */
async function tellProved(question: BoardQuestion, verdict: 'winnable' | 'lost'): Promise<void> {
  if (!(await question.act({ type: 'assist', assist: 'verdict' }))) return;
  question.show({
    verdict: { state: 'known', verdict },
    message: { type: verdict === 'lost' ? 'lost' : 'still-winnable' },
  });
}

function failed(error: EngineError): Partial<SessionState> {
  return { message: { type: 'search-failed', error } };
}

function hintShown(found: Hint, step: HintStep): Partial<SessionState> {
  if (found.kind === 'unsolvable')
    return { verdict: { state: 'known', verdict: 'lost' }, message: { type: 'lost' } };
  if (found.kind === 'cleared' || found.move === null) return {};
  const reason = found.kind === 'move' ? found.reason : null;
  const hint: HintState = { state: 'shown', step, pair: found.move, reason };
  return { hint, selection: { state: 'idle' } };
}
