/** Picks become pairs, pairs become links; a wrong pair is shown to the player and on the board. */
import type { Move } from '../../../core/board/board.ts';
import type { GameError } from '../../../core/game/play/game.ts';
import { ENGINE_ERRORS, type EngineError, type EngineReply, type Revision } from '../../engine/protocol.ts';
import { followTile, type PlayedStep } from '../follow-tile.ts';
import { createListeners } from '../listeners.ts';
import type { Act, CurrentGame } from './current-game.ts';
import { pickCell, type Selection } from './selection.ts';
import { canPlay, isUnderWay } from './session-state.ts';

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

/** Counts pairs tried in vain since the last link, of one game at a time. */
function createMisses() {
  let missed = { gameId: '', count: 0 };
  const countOf = (gameId: string) => (missed.gameId === gameId ? missed.count : 0);
  return {
    countOf,
    add(gameId: string): void {
      missed = { gameId, count: countOf(gameId) + 1 };
    },
    clear(gameId: string): void {
      missed = { gameId, count: 0 };
    },
  };
}

export function createPicks(current: CurrentGame): Picks {
  const { store, onPlayed } = current;
  const refused = createListeners<Parameters<RefusedListener>>();
  const misses = createMisses();
  let waiting: readonly WaitingPair[] = [];
  let lastId = 0;
  let turn: Promise<void> = Promise.resolve();

  // Cells are named as the player saw them; until it is answered a pair follows its tiles.
  onPlayed((_events, _view, step) => {
    waiting = waiting.flatMap((one) => followPair(one, step));
  });

  function refuse({ pair, gameId }: WaitingPair, error: Refusal): void {
    if (isEngineError(error)) return;
    if (isWrongPair(error)) misses.add(gameId);
    store.setState(({ selection }) => ({
      message: { type: 'refused', pair, error },
      selection: afterRefusal(selection, pair, error),
    }));
    refused.tell(pair, error);
  }

  async function tryNext(): Promise<void> {
    const next = waiting[0];
    if (next === undefined) return;
    // A pair is looked up each time it is sent: its tiles may have slid.
    const outcome = await sendPair(
      current,
      () => waiting.find(({ id }) => id === next.id),
      misses.countOf(next.gameId),
    );
    waiting = waiting.filter(({ id }) => id !== next.id);
    if (outcome === null) return;
    const { sent, reply } = outcome;
    if (!reply.ok) refuse(sent, reply.error);
    else if (sent.type === 'link') misses.clear(sent.gameId);
  }

  return {
    async pick(cell) {
      const state = store.getState();
      if (state.game === null || !canPlay(state)) return;
      current.startClock();
      const { selection, pair } = pickCell(state.selection, cell);
      store.setState({ selection, message: null });
      if (pair === null) return;
      const { gameId, view } = state.game;
      const type = view.status === 'dead' ? 'mercy' : 'link';
      waiting = [...waiting, { id: ++lastId, gameId, type, pair }];
      turn = turn.then(tryNext, tryNext);
      await turn;
    },
    onRefused: refused.add,
  };
}

interface PairOutcome {
  /** The pair as it was sent last. */
  readonly sent: WaitingPair;
  readonly reply: EngineReply<'apply'>;
}

/**
 * Sends a pair with the revision in which its cells are named; when the board changed before it came, once more. null when
 * it is gone from the board, or the game is over. A pair that was picked before a pause still counts.
 */
async function sendPair(
  { store, act }: CurrentGame,
  latest: () => WaitingPair | undefined,
  misses: number,
): Promise<PairOutcome | null> {
  const tried = new Set<Revision>();
  for (;;) {
    const state = store.getState();
    const sent = latest();
    if (sent === undefined || sent.gameId !== state.game?.gameId || !isUnderWay(state)) return null;
    const { revision } = state.game;
    if (tried.has(revision)) return null;
    tried.add(revision);
    const reply = await act(entryOf(sent, misses), revision);
    if (reply.ok || reply.error.code !== 'stale') return { sent, reply };
  }
}

/** The pair where its tiles lie after a step; none when one of them is gone. */
function followPair(one: WaitingPair, step: PlayedStep): readonly WaitingPair[] {
  const [a, b] = one.pair.map((cell) => followTile(step, cell));
  return a == null || b == null ? [] : [{ ...one, pair: [a, b] }];
}

function entryOf({ type, pair: [a, b] }: WaitingPair, misses: number): Act {
  return type === 'mercy' ? { type, a, b } : { type, a, b, by: 'player', misses };
}

/** The second tile of a wrong pair stays selected: most often the player takes it for the first of the next pair. */
function afterRefusal(selection: Selection, pair: Move, { code }: GameError): Selection {
  return selection.state === 'idle' && code !== 'not-a-tile' ? { state: 'one', cell: pair[1] } : selection;
}
