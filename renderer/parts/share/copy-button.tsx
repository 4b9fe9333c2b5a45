import { type ReactNode, useEffect, useRef, useState } from 'react';
import { copyText } from './copy-text.ts';
import styles from './share.module.css';

interface CopyButtonProps {
  readonly label: ReactNode;
  readonly text: string;
  /** The words that are shown when the text was copied, and when the system refuses. */
  readonly copied: string;
  readonly notCopied: string;
  /** The text as it is shown afterwards, to be read aloud, or selected where copying is refused. */
  readonly shown: ReactNode;
  readonly className: string;
}

/** Copies a text, says so, and shows it. */
export function CopyButton({ label, text, copied, notCopied, shown, className }: CopyButtonProps) {
  const [{ times, isCopied }, setDone] = useState({ times: 0, isCopied: false });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Below the last button of a low window it would be outside the window.
    if (times > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [times]);
  const words = isCopied ? copied : notCopied;
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => setDone({ times: times + 1, isCopied: copyText(text) })}
      >
        {label}
      </button>
      <p className="visually-hidden" role="status">
        {/* A new element each time, so that the same words are said again. */}
        <span key={times}>{times === 0 ? '' : words}</span>
      </p>
      {times > 0 && (
        <div
          ref={box}
          data-part="code-copied"
          className={styles.codeCopied}
          data-tone={isCopied ? 'good' : 'bad'}
        >
          <span aria-hidden="true">{words}</span>
          {shown}
        </div>
      )}
    </>
  );
}
