import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shape } from '../../../core/board/board.ts';
import { PRESETS, presetShape } from '../../../core/templates/edit/presets.ts';
import { useApp } from '../../state/app-context.ts';
import { Thumbnail } from '../home/thumbnail.tsx';
import { Segments } from '../segments.tsx';
import { PictureTab, TextTab } from './insert-tabs.tsx';
import { Sheet } from './sheet.tsx';

const TABS = ['shapes', 'text', 'picture'] as const;
type Tab = (typeof TABS)[number];

function ShapesTab({ onUse }: { readonly onUse: (shape: Shape) => void }) {
  const { t } = useTranslation();
  const { studio } = useApp().workshop;
  const { width, height } = studio.store.getState().history.present.shape;
  return (
    <div className="presets">
      {PRESETS.map((preset) => {
        const shape = presetShape(preset, width, height);
        return (
          <button key={preset} type="button" className="way" onClick={() => onUse(shape)}>
            <Thumbnail shape={shape} />
            <b>{t(`editor.preset.${preset}`)}</b>
          </button>
        );
      })}
    </div>
  );
}

/** Whole drawings to begin with: shapes, words, pictures. */
export function InsertSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { studio } = useApp().workshop;
  const [tab, setTab] = useState<Tab>('shapes');
  const [shape, setShape] = useState<Shape | null>(null);
  const use = (drawn: Shape) => {
    studio.replace(() => drawn);
    onClose();
  };
  const choose = (next: Tab) => {
    setTab(next);
    setShape(null);
  };
  return (
    <Sheet
      title={t('editor.insert.title')}
      onClose={onClose}
      actions={
        tab !== 'shapes' && (
          <button
            type="button"
            className="button button-primary"
            disabled={shape === null}
            onClick={() => shape !== null && use(shape)}
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
      {tab === 'shapes' && <ShapesTab onUse={use} />}
      {tab === 'text' && <TextTab onShape={setShape} />}
      {tab === 'picture' && <PictureTab onShape={setShape} />}
      <p className="panel-note">{t('editor.insert.note')}</p>
    </Sheet>
  );
}
