import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

interface DialogProps {
  readonly title: string;
  /** Called when it was closed, by `close`, by Esc, or by the window. */
  readonly onClose: () => void;
  readonly className?: string | undefined;
  /** Beside the title. */
  readonly beside?: (close: () => void) => ReactNode;
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A dialog over the screen, called by its title. The browser's own modal dialog: it holds the focus, makes the page behind it
 * inert, closes by Esc, and gives the focus back to where it was.
 */
export function Dialog({ title, onClose, className = '', beside, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closed before it leaves the document, it gives the focus back.
    return () => shown?.close();
  }, []);
  const isTold = useRef(false);
  const tell = () => {
    if (isTold.current) return;
    isTold.current = true;
    onClose();
  };
  // The browser tells of the closing some tasks later: a key pressed meanwhile would meet a screen that takes the dialog for open.
  const close = () => {
    dialog.current?.close();
    queueMicrotask(() => flushSync(tell));
  };
  const heading = <h2 id={id}>{title}</h2>;
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={id}
      // A file that was not chosen in the dialog cancels too.
      onCancel={({ target, currentTarget }) => target === currentTarget && close()}
      onClose={tell}
    >
      {beside === undefined ? (
        heading
      ) : (
        <header>
          {heading}
          {beside(close)}
        </header>
      )}
      {children(close)}
    </dialog>
  );
}
