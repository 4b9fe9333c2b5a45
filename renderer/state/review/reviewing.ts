/** The game under review in a store: opened, gone through, explained, and played on from. */

import { createStore } from 'zustand/vanilla';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import type { EngineClient } from '../../engine/client.ts';
import { serviceKey } from '../../services/services.ts';
import { type CriticalChoice, criticalChoices, factsByNode } from './review-facts.ts';
import type { ReviewMaker, ReviewTrouble } from './review-maker.ts';
import {
  branchSwitched,
  choiceStepped,
  explainablePositions,
  explained,
  movedTo,
  noticed,
  played,
  type ReviewChange,
  stepped,
  stoppedAt,
  whyPlayed,
  whyShownAt,
} from './review-steps.ts';
import {
  boardOfNode,
  NO_WHY,
  openedReview,
  type ReplayPace,
  type ReviewedGame,
  type ReviewNotice,
} from './reviewed-game.ts';

export type ReviewingState =
  | { readonly name: 'closed' | 'opening' }
  | { readonly name: 'failed'; readonly trouble: ReviewTrouble }
  | { readonly name: 'open'; readonly shown: ReviewedGame };

/** The position at which a game is opened: its end, or the one after the losing move once that is known. */
export type OpenedAt = 'end' | 'lost';

export interface Reviewing {
  readonly store: ReviewingStore;
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
  /** One position on, if that one is still shown. */
  playFrom(node: number): void;
  /** Of a position that is proved lost, or by the move that was made in it; of another it is said why not. Its pictures wait for steps. */
  explain(): Promise<void>;
  /** Says why something cannot be done. */
  tell(why: ReviewNotice): void;
  /** To a picture of the explanation. */
  goToWhy(step: number): void;
  /** One picture on, if that one is still shown. */
  playWhyFrom(step: number): void;
  closeWhy(): void;
  /** Begins a game in a position, usually the one that is shown; answers its id, or why there is none. */
  playOn(node?: number): Promise<Result<string, ReviewTrouble>>;
}

interface ReviewingParts {
  readonly bridge: Bridge;
  readonly engine: EngineClient;
  readonly maker: ReviewMaker;
}

function createReviewingStore() {
  return createStore<ReviewingState>(() => ({ name: 'closed' }));
}
type ReviewingStore = ReturnType<typeof createReviewingStore>;

/** The open review in the store: read, and changed as long as it is open. */
function openReviewIn(store: ReviewingStore) {
  const read = (): ReviewedGame | null => {
    const state = store.getState();
    return state.name === 'open' ? state.shown : null;
  };
  const change = (changeOf: (shown: ReviewedGame) => ReviewChange): void => {
    const shown = read();
    const changed = shown === null ? null : changeOf(shown);
    if (shown !== null && changed !== null)
      store.setState({ name: 'open', shown: { ...shown, notice: null, ...changed } });
  };
  return { read, change };
}
type OpenReview = ReturnType<typeof openReviewIn>;

export function createReviewing(parts: ReviewingParts): Reviewing {
  const store = createReviewingStore();
  const review = openReviewIn(store);
  const { read, change } = review;
  return {
    store,
    ...createLoading(parts.maker, parts.engine, store, review),
    ...createExplaining(parts.engine, review),
    cancelReview: () => parts.maker.cancel(),
    goTo: (node) => change((shown) => stoppedAt(shown, node)),
    step: (by) => change((shown) => stepped(shown, by)),
    stepChoice: (by) => change((shown) => choiceStepped(shown, by)),
    switchBranch: (by) => change((shown) => branchSwitched(shown, by)),
    setPlaying: (isPlaying) => change((shown) => played(shown, isPlaying)),
    setPace: (pace) => change(() => ({ pace })),
    tell: (why) => change(() => noticed(why)),
    playFrom: (node) => change((shown) => (shown.node === node ? stepped(shown, 1) : null)),
    goToWhy: (step) => change((shown) => whyShownAt(shown, step)),
    playWhyFrom: (step) => change((shown) => whyPlayed(shown, step)),
    playOn: (node) => playOn(parts, read(), node),
  };
}

/** Opens games and makes their reviews; what comes of a game that was closed meanwhile is dropped. */
function createLoading(
  maker: ReviewMaker,
  engine: EngineClient,
  store: ReviewingStore,
  { read, change }: OpenReview,
): Pick<Reviewing, 'open' | 'close' | 'makeReview'> {
  let opening = 0;

  async function make(at: OpenedAt): Promise<void> {
    const asked = read();
    if (asked === null) return;
    const mine = opening;
    const { node: began } = asked;
    const showLoss = (before: number) => {
      if (at === 'lost') change((shown) => (shown.node === began ? movedTo(shown, before) : null));
    };
    change(() => ({ making: { state: 'making', permille: 0, lostNode: null } }));
    const answer = await maker.review(asked, (progress) => {
      if (mine !== opening) return;
      change(({ making }) =>
        making.state === 'making' ? { making: { state: 'making', ...progress } } : null,
      );
      const lost = progress.lostNode === null ? undefined : asked.game.nodes[progress.lostNode];
      if (lost !== undefined) showLoss(lost.parent);
    });
    if (mine !== opening) return;
    if (!answer.ok) return change(() => ({ making: { state: 'failed', trouble: answer.error } }));
    const facts = factsByNode(asked.game, answer.value);
    const choices = criticalChoices(asked.game, facts);
    change(() => ({ making: { state: 'made', review: answer.value }, facts, choices }));
    void nameTechniques(engine, { read, change }, choices, () => mine === opening);
    const lost = choices.findLast(({ kind, isUndone }) => kind === 'lost' && !isUndone);
    if (lost !== undefined) showLoss(lost.before);
  }

  return {
    async open(gameId, at = 'end') {
      const mine = ++opening;
      store.setState({ name: 'opening' }, true);
      const loaded = await maker.load(gameId);
      if (mine !== opening) return;
      if (!loaded.ok) return store.setState({ name: 'failed', trouble: loaded.error }, true);
      store.setState({ name: 'open', shown: openedReview(loaded.value) }, true);
      await make(at);
    },
    close() {
      opening++;
      maker.cancel();
      store.setState({ name: 'closed' }, true);
    },
    makeReview: () => make('end'),
  };
}

/** Asks the worker which technique explains each critical choice, one after the other. */
async function nameTechniques(
  engine: EngineClient,
  { read, change }: OpenReview,
  choices: readonly CriticalChoice[],
  isWanted: () => boolean,
): Promise<void> {
  for (const { before, after, made, position } of choices) {
    const shown = read();
    const deal = shown?.game.deals[shown.game.nodes[before]?.deal ?? 0];
    if (shown === null || deal === undefined) return;
    const found = await engine.ask({
      type: 'choice-technique',
      position: { board: boardOfNode(shown.game, before), rules: deal.rules },
      judged: position.moves,
      made: made.move,
    });
    if (!isWanted()) return;
    if (found.ok)
      change(({ techniques, notice }) => ({
        techniques: new Map([...techniques, [after, found.value]]),
        notice,
      }));
  }
}

/** Asks the worker why a position is lost; a new question, or putting the answer away, ends the search before it. */
function createExplaining(
  engine: EngineClient,
  { read, change }: OpenReview,
): Pick<Reviewing, 'explain' | 'closeWhy'> {
  let search = new AbortController();
  return {
    async explain() {
      const shown = read();
      if (shown === null || shown.why.state === 'searching') return;
      const from = explained(shown);
      if (typeof from !== 'number') return change(() => noticed(from));
      const asked = { ...shown, ...movedTo(shown, from) };
      change(() => ({ ...movedTo(shown, from), isPlaying: false, why: { state: 'searching', from } }));
      const { nodes, boards, rules } = explainablePositions(asked);
      if (rules === undefined) return;
      search.abort();
      search = new AbortController();
      const answer = await engine.ask({ type: 'explain-loss', boards, rules }, { signal: search.signal });
      change(({ why }) => {
        if (why.state !== 'searching' || why.from !== from) return null;
        if (!answer.ok) return { why: { state: 'not-shown', from } };
        const at = nodes[answer.value.index] ?? from;
        return { why: { state: 'shown', from, at, loss: answer.value, step: 0 } };
      });
    },
    closeWhy() {
      search.abort();
      change(() => ({ isPlaying: false, why: NO_WHY }));
    },
  };
}

async function playOn(
  { bridge, engine }: ReviewingParts,
  shown: ReviewedGame | null,
  node = shown?.node ?? 0,
): Promise<Result<string, ReviewTrouble>> {
  if (shown === null) return err('stale');
  const { saved } = shown;
  const entries = saved.journal.map(({ entry }) => entry);
  const game = await engine.ask({ type: 'play-on', setup: saved.setup, entries, node });
  if (!game.ok) return err(game.error);
  const started = await bridge.call('games.play-on', game.value);
  return started.ok ? ok(started.value.gameId) : err(started.error.code);
}

export const REVIEWING = serviceKey<Reviewing>('reviewing');
