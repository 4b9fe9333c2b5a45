import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../state/app-context.ts';

/** Asks before everything goes, and offers to export it first. */
export function EraseSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { data } = useApp();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const exportFirst = () => {
    dialog.current?.close();
    void data.exportAs('readable');
  };
  const erase = async () => {
    dialog.current?.close();
    // Everything that the window knows came from what is gone.
    if (await data.erase()) location.reload();
  };
  return (
    <dialog ref={dialog} className="dialog erase-sheet" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{t('data.erase-title')}</h2>
      <p>{t('data.erase-what')}</p>
      <p>{t('data.erase-offer')}</p>
      <div className="erase-actions">
        <button type="button" className="button button-primary" onClick={exportFirst}>
          {t('data.export')}
        </button>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {t('data.keep')}
        </button>
        <button type="button" className="button data-erase" onClick={() => void erase()}>
          {t('data.erase-now')}
        </button>
      </div>
    </dialog>
  );
}
