import { useTranslation } from 'react-i18next';
import { useApp } from '../../state/app-context.ts';
import { paintPicture } from './canvas/drawing-view.ts';
import { KeyCap } from './key-cap.tsx';
import { Sheet } from './sheet.tsx';
import { offerPicture, offerTemplates } from './state/exchange.ts';

/** The side of a cell in an exported picture, in pixels; large boards get smaller cells. */
const CELL = 40;
const MOST_SIDE = 1_600;

/** The ways out of the editor. `onClose` comes first, so that the copied text is not that of a dialog. */
export function ExportSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { workshop } = useApp();
  const design = workshop.playable();
  if (design === null) return null;
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  const cell = Math.min(CELL, Math.floor(MOST_SIDE / Math.max(design.width, design.height)));
  const asPicture = async () => {
    const isMade = await offerPicture(design, paintPicture(design, cell, document.body));
    if (!isMade) workshop.tell({ type: 'picture-failed' });
  };
  const ways = [
    ['file', () => offerTemplates(design.name, [design], null)],
    ['picture', () => void asPicture()],
  ] as const;
  return (
    <Sheet title={t('editor.export.title')} onClose={onClose}>
      <div className="ways">
        {ways.map(([way, act]) => (
          <button key={way} type="button" className="way" onClick={choose(act)}>
            <b>{t(`editor.export.${way}`)}</b>
            <span>{t(`editor.export.${way}-note`)}</span>
          </button>
        ))}
      </div>
      <p className="panel-note">
        <KeyCap command="copy" /> {t('editor.export.text')} · {t('editor.export.text-note')}
      </p>
    </Sheet>
  );
}
