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

const INDENT = '  ';

/**
 * The same in pieces, for an object with lists that are still to be read (iterators, also in its objects): an item is a piece, and no
 * more than one of them is held. Such lists are never on one line.
 */
export function* readablePieces(value: object, indent = ''): Generator<string> {
  const inner = indent + INDENT;
  let before = '{\n';
  for (const [name, field] of Object.entries(value)) {
    yield `${before}${inner}${JSON.stringify(name)}: `;
    before = ',\n';
    if (isRead(field)) yield* itemPieces(field, inner);
    else if (holdsRead(field)) yield* readablePieces(field, inner);
    else yield makeReadableJson(field, inner);
  }
  yield `\n${indent}}`;
}

function isRead(field: unknown): field is Iterable<unknown> {
  return typeof field === 'object' && field !== null && 'next' in field;
}

function holdsRead(field: unknown): field is object {
  return typeof field === 'object' && field !== null && Object.values(field).some(isRead);
}

function* itemPieces(items: Iterable<unknown>, indent: string): Generator<string> {
  const inner = indent + INDENT;
  let before = '[\n';
  for (const item of items) {
    yield before + inner + makeReadableJson(item, inner);
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : `\n${indent}]`;
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
