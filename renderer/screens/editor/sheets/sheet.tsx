import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons beside the one that closes. */
  readonly actions?: ReactNode;
  /** For a table of two columns. */
  readonly isWide?: boolean;
}

/** A dialog over the screen; Esc puts it away. */
export function Sheet({ title, onClose, children, actions, isWide = false }: SheetProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closed before it leaves the document, it gives the keys back to where they were.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={isWide ? 'sheet sheet-wide' : 'sheet'}
      aria-labelledby={id}
      onClose={onClose}
    >
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
