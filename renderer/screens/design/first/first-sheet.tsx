import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { GAP } from '../../../../core/board/board.ts';
import { useService } from '../../../services/use-service.ts';
import { EDITOR } from '../../../state/editor/editor-services.ts';
import type { EditorState } from '../../../state/editor/editor-state.ts';
import { focusDrawing } from '../canvas/drawing-canvas.tsx';
import styles from './first-sheet.module.css';
import { PictureStart } from './picture-start.tsx';
import { ShapeStarts } from './shape-starts.tsx';

/** Returns whether nothing was drawn yet, and no stroke is under way. */
export function isFirstSheet({ history, preview, frame }: EditorState): boolean {
  const isFresh = history.past === null && history.future === null && preview === null && frame === null;
  return isFresh && history.present.shape.marks.every((mark) => mark === GAP);
}

/** Beside a blank grid, which is drawn on, or begun from a shape, a picture or a word. */
export function FirstSheet() {
  const { t } = useTranslation();
  const { editor } = useService(EDITOR);
  const isShown = useStore(editor.store, isFirstSheet);
  if (!isShown) return null;
  return (
    <section className={styles.sheet} aria-label={t('editor.first.title')}>
      <h2>{t('editor.first.title')}</h2>
      <p>{t('editor.first.note')}</p>
      <ShapeStarts
        onChoose={(shape) => {
          editor.replace(() => shape);
          focusDrawing();
        }}
      />
      <PictureStart onMade={focusDrawing} />
    </section>
  );
}
