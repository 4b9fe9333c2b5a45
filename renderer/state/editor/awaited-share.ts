import type { WinShare } from '../../../core/templates/win-share.ts';
import type { Feedback, FeedbackState } from './feedback.ts';

/** Waits for the measured share of the drawing in the editor; null when it will not be measured. */
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

/** Returns whether a measure may still come. Without facts nothing is measured. */
function isOpen({ facts, judgement, share, isSampling }: FeedbackState): boolean {
  if (facts === null) return false;
  if (judgement === null) return true;
  return judgement.verdict === 'solvable' && isSampling && share === null;
}
