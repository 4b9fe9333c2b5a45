/** Pseudo-code with the line that is being done. */
import { useRef } from 'react';
import { useCurrentRow } from '../../../components/use-current-row.ts';

export interface ShownLine {
  readonly line: string;
  readonly depth: number;
  readonly words: string;
  readonly isFault: boolean;
}

interface CodeViewProps {
  readonly title: string;
  readonly lines: readonly ShownLine[];
  readonly current: string | null;
}

export function CodeView({ title, lines, current }: CodeViewProps) {
  const list = useRef<HTMLOListElement>(null);
  useCurrentRow(list);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets keys reach a list that only scrolls (WCAG 2.1.1).
    <ol ref={list} className="lab-code" aria-label={title} tabIndex={0}>
      {lines.map(({ line, depth, words, isFault }) => (
        <li
          key={line}
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
