/** The text of a program, its lines numbered. */
import { type RefObject, useRef } from 'react';
import styles from './try.module.css';

/** A short program has room to grow. */
const FEWEST_LINES = 11;

interface ProgramTextProps {
  readonly id: string;
  readonly text: RefObject<HTMLTextAreaElement | null>;
  readonly source: string;
  readonly isRefused: boolean;
  readonly onWrite: (source: string) => void;
}

export function ProgramText({ id, text, source, isRefused, onWrite }: ProgramTextProps) {
  const numbers = useRef<HTMLPreElement>(null);
  const lines = source.split('\n').map((_, index) => index + 1);
  return (
    <div className={styles.text} data-refused={isRefused}>
      <pre ref={numbers} aria-hidden="true">
        {lines.join('\n')}
      </pre>
      <textarea
        ref={text}
        id={id}
        rows={Math.max(FEWEST_LINES, lines.length + 1)}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        wrap="off"
        value={source}
        aria-invalid={isRefused}
        onChange={(event) => onWrite(event.target.value)}
        onScroll={({ currentTarget }) => {
          if (numbers.current !== null) numbers.current.scrollTop = currentTarget.scrollTop;
        }}
      />
    </div>
  );
}
