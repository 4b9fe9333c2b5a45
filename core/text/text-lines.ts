/** The lines of a text, for everything that reads rows: boards, shapes, puzzles, chapters, the daily boards. */

/** A line of a text without what ends it; `line` counts from 1. */
export interface TextLine {
  readonly line: number;
  readonly text: string;
}

/**
 * Matches the end of a line: CR LF, CR, LF, and the other characters at which Unicode breaks a line in any
 * case (UAX #14, classes BK and NL: VT, FF, NEL, LINE SEPARATOR, PARAGRAPH SEPARATOR). An editor shows rows
 * that any of them parts as rows.
 */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
const COMMENT = ';';

/** The lines of a text that say something of their own: all but the comments, which begin with `;`. */
export function linesOf(text: string): TextLine[] {
  return text
    .split(LINE_END)
    .map((content, index) => ({ line: index + 1, text: content }))
    .filter((line) => !line.text.trimStart().startsWith(COMMENT));
}

/** The runs of lines that blank lines part. Comments belong to no run and part none. */
export function blocksOf(text: string): TextLine[][] {
  const blocks: TextLine[][] = [];
  let block: TextLine[] | null = null;
  for (const line of linesOf(text)) {
    if (line.text.trim() === '') block = null;
    else if (block !== null) block.push(line);
    else {
      block = [line];
      blocks.push(block);
    }
  }
  return blocks;
}
