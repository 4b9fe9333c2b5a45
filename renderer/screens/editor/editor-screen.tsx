import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './editor.css';
import { SLOT, WALL } from '../../../core/board/board.ts';
import type { Design } from '../../../core/templates/design.ts';
import { canRepeat, SYMMETRIES } from '../../../core/templates/edit/symmetry.ts';
import { flippedAcross, flippedDown, inverted, turnedRight } from '../../../core/templates/edit/transform.ts';
import type { App } from '../../state/app.ts';
import { useApp } from '../../state/app-context.ts';
import type { CanvasView } from '../../state/editor/canvas-view.ts';
import type { Studio } from '../../state/editor/studio.ts';
import { shownShape } from '../../state/editor/studio-state.ts';
import { TOOL_NAMES } from '../../state/editor/tools.ts';
import { trialOf } from '../../state/editor/trial-of.ts';
import { revisionOf } from '../../state/editor/workshop.ts';
import { goTo } from '../../state/navigation.ts';
import { DrawingCanvas, focusDrawing } from './canvas/drawing-canvas.tsx';
import { FirstSheet } from './first/first-sheet.tsx';
import { BenchLine } from './panels/bench-line.tsx';
import { EditorHead } from './panels/editor-head.tsx';
import { FeedbackPanel } from './panels/feedback-panel.tsx';
import { NoticeBar } from './panels/notice-bar.tsx';
import { RulesPanel } from './panels/rules-panel.tsx';
import { ToolBar } from './panels/tool-bar.tsx';
import { EditorKeySheet } from './sheets/editor-key-sheet.tsx';
import { ExportSheet } from './sheets/export-sheet.tsx';
import { InsertSheet } from './sheets/insert-sheet.tsx';
import { KeyCap } from './sheets/key-cap.tsx';
import { SizeSheet } from './sheets/size-sheet.tsx';
import { useEditorCommands } from './use-editor-commands.ts';
import { useClipboard, useDroppedFiles } from './use-exchange.ts';

type SheetName = 'presets' | 'size' | 'keys';

/** What the drawing's own commands do; the screen adds those that open something. */
function drawingCommands(studio: Studio) {
  const tools = Object.fromEntries(TOOL_NAMES.map((tool) => [tool, () => studio.set({ tool })]));
  return {
    ...tools,
    wall: () => studio.set({ brush: studio.store.getState().brush === WALL ? SLOT : WALL }),
    style: () => studio.set({ style: studio.store.getState().style === 'filled' ? 'outline' : 'filled' }),
    symmetry: () => nextSymmetry(studio),
    'flip-across': () => studio.transform(flippedAcross),
    'flip-down': () => studio.transform(flippedDown),
    turn: () => studio.transform(turnedRight),
    invert: () => studio.transform(inverted),
    undo: studio.undo,
    redo: studio.redo,
    'select-all': studio.selectAll,
    erase: () => void studio.erase(),
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

function nextSymmetry(studio: Studio): void {
  const state = studio.store.getState();
  const fitting = SYMMETRIES.filter((symmetry) => canRepeat(symmetry, shownShape(state)));
  const at = fitting.indexOf(state.symmetry);
  studio.set({ symmetry: fitting[(at + 1) % fitting.length] ?? 'none' });
}

/** Keeps the workers and the draft going while the drawing is on the screen. */
function useBench({ workshop, library }: App): void {
  useEffect(() => {
    const { studio, feedback, drafts } = workshop;
    const keep = () => void drafts.flush();
    feedback.look(studio.store.getState().history.present, true);
    window.addEventListener('pagehide', keep);
    window.addEventListener('blur', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('blur', keep);
      studio.cancel();
      feedback.stop();
      void drafts.flush().then(() => library.load());
    };
  }, [workshop, library]);
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
function screenCommands(app: App, openSheet: (name: SheetName) => void) {
  const { workshop, navigation } = app;
  const { studio, canvasView } = workshop;
  const home = () => goTo(navigation, 'home');
  return {
    ...drawingCommands(studio),
    ...viewCommands(canvasView),
    presets: () => openSheet('presets'),
    size: () => openSheet('size'),
    keys: () => openSheet('keys'),
    save: () => void workshop.save(),
    test: () => {
      const design = workshop.playable();
      if (design !== null) trialOf(app).start(revisionOf(design));
    },
    home,
    back: () => {
      if (!studio.cancel() && !studio.drop()) home();
    },
  };
}

/** The drawing, its measures, and the line under it. */
function Bench({ onCommand }: { readonly onCommand: ReturnType<typeof screenCommands> }) {
  const { studio, feedback, canvasView } = useApp().workshop;
  return (
    <div className="bench">
      <div className="drawing-place">
        <DrawingCanvas studio={studio} feedback={feedback} canvasView={canvasView} />
        <FirstSheet />
        <div className="editor-news">
          <NoticeBar onPutAway={focusDrawing} />
        </div>
      </div>
      <BenchLine onCommand={onCommand} />
    </div>
  );
}

/** The drawing on the bench with everything around it. */
export function EditorScreen() {
  const { t } = useTranslation();
  const app = useApp();
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [exported, setExported] = useState<Design | null>(null);
  useBench(app);
  useDroppedFiles();
  useClipboard(true);
  const commands = screenCommands(app, setSheet);
  const { home, save, test } = commands;
  useEditorCommands(commands);
  const exportIt = () => setExported(app.workshop.playable());
  return (
    <main className="editor" data-screen="editor">
      <h1 className="visually-hidden">{t('editor.title')}</h1>
      <EditorHead onHome={home} onExport={exportIt} onSave={save} onTest={test} />
      <div className="editor-body">
        <ToolBar onCommand={commands} />
        <Bench onCommand={commands} />
        <aside className="editor-panel" aria-label={t('editor.more')}>
          <FeedbackPanel />
          <RulesPanel />
          <button type="button" className="button button-quiet" onClick={() => setSheet('keys')}>
            {t('editor.command.keys')} <KeyCap command="keys" />
          </button>
        </aside>
      </div>
      <OpenSheet name={sheet} onClose={() => setSheet(null)} />
      {exported !== null && <ExportSheet design={exported} onClose={() => setExported(null)} isOnBench />}
    </main>
  );
}
