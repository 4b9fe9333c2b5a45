/** Finds the review of a game: the one that is kept with it, or a new one, made by a worker of its own beside the game. */

import type { BridgeErrorCode } from '../../../core/contract/contract.ts';
import type { SavedGame } from '../../../core/contract/schemas.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { GameReview } from '../../../core/review/game-review.ts';
import { parseKeptReview } from '../../../core/review/kept-review.ts';
import type { ReplayedGame } from '../../../core/review/replay/replayed-game.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { EngineError, SearchProgress } from '../../engine/protocol.ts';
import type { StoppableEngine } from '../../engine/start-engine.ts';
import { serviceKey } from '../../services/services.ts';
import { summaryOf } from './review-facts.ts';

export type ReviewTrouble = BridgeErrorCode | EngineError;

/** A game that was loaded and replayed. */
export interface LoadedGame {
  readonly saved: SavedGame;
  readonly game: ReplayedGame;
}

/** The progress of a review is reported a few times a second. */
export interface ReviewProgress {
  /** The part of it that is made, in thousandths. */
  readonly permille: number;
  /** The position after the move that lost the game, once it is proved; null before. */
  readonly lostNode: number | null;
}

type OnProgress = (progress: ReviewProgress) => void;

export interface ReviewMaker {
  load(gameId: string): Promise<Result<LoadedGame, ReviewTrouble>>;
  /**
   * The review of a loaded game. One is made at a time: that of another game ends the one before, and a second request for the
   * one that is being made waits for it. It is kept with its game when that is over.
   */
  review(loaded: LoadedGame, onProgress?: OnProgress): Promise<Result<GameReview, ReviewTrouble>>;
  /** Ends what is being made. */
  cancel(): void;
}

interface Making {
  readonly gameId: string;
  readonly entries: number;
  readonly answer: Promise<Result<GameReview, ReviewTrouble>>;
  readonly listeners: Set<OnProgress>;
  readonly stop: AbortController;
}

interface MakerParts {
  readonly bridge: Bridge;
  readonly engine: EngineClient;
  /** Starts a worker beside the one that holds the game. */
  readonly startEngine: () => StoppableEngine;
}

export function createReviewMaker(parts: MakerParts): ReviewMaker {
  let making: Making | null = null;

  /** Begins a review in place of the one that is being made. */
  function begin(loaded: LoadedGame): Making {
    making?.stop.abort();
    const { gameId, journal } = loaded.saved;
    const stop = new AbortController();
    const listeners = new Set<OnProgress>();
    const answer = findReview(parts, loaded, listeners, stop.signal);
    const begun: Making = { gameId, entries: journal.length, answer, listeners, stop };
    making = begun;
    void answer.then((made) => {
      // A review that failed is made again when it is requested again.
      if (!made.ok && making === begun) making = null;
    });
    return begun;
  }

  return {
    load: (gameId) => loadGame(parts, gameId),
    review(loaded, onProgress) {
      const { gameId, journal } = loaded.saved;
      const isSame = making?.gameId === gameId && making.entries === journal.length;
      const current = isSame && making !== null ? making : begin(loaded);
      if (onProgress !== undefined) current.listeners.add(onProgress);
      return current.answer;
    },
    cancel() {
      making?.stop.abort();
      making = null;
    },
  };
}

async function loadGame(
  { bridge, engine }: MakerParts,
  gameId: string,
): Promise<Result<LoadedGame, ReviewTrouble>> {
  const saved = await bridge.call('games.load', { gameId });
  if (!saved.ok) return err(saved.error.code);
  const entries = saved.value.journal.map(({ entry }) => entry);
  const game = await engine.ask({ type: 'replay', setup: saved.value.setup, entries });
  return game.ok ? ok({ saved: saved.value, game: game.value }) : err(game.error);
}

/** Reads the review that is kept, or makes one and keeps it. */
async function findReview(
  { bridge, startEngine }: MakerParts,
  { saved, game }: LoadedGame,
  listeners: ReadonlySet<OnProgress>,
  signal: AbortSignal,
): Promise<Result<GameReview, ReviewTrouble>> {
  const { gameId, setup, journal } = saved;
  const before = await bridge.call('reviews.read', { gameId });
  // A game that goes on has none, and what cannot be read is made again.
  if (before.ok && before.value?.entries === journal.length) return ok(parseKeptReview(before.value));
  if (signal.aborted) return err('cancelled');
  const helper = startEngine();
  const onProgress = (_nodes: number, { permille = 0, lostNode = null }: SearchProgress) => {
    for (const listener of listeners) listener({ permille, lostNode });
  };
  const entries = journal.map(({ entry }) => entry);
  const made = await helper.ask({ type: 'review', setup, entries }, { signal, onProgress });
  helper.stop();
  if (!made.ok) return err(made.error);
  const review = parseKeptReview(made.value);
  // Refused for a game that goes on, and for one that is too large to be kept: then it is made again when it is wanted.
  void bridge.call('reviews.keep', { gameId, review: made.value, ...summaryOf(game, review) });
  return ok(review);
}

export const REVIEW_MAKER = serviceKey<ReviewMaker>('reviews');
