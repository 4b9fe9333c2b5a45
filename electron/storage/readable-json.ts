/** Longest value that is written on one line. */
const LINE = 110;

/**
 * JSON that a person can read: a value that fits stands on one line, and long lists of plain values are wrapped.
 */
export function makeReadableJson(value: unknown, indent = ''): string {
  const line = JSON.stringify(value);
  if (line.length + indent.length <= LINE || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.every((item) => typeof item !== 'object')
      ? wrapped(
          value.map((item) => JSON.stringify(item)),
          LINE - inner.length,
        ).map((each) => each.join(','))
      : value.map((item) => makeReadableJson(item, inner));
    return `[\n${items.map((item) => inner + item).join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const lines = fields.map(
    ([name, field]) => `${inner}${JSON.stringify(name)}: ${makeReadableJson(field, inner)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function wrapped(words: readonly string[], width: number): string[][] {
  const lines: string[][] = [];
  let length = width;
  for (const word of words) {
    length += word.length + 1;
    if (length > width) {
      lines.push([]);
      length = word.length + 1;
    }
    lines.at(-1)?.push(word);
  }
  return lines;
}
