/** A long text in the parts in which it came: no copy of the whole is ever made. */

export interface PartedText {
  readonly parts: readonly string[];
  /** The start of each part, in UTF-16 units. */
  readonly starts: readonly number[];
  readonly length: number;
}

/** Units of the parts that a text in one piece is cut into: few enough for one step of long work. */
const PIECE = 160_000;

export function partedText(parts: readonly string[]): PartedText {
  const starts: number[] = [];
  let length = 0;
  for (const part of parts) {
    starts.push(length);
    length += part.length;
  }
  return { parts, starts, length };
}

export function inPieces(text: string): PartedText {
  const count = Math.ceil(text.length / PIECE);
  return partedText(
    Array.from({ length: count }, (_, index) => text.slice(index * PIECE, (index + 1) * PIECE)),
  );
}

/** The units from `from` to before `to`, in the parts that they stand in. */
export function between(text: PartedText, from: number, to: number): PartedText {
  const first = partAt(text, from);
  const parts: string[] = [];
  for (let index = first; index < text.parts.length; index++) {
    const start = text.starts[index] ?? 0;
    if (start >= to) break;
    parts.push((text.parts[index] ?? '').slice(Math.max(0, from - start), to - start));
  }
  return partedText(parts);
}

export function textBetween(text: PartedText, from: number, to: number): string {
  return between(text, from, to).parts.join('');
}

const [RETURN, FEED] = [13, 10];

/** Line and column of a unit, counted from 1, by the line ends that JSON has. */
export function placeAt({ parts, starts }: PartedText, at: number): { line: number; column: number } {
  let [line, lineStart, before] = [1, 0, 0];
  for (const [index, part] of parts.entries()) {
    const start = starts[index] ?? 0;
    for (let unit = 0; unit < part.length && start + unit < at; unit++) {
      const code = part.charCodeAt(unit);
      const isEnd = code === FEED || code === RETURN;
      // A feed behind a return belongs to the same line end.
      if (isEnd && !(code === FEED && before === RETURN)) line++;
      if (isEnd) lineStart = start + unit + 1;
      before = code;
    }
  }
  return { line, column: at - lineStart + 1 };
}

/** The index of the part in which a unit stands, by binary search. */
function partAt({ starts }: PartedText, at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
