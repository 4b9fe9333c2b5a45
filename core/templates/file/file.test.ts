import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDesign } from '../../../tests/support/designs.ts';
import { drawnShape } from '../../../tests/support/drawn.ts';
import { CLASSIC_RULES } from '../../rules/rules.ts';
import type { Design } from '../design.ts';
import type { PackDeal } from '../pack-deal.ts';
import { makeTemplateFile, parseTemplateFile, readTemplateBytes } from './file.ts';
import { FILE_ERRORS } from './file-error.ts';

const DIAMOND: Design = {
  ...drawnShape('..oo..\n.oooo.\no#oo#o\n.oooo.\n..oo..'),
  name: '菱形 “Diamond”',
  author: 'Ada',
  tags: ['small', '对称'],
  rules: { ...CLASSIC_RULES, gravity: 'down' },
  filling: { kinds: 4, copies: 4 },
};

const DIAMOND_FILE = `{
  "format": "twofold-templates",
  "version": 1,
  "templates": [
    {
      "name": "菱形 “Diamond”",
      "author": "Ada",
      "tags": ["small", "对称"],
      "rules": { "maxTurns": 2, "border": "open", "gravity": "down" },
      "filling": { "kinds": 4, "copies": 4 },
      "rows": [
        "..oo..",
        ".oooo.",
        "o#oo#o",
        ".oooo.",
        "..oo.."
      ]
    }
  ]
}
`;

describe('the template file', () => {
  it('is text that a person can read', () => {
    expect(makeTemplateFile({ pack: null, designs: [DIAMOND] })).toBe(DIAMOND_FILE);
  });

  it('comes back as it was, also as a pack', () => {
    const pack = { name: 'Shapes', author: '' };
    for (const file of [
      { pack: null, designs: [DIAMOND] },
      { pack, designs: [DIAMOND, { ...DIAMOND, author: '', tags: [], mayTurn: true } as const] },
    ]) {
      expect(parseTemplateFile(makeTemplateFile(file))).toEqual({ ok: true, value: file });
    }
  });

  const DEAL: PackDeal = {
    seed: 7,
    dealerVersion: 2,
    kinds: 4,
    copies: 4,
    aimPermille: 300,
    measured: {
      random: { version: 2, games: 1_000, stuck: 312 },
      casual: { version: 1, games: 1_000, stuck: 87 },
    },
    starSeconds: 45,
  };

  it('holds the levels of a pack, each on a line of its own, and comes back as it was', () => {
    const levels = [
      { template: 0, deal: DEAL },
      { template: 0, deal: null },
      { template: 0, deal: { seed: 0xffffffff, dealerVersion: 1, kinds: 48, copies: 2 } },
    ];
    const text = makeTemplateFile({ pack: { name: 'P', author: '' }, designs: [DIAMOND], levels });
    expect(text.split('\n').slice(-7)).toEqual([
      '  "levels": [',
      '    { "template": 1, "seed": 7, "dealer": 2, "kinds": 4, "copies": 4, "aimPermille": 300, "starSeconds": 45, "random": { "version": 2, "games": 1000, "stuck": 312 }, "casual": { "version": 1, "games": 1000, "stuck": 87 } },',
      '    { "template": 1 },',
      '    { "template": 1, "seed": 4294967295, "dealer": 1, "kinds": 48, "copies": 2 }',
      '  ]',
      '}',
      '',
    ]);
    const read = parseTemplateFile(text);
    expect(read).toEqual({
      ok: true,
      value: { pack: { name: 'P', author: '' }, designs: [DIAMOND], levels },
    });
  });

  it.each([
    ['"levels": []', { code: 'no-levels', line: 4 }],
    ['"levels": {}', { code: 'not-a-list' }],
    ['"levels": [{ "template": 2 }]', { code: 'out-of-range', details: { field: 'template', max: 1 } }],
    ['"levels": [{ "template": 1, "seed": 1 }]', { code: 'missing-field' }],
    ['"levels": [{ "template": 1, "dael": 1 }]', { code: 'unknown-field', details: { field: 'dael' } }],
    [
      '"levels": [{ "template": 1, "seed": 1, "dealer": 2, "kinds": 4, "copies": 3 }]',
      { code: 'bad-copies', line: 4, details: { copies: 3 } },
    ],
    [
      '"levels": [{ "template": 1, "seed": 1, "dealer": 2, "kinds": 4, "copies": 4, "random": { "version": 2, "games": 9, "stuck": 10 } }]',
      { code: 'out-of-range', details: { field: 'stuck', max: 9 } },
    ],
    [
      `"levels": [${Array.from({ length: 10_000 }, (_, seed) => `{ "template": 1, "seed": ${seed}, "dealer": 2, "kinds": 4, "copies": 4, "random": { "version": 2, "games": 9, "stuck": 1 } }`).join()}]`,
      { code: 'too-many-levels', line: 4, details: { value: 10_000, limit: 500 } },
    ],
  ])('with bad levels is refused with their place: %#', (levels, error) => {
    const text = DIAMOND_FILE.replace('"version": 1', '"version": 2').replace(
      '  "templates"',
      `  ${levels},\n  "templates"`,
    );
    expect(parseTemplateFile(text)).toMatchObject({ ok: false, error });
    const older = text.replace('"version": 2', '"version": 1');
    expect(parseTemplateFile(older)).toMatchObject({ error: { code: 'unknown-field', line: 4 } });
  });

  it('loses nothing of any template', () => {
    fc.assert(
      fc.property(fc.array(anyDesign, { minLength: 1, maxLength: 3 }), (designs) => {
        const file = { pack: null, designs };
        const text = makeTemplateFile(file);
        expect(parseTemplateFile(text)).toEqual({ ok: true, value: file });
        expect(readTemplateBytes(new TextEncoder().encode(text))).toEqual({ ok: true, value: file });
      }),
      { numRuns: 150 },
    );
  });

  it('is JSON like any other, and takes the line endings and the mark of other editors', () => {
    expect(JSON.parse(DIAMOND_FILE).templates[0].rows).toHaveLength(5);
    const windows = `\uFEFF${DIAMOND_FILE.replaceAll('\n', '\r\n')}`;
    expect(readTemplateBytes(new TextEncoder().encode(windows)).ok).toBe(true);
  });

  it.each(['template-format.md', 'template-format.zh-CN.md'])('is what docs/%s shows', (name) => {
    const page = readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
    const example = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    const read = parseTemplateFile(example);
    expect(read.ok && makeTemplateFile(read.value)).toBe(example);
  });

  it('needs only a name, a filling and rows', () => {
    const text = `{"format":"twofold-templates","version":1,"templates":[
      {"name":"Wall","filling":{"kinds":2,"copies":2},"rows":["oooo","oooo","oooo","oooo"]}]}`;
    expect(parseTemplateFile(text)).toMatchObject({
      ok: true,
      value: {
        pack: null,
        designs: [{ name: 'Wall', author: '', tags: [], rules: CLASSIC_RULES, width: 4 }],
      },
    });
  });
});

/** The diamond's file with one thing changed. */
function spoiled(from: string | RegExp, to: string): string {
  const text = DIAMOND_FILE.replace(from, to);
  expect(text).not.toBe(DIAMOND_FILE);
  return text;
}

describe('a bad file', () => {
  it.each([
    ['', { code: 'file-empty' }],
    [' \n ', { code: 'file-empty' }],
    ['o', { code: 'bad-json', line: 1, column: 1 }],
    ['[]', { code: 'not-ours', line: 1, column: 1 }],
    ['{"rows": []}', { code: 'not-ours' }],
    [spoiled('twofold-templates', 'twofold-export'), { code: 'is-export', line: 2, column: 13 }],
    [spoiled('twofold-templates', 'twofold-game'), { code: 'is-game', line: 2, column: 13 }],
    [spoiled('"version": 1', '"version": 1e308'), { code: 'newer-version' }],
    [spoiled('"version": 1', '"version": -0'), { code: 'unknown-version' }],
    [spoiled('"version": 1', '"version": "1"'), { code: 'not-an-integer' }],
    [spoiled('"o#oo#o"', '"o#o\\r#o"'), { code: 'unknown-mark', details: { mark: 'U+000D' } }],
    [spoiled('"o#oo#o"', '"o#o\u2028#o"'), { code: 'unknown-mark', details: { mark: 'U+2028' } }],
    [spoiled('"version": 1', '"version": 1, "a\u202e": 1'), { details: { field: 'aU+202E' } }],
    [`${'['.repeat(50)}`, { code: 'too-deep', line: 1, column: 18 }],
    [`${DIAMOND_FILE}x`, { code: 'bad-json', line: 21, column: 1 }],
    [DIAMOND_FILE.slice(0, 150), { code: 'bad-json', line: 8 }],
    [spoiled('"version": 1,', '"version": 1'), { code: 'bad-json', line: 4, column: 3 }],
    [spoiled('twofold-templates', 'tiled'), { code: 'not-ours', line: 2, column: 13 }],
    [
      spoiled('"version": 1', '"version": 3, "new": 1'),
      { code: 'newer-version', line: 3, column: 14, details: { version: 3, known: 2 } },
    ],
    [spoiled('"version": 1', '"version": 0'), { code: 'unknown-version', line: 3 }],
    [spoiled('"version": 1', '"version": "1"'), { code: 'not-an-integer', line: 3 }],
    [
      spoiled('"name": ', '"nmae": '),
      { code: 'unknown-field', line: 6, column: 7, details: { field: 'nmae' } },
    ],
    [spoiled('"author": "Ada"', '"name": "Ada"'), { code: 'name-twice', line: 7, column: 7 }],
    [
      spoiled(/ {6}"filling".*\n/, ''),
      { code: 'missing-field', line: 5, column: 5, details: { field: 'filling' } },
    ],
    [spoiled('"gravity": "down"', '"gravity": "sideways"'), { code: 'wrong-choice', line: 9, column: 62 }],
    [spoiled('"maxTurns": 2', '"maxTurns": 2.5'), { code: 'wrong-choice', line: 9 }],
    [spoiled('"kinds": 4', '"kinds": 49'), { code: 'out-of-range', line: 10, details: { max: 48 } }],
    [spoiled('"kinds": 4', '"kinds": 1.5'), { code: 'not-an-integer', line: 10 }],
    [spoiled('"copies": 4', '"copies": 3'), { code: 'bad-copies', line: 10, details: { copies: 3 } }],
    [spoiled('"rows"', '"mayTurn": 1, "rows"'), { code: 'not-a-flag', line: 11, column: 18 }],
    [spoiled('"tags": ["small"', '"tags": ["Small"'), { code: 'bad-tag', line: 8, column: 16 }],
    [spoiled('菱形', '菱\\u202e形'), { code: 'bad-name', line: 6, details: { field: 'name' } }],
    [spoiled('菱形 “Diamond”', ''), { code: 'bad-name', line: 6 }],
    [spoiled('"Ada"', `"${'a'.repeat(61)}"`), { code: 'bad-name', line: 7, details: { limit: 60 } }],
    [
      spoiled('"o#oo#o"', '"o#ox#o"'),
      { code: 'unknown-mark', line: 14, column: 13, row: 3, cell: 4, details: { mark: 'x' } },
    ],
    [spoiled('"o#oo#o"', '"o#o🐉#o"'), { code: 'unknown-mark', row: 3, cell: 4, details: { mark: '🐉' } }],
    [
      spoiled('"o#oo#o"', '"o#oo#o."'),
      { code: 'ragged-row', line: 14, row: 3, details: { length: 7, expected: 6 } },
    ],
    [spoiled('"o#oo#o"', '6'), { code: 'not-a-text', line: 14 }],
    [spoiled('"o#oo#o"', '"o#oo#."'), { code: 'odd-slots', line: 11, details: { slots: 15 } }],
    [spoiled(/[o#](?=[o.#]*")/g, '.').replace(/"\.[^"]*"/g, '"......"'), { code: 'no-slots', line: 11 }],
    [
      spoiled(/ {8}"o#oo#o",\n {8}"\.oooo\.",\n/, ''),
      { code: 'too-small', details: { side: 'height', value: 3 } },
    ],
    [spoiled(/"[.o#]{6}"/g, `"${'o'.repeat(65)}"`), { code: 'too-large', details: { limit: 64 } }],
    [spoiled(/"rows": \[[^\]]*\]/, '"rows": []'), { code: 'too-small', line: 11 }],
    [spoiled(/\[\n {4}\{[\s\S]*\}\n {2}\]/, '[]'), { code: 'no-templates', line: 4 }],
    [
      spoiled(/\[\n {4}\{[\s\S]*\}\n {2}\]/, `[${'{},'.repeat(500)}{}]`),
      { code: 'too-many-templates', line: 4 },
    ],
  ])('%# is refused with its place: %o', (text, error) => {
    expect(parseTemplateFile(text)).toMatchObject({ ok: false, error });
  });

  it.each([
    [new Uint8Array(4_000_001), { code: 'file-too-large', details: { limit: 4_000_000 } }],
    [Uint8Array.of(0xff, 0xfe, 0x7b, 0x00, 0x0a), { code: 'not-utf8', details: { byte: 5 } }],
    [Uint8Array.of(0x7b, 0x00, 0x0a, 0x00), { code: 'has-nul', details: { byte: 2 } }],
    [Uint8Array.of(0xff, 0xfe, 0x7b, 0x00, 0x00, 0x00), { code: 'has-nul', details: { byte: 5 } }],
    [Uint8Array.of(0xff, 0xfe, 0x00, 0xd8, 0x7b, 0x00), { code: 'not-utf8', details: { byte: 3 } }],
    [Uint8Array.of(0x22, 0xc0, 0xaf), { code: 'not-utf8', details: { byte: 2 } }],
    [Uint8Array.of(0x22, 0xed, 0xa0, 0x80), { code: 'not-utf8' }],
    [Uint8Array.of(0xe8, 0x9d), { code: 'not-utf8' }],
    [Uint8Array.of(0xf5, 0x80, 0x80, 0x80), { code: 'not-utf8' }],
  ])('that is no text is refused: %#', (bytes, error) => {
    expect(readTemplateBytes(bytes)).toMatchObject({ ok: false, error });
  });

  it('never throws, whatever it holds', () => {
    const places = fc.tuple(fc.nat(DIAMOND_FILE.length), fc.nat(40), fc.string({ maxLength: 5 }));
    fc.assert(
      fc.property(places, ([start, length, put]) => {
        const text = DIAMOND_FILE.slice(0, start) + put + DIAMOND_FILE.slice(start + length);
        const read = parseTemplateFile(text);
        if (!read.ok) expect(FILE_ERRORS).toContain(read.error.code);
      }),
      { numRuns: 500 },
    );
  });

  it('of random bytes never throws', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => !readTemplateBytes(bytes).ok));
  });
});

describe('a file made to take long', () => {
  const SIZE = 1_000_000;
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const errorOf = (text: string) => {
    const read = readTemplateBytes(bytesOf(text));
    return read.ok ? null : read.error;
  };
  const withFields = (fields: string) =>
    `{"format":"twofold-templates","version":1,"templates":[{${fields},"filling":{"kinds":4,"copies":4}}]}`;

  /** The least of several, as a busy machine only adds to a time. */
  function timeOf(text: string): number {
    const bytes = bytesOf(text);
    const times = Array.from({ length: 9 }, () => {
      const begin = performance.now();
      readTemplateBytes(bytes);
      return performance.now() - begin;
    });
    return Math.min(...times);
  }

  it('by its lines is read as quickly as one line', () => {
    const [blanks, lines] = [`{${' '.repeat(SIZE)}`, `{${'\n'.repeat(SIZE)}`];
    expect(timeOf(lines)).toBeLessThan(8 * timeOf(blanks));
    expect(errorOf(lines)).toMatchObject({ code: 'bad-json', line: SIZE + 1, column: 1 });
    expect(errorOf(`{${'\r\n'.repeat(9)}`)).toMatchObject({ code: 'bad-json', line: 10, column: 1 });
  });

  it.each<[string, string, object]>([
    ['numbers', `[${'0,'.repeat(SIZE / 2)}`, { code: 'too-many-values', line: 1 }],
    ['empty rows', withFields(`"rows":[${'"",'.repeat(SIZE / 3)}""]`), { code: 'too-many-values', line: 1 }],
    [
      'fields',
      `{${Array.from({ length: 310_000 }, (_, i) => `"${i}":0`).join()}}`,
      { code: 'too-many-values' },
    ],
    ['lists in lists', '['.repeat(SIZE), { code: 'too-deep', column: 18 }],
    ['objects in objects', '{"a":'.repeat(SIZE / 5), { code: 'too-deep' }],
    ['one long row', withFields(`"rows":["${'o'.repeat(SIZE)}"]`), { code: 'too-large' }],
    [
      'a long second row',
      withFields(`"rows":["oooo","${'o'.repeat(SIZE)}"]`),
      { code: 'ragged-row', row: 2 },
    ],
    ['many small rows', withFields(`"rows":[${'"oooo",'.repeat(9_999)}"oooo"]`), { code: 'too-large' }],
    [
      'a long name',
      withFields(`"name":"${'x'.repeat(SIZE)}","rows":["oooo","oooo","oooo","oooo"]`),
      { code: 'bad-name' },
    ],
    ['zeros', '\0'.repeat(SIZE), { code: 'has-nul', details: { byte: 1 } }],
  ])('by %s is refused where it goes too far', (_, text, error) => {
    expect(errorOf(text)).toMatchObject(error);
  });
});

describe('JSON that is not ours', () => {
  it.each([
    '01',
    '1.',
    '+1',
    '.5',
    'nul',
    '"a',
    '"\\x"',
    '"\\u12g4"',
    '"\t"',
    '{a: 1}',
    "{'a': 1}",
    '{"a" 1}',
    '{"a": 1,}',
    '[1,]',
    '[1 2]',
    '1 2',
    'NaN',
  ])('%s is refused as the standard does', (text) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(parseTemplateFile(text)).toMatchObject({ ok: false, error: { code: 'bad-json' } });
  });
});
