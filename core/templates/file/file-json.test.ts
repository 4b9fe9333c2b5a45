import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonNode, parseJson } from './file-json.ts';

/**
 * Returns the value that JSON.parse would give, except for booleans and null, which no file of ours holds.
 */
function plainOf(node: JsonNode): unknown {
  if (node.type === 'object')
    return Object.fromEntries([...node.fields].map(([name, { value }]) => [name, plainOf(value)]));
  if (node.type === 'list') return node.items.map(plainOf);
  return node.type === 'text' || node.type === 'number' ? node.value : node.type;
}

const anyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 5 },
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

describe('JSON with places', () => {
  it('reads what JSON.parse reads, however it is laid out', () => {
    fc.assert(
      fc.property(anyJson, fc.constantFrom(0, 2, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const read = parseJson(text);
        expect(read.ok && plainOf(read.value)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('knows where each value stands, under every kind of line ending', () => {
    const read = parseJson('{\n  "a": [1,\r\n 22,\r   "b"]}');
    expect(read).toMatchObject({ ok: true, value: { type: 'object', place: { line: 1, column: 1 } } });
    const field = read.ok && read.value.type === 'object' ? read.value.fields.get('a') : undefined;
    expect(field).toMatchObject({
      place: { line: 2, column: 3 },
      value: {
        items: [
          { place: { line: 2, column: 9 } },
          { place: { line: 3, column: 2 } },
          { place: { line: 4, column: 4 } },
        ],
      },
    });
  });
});
