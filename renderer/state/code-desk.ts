/** The share code that the player is asked about, over whatever screen stands. */
import { createStore } from 'zustand/vanilla';

export interface CodeEntry {
  /** What stands in the field when it opens. */
  readonly text: string;
  /** A link led here, and to no board. */
  readonly isBadLink: boolean;
  /** Tells one opening from the next. */
  readonly count: number;
}

export interface CodeDesk {
  readonly store: ReturnType<typeof createCodeStore>;
  /** Shows the field, with a code to look at or empty. */
  open(text: string): void;
  /** The same for a link: null when it leads to no board. */
  follow(code: string | null): void;
  close(): void;
}

function createCodeStore() {
  return createStore<{ readonly entry: CodeEntry | null }>(() => ({ entry: null }));
}

export function createCodeDesk(): CodeDesk {
  const store = createCodeStore();
  let count = 0;
  const show = (text: string, isBadLink: boolean) =>
    store.setState({ entry: { text, isBadLink, count: ++count } });
  return {
    store,
    open: (text) => show(text, false),
    follow: (code) => show(code ?? '', code === null),
    close: () => store.setState({ entry: null }),
  };
}
