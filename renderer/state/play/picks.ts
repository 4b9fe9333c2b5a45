/** Picks become pairs, pairs become links; a wrong pair is told to the player and to the board. */
import type { Move } from '../../../core/board/board.ts';
import type { GameError } from '../../../core/game/game.ts';
import { ENGINE_ERRORS, type EngineError, type Revision } from '../../engine/protocol.ts';
import { followTile } from '../follow-tile.ts';
import type { CurrentGame } from './current-game.ts';
import { pickCell } from './selection.ts';
import { canPlay } from './session-state.ts';

/** Hears of a wrong pair, so that the board can shake it. */
export type RefusedListener = (pair: Move, error: GameError) => void;

export interface Picks {
  pick(cell: number): Promise<void>;
  onRefused(listener: RefusedListener): () => void;
}

type Refusal = GameError | { readonly code: EngineError };

function isEngineError(error: Refusal): error is { readonly code: EngineError } {
  return (ENGINE_ERRORS as readonly string[]).includes(error.code);
}

/** Two tiles that are no pair, or that no line joins. */
function isWrongPair({ code }: Refusal): boolean {
  return code === 'different-kinds' || code === 'blocked';
}

/** A pair that has been picked and not been answered. */
interface WaitingPair {
  readonly id: number;
  readonly gameId: string;
  readonly type: 'link' | 'mercy';
  readonly pair: Move;
}

export function createPicks({ store, act, onPlayed }: CurrentGame): Picks {
  const listeners = new Set<RefusedListener>();
  let waiting: readonly WaitingPair[] = [];
  let lastId = 0;
  let turn: Promise<void> = Promise.resolve();
  /** Pairs tried in vain since the last link; of the game whose id stands beside them. */
  let missed = { gameId: '', count: 0 };

  // Cells are named as the player saw them; until it is answered a pair follows its tiles.
  onPlayed((_events, _view, step) => {
    waiting = waiting.flatMap((one) => {
      const [a, b] = one.pair.map((cell) => followTile(step, cell));
      return a == null || b == null ? [] : [{ ...one, pair: [a, b] }];
    });
  });

  const missesIn = (gameId: string) => (missed.gameId === gameId ? missed.count : 0);

  function refuse(pair: Move, error: Refusal, gameId: string): void {
    if (isEngineError(error)) return;
    if (isWrongPair(error)) missed = { gameId, count: missesIn(gameId) + 1 };
    const { selection } = store.getState();
    // The second tile stays in the hand: most often the player takes it for the first of the next pair.
    const isHandFree = selection.state === 'idle' && error.code !== 'not-a-tile';
    store.setState({
      message: { type: 'refused', pair, error },
      selection: isHandFree ? { state: 'one', cell: pair[1] } : selection,
    });
    for (const listener of listeners) listener(pair, error);
  }

  /** Sends a pair with the revision in which its cells are named; when the board changed before it came, once more. */
  async function tryPair(id: number): Promise<void> {
    const sent = new Set<Revision>();
    for (;;) {
      const state = store.getState();
      const next = waiting.find((one) => one.id === id);
      if (next === undefined || next.gameId !== state.table?.gameId || !canPlay(state)) return;
      const { revision } = state.table;
      if (sent.has(revision)) return;
      sent.add(revision);
      const { type, pair } = next;
      const [a, b] = pair;
      const misses = missesIn(next.gameId);
      const entry = type === 'mercy' ? { type, a, b } : ({ type, a, b, by: 'player', misses } as const);
      const reply = await act(entry, revision);
      if (reply.ok) {
        if (type === 'link') missed = { gameId: next.gameId, count: 0 };
        return;
      }
      if (reply.error.code !== 'stale') return refuse(pair, reply.error, next.gameId);
    }
  }

  async function tryNext(): Promise<void> {
    const next = waiting[0];
    if (next === undefined) return;
    await tryPair(next.id);
    waiting = waiting.filter(({ id }) => id !== next.id);
  }

  return {
    async pick(cell) {
      const state = store.getState();
      if (state.table === null || !canPlay(state)) return;
      const { selection, pair } = pickCell(state.selection, cell);
      store.setState({ selection, message: null });
      if (pair === null) return;
      const { gameId, view } = state.table;
      const type = view.status === 'dead' ? 'mercy' : 'link';
      waiting = [...waiting, { id: ++lastId, gameId, type, pair }];
      turn = turn.then(tryNext, tryNext);
      await turn;
    },
    onRefused(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
