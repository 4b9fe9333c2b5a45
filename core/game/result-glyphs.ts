import type { TraceMark } from './game-trace.ts';

/** The character that stands for each mark in the text of a result. */
const GLYPHS: Readonly<Record<TraceMark, string>> = {
  0: '─',
  1: '└',
  2: '⊓',
  3: '≡',
  mercy: '·',
  reshuffle: '~',
  'taken-back': '<',
};
const GLYPHS_A_LINE = 16;

/** The marks of a game in lines of sixteen glyphs, one a link by the turns of its line. */
export function glyphLines(marks: readonly TraceMark[]): readonly string[] {
  const glyphs = marks.map((mark) => GLYPHS[mark]);
  return Array.from({ length: Math.ceil(glyphs.length / GLYPHS_A_LINE) }, (_, line) =>
    glyphs.slice(line * GLYPHS_A_LINE, (line + 1) * GLYPHS_A_LINE).join(''),
  );
}
