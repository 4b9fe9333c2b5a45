/** A host that keeps answers to puzzles in memory, for tests; it can be told to refuse. */
import type { BridgeErrorCode } from '../../core/contract/contract.ts';
import type { KeptPuzzles, RunState, SentAnswer, StartedStudy } from '../../core/contract/puzzle-channels.ts';
import { err, ok } from '../../core/result.ts';
import { resultOf } from '../../core/review/puzzles/clearing.ts';
import { positionName } from '../../core/review/puzzles/position-name.ts';
import { puzzleRecordOf } from '../../core/review/puzzles/puzzle-record.ts';
import {
  isEndedByMistakes,
  isRunWay,
  type RunWay,
  runVersionOf,
} from '../../core/review/puzzles/puzzle-run.ts';
import { orderOfRun } from '../../core/review/puzzles/run-puzzles.ts';
import type { Bridge } from '../../renderer/bridge/bridge.ts';

export function createPuzzleBridge() {
  const answers: SentAnswer[] = [];
  const studies: StartedStudy[] = [];
  let refusal: BridgeErrorCode | null = null;
  let begun = 0;

  /** Returns the state of a run by its answers. */
  function runOf(way: RunWay, runId: string): RunState {
    const results = answers.filter((answer) => answer.runId === runId).map(resultOfAnswer);
    const solved = results.filter((result) => result === 'solved').length;
    const failed = results.length - solved;
    const version = runVersionOf(way);
    const isOver = isEndedByMistakes(way, version, failed);
    const next = isOver ? null : (orderOfRun(way, version, runId)[results.length]?.id ?? null);
    return { runId, version, solved, failed, next };
  }

  function beginRun(way: RunWay): RunState {
    const going = way === 'streak' ? recordOf(answers, studies).streak : null;
    return runOf(way, going?.runId ?? `run-number-${++begun}`);
  }

  function answerTo(channel: string, request: unknown) {
    if (refusal !== null) return err({ code: refusal, detail: '' });
    if (channel === 'puzzles.keep') {
      studies.push(request as StartedStudy);
      return ok(null);
    }
    if (channel === 'puzzles.run') return ok(beginRun((request as { way: RunWay }).way));
    if (channel === 'puzzles.record') return ok(recordOf(answers, studies));
    if (channel === 'puzzles.lost-games' || channel === 'puzzles.recent-games') return ok([]);
    const answer = request as SentAnswer;
    if (!answers.some(({ id }) => id === answer.id)) answers.push(answer);
    const { way, runId } = answer;
    const run = isRunWay(way) && runId !== null ? runOf(way, runId) : null;
    return ok({ result: resultOfAnswer(answer), run });
  }

  return {
    answers,
    studies,
    refuse(code: BridgeErrorCode | null) {
      refusal = code;
    },
    // Of the contract's channels a test asks for two; the answers are of their types.
    bridge: {
      call: async (channel: string, request: unknown) => answerTo(channel, request),
      onHostEvent: () => () => undefined,
    } as unknown as Bridge,
  };
}

function resultOfAnswer({ position: { rules, ...board }, moves, isHelped }: SentAnswer) {
  return resultOf({ board, rules }, moves, isHelped);
}

function recordOf(answers: readonly SentAnswer[], studies: readonly StartedStudy[]): KeptPuzzles {
  const rows = answers.map(({ position: { rules, ...board }, moves, isHelped, ...answer }, index) => {
    const position = { board, rules };
    const result = resultOf(position, moves, isHelped);
    return { ...answer, positionId: positionName(position), result, answeredAt: index };
  });
  const runs = answers.flatMap(({ way, runId }) =>
    isRunWay(way) && runId !== null ? [[runId, runVersionOf(way)] as const] : [],
  );
  return { ...puzzleRecordOf(rows, answers.length, new Map(runs)), started: studies.slice(-1) };
}

/** Resolves when what was asked of the engine in this thread has been answered. */
export async function settled(isReady: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2_000 && !isReady(); turn++)
    await new Promise((resolve) => setTimeout(resolve, 0));
  if (!isReady()) throw new Error('it never came');
}
