/**
 * Keeps what is drawn while it is drawn, with what can be undone and redone, so that a kill costs no more than the last
 * half second.
 */
import { createStore } from 'zustand/vanilla';
import { GAP } from '../../../core/board/board.ts';
import { createHistoryWriter } from '../../../core/contract/design-history.ts';
import type { Design } from '../../../core/templates/design.ts';
import type { Shelf } from './design-shelf.ts';
import type { DrawingEditor } from './drawing-editor.ts';
import { designOf, type EditorState, isSameDesign } from './editor-state.ts';

/** `saved`: nothing but what was saved. `kept`: a draft is in the database. */
export type KeepState = 'saved' | 'waiting' | 'kept' | 'failed';

export interface Drafts {
  readonly store: ReturnType<typeof createDraftsStore>;
  /** Writes at once what waits. */
  flush(): Promise<void>;
  /** Saves the drawing as a template. */
  save(design: Design): Promise<boolean>;
}

const REST_MS = 400;

function createDraftsStore() {
  return createStore<{ readonly state: KeepState }>(() => ({ state: 'saved' }));
}

export function createDrafts(editor: DrawingEditor, shelf: Shelf): Drafts {
  const store = createDraftsStore();
  const writeHistory = createHistoryWriter();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Writes go one after another, so that an older draft never lands on a newer one. */
  let writing: Promise<unknown> = Promise.resolve();

  function inTurn<T>(write: () => Promise<T>): Promise<T> {
    const next = writing.then(write);
    writing = next;
    return next;
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const { designId, saved, meta, history } = editor.store.getState();
    const { state } = store.getState();
    if (designId === null || (state !== 'waiting' && state !== 'failed')) return;
    const design = designOf({ meta, history });
    const isSaved = saved === null ? isBlank(design) : isSameDesign(design, saved);
    const isKept = await inTurn(() => shelf.draft(designId, isSaved ? null : design, writeHistory(history)));
    if (store.getState().state !== 'waiting' && store.getState().state !== 'failed') return;
    store.setState({ state: isKept ? (isSaved ? 'saved' : 'kept') : 'failed' });
  }

  function noteChange(): void {
    store.setState({ state: 'waiting' });
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), REST_MS);
  }

  editor.store.subscribe((state, before) => {
    if (state.designId !== before.designId) store.setState({ state: firstState(state) });
    else if (state.history.present !== before.history.present || state.meta !== before.meta) noteChange();
  });

  return {
    store,
    flush,
    async save(design) {
      const { designId, history } = editor.store.getState();
      if (designId === null) return false;
      clearTimeout(timer);
      const isSaved = await inTurn(() => shelf.save(designId, design, writeHistory(history)));
      if (isSaved) editor.setSaved(design);
      const isStillSame = isSameDesign(designOf(editor.store.getState()), design);
      if (isSaved && isStillSame) store.setState({ state: 'saved' });
      else noteChange();
      return isSaved;
    },
  };
}

/** A drawing that was opened from its draft is kept; a new one has nothing to keep yet. */
function firstState({ saved, meta, history }: EditorState): KeepState {
  const design = designOf({ meta, history });
  return (saved === null ? isBlank(design) : isSameDesign(design, saved)) ? 'saved' : 'kept';
}

/** An unchanged drawing need not be kept. */
function isBlank({ marks }: Design): boolean {
  return marks.every((mark) => mark === GAP);
}
