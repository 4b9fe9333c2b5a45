import type { WinShare } from '../../../core/templates/win-share.ts';
import type { Feedback, FeedbackState } from './feedback.ts';

/** What is measured of the drawing that is looked at, as soon as it can be told; null when it will not be. */
export function awaitedShare(store: Feedback['store']): Promise<WinShare | null> {
  return new Promise((resolve) => {
    const answer = (state: FeedbackState) => {
      if (isOpen(state)) return;
      stop();
      resolve(state.share);
    };
    const stop = store.subscribe(answer);
    answer(store.getState());
  });
}

/** Whether more will be known. Without facts nothing is measured. */
function isOpen({ facts, judgement, share, isSampling }: FeedbackState): boolean {
  if (facts === null) return false;
  if (judgement === null) return true;
  return judgement.verdict === 'solvable' && isSampling && share === null;
}
