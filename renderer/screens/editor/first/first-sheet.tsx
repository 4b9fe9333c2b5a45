import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import './first-sheet.css';
import { GAP } from '../../../../core/board/board.ts';
import { BUILTIN_TEMPLATES, shapeOf } from '../../../../core/templates/builtin.ts';
import { templateName } from '../../../components/words.ts';
import { useApp } from '../../../state/app-context.ts';
import type { EditorState } from '../../../state/editor/editor-state.ts';
import { Thumbnail } from '../../home/thumbnail.tsx';
import { focusDrawing } from '../canvas/drawing-canvas.tsx';
import { PictureStart } from './picture-start.tsx';

/** Whether nothing was drawn yet, and no stroke is under way. */
export function isFirstSheet({ history, preview, frame }: EditorState): boolean {
  const isFresh = history.past === null && history.future === null && preview === null && frame === null;
  return isFresh && history.present.shape.marks.every((mark) => mark === GAP);
}

/** Over a blank grid: it can be drawn on, or begun from a shape, a picture or a word. All but its buttons lets the mouse through. */
export function FirstSheet() {
  const { t } = useTranslation();
  const { editor } = useApp().editorServices;
  const isShown = useStore(editor.store, isFirstSheet);
  if (!isShown) return null;
  return (
    <section className="first-sheet" aria-label={t('editor.first.title')}>
      <h2>{t('editor.first.title')}</h2>
      <p>{t('editor.first.note')}</p>
      <ul>
        {BUILTIN_TEMPLATES.map((template) => {
          const name = templateName(t, { ...template, builtIn: true });
          return (
            <li key={template.name}>
              <button
                type="button"
                aria-label={name}
                title={name}
                onClick={() => {
                  editor.replace(() => shapeOf(template));
                  focusDrawing();
                }}
              >
                <Thumbnail shape={template} />
              </button>
            </li>
          );
        })}
      </ul>
      <PictureStart onMade={focusDrawing} />
    </section>
  );
}
