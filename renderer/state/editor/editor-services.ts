/** Everything that the editor's screens share, put together once for a window, when one of them is first opened. */
import { createStore } from 'zustand/vanilla';
import { type Shape, SLOT } from '../../../core/board/board.ts';
import { parseHistory } from '../../../core/contract/design-history.ts';
import type { StoredDesign } from '../../../core/contract/designs.ts';
import type { Design } from '../../../core/templates/design.ts';
import { checkDesign, type DesignIssue } from '../../../core/templates/design-check.ts';
import { fittedDesign } from '../../../core/templates/edit/fitted-design.ts';
import { makeRevision } from '../../../core/templates/revision.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { BRIDGE } from '../../bridge/bridge.ts';
import { START_HELPER } from '../../engine/start-engine.ts';
import { serviceKey } from '../../services/services.ts';
import { type CanvasView, createCanvasView } from './canvas-view.ts';
import { createShelf, latestOf, newDesignId, type Shelf } from './design-shelf.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createDrawingEditor, type DrawingEditor } from './drawing-editor.ts';
import { designOf, drawingOf, type EditorState, EMPTY_EDITOR, shownShape } from './editor-state.ts';
import { createFeedback, type Feedback, type FeedbackParts } from './feedback.ts';
import { createImports, type ImportNotice, type Imports } from './imports.ts';
import { createPackShelf, type PackShelf } from './pack-shelf.ts';

/** A line of words over the screen, until it is put away or the next one comes. */
export type Notice =
  | ImportNotice
  /** Why a drawing can be neither saved nor played yet. */
  | { readonly type: 'unfit'; readonly issue: DesignIssue }
  /** A board was made of a picture or a word. */
  | { readonly type: 'made'; readonly name: string }
  /** A file was offered. */
  | { readonly type: 'exported'; readonly file: string }
  | { readonly type: 'saved' | 'save-failed' | 'not-kept' | 'picture-failed' };

export interface EditorServices extends Imports {
  readonly editor: DrawingEditor;
  readonly shelf: Shelf;
  readonly packs: PackShelf;
  readonly drafts: Drafts;
  readonly feedback: Feedback;
  readonly canvasView: CanvasView;
  readonly notices: ReturnType<typeof createNotices>;
  tell(notice: Notice | null): void;
  /** Puts an empty drawing in the editor. */
  begin(name: string): Promise<void>;
  /** Puts a new drawing of a shape in the editor, kept as a draft, and shows a notice. */
  beginWith(name: string, shape: Shape): Promise<void>;
  open(stored: StoredDesign): Promise<void>;
  /** A copy under a new id, as a draft. */
  duplicate(stored: StoredDesign, name: string): Promise<void>;
  /** Saves the drawing in the editor, cut to its slots and walls, or shows why it cannot be saved. The grid in the editor stays. */
  save(): Promise<boolean>;
  /**
   * Returns whether the editor may be left: what cannot be kept is told once, and left behind when that is asked again. A
   * player who went on drawing while a slow disk kept the drawing stays.
   */
  mayLeave(): Promise<boolean>;
  /** Returns whether a drawing can be dealt; shows why when it cannot. */
  isPlayable(design: Design): boolean;
  /**
   * Returns the drawing in the editor, cut to its slots and walls, when it can be dealt; otherwise shows why
   * it cannot, and returns null.
   */
  playable(): Design | null;
}

function createNotices() {
  return createStore<{ readonly notice: Notice | null }>(() => ({ notice: null }));
}

/**
 * Returns the number of workers that play random games: half the processors, but two where there are two. They play while no
 * stroke is under way, and the next one ends them, so nothing waits for them.
 */
function playersFor(processors: number): number {
  return Math.min(processors, MOST_PLAYERS, Math.max(2, Math.floor(processors / 2)));
}

/** Beyond this, more games add little. */
const MOST_PLAYERS = 4;

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export const EDITOR = serviceKey('editor', (services) =>
  createEditorServices(services.get(BRIDGE), {
    startEngine: services.get(START_HELPER),
    players: playersFor(navigator.hardwareConcurrency),
    wait,
    now: () => performance.now(),
  }),
);

export function createEditorServices(bridge: Bridge, parts: FeedbackParts): EditorServices {
  const editor = createDrawingEditor();
  const shelf = createShelf(bridge);
  const drafts = createDrafts(editor, shelf);
  const feedback = createFeedback(parts);
  const canvasView = createCanvasView();
  const notices = createNotices();
  const tell = (notice: Notice | null) => notices.setState({ notice });
  const openings = createDrawingOpenings({ editor, shelf, drafts, canvasView, tell });

  editor.store.subscribe((state, before) => {
    const isDrawn = state.history !== before.history;
    if (isDrawn || state.meta !== before.meta) tell(stillTrue(notices.getState().notice, isDrawn));
    lookAtChange(feedback, state, before);
  });
  drafts.store.subscribe(({ state }) => {
    if (state !== 'failed' && notices.getState().notice?.type === 'not-kept') tell(null);
  });

  return {
    editor,
    shelf,
    packs: createPackShelf(bridge),
    drafts,
    feedback,
    canvasView,
    notices,
    tell,
    ...openings,
    ...createImports({ shelf, tell, beginWith: openings.beginWith }),
    ...createChecked({ editor, drafts, tell }),
    async mayLeave() {
      await drafts.flush();
      const { state } = drafts.store.getState();
      const isTold = notices.getState().notice?.type === 'not-kept';
      if (state !== 'failed' || isTold) return state !== 'waiting';
      tell({ type: 'not-kept' });
      return false;
    },
    duplicate: (stored, name) => duplicate(shelf, stored, name),
  };
}

/** Makes the services that use the drawing in the editor only after its checks have passed. */
function createChecked({
  editor,
  drafts,
  tell,
}: Pick<EditorServices, 'editor' | 'drafts' | 'tell'>): Pick<
  EditorServices,
  'save' | 'isPlayable' | 'playable'
> {
  const openDesign = () => designOf(editor.store.getState());

  function isPlayable(design: Design): boolean {
    const issue = checkDesign(design).find(({ code }) => !code.startsWith('name-') && code !== 'bad-author');
    if (issue !== undefined) tell({ type: 'unfit', issue });
    return issue === undefined;
  }

  return {
    async save() {
      const [issue] = checkDesign(openDesign());
      if (issue !== undefined) {
        tell({ type: 'unfit', issue });
        return false;
      }
      const isSaved = await drafts.save(fittedDesign(openDesign()));
      tell({ type: isSaved ? 'saved' : 'save-failed' });
      return isSaved;
    },
    isPlayable,
    playable() {
      const design = openDesign();
      return isPlayable(design) ? fittedDesign(design) : null;
    },
  };
}

/** The ways a drawing is opened; the one that was open is kept as a draft. */
function createDrawingOpenings({
  editor,
  shelf,
  drafts,
  canvasView,
  tell,
}: Pick<EditorServices, 'editor' | 'shelf' | 'drafts' | 'canvasView' | 'tell'>): Pick<
  EditorServices,
  'begin' | 'beginWith' | 'open'
> {
  async function open(id: string, design: Design, saved: Design | null): Promise<void> {
    await drafts.flush();
    const kept = await shelf.historyOf(id);
    editor.open(id, design, saved, kept === null ? null : parseHistory(kept, drawingOf(design)));
    editor.set({ brush: SLOT });
    canvasView.camera.showWhole();
    tell(null);
  }

  return {
    begin(name) {
      const { meta, history } = EMPTY_EDITOR;
      return open(newDesignId(), designOf({ history, meta: { ...meta, name } }), null);
    },
    async beginWith(name, shape) {
      const id = newDesignId();
      const design = { ...designOf(EMPTY_EDITOR), name, ...shape };
      await open(id, design, null);
      await drafts.keep();
      tell({ type: 'made', name });
    },
    async open(stored) {
      const design = latestOf(stored);
      if (design !== null) await open(stored.id, design, stored.saved);
    },
  };
}

async function duplicate(shelf: Shelf, stored: StoredDesign, name: string): Promise<void> {
  const design = latestOf(stored);
  if (design === null) return;
  await shelf.draft(newDesignId(), { ...design, name });
  await shelf.load();
}

/** Feedback looks at the drawing when it changes, and when the pointer that draws comes to rest. */
function lookAtChange(feedback: Feedback, state: EditorState, before: EditorState): void {
  const shape = shownShape(state);
  const isResting = state.stroke.state === 'idle';
  const isSame = shape === shownShape(before) && state.history.present === before.history.present;
  if (isSame && isResting === (before.stroke.state === 'idle')) return;
  feedback.look({ ...state.history.present, shape }, isResting);
}

/** A notice about the drawing is dropped once the drawing or its name changes, and its origin once it is drawn on. */
function stillTrue(notice: Notice | null, isDrawn: boolean): Notice | null {
  const isOver =
    notice?.type === 'unfit' ||
    notice?.type === 'saved' ||
    notice?.type === 'exported' ||
    (notice?.type === 'made' && isDrawn);
  return isOver ? null : notice;
}

/** A design as a revision that can be played. */
export function revisionOf(design: Design) {
  return makeRevision(design, false);
}
