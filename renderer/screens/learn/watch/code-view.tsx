/** Pseudo-code, or a program, with the line that is being done. */
import { useRef } from 'react';
import { useCurrentRow } from '../../../components/use-current-row.ts';
import shared from '../lab.module.css';
import styles from './code-view.module.css';

export interface ShownLine {
  /** The line of pseudo-code that is done here; several lines of a program may do one, and some do none. */
  readonly line: string;
  readonly depth: number;
  readonly words: string;
  readonly isFault: boolean;
}

interface CodeViewProps {
  readonly title: string;
  readonly lines: readonly ShownLine[];
  readonly current: string | null;
  /** True for a program: its blanks count. */
  readonly isProgram?: boolean;
}

export function CodeView({ title, lines, current, isProgram = false }: CodeViewProps) {
  const list = useRef<HTMLOListElement>(null);
  useCurrentRow(list);
  return (
    <ol
      ref={list}
      className={`${shared.code} ${isProgram ? styles.program : ''}`}
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets keys reach code that only scrolls (WCAG 2.1.1).
      tabIndex={0}
    >
      {lines.map(({ line, depth, words, isFault }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one code never change their order.
          key={index}
          data-depth={depth}
          data-fault={isFault}
          aria-current={line === current ? 'step' : undefined}
        >
          <code>{words}</code>
        </li>
      ))}
    </ol>
  );
}
