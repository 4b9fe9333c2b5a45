/** Our programs by each published algorithm, as they are shown beside its pseudo-code. */
import { useEffect, useState } from 'react';
import type { TracedAlgorithm } from '../../../../core/algorithms/pseudo-code.ts';
import { ALGORITHM_NAMES, type AlgorithmName } from '../../../../core/algorithms/published.ts';
import { type ListingLine, readListing } from '../../../../core/judge/listing.ts';
import type { ShownLine } from './code-view.tsx';

/** The forms in which code is shown, and the ending of each language. */
const ENDINGS = { c: '.c', java: '.java', python: '.py', javascript: '.js' } as const;
export type ListingLanguage = keyof typeof ENDINGS;
export const CODE_FORMS = ['pseudo', 'c', 'java', 'python', 'javascript'] as const;
export type CodeForm = (typeof CODE_FORMS)[number];

const FILES = import.meta.glob<string>('../../../../resources/examples/*', {
  query: '?raw',
  import: 'default',
});

/** A program of `resources/examples`: an algorithm, or the demonstration that plays a whole board. */
type ProgramName = AlgorithmName | 'console';

/** The name of a file: Java's are named after the class in them. */
export function programFile(name: ProgramName, language: ListingLanguage): string {
  const joined = name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return `${language === 'java' ? joined : name}${ENDINGS[language]}`;
}

/** Reads one of them; null for an algorithm without programs. */
export async function readProgram(
  name: ProgramName,
  language: ListingLanguage,
): Promise<readonly ListingLine[] | null> {
  const source = await FILES[`../../../../resources/examples/${programFile(name, language)}`]?.();
  return source === undefined ? null : readListing(source);
}

function shownLine({ text, does }: ListingLine): ShownLine {
  return { line: does ?? '', depth: 0, words: text, isFault: false };
}

/** The program to be shown; null for pseudo-code, for an algorithm without programs, and until it is read. */
export function useProgram(name: TracedAlgorithm | 'console', form: CodeForm): readonly ShownLine[] | null {
  const [shown, setShown] = useState<{ readonly key: string; readonly lines: readonly ShownLine[] } | null>(
    null,
  );
  const key = `${name} ${form}`;
  useEffect(() => {
    const published = name === 'console' ? name : ALGORITHM_NAMES.find((each) => each === name);
    if (form === 'pseudo' || published === undefined) return;
    let isWanted = true;
    void readProgram(published, form).then(
      (lines) =>
        isWanted && lines !== null && setShown({ key: `${name} ${form}`, lines: lines.map(shownLine) }),
    );
    return () => {
      isWanted = false;
    };
  }, [name, form]);
  return shown?.key === key ? shown.lines : null;
}
