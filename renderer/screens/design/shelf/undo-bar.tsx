import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusTitle } from '../../../parts/page-head.tsx';
import styles from '../editor.module.css';

interface UndoBarProps {
  /** The words for the last action, or null while there is nothing to undo. */
  readonly words: string | null;
  readonly onUndo: () => Promise<void>;
  /** The id of what has the focus once it is back. */
  readonly backId: string;
}

/** Says what was deleted last, and offers to undo it. */
export function UndoBar({ words, onUndo, backId }: UndoBarProps) {
  const { t } = useTranslation();
  const undo = useRef<HTMLButtonElement>(null);
  // The card that had the focus is gone.
  useEffect(() => {
    if (words !== null) undo.current?.focus({ preventScroll: true });
  }, [words]);
  const bringBack = async () => {
    await onUndo();
    const back = document.getElementById(backId);
    if (back === null) focusTitle();
    else back.focus();
  };
  return (
    <div role="status" aria-live="polite">
      {words !== null && (
        <div data-part="editor-notice" className={styles.notice} data-tone="good">
          <p>{words}</p>
          <button ref={undo} type="button" className="button" onClick={() => void bringBack()}>
            {t('editor.shelf.undo')}
          </button>
        </div>
      )}
    </div>
  );
}
