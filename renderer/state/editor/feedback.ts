/**
 * The workers' feedback on the drawing while it is drawn. Facts follow every stroke; the verdict and the random games
 * wait until no stroke is under way, and the next stroke cancels them.
 */
import { createStore } from 'zustand/vanilla';
import type { Drawing } from '../../../core/templates/drawing.ts';
import type { DrawingFacts } from '../../../core/templates/drawing-feedback.ts';
import type { WinShare } from '../../../core/templates/win-share.ts';
import type { Judgement } from '../../engine/protocol.ts';
import type { StoppableEngine } from '../../engine/start-engine.ts';
import { sampleWins } from './sample-wins.ts';

export interface FeedbackState {
  /** Of the drawing as it is seen, or null before the first answer. */
  readonly facts: DrawingFacts | null;
  /** The drawing that `judgement` and `share` belong to; null while nothing is known of the one in the editor. */
  readonly judged: Drawing | null;
  readonly judgement: Judgement | null;
  /** Null until enough is known to tell it. */
  readonly share: WinShare | null;
  readonly isSampling: boolean;
}

export interface Feedback {
  readonly store: ReturnType<typeof createFeedbackStore>;
  /** Looks at a drawing; `isResting`: no stroke is under way. */
  look(drawing: Drawing, isResting: boolean): void;
  /** Ends the workers; looking again starts them anew. */
  stop(): void;
}

export interface FeedbackParts {
  readonly startEngine: () => StoppableEngine;
  /** So many engines play random games at once when one is not precise enough. */
  readonly players: number;
  readonly wait: (ms: number) => Promise<void>;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
}

const REST_MS = 250;
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

export function createFeedback(parts: FeedbackParts): Feedback {
  const store = createFeedbackStore();
  const judging = createJudging(parts, (change) => store.setState(change));
  let quick: StoppableEngine | null = null;
  let stroke = new AbortController();

  async function tellFacts(drawing: Drawing, signal: AbortSignal): Promise<void> {
    quick ??= parts.startEngine();
    const facts = await quick.ask({ type: 'drawing-facts', drawing }, { signal });
    if (facts.ok && !signal.aborted) store.setState({ facts: facts.value });
  }

  return {
    store,
    look(drawing, isResting) {
      stroke.abort();
      stroke = new AbortController();
      judging.callOff();
      store.setState(NOT_JUDGED);
      void tellFacts(drawing, stroke.signal);
      if (isResting) void judging.judge(drawing, stroke.signal);
    },
    stop() {
      stroke.abort();
      quick?.stop();
      quick = null;
      judging.stop();
      store.setState(NOTHING);
    },
  };
}

/** The verdict on a drawing, and the random games that are played on it. */
interface Judging {
  judge(drawing: Drawing, signal: AbortSignal): Promise<void>;
  /** Ends the workers of a verdict that is still computed; its signal was aborted before. */
  callOff(): void;
  stop(): void;
}

function createJudging(
  { startEngine, players, wait, now }: FeedbackParts,
  tell: (change: Partial<FeedbackState>) => void,
): Judging {
  const crew = createCrew(startEngine);
  let isThinking = false;

  async function judge(drawing: Drawing, signal: AbortSignal): Promise<void> {
    await wait(REST_MS);
    if (signal.aborted) return;
    isThinking = true;
    const judged = await crew.engineOf(0).ask({ type: 'judge', drawing, seed: SHOWN_SEED }, { signal });
    if (signal.aborted) return;
    if (judged.ok) {
      const isSampling = judged.value.verdict === 'solvable';
      tell({ judged: drawing, judgement: judged.value, isSampling });
      if (isSampling) await sample(drawing, signal);
    }
    if (!signal.aborted) isThinking = false;
  }

  async function sample(drawing: Drawing, signal: AbortSignal): Promise<void> {
    const onShare = (share: WinShare) => tell({ share });
    const { engineOf } = crew;
    await sampleWins({ drawing, firstSeed: SHOWN_SEED, players, engineOf, now, signal, onShare });
    if (!signal.aborted) tell({ isSampling: false });
  }

  function stop(): void {
    crew.dismiss();
    isThinking = false;
  }

  return {
    judge,
    // Dealing cannot be asked to stop; workers that are in the middle of it are given up.
    callOff() {
      if (isThinking) stop();
    },
    stop,
  };
}

/** Engines that are started when they are first asked; the first judges, all of them play. */
interface Crew {
  engineOf(player: number): StoppableEngine;
  dismiss(): void;
}

function createCrew(startEngine: () => StoppableEngine): Crew {
  let engines: StoppableEngine[] = [];
  return {
    engineOf(player) {
      const engine = engines[player] ?? startEngine();
      engines[player] = engine;
      return engine;
    },
    dismiss() {
      for (const engine of engines) engine.stop();
      engines = [];
    },
  };
}
