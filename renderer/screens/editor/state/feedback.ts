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
} from '../../../../core/deal/estimate.ts';
import type { Drawing } from '../../../../core/templates/drawing.ts';
import type { DrawingFacts } from '../../../../core/templates/feedback.ts';
import type { Engine } from '../../../engine/client.ts';
import type { Judgement } from '../../../engine/protocol.ts';
import type { StoppableEngine } from '../../../engine/start-engine.ts';

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

export function createFeedback({ startEngine, wait, now }: FeedbackParts): Feedback {
  const store = createFeedbackStore();
  let quick: StoppableEngine | null = null;
  let thorough: StoppableEngine | null = null;
  let stroke = new AbortController();
  let isThinking = false;

  function callOff(): void {
    stroke.abort();
    stroke = new AbortController();
    // Dealing cannot be asked to stop; a worker that is in the middle of it is given up.
    if (isThinking) thorough?.stop();
    if (isThinking) thorough = null;
    isThinking = false;
  }

  async function tellFacts(drawing: Drawing, signal: AbortSignal): Promise<void> {
    quick ??= startEngine();
    const facts = await quick.ask({ type: 'drawing-facts', drawing }, { signal });
    if (facts.ok && !signal.aborted) store.setState({ facts: facts.value });
  }

  async function judge(drawing: Drawing, signal: AbortSignal): Promise<void> {
    await wait(REST_MS);
    if (signal.aborted) return;
    thorough ??= startEngine();
    const engine = thorough;
    isThinking = true;
    const judged = await engine.ask({ type: 'judge', drawing, seed: SHOWN_SEED }, { signal });
    if (signal.aborted) return;
    isThinking = false;
    if (!judged.ok) return;
    const isSampling = judged.value.verdict === 'solvable';
    store.setState({ judged: drawing, judgement: judged.value, isSampling });
    if (isSampling) await sample(engine, drawing, signal);
  }

  async function sample(engine: Engine, drawing: Drawing, signal: AbortSignal): Promise<void> {
    let tally: WinTally = NO_TALLY;
    const endMs = now() + SAMPLE_MS;
    while (now() < endMs) {
      isThinking = true;
      const asked = await engine.ask(
        { type: 'sample-wins', drawing, firstSeed: SHOWN_SEED + tally.deals, limitMs: CHUNK_MS },
        { signal },
      );
      if (signal.aborted) return;
      isThinking = false;
      if (!asked.ok) break;
      tally = addTallies(tally, asked.value);
      const share = winShareOf(tally);
      store.setState({ share });
      if (share !== null && isSure(share)) break;
    }
    store.setState({ isSampling: false });
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
      thorough?.stop();
      quick = null;
      thorough = null;
      isThinking = false;
      store.setState(NOTHING);
    },
  };
}

function isSure({ games, lowPermille, highPermille }: WinShare): boolean {
  return games >= LEAST_GAMES && highPermille - lowPermille <= 2 * SURE_PERMILLE;
}
