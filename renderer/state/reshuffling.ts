/** The tiles laid anew, as few of them moved as was found, so that the board can be won. */
import type { Reshuffle } from '../../core/deal/reshuffle.ts';
import type { Engine } from '../engine/client.ts';
import type { SearchDesk } from './search-desk.ts';
import { canPlay } from './session-state.ts';
import type { GameTable } from './table.ts';

export function createReshuffling(table: GameTable, engine: Engine, desk: SearchDesk): () => Promise<void> {
  const { store, act } = table;

  /** What was proved without moving a tile helps as much as an answer to *can I still win?*, and counts as one. */
  async function tell(why: 'winnable' | 'impossible'): Promise<void> {
    const noted = await act({ type: 'assist', assist: 'verdict' });
    if (!noted.ok) return;
    const verdict = why === 'winnable' ? 'winnable' : 'lost';
    store.setState({ verdict: { state: 'known', verdict }, message: { type: 'not-reshuffled', why } });
  }

  async function lay(found: Extract<Reshuffle, { kind: 'reshuffled' }>): Promise<void> {
    const { cells, moved, isMinimal } = found;
    if (moved === 0) return tell('winnable');
    const laid = await act({ type: 'reshuffle', cells });
    if (!laid.ok) return;
    store.setState({
      verdict: { state: 'known', verdict: 'winnable' },
      message: { type: 'reshuffled', moved, isMinimal },
    });
  }

  return async () => {
    const state = store.getState();
    if (!canPlay(state) || state.reshuffle.state === 'searching') return;
    const signal = desk.begin();
    store.setState({ reshuffle: { state: 'searching', nodes: null }, message: null });
    const onProgress = (nodes: number) => store.setState({ reshuffle: { state: 'searching', nodes } });
    const answer = await engine.ask({ type: 'find-reshuffle' }, { signal, onProgress });
    if (signal.aborted) return;
    store.setState({ reshuffle: { state: 'none' } });
    if (!answer.ok) return desk.sayFailure(answer.error);
    const found = answer.value;
    if (found.kind === 'reshuffled') await lay(found);
    else if (found.kind === 'impossible') await tell('impossible');
    else store.setState({ message: { type: 'not-reshuffled', why: 'not-found' } });
  };
}
