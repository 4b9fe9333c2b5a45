/** The game under review: which position is shown, what is known of it, and why it is lost. */
import { createStore } from 'zustand/vanilla';
import type { Board } from '../../../core/board/board.ts';
import type { SavedGame } from '../../../core/contract/schemas.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { GameReview } from '../../../core/review/game-review.ts';
import {
  cellsOfNode,
  lineThrough,
  pathTo,
  type ReplayedGame,
} from '../../../core/review/replay/replayed-game.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { ExplainedLoss } from '../../engine/protocol.ts';
import { type CriticalChoice, criticalChoices, factsByNode, type NodeFacts } from './review-facts.ts';
import type { ReviewMaker, ReviewTrouble } from './review-maker.ts';

/** How fast a game is played: times of the pace of one position a beat. */
export const REPLAY_PACES = [0.5, 1, 2, 4] as const;
export type ReplayPace = (typeof REPLAY_PACES)[number];

/** The review of the game that is shown. */
export type MakingState =
  | { readonly state: 'making'; readonly permille: number }
  | { readonly state: 'failed'; readonly trouble: ReviewTrouble }
  | { readonly state: 'made'; readonly review: GameReview };

/** Why a position is lost. `from` is the position that was asked about, `at` the one that is explained. */
export type WhyState =
  | { readonly state: 'none' }
  | { readonly state: 'searching'; readonly from: number }
  | { readonly state: 'not-shown'; readonly from: number }
  | {
      readonly state: 'shown';
      readonly from: number;
      readonly at: number;
      readonly loss: ExplainedLoss;
      readonly step: number;
    };

/** A game that is open for review. */
export interface ReviewedGame {
  readonly saved: SavedGame;
  readonly game: ReplayedGame;
  readonly making: MakingState;
  readonly facts: readonly NodeFacts[];
  readonly choices: readonly CriticalChoice[];
  /** The position that is shown, and the line through it that steps follow. */
  readonly node: number;
  readonly line: readonly number[];
  readonly isPlaying: boolean;
  readonly pace: ReplayPace;
  readonly why: WhyState;
}

export type ReviewingState =
  | { readonly name: 'closed' | 'opening' }
  | { readonly name: 'failed'; readonly trouble: ReviewTrouble }
  | { readonly name: 'open'; readonly shown: ReviewedGame };

/** Where a game is opened: at its end, or after the move that lost it once that is known. */
export type OpenedAt = 'end' | 'lost';

export interface Reviewing {
  readonly store: ReturnType<typeof createReviewingStore>;
  open(gameId: string, at?: OpenedAt): Promise<void>;
  close(): void;
  /** Makes the review that was cancelled or failed. */
  makeReview(): Promise<void>;
  cancelReview(): void;
  goTo(node: number): void;
  /** So many positions on along the line, or back. */
  step(by: number): void;
  /** To the critical choice that comes next, or came before: where it was made. */
  stepChoice(by: 1 | -1): void;
  /** To another branch where the line forks, nearest the position that is shown. */
  switchBranch(by: 1 | -1): void;
  setPlaying(isPlaying: boolean): void;
  setPace(pace: ReplayPace): void;
  explain(): Promise<void>;
  stepWhy(by: number): void;
  closeWhy(): void;
  /** Begins a game in the position that is shown; answers its id, or why there is none. */
  playOn(): Promise<Result<string, ReviewTrouble>>;
}

interface ReviewingParts {
  readonly bridge: Bridge;
  readonly engine: EngineClient;
  readonly maker: ReviewMaker;
}

function createReviewingStore() {
  return createStore<ReviewingState>(() => ({ name: 'closed' }));
}

/** The board of a position of a replayed game. */
export function boardOfNode(game: ReplayedGame, node: number): Board {
  const deal = game.deals[game.nodes[node]?.deal ?? 0] ?? game.deals[0];
  if (deal === undefined) throw new Error('a game without a deal');
  const { width, height, marks } = deal.template;
  return { width, height, marks, cells: cellsOfNode(game, node) };
}

const NO_WHY: WhyState = { state: 'none' };

export function createReviewing({ bridge, engine, maker }: ReviewingParts): Reviewing {
  const store = createReviewingStore();
  let opening = 0;
  /** The search for an explanation that was begun last. */
  let explaining = new AbortController();

  function shown(): ReviewedGame | null {
    const state = store.getState();
    return state.name === 'open' ? state.shown : null;
  }

  function show(change: Partial<ReviewedGame>): void {
    const before = shown();
    if (before !== null) store.setState({ name: 'open', shown: { ...before, ...change } });
  }

  function moveTo(node: number, line?: readonly number[]): void {
    const before = shown();
    if (before === null || before.game.nodes[node] === undefined) return;
    const along = line ?? (before.line.includes(node) ? before.line : lineThrough(before.game, node));
    show({ node, line: along, why: NO_WHY });
  }

  async function make(at: OpenedAt): Promise<void> {
    const asked = shown();
    if (asked === null) return;
    const mine = opening;
    const { saved, game } = asked;
    show({ making: { state: 'making', permille: 0 } });
    const answer = await maker.review({ saved, game }, (permille) => {
      if (mine === opening && shown()?.making.state === 'making')
        show({ making: { state: 'making', permille } });
    });
    if (mine !== opening) return;
    if (!answer.ok) return show({ making: { state: 'failed', trouble: answer.error } });
    const facts = factsByNode(game, answer.value);
    const choices = criticalChoices(game, facts);
    show({ making: { state: 'made', review: answer.value }, facts, choices });
    const lost = choices.findLast(({ kind, isUndone }) => kind === 'lost' && !isUndone);
    if (at === 'lost' && lost !== undefined && shown()?.node === game.last) moveTo(lost.before);
  }

  return {
    store,

    async open(gameId, at = 'end') {
      const mine = ++opening;
      store.setState({ name: 'opening' }, true);
      const loaded = await maker.load(gameId);
      if (mine !== opening) return;
      if (!loaded.ok) return store.setState({ name: 'failed', trouble: loaded.error }, true);
      const { saved, game } = loaded.value;
      const opened: ReviewedGame = {
        ...{ saved, game, making: { state: 'making', permille: 0 }, facts: factsByNode(game, null) },
        ...{ choices: [], node: game.last, line: pathTo(game, game.last) },
        ...{ isPlaying: false, pace: 1, why: NO_WHY },
      };
      store.setState({ name: 'open', shown: opened }, true);
      await make(at);
    },

    close() {
      opening++;
      maker.cancel();
      store.setState({ name: 'closed' }, true);
    },

    makeReview: () => make('end'),
    cancelReview: () => maker.cancel(),

    goTo: (node) => {
      show({ isPlaying: false });
      moveTo(node);
    },

    step(by) {
      const before = shown();
      if (before === null) return;
      const at = before.line.indexOf(before.node) + by;
      const node = before.line[Math.min(before.line.length - 1, Math.max(0, at))];
      if (node !== undefined && node !== before.node) moveTo(node);
      if (at >= before.line.length - 1) show({ isPlaying: false });
    },

    stepChoice(by) {
      const before = shown();
      if (before === null) return;
      const { choices, node } = before;
      const next =
        by > 0 ? choices.find((each) => each.before > node) : choices.findLast((each) => each.before < node);
      if (next === undefined) return;
      show({ isPlaying: false });
      moveTo(next.before, lineThrough(before.game, next.after));
    },

    switchBranch(by) {
      const before = shown();
      if (before === null) return;
      const { game, line } = before;
      const from = line.indexOf(before.node);
      // The fork at or before the position: there the line could have gone another way.
      for (let at = Math.min(from + 1, line.length - 1); at > 0; at--) {
        const parent = line[at - 1] ?? -1;
        const ways = [...game.nodes.keys()].filter((node) => game.nodes[node]?.parent === parent);
        if (ways.length < 2) continue;
        const index = (ways.indexOf(line[at] ?? -1) + by + ways.length) % ways.length;
        const way = ways[index];
        if (way === undefined) return;
        show({ isPlaying: false });
        moveTo(way, lineThrough(game, way));
        return;
      }
    },

    setPlaying(isPlaying) {
      const before = shown();
      if (before === null) return;
      // At its end the line is played from its beginning.
      if (isPlaying && before.node === before.line.at(-1)) moveTo(before.line[0] ?? 0);
      show({ isPlaying });
    },

    setPace: (pace) => show({ pace }),

    async explain() {
      const before = shown();
      if (before === null || before.why.state === 'searching') return;
      const { game, line, node: from } = before;
      show({ isPlaying: false, why: { state: 'searching', from } });
      const level = game.nodes[from]?.deal;
      // Behind a reshuffle or mercy there is another stretch, which may be winnable.
      const after = line.slice(line.indexOf(from) + 1);
      const end = after.findIndex((node) => game.nodes[node]?.by !== 'link');
      const nodes = [from, ...(end < 0 ? after : after.slice(0, end))];
      const rules = game.deals[level ?? 0]?.rules;
      if (rules === undefined) return;
      const boards = nodes.map((node) => boardOfNode(game, node));
      explaining.abort();
      explaining = new AbortController();
      const answer = await engine.ask({ type: 'explain-loss', boards, rules }, { signal: explaining.signal });
      const { why } = shown() ?? { why: NO_WHY };
      if (why.state !== 'searching' || why.from !== from) return;
      if (!answer.ok) return show({ why: { state: 'not-shown', from } });
      const at = nodes[answer.value.index] ?? from;
      show({ why: { state: 'shown', from, at, loss: answer.value, step: 0 } });
    },

    stepWhy(by) {
      const why = shown()?.why;
      if (why?.state !== 'shown') return;
      const step = Math.min(why.loss.steps.length - 1, Math.max(0, why.step + by));
      show({ why: { ...why, step } });
    },

    closeWhy() {
      explaining.abort();
      show({ why: NO_WHY });
    },

    async playOn() {
      const before = shown();
      if (before === null) return err('stale');
      const { saved, node } = before;
      const entries = saved.journal.map(({ entry }) => entry);
      const played = await engine.ask({ type: 'play-on', setup: saved.setup, entries, node });
      if (!played.ok) return err(played.error);
      const started = await bridge.call('games.play-on', played.value);
      return started.ok ? ok(started.value.gameId) : err(started.error.code);
    },
  };
}
