/** What a player can do with a game; every act goes to the worker, and what it accepts to the journal. */
import type { Move } from '../../core/board/board.ts';
import type { DealRecord, GameSetup, Mode } from '../../core/game/entry.ts';
import type { GameError } from '../../core/game/game.ts';
import { classicPlan, type DealPlan } from '../../core/game/levels.ts';
import { SCORE_VERSION } from '../../core/game/score.ts';
import type { Result } from '../../core/result.ts';
import type { TemplateRevision } from '../../core/templates/template.ts';
import { ENGINE_ERRORS, type EngineError } from '../engine/protocol.ts';
import { type Assistance, createAssistance } from './assistance.ts';
import { type Autoplay, createAutoplay } from './autoplay.ts';
import { IDLE, pickCell } from './selection.ts';
import { canPlay } from './session-state.ts';
import { createGameTable, type GameTable, type TableParts } from './table.ts';

export interface SessionParts extends TableParts {
  readonly templates: () => readonly TemplateRevision[];
  /** An unsigned 32-bit number for a new deal. */
  readonly newSeed: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/** Hears of a wrong pair, so that the board can shake it. */
export type RefusedListener = (pair: Move, error: GameError) => void;

export interface Session extends Pick<GameTable, 'store' | 'onPlayed' | 'finish'> {
  readonly assistance: Assistance;
  readonly autoplay: Autoplay;
  onRefused(listener: RefusedListener): () => void;
  startClassic(template: TemplateRevision): Promise<void>;
  startTimed(): Promise<void>;
  continueGame(gameId: string): Promise<void>;
  /** Begins anew: the same board, or another deal of the same template. */
  restart(board: 'same' | 'new'): Promise<void>;
  /** Leaves the table; the game stays in the database as it is. */
  leave(): void;
  pick(cell: number): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  nextLevel(): Promise<void>;
  pause(): void;
  resume(): void;
  /** The window is away (`true`) or back. A timed game stays paused until the player comes back to it. */
  setAway(isAway: boolean): void;
  /** Looks at the clock: ends a countdown that has run out. */
  tick(): void;
}

/** How long a cleared level may be looked at before the next one comes. */
const LEVEL_REST_MS = 1_200;

export function createSession(parts: SessionParts): Session {
  const { bridge, engine, clock, journal } = parts;
  const table = createGameTable(parts);
  const { store, act } = table;
  const autoplay = createAutoplay(table, engine, parts.wait);
  const assistance = createAssistance(table, engine);
  const refusedListeners = new Set<RefusedListener>();

  async function beginWith(setup: GameSetup): Promise<void> {
    autoplay.stop();
    table.clear();
    await journal.settled();
    const started = await bridge.call('games.start', { setup });
    if (!started.ok) return table.fail(started.error.code);
    await table.lay(started.value.gameId, setup, [], 0);
  }

  async function beginDealt(mode: Mode, dealt: Promise<Result<DealRecord, EngineError>>): Promise<void> {
    autoplay.stop();
    table.clear();
    const deal = await dealt;
    if (deal.ok) await beginWith({ mode, scoreVersion: SCORE_VERSION, deal: deal.value });
    else table.fail(deal.error);
  }

  const deal = (plan: DealPlan) => engine.ask({ type: 'deal', plan });
  const dealLevel = (level: number, runSeed: number) =>
    engine.ask({ type: 'deal-level', level, templates: parts.templates(), runSeed });

  function refuse(pair: Move, code: GameError | { readonly code: EngineError }): void {
    if (isEngineError(code)) return;
    const { selection } = store.getState();
    // The second tile stays in the hand: most often the player takes it for the first of the next pair.
    const isHandFree = selection.state === 'idle' && code.code !== 'not-a-tile';
    store.setState({
      message: { type: 'refused', pair, error: code },
      selection: isHandFree ? { state: 'one', cell: pair[1] } : selection,
    });
    for (const listener of refusedListeners) listener(pair, code);
  }

  async function tryPair(pair: Move): Promise<void> {
    const [a, b] = pair;
    const isDead = store.getState().table?.view.status === 'dead';
    const reply = await act(isDead ? { type: 'mercy', a, b } : { type: 'link', a, b, by: 'player' });
    if (!reply.ok) refuse(pair, reply.error);
  }

  async function nextLevel(restMs: number): Promise<void> {
    const { table: laid } = store.getState();
    if (laid === null || laid.view.status !== 'level-won') return;
    clock.stop('dealing');
    if (laid.view.canRedo) await act({ type: 'redo' });
    else {
      const dealing = dealLevel(laid.view.level + 1, laid.setup.deal.seed);
      await parts.wait(restMs);
      const dealt = await dealing;
      if (store.getState().table?.gameId !== laid.gameId) return;
      if (!dealt.ok) return table.fail(dealt.error);
      await act({ type: 'level', deal: dealt.value });
    }
    clock.release('dealing');
  }

  table.onPlayed((events, { status }) => {
    const isByTaking = events.some(({ type }) => type === 'linked' || type === 'mercy');
    if (status === 'level-won' && isByTaking) void nextLevel(LEVEL_REST_MS);
  });

  function pause(): void {
    if (store.getState().stage.name !== 'playing') return;
    autoplay.stop();
    assistance.dismiss();
    clock.stop('paused');
    store.setState({ isPaused: true, selection: IDLE });
  }

  async function step(type: 'undo' | 'redo'): Promise<void> {
    const state = store.getState();
    if (state.stage.name !== 'playing' || state.isPaused) return;
    autoplay.stop();
    await act({ type });
  }

  return {
    store,
    assistance,
    autoplay,
    onPlayed: table.onPlayed,
    finish: table.finish,
    pause,
    onRefused(listener) {
      refusedListeners.add(listener);
      return () => refusedListeners.delete(listener);
    },
    startClassic: (template) => beginDealt('classic', deal(classicPlan(template, parts.newSeed()))),
    startTimed: () => beginDealt('timed', dealLevel(1, parts.newSeed())),

    async continueGame(gameId) {
      autoplay.stop();
      table.clear();
      await journal.settled();
      const saved = await bridge.call('games.load', { gameId });
      if (!saved.ok) return table.fail(saved.error.code);
      await table.lay(gameId, saved.value.setup, saved.value.journal, saved.value.elapsedMs);
    },

    async restart(board) {
      const laid = store.getState().table;
      if (laid === null) return;
      const { mode, deal: first } = laid.setup;
      if (board === 'same') await beginWith(laid.setup);
      else if (mode === 'timed') await beginDealt(mode, dealLevel(1, parts.newSeed()));
      else
        await beginDealt(mode, deal({ ...classicPlan(first.template, parts.newSeed()), rules: first.rules }));
    },

    leave() {
      autoplay.stop();
      assistance.dismiss();
      clock.stop('no-game');
      store.setState({ stage: { name: 'closed' }, isPaused: false });
    },

    async pick(cell) {
      autoplay.stop();
      const state = store.getState();
      if (!canPlay(state)) return;
      const { selection, pair } = pickCell(state.selection, cell);
      store.setState({ selection, message: null });
      if (pair !== null) await tryPair(pair);
    },

    undo: () => step('undo'),
    redo: () => step('redo'),
    nextLevel: () => nextLevel(0),

    resume() {
      if (!store.getState().isPaused) return;
      store.setState({ isPaused: false });
      clock.release('paused');
      // Left between two levels: nobody else would deal the next one.
      if (store.getState().table?.view.canRedo === false) void nextLevel(0);
    },

    setAway(isAway) {
      if (isAway) {
        clock.stop('away');
        if (store.getState().table?.setup.mode === 'timed') pause();
      } else clock.release('away');
    },

    tick() {
      const elapsedMs = clock.read();
      const { table: laid, stage, isPaused } = store.getState();
      if (laid === null || stage.name !== 'playing' || isPaused) return;
      const { limitMs, status } = laid.view;
      if (limitMs === null || elapsedMs < limitMs || (status !== 'playing' && status !== 'dead')) return;
      void act({ type: 'timeout' });
    },
  };
}

function isEngineError(
  error: GameError | { readonly code: EngineError },
): error is { readonly code: EngineError } {
  return (ENGINE_ERRORS as readonly string[]).includes(error.code);
}
