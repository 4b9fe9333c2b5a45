/** The open game: begun or continued, played by entries, each journaled, and finished once all is accepted. */
import { createStore } from 'zustand/vanilla';
import type { JournalRow } from '../../../core/contract/schemas.ts';
import { MODES } from '../../../core/game/modes/table.ts';
import type { GameEvent } from '../../../core/game/play/game.ts';
import { isOver } from '../../../core/game/play/status.ts';
import type { Entry, GameSetup } from '../../../core/game/setup/entry.ts';
import type { GameView } from '../../../core/game/view.ts';
import type { Bridge, BridgeResult } from '../../bridge/bridge.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { EngineReply, Revision } from '../../engine/protocol.ts';
import type { PlayedStep } from '../follow-tile.ts';
import { createListeners } from '../listeners.ts';
import { IDLE } from '../picking/selection.ts';
import type { Clock, StopReason } from './clock.ts';
import type { Journal } from './journal.ts';
import {
  EMPTY_SESSION,
  NOTHING_ASKED,
  type SessionState,
  type SessionTrouble,
  type Stage,
  withPlayed,
} from './session-state.ts';

type Untimed<E extends Entry> = E extends Entry ? Omit<E, 'elapsedMs'> : never;
/** An entry before the clock puts its time on it. */
export type Act = Untimed<Entry>;

export interface CurrentGameParts {
  readonly bridge: Bridge;
  readonly engine: EngineClient;
  readonly clock: Clock;
  readonly journal: Journal;
}

export type PlayedListener = (events: readonly GameEvent[], view: GameView, step: PlayedStep) => void;
export type SessionStore = ReturnType<typeof createSessionStore>;

export interface CurrentGame {
  readonly store: SessionStore;
  /**
   * Calls the listener with everything that happens in the game, for sounds and announcements, until the returned
   * function is called.
   */
  onPlayed(listener: PlayedListener): () => void;
  /** Shows no game while one is being fetched or dealt. */
  clear(from?: Extract<Stage, { name: 'opening' }>['from']): void;
  fail(trouble: SessionTrouble): void;
  open(gameId: string, setup: GameSetup, rows: readonly JournalRow[], elapsedMs: number): Promise<void>;
  /** Plays an entry; with a revision it is refused as `stale` unless that position is still on the board. */
  act(act: Act, revision?: Revision): Promise<EngineReply<'apply'>>;
  /** The first pick is made: a clock that waits for it runs. */
  startClock(): void;
  finish(): Promise<void>;
  /** Ends the game as it stands; its journal is kept. */
  giveUp(): Promise<void>;
}

function createSessionStore() {
  return createStore<SessionState>(() => EMPTY_SESSION);
}

export function createCurrentGame(parts: CurrentGameParts): CurrentGame {
  const { engine, clock, journal } = parts;
  const store = createSessionStore();
  const listeners = createListeners<Parameters<PlayedListener>>();
  /** The worker holds the game that was opened last; what was opened before it is never shown. */
  let lastOpening = 0;

  const finish = () => finishGame(parts, store);
  const fail = (trouble: SessionTrouble) => store.setState({ stage: { name: 'open-failed', trouble } });
  const giveUp = () => giveUpGame(parts, store);

  const startClock = () => clock.release('unpicked');

  async function act(what: Act, revision: Revision | null = null): Promise<EngineReply<'apply'>> {
    const before = store.getState().game;
    if (before === null) return { ok: false, error: { code: 'stale' } };
    const entry: Entry = { ...what, elapsedMs: timeOf(what, before.view, clock.read()) };
    const reply = await engine.ask({ type: 'apply', entry, revision });
    const { game } = store.getState();
    if (!reply.ok || game?.gameId !== before.gameId) return reply;
    startClock();
    const { view, events, slides, boardHash } = reply.value;
    journal.append({ entry, boardHash });
    store.setState((state) => withPlayed(state, game, reply.value));
    listeners.tell(events, view, { before: game.view, after: view, events, slides });
    if (isOver(view)) void finish();
    return reply;
  }

  async function open(...[gameId, setup, rows, elapsedMs]: Parameters<CurrentGame['open']>): Promise<void> {
    const opening = ++lastOpening;
    const opened = await engine.ask({ type: 'open', setup, journal: rows });
    if (opening !== lastOpening) return;
    if (!opened.ok) return fail(opened.error);
    const { view, revision } = opened.value;
    // A countdown that was begun before waits until the player has come back to it.
    const isBegun = rows.length > 0 || elapsedMs > 0;
    const isPaused = MODES[setup.mode].resumes === 'paused' && isBegun;
    journal.open(gameId, rows.length);
    const waits: readonly StopReason[] = !isBegun && view.clockStarts === 'first-pick' ? ['unpicked'] : [];
    clock.reset(elapsedMs, isPaused ? ['paused'] : waits);
    const game = { gameId, setup, view, revision, events: [] };
    store.setState((state) => ({ ...emptied(state, { name: 'playing' }), game, isPaused }));
    if (isOver(view)) void finish();
  }

  return {
    store,
    act,
    open,
    startClock,
    finish,
    giveUp,
    fail,
    onPlayed: listeners.add,
    clear(from = 'deal') {
      clock.reset(0, ['no-game']);
      store.setState((state) => emptied(state, { name: 'opening', from }));
    },
  };
}

/** The state without a game; the pace of auto-play is the player's and stays. */
function emptied({ pace }: SessionState, stage: Stage): SessionState {
  return { ...EMPTY_SESSION, pace, stage };
}

/** Has the database finish the game once all its entries are accepted; another game that is opened meanwhile is left alone. */
async function finishGame({ bridge, clock, journal }: CurrentGameParts, store: SessionStore): Promise<void> {
  const { game } = store.getState();
  if (game === null) return;
  const { gameId, view } = game;
  const isStillOpen = () => store.getState().game?.gameId === gameId;
  store.setState({ stage: { name: 'finishing' }, autoplay: 'off', isPaused: false });
  stopAtEnd(clock, view);
  const accepted = await journal.settled();
  if (!accepted || !isStillOpen()) return;
  const answer = await bridge.call('games.finish', { gameId });
  if (isStillOpen()) store.setState({ stage: stageAfter(answer) });
}

/** Ends the game as it stands; without its last entries it stays unfinished in the database. */
async function giveUpGame({ bridge, clock, journal }: CurrentGameParts, store: SessionStore): Promise<void> {
  const { game, stage } = store.getState();
  if (game === null || stage.name !== 'playing') return;
  store.setState({
    ...NOTHING_ASKED,
    stage: { name: 'given-up' },
    autoplay: 'off',
    isPaused: false,
    selection: IDLE,
  });
  stopAtEnd(clock, game.view);
  if (await journal.settled()) await bridge.call('games.abandon', { gameId: game.gameId });
}

/** A countdown ends when it has run out, which a page that stood still is late to notice. */
function timeOf({ type }: Act, { countdown, elapsedMs }: GameView, nowMs: number): number {
  if (type !== 'timeout' || countdown === null) return nowMs;
  return Math.min(nowMs, Math.max(elapsedMs, countdown.limitMs));
}

/** A game that is over has the time of its last entry; the clock ran on while that was answered. */
function stopAtEnd(clock: Clock, { elapsedMs }: GameView): void {
  clock.reset(elapsedMs, ['over']);
}

function stageAfter(answer: BridgeResult<'games.finish'>): Stage {
  if (!answer.ok) return { name: 'finish-failed', trouble: answer.error.code };
  return answer.value === null ? { name: 'shown' } : { name: 'finished', finished: answer.value };
}
