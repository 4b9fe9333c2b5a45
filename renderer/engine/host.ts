/** The worker's side of the protocol: one answer a request, of which those under way can be cancelled. */
import { BUILT_IN_BOARDS } from '../../core/game/modes/built-in-boards.ts';
import type { Basis, ShippedBoards } from '../../core/game/modes/mode.ts';
import { runFiguresOf } from '../../core/game/run-figures.ts';
import { rulesOf } from '../../core/game/setup/mode-rules.ts';
import { err, ok } from '../../core/result.ts';
import type { Driver } from './drive.ts';
import { EngineState } from './engine-state.ts';
import {
  answerScore,
  answerStoredTrace,
  answerTrace,
  applyToGame,
  deal,
  openGame,
  playThrough,
  prove,
  rateDeal,
  search,
} from './game-answers.ts';
import { linesOf } from './lines.ts';
import type {
  EngineReplies,
  EngineReply,
  EngineRequest,
  FromWorker,
  OnBoard,
  RequestType,
  ToWorker,
} from './protocol.ts';
import { ViewSender } from './sent-view.ts';

export interface EngineHost {
  receive(message: ToWorker): Promise<void>;
}

/** Comes with the first puzzle. */
const puzzles = () => import('./puzzle-answers.ts');

type RequestOf<T extends RequestType> = Extract<EngineRequest, { type: T }>;
type Answers = {
  readonly [T in RequestType]: (
    state: EngineState,
    request: RequestOf<T>,
    id: number,
  ) => EngineReply<T> | Promise<EngineReply<T>>;
};

/** Code that only the editor uses is loaded with its first request. */
const drawings = () => import('./drawing-answers.ts');
const measures = () => import('./board-measure-answer.ts');

/** Code that only the lab uses is loaded with its first request. */
const lab = () => import('./lab-answers.ts');

const ANSWERS: Answers = {
  deal: (state, { plan, aim }, id) => deal(state, id, plan, aim),
  'deal-tension': async (state, { seed }, id) =>
    deal(state, id, (await import('../../core/game/modes/tension-plan.ts')).tensionPlan(seed)),
  'deal-level': async (state, { of, basis, level }, id) =>
    deal(state, id, rulesOf(of).plan(basis, level, await boardsFor(basis))),
  open: openGame,
  apply: applyToGame,
  'score-row': answerScore,
  hint: (state, { revision }, id) => search(state, id, revision, ({ askHint }) => askHint),
  verdict: (state, { revision }, id) => search(state, id, revision, ({ askVerdict }) => askVerdict),
  'find-choice': (state, { revision }, id) => search(state, id, revision, ({ askChoice }) => askChoice),
  'find-return': (state, { revision }, id) => search(state, id, revision, ({ askReturn }) => askReturn),
  'find-loss': (state, { revision }, id) => search(state, id, revision, ({ askLoss }) => askLoss),
  'find-clearing': (state, { revision }, id) => search(state, id, revision, ({ askClearing }) => askClearing),
  'find-reshuffle': (state, { revision }, id) =>
    search(state, id, revision, ({ askReshuffle }) => askReshuffle),
  prove: (state, request, id) => prove(state, id, request),
  'run-figures': ({ game }) => (game === null ? err('stale') : ok(runFiguresOf(game))),
  trace: answerTrace,
  'trace-stored': (_state, request) => answerStoredTrace(request),
  'play-through': (_state, request) => ok(playThrough(request.deal)),
  'rate-deal': (state, request, id) => rateDeal(state, id, request.deal),
  'measure-board': async ({ driver, running }, request, id) =>
    (await measures()).measureOnBoard(driver, request, () => !running.has(id)),
  'deal-pack': async (state, request, id) => (await packs()).answerPack(state, request, id),
  'rate-level': async (state, request, id) => (await packs()).answerLevel(state, request, id),
  'drawing-facts': async (_state, { drawing }) => ok((await drawings()).answerFacts(drawing)),
  judge: async (_state, { drawing, seed }) => ok((await drawings()).judge(drawing, seed)),
  'sample-wins': async ({ driver, running }, request, id) =>
    (await drawings()).sampleWins(driver, request, () => !running.has(id)),
  'puzzle-candidates': async (_state, request) => (await puzzles()).answerCandidates(request),
  'puzzle-link': async (state, request, id) => (await puzzles()).takePair(state, request, id),
  'puzzle-loss': async (_state, { position }) => ok((await puzzles()).showLoss(position)),
  'puzzle-why': async (_state, request) => (await puzzles()).answerWhy(request),
  'choice-technique': async (_state, request) => (await puzzles()).answerTechnique(request),
  'puzzle-choices': async (state, request, id) => (await puzzles()).answerChoices(state, request, id),
  'taking-order': async (_state, request) => ok((await puzzles()).answerTakingOrder(request)),
  'deal-puzzle': async (state, request, id) => (await puzzles()).dealPuzzle(state, request, id),
  'game-choices': async (state, request, id) => (await puzzles()).answerGameChoices(state, request, id),
  'own-mistakes': async (state, request, id) => (await puzzles()).answerMistakes(state, request, id),
  replay: async (_state, request) => (await reviewing()).replayGame(request),
  review: async (state, request, id) => (await reviewing()).reviewWhole(state, request, id),
  'explain-loss': async (state, request, id) => (await reviewing()).explain(state, request, id),
  lines: (_state, request) => ok(linesOf(request)),
  story: async (_state, request) => (await reviewing()).tellGame(request),
  'play-on': async (_state, request) => (await reviewing()).playOn(request),
  'lab-process': async (_state, request) => (await lab()).answerProcess(request),
  'lab-game': async (state, request, id) => (await lab()).answerGame(state, id, request),
  'lab-tree': async (_state, request) => (await lab()).answerTree(request),
  'lab-benchmark': async (state, request, id) => (await lab()).answerBenchmark(state, id, request),
  'lab-growth': async (state, request, id) => (await lab()).answerGrowth(state, id, request),
  'lab-examine': async (state, request, id) => (await lab()).answerExamine(state, id, request),
};

/** The boards of dates and of the journey are loaded with the first game on one of them. */
async function boardsFor(basis: Basis): Promise<ShippedBoards> {
  if (basis.from !== 'board-id') return BUILT_IN_BOARDS;
  return (await import('../../core/game/setup/shipped-boards.ts')).SHIPPED_BOARDS;
}

/** Loaded with the first pack that is dealt or measured. */
function packs() {
  return import('./pack-answers.ts');
}

/** Loaded with the first review: play needs none of it. */
function reviewing() {
  return import('./review-answers.ts');
}

/** Sends a reply; what is on the board in the form that is cheap to copy. */
function replier(post: (message: FromWorker) => void) {
  const views = new ViewSender();
  return (id: number, reply: EngineReplies[RequestType]) => {
    if (reply.ok && isOnBoard(reply.value))
      post({ kind: 'on-board', id, reply: { ...reply.value, view: views.send(reply.value.view) } });
    else post({ kind: 'reply', id, reply });
  };
}

function isOnBoard(value: unknown): value is OnBoard {
  return typeof value === 'object' && value !== null && 'view' in value && 'revision' in value;
}

export function createEngineHost(post: (message: FromWorker) => void, driver: Driver): EngineHost {
  const state = new EngineState(post, driver);
  const reply = replier(post);
  return {
    async receive(message) {
      const { id } = message;
      if (message.kind === 'cancel') state.running.delete(id);
      else if (message.kind === 'request') await answer(state, id, message.request, reply);
      else if (state.running.has(id)) state.skipped.add(id);
    },
  };
}

async function answer<T extends RequestType>(
  state: EngineState,
  id: number,
  request: RequestOf<T>,
  send: (id: number, reply: EngineReply<T>) => void,
) {
  state.running.add(id);
  try {
    // The table pairs each type with its request; the compiler does not follow that through the union.
    const answerOf = ANSWERS[request.type] as Answers[T];
    send(id, await answerOf(state, request, id));
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    state.post({ kind: 'bug', id, message });
  } finally {
    state.end(id);
  }
}
