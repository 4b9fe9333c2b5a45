import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkName } from '../../../core/templates/check.ts';
import type { Design } from '../../../core/templates/design.ts';
import { Sheet } from './sheet.tsx';
import { offerTemplates } from './state/exchange.ts';

/** Several templates into one file, under a name of their own. */
export function PackSheet({
  designs,
  onClose,
}: {
  readonly designs: readonly Design[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const [name, setName] = useState(t('editor.shelf.pack-first'));
  const isGood = checkName(name).length === 0;
  return (
    <Sheet
      title={t('editor.shelf.pack')}
      onClose={onClose}
      actions={
        <button type="submit" form="pack-form" className="button button-primary" disabled={!isGood}>
          {t('editor.command.export')}
        </button>
      }
    >
      <form
        id="pack-form"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          offerTemplates(name, designs, { name, author: '' });
        }}
      >
        <div className="field">
          <label htmlFor={id}>{t('editor.shelf.pack-name')}</label>
          <input id={id} value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
        </div>
        <p className="panel-note">{t('editor.shelf.pack-note', { count: designs.length })}</p>
      </form>
    </Sheet>
  );
}
