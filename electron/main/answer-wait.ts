/** Waits for the first request of the window's page, and says so once when none comes. */

/** A machine with much to do shows its home screen within a fifth of it. */
const PATIENCE_MS = 20_000;

export interface AnswerWait {
  /** The page has begun to load: the time counts from now. */
  restart(): void;
  /** The page has answered; nothing is waited for any more. */
  end(): void;
  /** Aborted when the page answers after all. */
  readonly signal: AbortSignal;
}

/** Counts from its start; `onUnanswered` is called at most once a count. */
export function startAnswerWait(onUnanswered: () => void): AnswerWait {
  const answered = new AbortController();
  let late: NodeJS.Timeout | undefined;
  const restart = () => {
    clearTimeout(late);
    if (!answered.signal.aborted) late = setTimeout(onUnanswered, PATIENCE_MS);
  };
  restart();
  return {
    restart,
    end() {
      clearTimeout(late);
      answered.abort();
    },
    signal: answered.signal,
  };
}
