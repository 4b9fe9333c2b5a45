/**
 * What the workers say of the drawing while it is drawn. Facts follow every stroke; the verdict and the random games
 * wait until the hand rests, and the next stroke calls them off.
 */
import { createStore } from 'zustand/vanilla';
import {
  addTallies,
  NO_TALLY,
  type WinShare,
  type WinTally,
  winShareOf,
} from '../../../core/deal/win-share.ts';
import type { Drawing } from '../../../core/templates/drawing.ts';
import type { DrawingFacts } from '../../../core/templates/drawing-feedback.ts';
import type { Judgement } from '../../engine/protocol.ts';
import type { StoppableEngine } from '../../engine/start-engine.ts';

export interface FeedbackState {
  /** Of the drawing as it is seen, or null before the first answer. */
  readonly facts: DrawingFacts | null;
  /** The drawing that `judgement` and `share` speak of; null while nothing is known of the one on the bench. */
  readonly judged: Drawing | null;
  readonly judgement: Judgement | null;
  readonly share: WinShare | null;
  readonly isSampling: boolean;
}

export interface Feedback {
  readonly store: ReturnType<typeof createFeedbackStore>;
  /** Looks at a drawing; `isResting`: no hand is on it. */
  look(drawing: Drawing, isResting: boolean): void;
  /** Ends the workers; looking again starts them anew. */
  stop(): void;
}

export interface FeedbackParts {
  readonly startEngine: () => StoppableEngine;
  /** How many engines play random games at once when one does not tell enough. */
  readonly players: number;
  readonly wait: (ms: number) => Promise<void>;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
}

const REST_MS = 250;
const CHUNK_MS = 250;
const SAMPLE_MS = 2_000;
/** Half the width of an interval that needs no more games. */
const SURE_PERMILLE = 15;
const LEAST_GAMES = 400;
/** The deal that is shown, and the first of those that are played. */
const SHOWN_SEED = 1;
/** More deals than a player comes to in its time. */
const SEEDS_EACH = 1_000_000;

const NOTHING: FeedbackState = {
  facts: null,
  judged: null,
  judgement: null,
  share: null,
  isSampling: false,
};
const NOT_JUDGED = { judged: null, judgement: null, share: null, isSampling: false } as const;

function createFeedbackStore() {
  return createStore<FeedbackState>(() => NOTHING);
}

export function createFeedback({ startEngine, players, wait, now }: FeedbackParts): Feedback {
  const store = createFeedbackStore();
  let quick: StoppableEngine | null = null;
  /** The first judges; all of them play. */
  let crew: StoppableEngine[] = [];
  let stroke = new AbortController();
  let isThinking = false;

  function callOff(): void {
    stroke.abort();
    stroke = new AbortController();
    // Dealing cannot be asked to stop; workers that are in the middle of it are given up.
    if (isThinking) dismiss();
  }

  function dismiss(): void {
    for (const engine of crew) engine.stop();
    crew = [];
    isThinking = false;
  }

  async function tellFacts(drawing: Drawing, signal: AbortSignal): Promise<void> {
    quick ??= startEngine();
    const facts = await quick.ask({ type: 'drawing-facts', drawing }, { signal });
    if (facts.ok && !signal.aborted) store.setState({ facts: facts.value });
  }

  function engineOf(player: number): StoppableEngine {
    const engine = crew[player] ?? startEngine();
    crew[player] = engine;
    return engine;
  }

  async function judge(drawing: Drawing, signal: AbortSignal): Promise<void> {
    await wait(REST_MS);
    if (signal.aborted) return;
    isThinking = true;
    const judged = await engineOf(0).ask({ type: 'judge', drawing, seed: SHOWN_SEED }, { signal });
    if (signal.aborted) return;
    if (judged.ok) {
      const isSampling = judged.value.verdict === 'solvable';
      store.setState({ judged: drawing, judgement: judged.value, isSampling });
      if (isSampling) await sample(drawing, signal);
    }
    if (!signal.aborted) isThinking = false;
  }

  async function sample(drawing: Drawing, signal: AbortSignal): Promise<void> {
    let tally: WinTally = NO_TALLY;
    const endMs = now() + SAMPLE_MS;
    const dealt = new Array<number>(players).fill(0);
    const isOver = () => signal.aborted || now() >= endMs || isSure(winShareOf(tally));

    /** Games on deals that no other player has; false when there will be none. */
    async function playOn(player: number): Promise<boolean> {
      const firstSeed = SHOWN_SEED + player * SEEDS_EACH + (dealt[player] ?? 0);
      const asked = await engineOf(player).ask(
        { type: 'sample-wins', drawing, firstSeed, limitMs: CHUNK_MS },
        { signal },
      );
      if (signal.aborted || !asked.ok) return false;
      dealt[player] = (dealt[player] ?? 0) + asked.value.deals;
      tally = addTallies(tally, asked.value);
      store.setState({ share: winShareOf(tally) });
      return true;
    }

    async function play(player: number): Promise<void> {
      while (!isOver() && (await playOn(player)));
    }

    // Most drawings need no more than the first does in its first chunk.
    if (await playOn(0)) await Promise.all(dealt.map((_, player) => play(player)));
    if (!signal.aborted) store.setState({ isSampling: false });
  }

  return {
    store,
    look(drawing, isResting) {
      callOff();
      store.setState(NOT_JUDGED);
      void tellFacts(drawing, stroke.signal);
      if (isResting) void judge(drawing, stroke.signal);
    },
    stop() {
      stroke.abort();
      quick?.stop();
      quick = null;
      dismiss();
      store.setState(NOTHING);
    },
  };
}

function isSure(share: WinShare | null): boolean {
  if (share === null) return false;
  const { games, lowPermille, highPermille } = share;
  return games >= LEAST_GAMES && highPermille - lowPermille <= 2 * SURE_PERMILLE;
}
