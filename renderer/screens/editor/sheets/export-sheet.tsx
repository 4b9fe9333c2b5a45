import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Design } from '../../../../core/templates/design.ts';
import { useApp } from '../../../state/app-context.ts';
import { offerPicture, offerTemplates } from '../../../state/editor/exchange.ts';
import { paintPicture } from '../canvas/drawing-picture.ts';
import { Sheet } from './sheet.tsx';

interface ExportSheetProps {
  readonly design: Design;
  readonly onClose: () => void;
  /** Other ways that there are. */
  readonly children?: ReactNode;
}

/** The ways of a template out of the window. `onClose` comes first, so that the copied text is not that of a dialog. */
export function ExportSheet({ design, onClose, children }: ExportSheetProps) {
  const { t } = useTranslation();
  const { workshop } = useApp();
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  const asPicture = async () => {
    const isMade = await offerPicture(design, paintPicture(design, document.body));
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
      {children}
    </Sheet>
  );
}
