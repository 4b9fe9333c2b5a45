import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface UndoBarProps {
  /** What was done, or null while there is nothing to take back. */
  readonly words: string | null;
  readonly onUndo: () => void;
}

/** What was deleted last, and the way back. */
export function UndoBar({ words, onUndo }: UndoBarProps) {
  const { t } = useTranslation();
  const undo = useRef<HTMLButtonElement>(null);
  // The card that had the focus is gone.
  useEffect(() => {
    if (words !== null) undo.current?.focus({ preventScroll: true });
  }, [words]);
  return (
    <div role="status" aria-live="polite">
      {words !== null && (
        <div className="editor-notice" data-tone="good">
          <p>{words}</p>
          <button ref={undo} type="button" className="button" onClick={onUndo}>
            {t('editor.shelf.undo')}
          </button>
        </div>
      )}
    </div>
  );
}
