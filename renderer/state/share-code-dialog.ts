/** The dialog that asks about a share code, over whatever screen is shown. */

import { createStore } from 'zustand/vanilla';
import { serviceKey } from '../services/services.ts';

/** A code may come in one of these, besides in a text. */
export type CodeCarrier = 'link' | 'picture';

export interface CodeEntry {
  /** The text of the field when the dialog opens. */
  readonly text: string;
  /** It was opened by a link that leads to no board, or by a picture that shows no code. */
  readonly without: CodeCarrier | null;
  /** Tells one opening from the next. */
  readonly count: number;
}

export interface ShareCodeDialog {
  readonly store: ReturnType<typeof createEntryStore>;
  /** Shows the field, with a code to look at or empty. */
  open(text: string): void;
  /** The same for a link: null when it leads to no board. */
  follow(code: string | null): void;
  /** Shows the empty field and says that there is no code in what was to bring one. */
  refuse(carrier: CodeCarrier): void;
  close(): void;
}

function createEntryStore() {
  return createStore<{ readonly entry: CodeEntry | null }>(() => ({ entry: null }));
}

export function createShareCodeDialog(): ShareCodeDialog {
  const store = createEntryStore();
  let count = 0;
  const show = (text: string, without: CodeCarrier | null) =>
    store.setState({ entry: { text, without, count: ++count } });
  return {
    store,
    open: (text) => show(text, null),
    follow: (code) => show(code ?? '', code === null ? 'link' : null),
    refuse: (carrier) => show('', carrier),
    close: () => store.setState({ entry: null }),
  };
}

export const SHARE_CODES = serviceKey<ShareCodeDialog>('codes');
