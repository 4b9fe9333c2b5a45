import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { type Point, type Shape, WALL } from '../../../../core/board/board.ts';
import { cutOffSentence } from '../../../../core/sentences/board-sentences.ts';
import { allSlotsSentence, paritySentence } from '../../../../core/sentences/drawing-sentences.ts';
import { type Area, markAt } from '../../../../core/templates/edit/marks.ts';
import { pieceOf } from '../../../../core/templates/edit/piece.ts';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { withKeyLabel } from '../../../input/key-shortcuts.ts';
import { CanvasKeyCap, KeyCap } from '../../../parts/key-cap.tsx';
import { useService } from '../../../services/use-service.ts';
import { EDITOR } from '../../../state/editor/editor-services.ts';
import { shownSelection, shownShape } from '../../../state/editor/editor-state.ts';
import { figureArea } from '../../../state/editor/tools.ts';
import { focusDrawing } from '../canvas/drawing-canvas.tsx';
import styles from '../editor.module.css';
import { judgementTitle, VERDICT_TONES } from './judgement-words.ts';

interface StatusLineProps {
  readonly onCommand: Readonly<Record<'zoom-in' | 'zoom-out' | 'zoom-whole' | 'keys', () => void>>;
}

function sizeWords(t: TFunction, { left, top, right, bottom }: Area): string {
  return t('editor.size', { width: right - left + 1, height: bottom - top + 1 });
}

/** Says the settings of the tools in words: the buttons show them by pictures only. */
function ToolWords() {
  const { t } = useTranslation();
  const { editor } = useService(EDITOR);
  const tool = useStore(editor.store, (state) => state.tool);
  const isWall = useStore(editor.store, ({ brush }) => brush === WALL);
  const style = useStore(editor.store, (state) => state.style);
  const symmetry = useStore(editor.store, (state) => state.symmetry);
  const selected = useStore(editor.store, (state) => shownSelection(state)?.area ?? null);
  const words = [
    t(`editor.command.${tool}`),
    ...(isWall && tool !== 'eraser' && tool !== 'select' ? [t('editor.line.walls')] : []),
    ...(style === 'outline' && (tool === 'rectangle' || tool === 'ellipse')
      ? [t('editor.command.style')]
      : []),
    ...(symmetry !== 'none' && tool !== 'select' ? [t(`editor.symmetry.${symmetry}`)] : []),
    ...(selected === null ? [] : [sizeWords(t, selected)]),
  ];
  return (
    <p className={styles.lineTools} role="status" data-testid="status-line">
      {words.join(' · ')}
    </p>
  );
}

function placeWords(t: TFunction, shape: Shape, point: Point): string {
  if (markAt(shape, point) === undefined) return t('editor.line.beyond');
  return t('editor.line.place', { row: point[1] + 1, column: point[0] + 1 });
}

/** Tells the size that the grid will have, and what that cuts off. */
function frameWords(t: TFunction, shape: Shape, frame: Area): string[] {
  const cut = cutOffSentence(shape, pieceOf(shape, frame));
  return [sizeWords(t, frame), ...(cut === null ? [] : [sentenceWords(t, cut)])];
}

/** The cell that is pointed at, and how large the figure is that is being drawn. Seen only: the grid is read aloud itself. */
function PlaceWords() {
  const { t } = useTranslation();
  const { editor, canvasView } = useService(EDITOR);
  const pointed = useStore(canvasView.store, (state) => state.pointed);
  const tool = useStore(editor.store, (state) => state.tool);
  const stroke = useStore(editor.store, (state) => state.stroke);
  const shape = useStore(editor.store, shownShape);
  const frame = useStore(editor.store, (state) => state.frame);
  const area = figureArea(tool, stroke);
  const words =
    frame !== null
      ? frameWords(t, shape, frame)
      : [
          ...(pointed === null ? [] : [placeWords(t, shape, pointed)]),
          ...(area === null ? [] : [sizeWords(t, area)]),
        ];
  return (
    <span className={styles.linePlace} aria-hidden="true" data-testid="place">
      {words.join(' · ')}
    </span>
  );
}

const ZOOMS = [
  ['zoom-out', '−'],
  ['zoom-in', '+'],
] as const;

/** Nearer, further, and how near. */
function ZoomButtons({ onCommand }: StatusLineProps) {
  const { t } = useTranslation();
  const { canvasView } = useService(EDITOR);
  const { isCramped, canZoomIn, canZoomOut, zoom } = useStore(canvasView.store, (state) => state.zoom);
  // Its cells are at their largest.
  if (!isCramped) return null;
  const isOff = { 'zoom-out': !canZoomOut, 'zoom-in': !canZoomIn };
  const [out, nearer] = ZOOMS.map(([command, sign]) => (
    <button
      key={command}
      type="button"
      data-part="drawing-zoom-step"
      className={`button button-quiet ${styles.zoomStep}`}
      aria-label={t(`editor.command.${command}`)}
      title={withKeyLabel(t(`editor.command.${command}`), 'editor', command)}
      disabled={isOff[command]}
      onMouseDown={keepKeys}
      onClick={onCommand[command]}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  ));
  return (
    <div data-part="drawing-zoom" className={styles.zoom}>
      {out}
      <button
        type="button"
        className={`button button-quiet ${styles.zoomShare}`}
        title={withKeyLabel(t('editor.command.zoom-whole'), 'editor', 'zoom-whole')}
        onMouseDown={keepKeys}
        onClick={onCommand['zoom-whole']}
      >
        <span data-testid="zoom">{`${Math.round(zoom * 100)}%`}</span>
        <span className="visually-hidden">{t('editor.command.zoom-whole')}</span>
      </button>
      {nearer}
    </div>
  );
}

/** A click leaves the keys where they are, on the drawing. */
const keepKeys = (event: { preventDefault(): void }) => event.preventDefault();

/** The commands for a floating piece, as buttons for those who do not use the keys. */
function FloatButtons() {
  const { t } = useTranslation();
  const { editor } = useService(EDITOR);
  const isFloating = useStore(editor.store, ({ selection }) => (selection?.floating ?? null) !== null);
  const isNew = useStore(editor.store, ({ selection }) => selection?.floating?.isNew === true);
  if (!isFloating) return null;
  const end = (act: () => void) => () => {
    act();
    focusDrawing();
  };
  return (
    <>
      <span className={styles.lineHint}>{t('editor.line.floats')}</span>
      {isNew && (
        <button type="button" className="button button-quiet" onClick={end(editor.drop)}>
          {t('editor.line.drop')} <CanvasKeyCap action="drop" />
        </button>
      )}
      <button type="button" className={`button ${styles.linePutDown}`} onClick={end(editor.deselect)}>
        {t('editor.line.put-down')} <CanvasKeyCap action="put-down" />
      </button>
    </>
  );
}

/**
 * The number of slots and what is proved of them, where the panel is out of sight. Screen readers read the
 * panel itself.
 */
function BriefFacts() {
  const { t } = useTranslation();
  const { facts, judgement } = useStore(useService(EDITOR).feedback.store);
  if (facts === null || facts.slots === 0) return null;
  const isOdd = facts.slots % 2 !== 0;
  const tone = isOdd ? 'bad' : judgement === null ? 'quiet' : VERDICT_TONES[judgement.verdict];
  return (
    <p className={styles.lineFacts} data-tone={tone} aria-hidden="true">
      <span className={styles.lineSlots}>{`${sentenceWords(t, allSlotsSentence(facts.slots))} · `}</span>
      {isOdd ? sentenceWords(t, paritySentence(facts.slots)) : judgementTitle(t, judgement)}
    </p>
  );
}

/** The line under the drawing. */
export function StatusLine({ onCommand }: StatusLineProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.statusLine}>
      <ToolWords />
      <BriefFacts />
      <PlaceWords />
      <FloatButtons />
      <ZoomButtons onCommand={onCommand} />
      <button type="button" className={`button button-quiet ${styles.lineKeys}`} onClick={onCommand.keys}>
        <span>{t('editor.command.keys')}</span> <KeyCap command="keys" />
      </button>
    </div>
  );
}
