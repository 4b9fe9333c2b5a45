import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons beside the one that closes. */
  readonly actions?: ReactNode;
}

/** A dialog over the screen; Esc puts it away. */
export function Sheet({ title, onClose, children, actions }: SheetProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      <div className="sheet-content">{children}</div>
      <div className="sheet-actions">
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {t(actions === undefined ? 'editor.command.close' : 'editor.command.cancel')}
        </button>
        {actions}
      </div>
    </dialog>
  );
}
