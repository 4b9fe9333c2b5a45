/** The worker's answers about the game on the board, and about boards to be dealt. */

import { canAim, type MeasureAim } from '../../core/coach/grade-names.ts';
import type { DealPlan } from '../../core/deal/deal-plan.ts';
import { hasChoice } from '../../core/deal/deal-plan.ts';
import { COMPOSED } from '../../core/deal/dealer-version.ts';
import { GameTracer, traceGame } from '../../core/game/game-trace.ts';
import { TEMPLATE_MODE } from '../../core/game/modes/table.ts';
import { boardHashOf, currentNode, type Game, type GameEvent } from '../../core/game/play/game.ts';
import { applyEntry, startGame } from '../../core/game/play/play.ts';
import { isFinished, isOver } from '../../core/game/play/status.ts';
import { replayWhole } from '../../core/game/replay.ts';
import { withRetraced } from '../../core/game/retraced.ts';
import { scoreRowOf } from '../../core/game/score-row.ts';
import { checkDeal } from '../../core/game/setup/deal-check.ts';
import { dealRecordInSteps } from '../../core/game/setup/deal-record.ts';
import type { DealRecord } from '../../core/game/setup/entry.ts';
import { makeSetup } from '../../core/game/setup/versions.ts';
import { slidesOf } from '../../core/game/slides.ts';
import { viewOf } from '../../core/game/view.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { rateToTell } from '../../core/solve/rating.ts';
import type { Verdict } from '../../core/solve/verdict.ts';
import { checkFilling } from '../../core/templates/check.ts';
import { drive } from './drive.ts';
import type { EngineState } from './engine-state.ts';
import type { DealRating, EngineError, EngineReply, EngineRequest, Revision, ShownStep } from './protocol.ts';
import { createRace } from './race.ts';
import type { Question } from './searches.ts';

type OpenRequest = Extract<EngineRequest, { type: 'open' }>;
type ApplyRequest = Extract<EngineRequest, { type: 'apply' }>;
type TraceRequest = Extract<EngineRequest, { type: 'trace-stored' }>;
type ScoreRequest = Extract<EngineRequest, { type: 'score-row' }>;
type ProveRequest = Extract<EngineRequest, { type: 'prove' }>;

/** The code that only a question needs is loaded with the first one. */
const questions = () => import('./searches.ts');
type Questions = Awaited<ReturnType<typeof questions>>;

/** Searches for an answer about the position of a revision; `stale` when another one is on the board. */
export async function search<T>(
  state: EngineState,
  id: number,
  askedAt: Revision,
  pick: (asked: Questions) => (game: Game) => Question<T>,
): Promise<Result<T, EngineError>> {
  const ask = pick(await questions());
  if (state.game === null || askedAt !== state.revision) return err('stale');
  const { search, limitMs, outOfTime, provable } = ask(state.game);
  const race = createRace(provable ?? null, state.driver);
  const isOver = () => !state.running.has(id) || state.revision !== askedAt;
  const driven = await drive(state.driver, search, {
    limitMs,
    isCancelled: () => isOver() || race.answer !== null,
    onProgress({ nodes }) {
      race.start();
      state.post({ kind: 'progress', id, nodes });
    },
  });
  race.end();
  if (driven.state === 'done') return driven.answer;
  if (isOver()) return err(state.revision === askedAt ? 'cancelled' : 'stale');
  return race.answer ?? outOfTime;
}

/** Proves whether a board can be cleared, for as long as it takes. */
export async function prove(
  state: EngineState,
  id: number,
  request: ProveRequest,
): Promise<Result<Verdict, EngineError>> {
  const driven = await drive(state.driver, (await questions()).searchProof(request), {
    limitMs: Number.POSITIVE_INFINITY,
    isCancelled: () => !state.running.has(id),
    onProgress: () => undefined,
  });
  return driven.state === 'done' ? ok(driven.answer) : err('cancelled');
}

/** Deals a plan, by an aim at its measures where one is given; once its choice among seeds is skipped, the plan's own seed. */
export async function deal(
  state: EngineState,
  id: number,
  plan: DealPlan | null,
  aim?: MeasureAim,
): Promise<Result<DealRecord, EngineError>> {
  if (plan === null) return err('cannot-deal');
  if (checkFilling(plan.filling).length > 0) return err('bad-filling');
  // From a code: the plans of the modes have their tiles.
  if (plan.dealerVersion === COMPOSED && plan.composed === undefined) {
    const { withComposedTiles } = await import('../../core/deal/composed-table.ts');
    const whole = withComposedTiles(plan, plan.template);
    return whole.composed === undefined ? err('cannot-deal') : deal(state, id, whole);
  }
  const isMeasured = aim !== undefined && canAim(plan.template, aim);
  const isSkipped = () => (isMeasured || hasChoice(plan)) && state.skipped.has(id);
  const steps = isMeasured
    ? (await import('../../core/coach/measured-deal.ts')).measuredDealInSteps(plan, aim)
    : dealRecordInSteps(plan);
  const driven = await drive(state.driver, steps, {
    limitMs: Number.POSITIVE_INFINITY,
    isCancelled: () => !state.running.has(id) || isSkipped(),
    onProgress: (progress) => state.post({ kind: 'dealing', id, progress }),
  });
  if (driven.state === 'done') return driven.answer.ok ? driven.answer : err('cannot-deal');
  return state.running.has(id) ? deal(state, id, { ...plan, aimPermille: null }) : err('cancelled');
}

/** Puts a game on the board by replaying its journal. */
export function openGame(state: EngineState, { setup, journal }: OpenRequest): EngineReply<'open'> {
  if (!checkDeal(setup.deal).ok) return err('bad-journal');
  const tracer = new GameTracer(setup);
  const replayed = replayWhole(setup, journal, (step) => tracer.add(step));
  if (!replayed.ok) return err('bad-journal');
  state.tracer = tracer;
  state.setGame(replayed.value);
  return ok({ view: viewOf(replayed.value), revision: state.revision });
}

/** Applies an entry to the game; one that was meant for another position is refused as `stale`. */
export function applyToGame(
  state: EngineState,
  { entry, revision: meant }: ApplyRequest,
): EngineReply<'apply'> {
  if (state.game === null || (meant !== null && meant !== state.revision)) return err({ code: 'stale' });
  const step = applyEntry(state.game, entry);
  if (!step.ok) return step;
  const { game } = step.value;
  const events = withRetraced(state.game, game, step.value.events);
  const slides = slidesOf(state.game, events);
  state.tracer?.add({ before: state.game, after: game, events });
  state.setGame(game);
  return ok({ view: viewOf(game), revision: state.revision, events, slides, boardHash: boardHashOf(game) });
}

/** The score of the game when it is over. A test-play is finished at no date. */
export function answerScore({ game }: EngineState, { gameId }: ScoreRequest): EngineReply<'score-row'> {
  if (game === null || !isOver(game)) return err('stale');
  return ok(isFinished(game) ? scoreRowOf(gameId, game, 0) : null);
}

/** The trace of the game on the board. */
export function answerTrace({ game, tracer }: EngineState): EngineReply<'trace'> {
  return game === null || tracer === null ? err('stale') : ok(tracer.traceOf(game));
}

/** The trace of a stored game, which need not be the one on the board. */
export function answerStoredTrace({ setup, journal }: TraceRequest): EngineReply<'trace-stored'> {
  const trace = checkDeal(setup.deal).ok ? traceGame(setup, journal) : null;
  return trace?.ok ? trace : err('bad-journal');
}

/** Random games that tell how hard a deal is: fewer on a large board, where each takes longer. */
const MOST_RATED_GAMES = 400;
const LEAST_RATED_GAMES = 20;
const RATED_STEPS = 8_000_000;

/** Rates a deal by random games. They are not those that the record's own figure comes from. */
export async function rateDeal(
  state: EngineState,
  id: number,
  { template, rules, cells, witness, seed }: DealRecord,
): Promise<Result<DealRating, EngineError>> {
  const { width, height, marks } = template;
  const affordable = Math.floor(RATED_STEPS / Math.max(1, witness.length * cells.length));
  const games = Math.min(MOST_RATED_GAMES, Math.max(LEAST_RATED_GAMES, affordable));
  const driven = await drive(
    state.driver,
    rateToTell({ width, height, marks, cells }, rules, { games, seed }),
    {
      limitMs: Number.POSITIVE_INFINITY,
      isCancelled: () => !state.running.has(id),
      onProgress: () => undefined,
    },
  );
  return driven.state === 'done' ? ok(driven.answer) : err('cancelled');
}

/** Every position of a deal on the way along its witness, with what happened on the way to it. */
export function playThrough(dealt: DealRecord): readonly ShownStep[] {
  let game = startGame(makeSetup({ mode: TEMPLATE_MODE, deal: dealt }));
  const steps: ShownStep[] = [{ cells: dealt.cells, events: [] as readonly GameEvent[] }];
  for (const [a, b] of dealt.witness) {
    const step = applyEntry(game, { type: 'link', a, b, by: 'auto', elapsedMs: 0 });
    if (!step.ok) break;
    game = step.value.game;
    steps.push({ cells: currentNode(game).cells, events: step.value.events });
  }
  return steps;
}
