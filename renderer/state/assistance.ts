/** Hints, *can I still win?*, the way back to the last winnable position, the reshuffle: searches asked of the worker. */
import type { Engine } from '../engine/client.ts';
import { createReshuffling } from './reshuffling.ts';
import { createSearchDesk } from './search-desk.ts';
import { canPlay, type HintState, type HintStep, type Message } from './session-state.ts';
import type { GameTable } from './table.ts';

export interface Assistance {
  /** The next step of a hint; the first one searches. */
  hint(): Promise<void>;
  verdict(): Promise<void>;
  returnToWinnable(): Promise<void>;
  reshuffle(): Promise<void>;
  /** Calls off what is being searched and puts away what was shown. Tells whether there was anything. */
  dismiss(): boolean;
}

const NEXT_STEP: Readonly<Record<HintStep, HintStep>> = {
  region: 'picture',
  picture: 'pair',
  pair: 'reason',
  reason: 'reason',
};

export function createAssistance(table: GameTable, engine: Engine): Assistance {
  const { store, act } = table;
  const desk = createSearchDesk(table);

  /** What was proved without a step back helps as much as an answer to *can I still win?*, and counts as one. */
  async function tellProved(verdict: 'winnable' | 'lost'): Promise<void> {
    const noted = await act({ type: 'assist', assist: 'verdict' });
    if (!noted.ok) return;
    const message: Message = { type: verdict === 'lost' ? 'lost' : 'still-winnable' };
    store.setState({ verdict: { state: 'known', verdict }, message });
  }

  function showHint(hint: HintState): void {
    store.setState({ hint, selection: { state: 'idle' } });
  }

  async function findHint(): Promise<void> {
    const signal = desk.begin();
    store.setState({ hint: { state: 'searching', nodes: null }, message: null });
    const noted = await act({ type: 'assist', assist: 'hint' });
    const answer = noted.ok
      ? await engine.ask(
          { type: 'hint' },
          { signal, onProgress: (nodes) => store.setState({ hint: { state: 'searching', nodes } }) },
        )
      : null;
    if (signal.aborted) return;
    showHint({ state: 'none' });
    if (answer === null) return;
    if (!answer.ok) return desk.sayFailure(answer.error);
    const found = answer.value;
    if (found.kind === 'move')
      showHint({ state: 'shown', step: 'region', pair: found.move, reason: found.reason });
    else if (found.kind === 'unsolvable')
      store.setState({ verdict: { state: 'known', verdict: 'lost' }, message: { type: 'lost' } });
    else if (found.kind === 'unknown' && found.move !== null)
      showHint({ state: 'shown', step: 'region', pair: found.move, reason: null });
  }

  return {
    async hint() {
      const state = store.getState();
      if (!canPlay(state) || state.hint.state === 'searching') return;
      if (state.hint.state === 'shown') showHint({ ...state.hint, step: NEXT_STEP[state.hint.step] });
      else await findHint();
    },

    async verdict() {
      const state = store.getState();
      if (!canPlay(state) || state.verdict.state === 'searching') return;
      const signal = desk.begin();
      store.setState({ verdict: { state: 'searching', nodes: null }, message: null });
      const noted = await act({ type: 'assist', assist: 'verdict' });
      if (!noted.ok) return store.setState({ verdict: { state: 'none' } });
      const answer = await engine.ask(
        { type: 'verdict' },
        { signal, onProgress: (nodes) => store.setState({ verdict: { state: 'searching', nodes } }) },
      );
      if (signal.aborted) return;
      if (answer.ok) store.setState({ verdict: { state: 'known', verdict: answer.value } });
      else {
        store.setState({ verdict: { state: 'none' } });
        desk.sayFailure(answer.error);
      }
    },

    async returnToWinnable() {
      const state = store.getState();
      if (!canPlay(state)) return;
      const signal = desk.begin();
      const onProgress = (nodes: number) => store.setState({ verdict: { state: 'searching', nodes } });
      const answer = await engine.ask({ type: 'find-return' }, { signal, onProgress });
      if (signal.aborted) return;
      store.setState({ verdict: { state: 'none' } });
      if (!answer.ok && answer.error !== 'lost') return desk.sayFailure(answer.error);
      const moves = answer.ok ? answer.value : null;
      if (moves === null || moves === 0) return tellProved(moves === null ? 'lost' : 'winnable');
      const returned = await act({ type: 'return', moves });
      if (returned.ok)
        store.setState({
          verdict: { state: 'known', verdict: 'winnable' },
          message: { type: 'returned', moves },
        });
    },

    reshuffle: createReshuffling(table, engine, desk),

    dismiss() {
      const { hint, verdict, reshuffle, message } = store.getState();
      const isSearching = [hint, verdict, reshuffle].some(({ state }) => state === 'searching');
      if (isSearching) desk.callOff();
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
