/** Hints, *can I still win?*, the way back to the last winnable position, the reshuffle: searches asked of the worker. */
import { type HintStep, hintSteps } from '../../../core/sentences/hint-steps.ts';
import type { Hint } from '../../../core/solve/hint.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { EngineError } from '../../engine/protocol.ts';
import { type BoardQuestion, searchBegun, searchShown } from './board-question.ts';
import { type BoardSearches, createBoardSearches } from './board-searches.ts';
import type { CurrentGame, SessionStore } from './current-game.ts';
import { createReshuffling } from './reshuffling.ts';
import { canPlay, type HintState, type SessionState } from './session-state.ts';
import { canSpend, meansTool, toolRefused } from './spend-tools.ts';

export interface Assistance {
  /** The next step of a hint; the first one searches. */
  hint(): Promise<void>;
  verdict(): Promise<void>;
  returnToWinnable(): Promise<void>;
  reshuffle(): Promise<void>;
  /** Notes that the board is studied in the lab, which answers as much as *can I still win?*; false when it was not noted. */
  study(): Promise<boolean>;
  /** Cancels what is being searched and puts away what was shown. Tells whether there was anything. */
  dismiss(): boolean;
}

interface Help {
  readonly store: SessionStore;
  readonly searches: BoardSearches;
}

export function createAssistance(current: CurrentGame, engine: EngineClient): Assistance {
  const { store } = current;
  const searches = createBoardSearches(current, engine);
  const help: Help = { store, searches };
  return {
    hint: () => nextHint(help),
    async verdict() {
      const state = store.getState();
      if (canPlay(state) && state.verdict.state !== 'searching') await findVerdict(help);
    },
    async returnToWinnable() {
      if (canPlay(store.getState())) await findReturn(help);
    },
    reshuffle: createReshuffling(current, searches),
    study: () => searches.begin().act({ type: 'assist', assist: 'verdict' }),
    dismiss: () => dismiss(help),
  };
}

async function nextHint(help: Help): Promise<void> {
  const state = help.store.getState();
  if (!canPlay(state) || state.hint.state === 'searching') return;
  if (state.hint.state === 'shown') {
    const { hint: shown, game } = state;
    const steps = game === null ? [] : hintSteps(game.view);
    const hint = { ...shown, step: steps[steps.indexOf(shown.step) + 1] ?? shown.step };
    help.store.setState({ hint, selection: { state: 'idle' }, message: null });
  } else if (meansTool(state, 'hint') === 'help') await findHint(help);
  else if (canSpend(state, 'hint')) await spendHint(help);
  else help.store.setState(toolRefused(state, 'hint'));
}

async function findHint({ store, searches }: Help): Promise<void> {
  const question = searches.begin();
  store.setState(searchBegun('hint'));
  const isNoted = await question.act({ type: 'assist', assist: 'hint' });
  const answer = isNoted ? await searchShown(question, 'hint', 'hint') : null;
  if (!isNoted) question.show({ hint: { state: 'none' } });
  if (answer === null) return;
  question.show(answer.ok ? hintShown(answer.value, firstStep(store.getState())) : failed(answer.error));
}

function firstStep({ game }: SessionState): HintStep {
  return (game && hintSteps(game.view)[0]) ?? 'pair';
}

/** A hint that was earned is spent only when there is one to show, which is then the pair itself: time runs. */
async function spendHint({ store, searches }: Help): Promise<void> {
  const question = searches.begin();
  store.setState(searchBegun('hint'));
  const answer = await searchShown(question, 'hint', 'hint');
  if (answer === null) return;
  if (!answer.ok) return question.show(failed(answer.error));
  if (await question.act({ type: 'tool', tool: 'hint' })) question.show(hintShown(answer.value, 'pair'));
}

async function findVerdict({ store, searches }: Help): Promise<void> {
  const question = searches.begin();
  store.setState(searchBegun('verdict'));
  const isNoted = await question.act({ type: 'assist', assist: 'verdict' });
  const answer = isNoted ? await searchShown(question, 'verdict', 'verdict') : null;
  if (!isNoted) question.show({ verdict: { state: 'none' } });
  if (answer === null) return;
  question.show(answer.ok ? { verdict: { state: 'known', verdict: answer.value } } : failed(answer.error));
}

async function findReturn({ searches }: Help): Promise<void> {
  const question = searches.begin();
  const answer = await searchShown(question, 'find-return', 'verdict');
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

function dismiss({ store, searches }: Help): boolean {
  const { hint, verdict, reshuffle, message } = store.getState();
  searches.callOff();
  const isSearching = [hint, verdict, reshuffle].some(({ state }) => state === 'searching');
  store.setState({
    hint: { state: 'none' },
    verdict: verdict.state === 'searching' ? { state: 'none' } : verdict,
    reshuffle: { state: 'none' },
    message: null,
  });
  return isSearching || hint.state === 'shown' || message !== null;
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
