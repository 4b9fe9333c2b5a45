import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useApp } from '../../../state/app-context.ts';
import { TOOL_NAMES } from '../../../state/editor/tools.ts';
import { focusDrawing } from '../canvas/drawing-canvas.tsx';
import { EditorIcon } from '../panels/editor-icons.tsx';

/** The tools with their names, while there is nothing to say of the drawing. For the eyes: the bar's buttons have the same names. */
export function FirstTools() {
  const { t } = useTranslation();
  const { editor } = useApp().editorServices;
  const tool = useStore(editor.store, (state) => state.tool);
  return (
    <section className="panel-part" aria-hidden="true">
      <h2>{t('editor.tools')}</h2>
      <div className="first-tools">
        {TOOL_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            tabIndex={-1}
            className="button"
            aria-pressed={tool === name}
            onClick={() => {
              editor.set({ tool: name });
              focusDrawing();
            }}
          >
            <EditorIcon name={name} />
            {t(`editor.command.${name}`)}
          </button>
        ))}
      </div>
    </section>
  );
}
