/**
 * A program of `resources/examples` as it is shown and copied. A remark `@name` at the end of a line (behind `//` or `#`) says which
 * line of the pseudo-code is done there; it is not part of what is shown.
 */

/** A line, and the line of pseudo-code that it does, or null. */
export interface ListingLine {
  readonly text: string;
  readonly does: string | null;
}

/** The commands that run the console demonstration in each language, from a shell in its folder; a seed may stand behind them. */
export const CONSOLE_RUNS = {
  c: 'gcc console.c -o console && ./console',
  java: 'java Console.java',
  python: 'python3 console.py',
} as const;

const MARK = /\s*(?:\/\/|#)@([a-z-]+)\s*$/;

/** Reads a source. A line without a mark belongs to none. */
export function readListing(source: string): ListingLine[] {
  return source
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => ({ text: line.replace(MARK, ''), does: MARK.exec(line)?.[1] ?? null }));
}
