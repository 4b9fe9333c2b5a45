import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { WALL } from '../../../core/board/board.ts';
import { useApp } from '../../state/app-context.ts';
import { focusDrawing } from './canvas/drawing-canvas.tsx';
import { CanvasKeyCap } from './key-cap.tsx';
import { shownSelection } from './state/studio-state.ts';

/** How the tools are set, in words: the buttons show it by pictures only. */
function ToolWords() {
  const { t } = useTranslation();
  const { studio } = useApp().workshop;
  const tool = useStore(studio.store, (state) => state.tool);
  const isWall = useStore(studio.store, ({ brush }) => brush === WALL);
  const style = useStore(studio.store, (state) => state.style);
  const symmetry = useStore(studio.store, (state) => state.symmetry);
  const selected = useStore(studio.store, (state) => shownSelection(state)?.area ?? null);
  const words = [
    t(`editor.command.${tool}`),
    ...(isWall && tool !== 'eraser' && tool !== 'select' ? [t('editor.line.walls')] : []),
    ...(style === 'outline' && (tool === 'rectangle' || tool === 'ellipse')
      ? [t('editor.command.style')]
      : []),
    ...(symmetry !== 'none' && tool !== 'select' ? [t(`editor.symmetry.${symmetry}`)] : []),
    ...(selected === null
      ? []
      : [
          t('editor.size', {
            width: selected.right - selected.left + 1,
            height: selected.bottom - selected.top + 1,
          }),
        ]),
  ];
  return (
    <p role="status" data-testid="bench-line">
      {words.join(' · ')}
    </p>
  );
}

/** What can be done with a piece that floats: buttons for those who do not use the keys. */
function FloatButtons() {
  const { t } = useTranslation();
  const { studio } = useApp().workshop;
  const isFloating = useStore(studio.store, ({ selection }) => (selection?.floating ?? null) !== null);
  const isNew = useStore(studio.store, ({ selection }) => selection?.floating?.isNew === true);
  if (!isFloating) return null;
  const end = (act: () => void) => () => {
    act();
    focusDrawing();
  };
  return (
    <>
      <span className="line-hint">{t('editor.line.floats')}</span>
      {isNew && (
        <button type="button" className="button button-quiet" onClick={end(studio.drop)}>
          {t('editor.line.drop')} <CanvasKeyCap action="drop" />
        </button>
      )}
      <button type="button" className="button" onClick={end(studio.deselect)}>
        {t('editor.line.put-down')} <CanvasKeyCap action="put-down" />
      </button>
    </>
  );
}

/** The line under the drawing. */
export function BenchLine() {
  return (
    <div className="bench-line">
      <ToolWords />
      <FloatButtons />
    </div>
  );
}
