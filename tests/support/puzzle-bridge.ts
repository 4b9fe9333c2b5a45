/** A host that keeps answers to puzzles in memory, for tests; it can be told to refuse. */
import type { BridgeErrorCode } from '../../core/contract/contract.ts';
import type { KeptPuzzles, SentAnswer, StartedStudy } from '../../core/contract/puzzle-channels.ts';
import { err, ok } from '../../core/result.ts';
import { resultOf } from '../../core/review/puzzles/clearing.ts';
import { positionName } from '../../core/review/puzzles/position-name.ts';
import { puzzleRecordOf } from '../../core/review/puzzles/puzzle-record.ts';
import type { Bridge } from '../../renderer/bridge/bridge.ts';

export function createPuzzleBridge() {
  const answers: SentAnswer[] = [];
  const studies: StartedStudy[] = [];
  let refusal: BridgeErrorCode | null = null;

  function answerTo(channel: string, request: unknown) {
    if (refusal !== null) return err({ code: refusal, detail: '' });
    if (channel === 'puzzles.keep') {
      studies.push(request as StartedStudy);
      return ok(null);
    }
    if (channel === 'puzzles.record') return ok(recordOf(answers, studies));
    if (channel === 'puzzles.lost-games') return ok([]);
    const answer = request as SentAnswer;
    if (!answers.some(({ id }) => id === answer.id)) answers.push(answer);
    const { rules, ...board } = answer.position;
    return ok({ result: resultOf({ board, rules }, answer.moves, answer.isHelped) });
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

function recordOf(answers: readonly SentAnswer[], studies: readonly StartedStudy[]): KeptPuzzles {
  const rows = answers.map(({ position: { rules, ...board }, moves, isHelped, ...answer }, index) => {
    const position = { board, rules };
    const result = resultOf(position, moves, isHelped);
    return { ...answer, positionId: positionName(position), result, answeredAt: index };
  });
  return { ...puzzleRecordOf(rows, answers.length), started: studies.slice(-1) };
}

/** Resolves when what was asked of the engine in this thread has been answered. */
export async function settled(isReady: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2_000 && !isReady(); turn++)
    await new Promise((resolve) => setTimeout(resolve, 0));
  if (!isReady()) throw new Error('it never came');
}
