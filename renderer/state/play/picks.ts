/** Picked pairs become links; a pair that is picked while another one is answered waits its turn. */
import type { Move } from '../../../core/board/board.ts';
import type { GameError } from '../../../core/game/play/game.ts';
import { ENGINE_ERRORS, type EngineError, type EngineReply, type Revision } from '../../engine/protocol.ts';
import { followTile, type PlayedStep } from '../follow-tile.ts';
import { createPicking, type Picking, type RefusedPair } from '../picking/picking.ts';
import type { Act, CurrentGame } from './current-game.ts';
import { canPlay, isUnderWay } from './session-state.ts';

export type Picks = Pick<Picking<GameError>, 'pick' | 'onRefused'>;

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
  const misses = createMisses();
  let waiting: readonly WaitingPair[] = [];
  let lastId = 0;
  let turn: Promise<unknown> = Promise.resolve();

  // Cells are named as the player saw them; until it is answered a pair follows its tiles.
  onPlayed((_events, _view, step) => {
    waiting = waiting.flatMap((one) => followPair(one, step));
  });

  async function tryNext(): Promise<RefusedPair<GameError> | null> {
    const next = waiting[0];
    if (next === undefined) return null;
    // A pair is looked up each time it is sent: its tiles may have slid.
    const outcome = await sendPair(
      current,
      () => waiting.find(({ id }) => id === next.id),
      misses.countOf(next.gameId),
    );
    waiting = waiting.filter(({ id }) => id !== next.id);
    if (outcome === null) return null;
    const { sent, reply } = outcome;
    if (reply.ok) {
      if (sent.type === 'link') misses.clear(sent.gameId);
      return null;
    }
    if (isEngineError(reply.error)) return null;
    if (isWrongPair(reply.error)) misses.add(sent.gameId);
    return { pair: sent.pair, refusal: reply.error };
  }

  return createPicking<GameError>({
    canPick: () => canPlay(store.getState()),
    selection: () => store.getState().selection,
    select(selection) {
      current.startClock();
      store.setState({ selection, message: null });
    },
    async attempt(pair) {
      const { game } = store.getState();
      if (game === null) return null;
      const type = game.view.status === 'dead' ? 'mercy' : 'link';
      waiting = [...waiting, { id: ++lastId, gameId: game.gameId, type, pair }];
      const tried = turn.then(tryNext, tryNext);
      turn = tried;
      return tried;
    },
    refuse: ({ pair, refusal }, selection) =>
      store.setState({ message: { type: 'refused', pair, error: refusal }, selection }),
  });
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
