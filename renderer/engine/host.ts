/** The worker's side: holds the running game, deals, applies entries, and drives searches that can be called off. */
import { checkDeal } from '../../core/game/deal-check.ts';
import type { DealPlan } from '../../core/game/deal-plan.ts';
import { dealRecordInSteps, hasChoice } from '../../core/game/deal-record.ts';
import type { DealRecord } from '../../core/game/entry.ts';
import { boardHashOf, currentNode, type Game, type GameEvent } from '../../core/game/game.ts';
import { rulesOf } from '../../core/game/modes/mode-of.ts';
import { TEMPLATE_MODE } from '../../core/game/modes/table.ts';
import { applyEntry, startGame } from '../../core/game/play.ts';
import { replayWhole } from '../../core/game/replay.ts';
import { makeSetup } from '../../core/game/versions.ts';
import { viewOf } from '../../core/game/view.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { builtInRevisions } from '../../core/templates/builtin-revisions.ts';
import { checkFilling } from '../../core/templates/check.ts';
import { judge, sampleWins, tellFacts } from './drawing-answers.ts';
import { type Driver, drive } from './drive.ts';
import type {
  EngineError,
  EngineReplies,
  EngineRequest,
  FromWorker,
  RequestType,
  Revision,
  ShownStep,
  ToWorker,
} from './protocol.ts';
import { askClearing, askHint, askReshuffle, askReturn, askVerdict, type Question } from './searches.ts';

export interface EngineHost {
  receive(message: ToWorker): Promise<void>;
}

type OpenRequest = Extract<EngineRequest, { type: 'open' }>;
type ApplyRequest = Extract<EngineRequest, { type: 'apply' }>;

export function createEngineHost(post: (message: FromWorker) => void, driver: Driver): EngineHost {
  let game: Game | null = null;
  let revision: Revision = 0;
  /** Requests under way; one that was called off is no longer among them. */
  const running = new Set<number>();
  /** Deals under way whose choice of a seed was skipped. */
  const skipped = new Set<number>();

  /** Every search and every act that is bound to a position is checked against this revision, and nowhere else. */
  function setGame(next: Game): void {
    const isSamePosition = game?.setup === next.setup && game.cursor === next.cursor;
    game = next;
    if (!isSamePosition) revision++;
  }

  async function search<T>(
    id: number,
    askedAt: Revision,
    ask: (game: Game) => Question<T>,
  ): Promise<Result<T, EngineError>> {
    if (game === null || askedAt !== revision) return err('stale');
    const { search, limitMs, outOfTime } = ask(game);
    const driven = await drive(driver, search, {
      limitMs,
      isCancelled: () => !running.has(id) || revision !== askedAt,
      onProgress: ({ nodes }) => post({ kind: 'progress', id, nodes }),
    });
    if (driven.state === 'done') return driven.answer;
    if (driven.state === 'out-of-time') return outOfTime;
    return err(revision === askedAt ? 'cancelled' : 'stale');
  }

  async function deal(id: number, plan: DealPlan | null): Promise<Result<DealRecord, EngineError>> {
    if (plan === null) return err('cannot-deal');
    if (checkFilling(plan.filling).length > 0) return err('bad-filling');
    const isSkipped = () => hasChoice(plan) && skipped.has(id);
    const driven = await drive(driver, dealRecordInSteps(plan), {
      limitMs: Number.POSITIVE_INFINITY,
      isCancelled: () => !running.has(id) || isSkipped(),
      onProgress: (progress) => post({ kind: 'dealing', id, progress }),
    });
    if (driven.state === 'done') return driven.answer.ok ? driven.answer : err('cannot-deal');
    return running.has(id) ? deal(id, { ...plan, aimPermille: null }) : err('cancelled');
  }

  function open({ setup, journal }: OpenRequest): EngineReplies['open'] {
    if (!checkDeal(setup.deal).ok) return err('bad-journal');
    const replayed = replayWhole(setup, journal);
    if (!replayed.ok) return err('bad-journal');
    setGame(replayed.value);
    return ok({ view: viewOf(replayed.value), revision });
  }

  function apply({ entry, revision: meant }: ApplyRequest): EngineReplies['apply'] {
    if (game === null || (meant !== null && meant !== revision)) return err({ code: 'stale' });
    const step = applyEntry(game, entry);
    if (!step.ok) return step;
    setGame(step.value.game);
    const { events } = step.value;
    return ok({ view: viewOf(step.value.game), revision, events, boardHash: boardHashOf(step.value.game) });
  }

  function answer(
    id: number,
    request: EngineRequest,
  ): EngineReplies[RequestType] | Promise<EngineReplies[RequestType]> {
    switch (request.type) {
      case 'deal':
        return deal(id, request.plan);
      case 'deal-level':
        return deal(id, rulesOf(request.of).plan(request.basis, request.level, builtInRevisions()));
      case 'open':
        return open(request);
      case 'apply':
        return apply(request);
      case 'hint':
        return search(id, request.revision, askHint);
      case 'verdict':
        return search(id, request.revision, askVerdict);
      case 'find-return':
        return search(id, request.revision, askReturn);
      case 'find-clearing':
        return search(id, request.revision, askClearing);
      case 'find-reshuffle':
        return search(id, request.revision, askReshuffle);
      case 'play-through':
        return ok(playThrough(request.deal));
      case 'drawing-facts':
        return ok(tellFacts(request.drawing));
      case 'judge':
        return ok(judge(request.drawing, request.seed));
      case 'sample-wins':
        return sampleWins(driver, request, () => !running.has(id));
    }
  }

  return {
    async receive(message) {
      const { id } = message;
      if (message.kind === 'cancel') {
        running.delete(id);
        return;
      }
      if (message.kind === 'skip') {
        if (running.has(id)) skipped.add(id);
        return;
      }
      running.add(id);
      try {
        const reply = await answer(id, message.request);
        post({ kind: 'reply', id, reply });
      } catch (error) {
        post({
          kind: 'bug',
          id,
          message: error instanceof Error ? (error.stack ?? error.message) : String(error),
        });
      } finally {
        running.delete(id);
        skipped.delete(id);
      }
    },
  };
}

/** Every position of a deal on the way along its witness, with what happened on the way to it. */
function playThrough(dealt: DealRecord): readonly ShownStep[] {
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
