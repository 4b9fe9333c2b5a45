/** The text of a program in colours, its lines numbered. */
import { type RefObject, useMemo } from 'react';
import { codePieces } from './code-pieces.ts';
import styles from './try.module.css';

/** A short program has room to grow. */
const FEWEST_LINES = 10;

interface ProgramTextProps {
  readonly id: string;
  readonly text: RefObject<HTMLTextAreaElement | null>;
  readonly source: string;
  readonly isRefused: boolean;
  readonly onWrite: (source: string) => void;
}

export function ProgramText({ id, text, source, isRefused, onWrite }: ProgramTextProps) {
  const pieces = useMemo(() => codePieces(source), [source]);
  const lines = source.split('\n').map((_, index) => index + 1);
  return (
    <div className={styles.text} data-refused={isRefused}>
      <pre className={styles.numbers} aria-hidden="true">
        {lines.join('\n')}
      </pre>
      <pre className={styles.colours} aria-hidden="true">
        {pieces.map(({ kind, text: words, at }) => (
          <span key={at} data-kind={kind}>
            {words}
          </span>
        ))}
      </pre>
      <textarea
        ref={text}
        id={id}
        rows={Math.max(FEWEST_LINES, lines.length)}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        wrap="off"
        value={source}
        aria-invalid={isRefused}
        onChange={(event) => onWrite(event.target.value)}
      />
    </div>
  );
}
