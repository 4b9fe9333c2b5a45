import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Shape } from '../../../../core/board/board.ts';
import { BUILTIN_TEMPLATES, shapeOf } from '../../../../core/templates/builtin.ts';
import { PRESETS, presetShape } from '../../../../core/templates/edit/presets.ts';
import { evenSlots } from '../../../../core/templates/edit/readable.ts';
import { Segments } from '../../../components/segments.tsx';
import { templateName } from '../../../components/words.ts';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import { useService } from '../../../services/use-service.ts';
import { EDITOR } from '../../../state/editor/editor-services.ts';
import { PictureTab, TextTab } from './insert-tabs.tsx';
import { Sheet } from './sheet.tsx';
import styles from './sheets.module.css';

const TABS = ['shapes', 'text', 'picture'] as const;
type Tab = (typeof TABS)[number];

/** Built-in templates that cannot be had in any size: as large as they are. */
const OTHER_SHAPES = BUILTIN_TEMPLATES.filter(({ name }) => !PRESETS.some((preset) => preset === name));

function ShapesTab({ onUse }: { readonly onUse: (shape: Shape) => void }) {
  const { t } = useTranslation();
  const { editor } = useService(EDITOR);
  const { width, height } = editor.store.getState().history.present.shape;
  return (
    <div className={styles.presets}>
      {PRESETS.map((preset) => {
        const shape = presetShape(preset, width, height);
        return (
          <button
            key={preset}
            type="button"
            data-part="way"
            className={styles.way}
            onClick={() => onUse(shape)}
          >
            <Thumbnail shape={shape} />
            <b>{t(`editor.preset.${preset}`)}</b>
          </button>
        );
      })}
      {OTHER_SHAPES.map((template) => (
        <button
          key={template.name}
          type="button"
          data-part="way"
          className={styles.way}
          onClick={() => onUse(shapeOf(template))}
        >
          <Thumbnail shape={template} />
          <b>{templateName(t, { ...template, builtIn: true })}</b>
        </button>
      ))}
    </div>
  );
}

/** Shapes to begin with, and words and pictures that float on the drawing until they are put down. */
export function InsertSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { editor } = useService(EDITOR);
  const [tab, setTab] = useState<Tab>('shapes');
  const [piece, setPiece] = useState<Shape | null>(null);
  const use = (act: () => void) => {
    // Closed first, so that a piece which comes in can take the keys.
    flushSync(onClose);
    act();
  };
  const choose = (next: Tab) => {
    setTab(next);
    setPiece(null);
  };
  return (
    <Sheet
      title={t('editor.insert.title')}
      onClose={onClose}
      hasTabs
      actions={
        tab !== 'shapes' && (
          <button
            type="button"
            className="button button-primary"
            disabled={piece === null}
            onClick={() => piece !== null && use(() => editor.insert(evenSlots(piece)))}
          >
            {t('editor.command.use')}
          </button>
        )
      }
    >
      <Segments
        name="insert"
        title={t('editor.insert.title')}
        isTitleHidden
        value={tab}
        options={TABS.map((value) => ({ value, words: t(`editor.insert.${value}`) }))}
        onChange={choose}
      />
      {tab === 'shapes' && <p>{t('editor.insert.note')}</p>}
      {tab === 'shapes' && <ShapesTab onUse={(shape) => use(() => editor.replace(() => shape))} />}
      {tab === 'text' && <TextTab onPiece={setPiece} />}
      {tab === 'picture' && <PictureTab onPiece={setPiece} />}
      {tab !== 'shapes' && piece !== null && <p>{t('editor.insert.float-note')}</p>}
    </Sheet>
  );
}
