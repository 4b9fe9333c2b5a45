/**
 * Keeps what is drawn while it is drawn, with what can be undone and redone, so that a kill costs no more than the last
 * half second.
 */
import { createStore } from 'zustand/vanilla';
import { GAP, isSameShape } from '../../../core/board/board.ts';
import { createHistoryWriter } from '../../../core/contract/design-history.ts';
import type { Design } from '../../../core/templates/design.ts';
import type { Drawing } from '../../../core/templates/drawing.ts';
import { fittedDesign } from '../../../core/templates/edit/fitted-design.ts';
import { type History, record } from '../../../core/templates/edit/history.ts';
import type { Shelf } from './design-shelf.ts';
import type { DrawingEditor } from './drawing-editor.ts';
import { designOf, drawingOf, type EditorState, isSameDesign } from './editor-state.ts';

/** `saved`: nothing but what was saved. `kept`: a draft is in the database. */
export type KeepState = 'saved' | 'waiting' | 'kept' | 'failed';

export interface Drafts {
  readonly store: ReturnType<typeof createDraftsStore>;
  /** Writes at once what waits. */
  flush(): Promise<void>;
  /** Writes a drawing that was opened with more than what was saved. */
  keep(): Promise<void>;
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
  /** Counts the changes, so that a write says nothing of the one that came while it was under way. */
  let revision = 0;
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
    const written = revision;
    const design = designOf({ meta, history });
    const isSaved = isKeptAs(saved, design);
    const kept = writeHistory(isSaved && saved !== null ? endingAt(history, saved) : history);
    const isKept = await inTurn(() => shelf.draft(designId, isSaved ? null : design, kept));
    if (revision === written) store.setState({ state: isKept ? (isSaved ? 'saved' : 'kept') : 'failed' });
  }

  function noteChange(): void {
    revision++;
    store.setState({ state: 'waiting' });
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), REST_MS);
  }

  editor.store.subscribe((state, before) => {
    if (state.designId !== before.designId) {
      revision++;
      store.setState({ state: firstState(state) });
    } else if (state.history.present !== before.history.present || state.meta !== before.meta) noteChange();
  });

  return {
    store,
    flush,
    keep() {
      noteChange();
      return flush();
    },
    async save(design) {
      const { designId, history } = editor.store.getState();
      if (designId === null) return false;
      clearTimeout(timer);
      const written = revision;
      const isSaved = await inTurn(() =>
        shelf.save(designId, design, writeHistory(endingAt(history, design))),
      );
      if (editor.store.getState().designId !== designId) return isSaved;
      if (isSaved) editor.setSaved(design);
      if (isSaved && revision === written) store.setState({ state: 'saved' });
      else noteChange();
      return isSaved;
    },
  };
}

/** A drawing that was opened from its draft is kept; a new one has nothing to keep yet. */
function firstState({ saved, meta, history }: EditorState): KeepState {
  return isKeptAs(saved, designOf({ meta, history })) ? 'saved' : 'kept';
}

/** Returns whether a drawing is what was saved, whatever empty rows its grid has around it; or is blank, and never was saved. */
function isKeptAs(saved: Design | null, design: Design): boolean {
  if (saved === null) return design.marks.every((mark) => mark === GAP);
  return isSameDesign(fittedDesign(design), fittedDesign(saved));
}

/** The history of a drawing with what is saved as its last step: the grid in the editor may be larger. */
function endingAt(history: History<Drawing>, saved: Design): History<Drawing> {
  const drawing = drawingOf(saved);
  return isSameShape(history.present.shape, drawing.shape) ? history : record(history, drawing);
}
