/** The algorithms as pseudo-code: which lines each has and how far they are set in. Their words are translations. */

/** A line of pseudo-code; `depth` is how many loops and conditions it stands in. */
interface ListedLine<L extends string = string> {
  readonly line: L;
  readonly depth: number;
}

/** The five searches for one pair. */
export const PSEUDO_CODE = {
  'by-cases': [
    { line: 'direct', depth: 0 },
    { line: 'corner', depth: 0 },
    { line: 'corner-legs', depth: 1 },
    { line: 'ray', depth: 0 },
    { line: 'ray-cell', depth: 1 },
    { line: 'ray-corner', depth: 2 },
    { line: 'none', depth: 0 },
  ],
  'breadth-first': [
    { line: 'start', depth: 0 },
    { line: 'round', depth: 0 },
    { line: 'expand', depth: 1 },
    { line: 'walk', depth: 2 },
    { line: 'met', depth: 3 },
    { line: 'known', depth: 3 },
    { line: 'mark', depth: 3 },
    { line: 'none', depth: 0 },
  ],
  'depth-first': [
    { line: 'direction', depth: 0 },
    { line: 'met', depth: 1 },
    { line: 'walk', depth: 1 },
    { line: 'known', depth: 1 },
    { line: 'push', depth: 1 },
    { line: 'turn', depth: 1 },
    { line: 'pop', depth: 1 },
    { line: 'none', depth: 0 },
  ],
  'cross-scan': [
    { line: 'direct', depth: 0 },
    { line: 'corner', depth: 0 },
    { line: 'corner-legs', depth: 1 },
    { line: 'row', depth: 0 },
    { line: 'column', depth: 0 },
    { line: 'cross-free', depth: 1 },
    { line: 'cross-corner', depth: 1 },
    { line: 'none', depth: 0 },
  ],
  'by-corridors': [
    { line: 'direct', depth: 0 },
    { line: 'arms', depth: 0 },
    { line: 'row', depth: 0 },
    { line: 'row-between', depth: 1 },
    { line: 'column', depth: 0 },
    { line: 'column-between', depth: 1 },
    { line: 'best', depth: 0 },
    { line: 'none', depth: 0 },
  ],
} as const satisfies Readonly<Record<string, readonly ListedLine[]>>;

/** A search for one pair that can be watched. */
export type TracedAlgorithm = keyof typeof PSEUDO_CODE;

/** The line that a published fault changes, and what stands there instead; null: the line is missing. */
export const FAULTS = {
  'by-cases': { line: 'corner-legs', instead: 'corner-gives-up' },
  'breadth-first': { line: 'mark', instead: 'mark-cell' },
  'depth-first': { line: 'known', instead: null },
  'cross-scan': { line: 'row', instead: 'row-past' },
} as const satisfies Readonly<
  Partial<Record<TracedAlgorithm, { readonly line: string; readonly instead: string | null }>>
>;

type FaultLine = Exclude<(typeof FAULTS)[keyof typeof FAULTS]['instead'], null>;
/** Names a line within its algorithm. */
export type CodeLine = (typeof PSEUDO_CODE)[TracedAlgorithm][number]['line'] | FaultLine;

/** Returns whether an algorithm also has a form with a known fault. */
export function hasFaultyForm(name: TracedAlgorithm): name is keyof typeof FAULTS {
  return name in FAULTS;
}

/** The lines of an algorithm in order, with its published fault or as it should be. */
export function codeOf(name: TracedAlgorithm, isFaulty: boolean): readonly ListedLine<CodeLine>[] {
  const lines: readonly ListedLine<CodeLine>[] = PSEUDO_CODE[name];
  if (!isFaulty || !hasFaultyForm(name)) return lines;
  const { line, instead } = FAULTS[name];
  return lines.flatMap((each) => {
    if (each.line !== line) return [each];
    return instead === null ? [] : [{ ...each, line: instead }];
  });
}
