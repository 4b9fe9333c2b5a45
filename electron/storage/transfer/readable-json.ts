import type { JobStep } from './job-steps.ts';

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

/** The same for an object, an item of its lists a step. Its lists of objects are never on one line. */
export function* makingReadableJson(value: object): Generator<JobStep, string> {
  const fields: string[] = [];
  for (const [name, field] of Object.entries(value)) {
    const text = isListOfObjects(field) ? yield* makingList(field) : makeReadableJson(field, INDENT);
    fields.push(`${INDENT}${JSON.stringify(name)}: ${text}`);
  }
  return `{\n${fields.join(',\n')}\n}`;
}

const INDENT = '  ';

function isListOfObjects(field: unknown): field is readonly object[] {
  return Array.isArray(field) && field.length > 0 && field.every((item) => typeof item === 'object');
}

function* makingList(items: readonly object[]): Generator<JobStep, string> {
  const indent = INDENT + INDENT;
  const texts: string[] = [];
  for (const item of items) {
    texts.push(indent + makeReadableJson(item, indent));
    yield { done: texts.length, total: items.length };
  }
  return `[\n${texts.join(',\n')}\n${INDENT}]`;
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
