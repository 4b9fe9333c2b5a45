import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { type Shape, SLOT, WALL } from '../../../core/board/board.ts';
import type { Design } from '../../../core/templates/design.ts';
import { canRepeat, SYMMETRIES } from '../../../core/templates/edit/symmetry.ts';
import { flippedAcross, flippedDown, inverted, turnedRight } from '../../../core/templates/edit/transform.ts';
import { useKeys } from '../../input/use-keys.ts';
import { useClipboard, useDroppedFiles } from '../../parts/use-exchange.ts';
import type { WindowServices } from '../../services/services.ts';
import { useService, useServices } from '../../services/use-service.ts';
import { TRIAL } from '../../state/app/trial.ts';
import type { CanvasView } from '../../state/editor/canvas-view.ts';
import type { DrawingEditor } from '../../state/editor/drawing-editor.ts';
import { EDITOR, revisionOf } from '../../state/editor/editor-services.ts';
import { shownShape } from '../../state/editor/editor-state.ts';
import { TOOL_NAMES } from '../../state/editor/tools.ts';
import { LIBRARY } from '../../state/library.ts';
import { currentScreen, goTo, NAVIGATION } from '../../state/navigation.ts';
import type { TellKey } from '../../state/shown/key-notices.ts';
import { KEY_NOTICES } from '../../state/shown/key-notices.ts';
import { DRAWING_ZOOM } from '../../viewport/drawing-zoom.ts';
import { DrawingCanvas, focusDrawing } from './canvas/drawing-canvas.tsx';
import styles from './editor.module.css';
import { FirstSheet, isFirstSheet } from './first/first-sheet.tsx';
import { EditorHead } from './panels/editor-head.tsx';
import { EditorIcon } from './panels/editor-icons.tsx';
import { FeedbackPanel } from './panels/feedback-panel.tsx';
import { NoticeBar } from './panels/notice-bar.tsx';
import { RulesPanel } from './panels/rules-panel.tsx';
import { SampleDeal } from './panels/sample-deal.tsx';
import { StatusLine } from './panels/status-line.tsx';
import { ToolBar } from './panels/tool-bar.tsx';
import { EditorKeySheet } from './sheets/editor-key-sheet.tsx';
import { ExportSheet } from './sheets/export-sheet.tsx';
import { InsertSheet } from './sheets/insert-sheet.tsx';
import { SizeSheet } from './sheets/size-sheet.tsx';

type SheetName = 'presets' | 'size' | 'keys';

/** Makes the handlers of the drawing's own commands; the screen adds those that open something. */
function drawingCommands(editor: DrawingEditor, tell: TellKey) {
  const tools = Object.fromEntries(TOOL_NAMES.map((tool) => [tool, () => editor.set({ tool })]));
  return {
    ...tools,
    wall: () => editor.set({ brush: editor.store.getState().brush === WALL ? SLOT : WALL }),
    style: () => editor.set({ style: editor.store.getState().style === 'filled' ? 'outline' : 'filled' }),
    symmetry: () => nextSymmetry(editor),
    'flip-across': () => editor.transform(flippedAcross),
    'flip-down': () => editor.transform(flippedDown),
    turn: () => editor.transform(turnedRight),
    invert: () => editor.transform(inverted),
    undo: () => editor.undo() || tell('nothing-to-undo'),
    redo: () => editor.redo() || tell('nothing-to-redo'),
    'select-all': editor.selectAll,
    erase: () => editor.erase() || tell('nothing-selected'),
  };
}

/** Nearer by a key or a button; three times is about twice as near. */
const ZOOM_STEP = 1.25;

function viewCommands({ camera }: CanvasView) {
  return {
    'zoom-in': () => camera.zoomBy(ZOOM_STEP),
    'zoom-out': () => camera.zoomBy(1 / ZOOM_STEP),
    'zoom-whole': () => camera.showWhole(),
  };
}

function nextSymmetry(editor: DrawingEditor): void {
  const state = editor.store.getState();
  const fitting = SYMMETRIES.filter((symmetry) => canRepeat(symmetry, shownShape(state)));
  const at = fitting.indexOf(state.symmetry);
  editor.set({ symmetry: fitting[(at + 1) % fitting.length] ?? 'none' });
}

/** Keeps the workers and the draft going while the drawing is on the screen. */
function useBench(services: WindowServices): void {
  const editorServices = services.get(EDITOR);
  const library = services.get(LIBRARY);
  useEffect(() => {
    const { editor, feedback, drafts } = editorServices;
    const keep = () => void drafts.flush();
    feedback.look(editor.store.getState().history.present, true);
    window.addEventListener('pagehide', keep);
    window.addEventListener('blur', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('blur', keep);
      editor.cancel();
      feedback.stop();
      void drafts.flush().then(() => library.load());
    };
  }, [editorServices, library]);
}

function OpenSheet({ name, onClose }: { readonly name: SheetName | null; readonly onClose: () => void }) {
  switch (name) {
    case 'presets':
      return <InsertSheet onClose={onClose} />;
    case 'size':
      return <SizeSheet onClose={onClose} />;
    case 'keys':
      return <EditorKeySheet onClose={onClose} />;
    case null:
      return null;
  }
}

/** Everything that a key or a button of the screen does. */
function screenCommands(services: WindowServices, openSheet: (name: SheetName) => void) {
  const editorServices = services.get(EDITOR);
  const navigation = services.get(NAVIGATION);
  const keyNotices = services.get(KEY_NOTICES);
  const { editor, canvasView } = editorServices;
  const leaveTo = (screen: 'home' | 'designs') => async () => {
    // On a slow disk the player may have gone elsewhere meanwhile.
    if (!(await editorServices.mayLeave()) || currentScreen(navigation.getState()) !== 'editor') return;
    editorServices.tell(null);
    goTo(navigation, screen);
  };
  const home = leaveTo('home');
  return {
    ...drawingCommands(editor, keyNotices.tell),
    ...viewCommands(canvasView),
    presets: () => openSheet('presets'),
    size: () => openSheet('size'),
    keys: () => openSheet('keys'),
    save: () => void editorServices.save(),
    test: () => {
      const design = editorServices.playable();
      if (design !== null) services.get(TRIAL).start(revisionOf(design));
    },
    home,
    shelf: leaveTo('designs'),
    back: () => {
      if (!editor.cancel() && !editor.drop()) void home();
    },
  };
}

/** Returns the height of a drawing with its lane, as a share of its width. */
function heightOf({ width, height }: Shape): number {
  const lanes = 2 * DRAWING_ZOOM.lane;
  return (height + lanes) / (width + lanes);
}

/** The drawing, its measures, and the line under it. */
function DrawingArea({ onCommand }: { readonly onCommand: ReturnType<typeof screenCommands> }) {
  const { t } = useTranslation();
  const { editor, feedback, canvasView } = useService(EDITOR);
  const isBlank = useStore(editor.store, isFirstSheet);
  const height = useStore(editor.store, ({ history }) => heightOf(history.present.shape));
  return (
    <div
      data-part="drawing-area"
      className={styles.area}
      style={{ '--drawing-height': height } as CSSProperties}
    >
      <div data-part="drawing-place" className={styles.place}>
        <DrawingCanvas editor={editor} feedback={feedback} canvasView={canvasView} />
        {isBlank && (
          <p className={styles.here} aria-hidden="true">
            <EditorIcon name="pencil" />
            {t('editor.first.here')}
          </p>
        )}
      </div>
      <div className={styles.news}>
        <NoticeBar onPutAway={focusDrawing} />
      </div>
      <StatusLine onCommand={onCommand} />
    </div>
  );
}

/** The drawing in the editor with everything around it. */
export function EditorScreen() {
  const { t } = useTranslation();
  const services = useServices();
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [exported, setExported] = useState<Design | null>(null);
  useBench(services);
  useDroppedFiles();
  useClipboard(true);
  const commands = screenCommands(services, setSheet);
  const { home, shelf, save, test } = commands;
  useKeys('editor', commands);
  const exportIt = () => setExported(services.get(EDITOR).playable());
  return (
    <main className={styles.editor} data-screen="editor">
      <h1 className="visually-hidden">{t('editor.title')}</h1>
      <EditorHead onHome={home} onShelf={shelf} onExport={exportIt} onSave={save} onTest={test} />
      <div className={styles.body}>
        <ToolBar onCommand={commands} />
        <DrawingArea onCommand={commands} />
        <aside className={styles.panel} aria-label={t('editor.more')}>
          <FirstSheet />
          <FeedbackPanel />
          <RulesPanel />
          <SampleDeal />
        </aside>
      </div>
      <OpenSheet name={sheet} onClose={() => setSheet(null)} />
      {exported !== null && <ExportSheet design={exported} onClose={() => setExported(null)} isInEditor />}
    </main>
  );
}
