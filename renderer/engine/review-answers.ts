/** The worker's answers about games under review. None of them touches the game on the board. */
import type { Board } from '../../core/board/board.ts';
import { checkDeal } from '../../core/game/setup/deal-check.ts';
import { isKnownSetup } from '../../core/game/setup/versions.ts';
import { err, ok } from '../../core/result.ts';
import { REVIEW_OPTIONS, reviewGame } from '../../core/review/game-review.ts';
import { makeKeptReview } from '../../core/review/kept-review.ts';
import { explainingLoss } from '../../core/review/loss-explanation.ts';
import { stepsOfLoss } from '../../core/review/loss-steps.ts';
import { playOnFrom } from '../../core/review/replay/play-on.ts';
import { replayForScreen } from '../../core/review/replay/replay-for-screen.ts';
import type { Rules } from '../../core/rules/rules.ts';
import { tellStory } from '../../core/sentences/story-sentences.ts';
import type { Progress } from '../../core/solve/progress.ts';
import { drive } from './drive.ts';
import type { EngineState } from './engine-state.ts';
import type { EngineReply, EngineRequest, ExplainedLoss, GameToReview } from './protocol.ts';

type RequestOf<T extends EngineRequest['type']> = Extract<EngineRequest, { type: T }>;

/** Every position of a game. */
export function replayGame({ setup, entries }: GameToReview): EngineReply<'replay'> {
  if (!checkDeal(setup.deal).ok) return err('bad-journal');
  const replayed = replayForScreen(setup, entries);
  return replayed.ok ? replayed : err('bad-journal');
}

/** Reviews a game in slices. */
export async function reviewWhole(
  state: EngineState,
  { setup, entries }: GameToReview,
  id: number,
): Promise<EngineReply<'review'>> {
  if (!isKnownSetup(setup) || !checkDeal(setup.deal).ok) return err('bad-journal');
  const driven = await drive(state.driver, reviewGame(setup, entries, REVIEW_OPTIONS), {
    limitMs: Number.POSITIVE_INFINITY,
    isCancelled: () => !state.running.has(id),
    onProgress: (progress) => state.post({ kind: 'progress', id, ...progress }),
  });
  if (driven.state !== 'done') return err('cancelled');
  return driven.answer.ok ? ok(makeKeptReview(driven.answer.value, entries.length)) : err('bad-journal');
}

/**
 * Why the first of some boards of one line of play is lost, or where it is too large to be shown, the first later one that
 * is not. An explanation of a position also explains those after it, with less to do: so a binary search finds it.
 */
export async function explain(
  state: EngineState,
  { boards, rules }: RequestOf<'explain-loss'>,
  id: number,
): Promise<EngineReply<'explain-loss'>> {
  const driven = await drive(state.driver, firstExplained(boards, rules), {
    limitMs: Number.POSITIVE_INFINITY,
    isCancelled: () => !state.running.has(id),
    onProgress: ({ nodes }) => state.post({ kind: 'progress', id, nodes }),
  });
  if (driven.state !== 'done') return err('cancelled');
  return driven.answer === null ? err('not-known') : ok(driven.answer);
}

function* firstExplained(boards: readonly Board[], rules: Rules): Generator<Progress, ExplainedLoss | null> {
  let found = yield* explainedAt(boards, rules, 0);
  if (found !== null) return found;
  let [low, high] = [1, boards.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const explained = yield* explainedAt(boards, rules, middle);
    if (explained === null) low = middle + 1;
    else [found, high] = [explained, middle - 1];
  }
  return found;
}

function* explainedAt(
  boards: readonly Board[],
  rules: Rules,
  index: number,
): Generator<Progress, ExplainedLoss | null> {
  const board = boards[index];
  const loss = board === undefined ? null : yield* explainingLoss(board, rules);
  if (board === undefined || loss === null || loss.kind === 'too-large') return null;
  return { index, steps: stepsOfLoss(board, rules, loss) };
}

/** The story of a game, told from its journal. */
export function tellGame({ setup, entries, review }: RequestOf<'story'>): EngineReply<'story'> {
  if (!checkDeal(setup.deal).ok) return err('bad-journal');
  const told = tellStory(setup, entries, review);
  return told.ok ? told : err('bad-journal');
}

/** A new game that stands in a position of another. */
export function playOn({ setup, entries, node }: RequestOf<'play-on'>): EngineReply<'play-on'> {
  const replayed = replayGame({ setup, entries });
  if (!replayed.ok) return replayed;
  const played = playOnFrom(replayed.value, entries, node);
  return played === null ? err('bad-journal') : ok(played);
}
