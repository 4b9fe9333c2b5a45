import { describe, expect, it } from 'vitest';
import { makePuzzleCode } from '../../../core/codes/share-code.ts';
import { makeTemplateFile, readTemplateBytes } from '../../../core/templates/file/file.ts';
import { readPngText } from '../../../core/templates/file/png.ts';
import { askLines, type Setting, twofold } from '../../../tests/support/command-line.ts';

const ROWS = 'oooooo\noo..oo\noo#.oo\noooooo\n';
const HEART = '2FW12-00001-ZA02S-120R4-2DCW4-KQ269';

/** Runs a command that writes into `out`, and gives what is in it. */
async function made(args: string, input = '', setting: Partial<Setting> = {}): Promise<Uint8Array> {
  const { code, error, written } = await twofold(`${args} --out out`, input, setting);
  expect([code, error]).toEqual([0, '']);
  const content = written.out ?? '';
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}

describe('twofold convert', () => {
  it('takes a template through every form and back to its rows', async () => {
    const json = await made('convert --as json --name Sails --kinds 5 --gravity down', ROWS);
    const png = await made('convert sails.json --as png', '', { files: { 'sails.json': json } });
    const files = { 'sails.png': png };
    const { out: code } = await twofold('convert sails.png --as code --seed 7', '', { files });
    expect(code).toMatch(/^2F[0-9A-Z-]+\n$/);
    expect((await twofold(`convert ${code.trim()} --as text`)).out).toBe(ROWS);
    expect((await twofold('convert - --as text', code)).out).toBe(ROWS);
    const again = readTemplateBytes(await made('convert sails.png --as json', '', { files }));
    expect(again).toMatchObject({
      ok: true,
      value: { designs: [{ name: 'Sails', filling: { kinds: 5, copies: 4 }, rules: { gravity: 'down' } }] },
    });
  });

  it('keeps the code of a deal, its board in the picture, and its template', async () => {
    expect((await twofold(`convert twofold://play/${HEART} --as code`)).out).toBe(`${HEART}\n`);
    const [board, plain] = [await made(`convert ${HEART} --as png`), await made('convert heart --as png')];
    expect(board).not.toEqual(plain);
    for (const png of [board, plain]) {
      const text = readPngText(png);
      expect(text.ok && readTemplateBytes(new TextEncoder().encode(text.value))).toMatchObject({ ok: true });
    }
  });

  it('draws the position of a puzzle from its code, and gives its code again', async () => {
    const [first] = (await askLines('puzzles', [{ shipped: true }])) as { [field: string]: unknown }[];
    const { width, template, cells, gravity } = first ?? {};
    const { out: code } = await twofold('convert - --as code', JSON.stringify(first));
    const { out } = await twofold(`convert ${code.trim()} --as json`);
    expect(JSON.parse(out)).toMatchObject({ width, template, cells, gravity });
    expect((await twofold(`convert ${code.trim()} --as code`)).out).toBe(code);
    const refused = await twofold(`deal --code ${code.trim()}`);
    expect([refused.code, refused.error.includes('of a puzzle')]).toEqual([2, true]);
    const unknown = makePuzzleCode({ kind: 'study', name: '0123456789abcdef' });
    const { code: exit, error } = await twofold(`convert ${unknown} --as text --lang zh`);
    expect([exit, error.includes('这个版本里没有')]).toEqual([2, true]);
  });

  it('makes a line of JSON of a board, and a board of the line', async () => {
    const board = ' 1  2  .\n # 12  0\n';
    const { out } = await twofold('convert --as json --gravity left', board);
    expect(await askLines('links', [out])).toHaveLength(1);
    expect(JSON.parse(out)).toMatchObject({ width: 3, cells: [1, 2, 0, -2, 12, 0], gravity: 'left' });
    expect((await twofold('convert --as text', out)).out).toBe(board);
  });

  it('shows how hard it is, but not of a board that would take minutes', async () => {
    /** The height in pixels of the strip below the board and its margin. */
    const stripOf = (png: Uint8Array, columns: number, rows: number) => {
      const view = new DataView(png.buffer, png.byteOffset);
      return view.getUint32(20) - Math.round((view.getUint32(16) * (rows + 1)) / (columns + 1));
    };
    const row = `${'1 '.repeat(64).trim()}\n`;
    const [board, template, empty, large] = await Promise.all([
      made('convert --as png', '1 2 1 2\n'.repeat(4)),
      made('convert heart --as png'),
      made('convert --as png', '0 0 0 0\n'.repeat(4)),
      made('convert --as png', row.repeat(64)),
    ]);
    expect([stripOf(board, 4, 4), stripOf(template, 16, 10)]).toEqual([32, 32]);
    expect([stripOf(empty, 4, 4), stripOf(large, 64, 64)]).toEqual([0, 0]);
  });

  it('draws a board larger where it has more room', async () => {
    const row = (length: number) => `${Array.from({ length }, () => '1').join(' ')}\n`;
    const sideOf = (png: Uint8Array) => new DataView(png.buffer, png.byteOffset).getUint32(16);
    const [small, large] = [
      await made('convert --as png', row(4).repeat(4)),
      await made('convert --as png', row(64).repeat(64)),
    ];
    expect(sideOf(small)).toBe(48 * 5);
    expect(sideOf(large)).toBeGreaterThan(1500);
    expect(sideOf(large)).toBeLessThanOrEqual(2048);
  });

  it.each([
    ['convert heart', 2, '“convert” needs --as'],
    ['convert heart --as gif', 2, '--as must be one of text, json, png, code'],
    ['convert heart ring --as json', 2, 'one file at a time; remove ring'],
    ['convert board.txt --as code', 2, 'these tiles have no share code'],
    ['convert odd.txt --as json', 2, 'an odd number of slots: 15'],
    ['convert bad.json --as text', 2, 'bad.json, line 1, column 11: It is no Twofold shape.'],
    ['convert bad.json --as text --lang zh', 2, 'bad.json，第 1 行第 11 列：它不是连连看的图形。'],
    ['convert cut.png --as text', 2, 'The picture is damaged or cut off.'],
    ['convert missing.txt --as text', 2, 'cannot read missing.txt'],
    ['convert 2FW12-00001-ZA02S-120R4-2DCW4-KQ26A --as text', 2, 'character 30 of the share code is wrong'],
    ['convert two.json --as png', 2, 'this file is a pack (2)'],
    ['convert heart --as json --out board.txt', 2, 'board.txt is there already'],
  ])('%s is refused', async (args, code, words) => {
    const two = await twofold('pack heart ring --name Two');
    const files = {
      'board.txt': '1 1 2 2',
      'odd.txt': 'oooo\noooo\noooo\nooo.',
      'bad.json': '{"format":"other"}',
      'cut.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
      'two.json': two.out,
    };
    const ended = await twofold(args, '', { files });
    expect(ended.error).toContain(words);
    expect([ended.code, ended.out, ended.written]).toEqual([code, '', {}]);
  });

  it('sends no picture to a terminal', async () => {
    const { code, error } = await twofold('convert heart --as png', '', { isScreen: true });
    expect([code, error]).toEqual([2, expect.stringContaining('cannot be shown in a terminal')]);
  });
});

describe('twofold pack', () => {
  const packed = (args: string, files = {}) => twofold(`pack ${args}`, '', { files });

  it('puts templates of all forms into one file, lists it, and takes it apart', async () => {
    const files = { 'sails.txt': ROWS };
    const { out } = await packed('heart sails.txt heart --name Three --author Ada', files);
    const pack = { 'three.json': out };
    const { out: listed } = await twofold('pack --list three.json', '', { files: pack });
    expect(listed).toBe(
      [
        'Three · Ada',
        '1. heart: 16 × 10, 108 slots, 25 kinds × 4, tiles stay in place',
        '2. sails: 6 × 4, 20 slots, 5 kinds × 4, tiles stay in place',
        '3. heart: 16 × 10, 108 slots, 25 kinds × 4, tiles stay in place',
        '',
      ].join('\n'),
    );
    const { out: lines } = await twofold('pack --list three.json --jsonl', '', { files: pack });
    expect(
      lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).slots),
    ).toEqual([108, 20, 108]);
    const { written } = await twofold('pack --unpack three.json --out levels', '', { files: pack });
    const names = ['heart', 'sails', 'heart-2'].map((name) => `levels/${name}.twofold.json`);
    expect(Object.keys(written).map((name) => name.replaceAll('\\', '/'))).toEqual(names);
    const again = await twofold(`pack ${Object.keys(written).join(' ')} --name Three --author Ada`, '', {
      files: written,
    });
    expect(again.out).toBe(out);
  });

  it('takes templates apart into files that every system takes, whatever they are called', async () => {
    const heart = readTemplateBytes(await made('convert heart --as json'));
    if (!heart.ok) throw new Error('the heart is no template');
    const names = ['CON', 'con', 'nul.v2', '../up', '😀'.repeat(60)];
    const designs = names.flatMap((name) => heart.value.designs.map((design) => ({ ...design, name })));
    const files = { 'odd.json': makeTemplateFile({ pack: { name: 'Odd', author: '' }, designs }) };
    const { written } = await twofold('pack --unpack odd.json', '', { files });
    expect(Object.keys(written)).toEqual([
      '_CON.twofold.json',
      '_con-2.twofold.json',
      '_nul.v2.twofold.json',
      '-up.twofold.json',
      `${'😀'.repeat(60)}.twofold.json`,
    ]);
  });

  it('writes nothing when one of its files is there', async () => {
    const { out } = await packed('heart ring --name Two');
    const files = { 'two.json': out, 'ring.twofold.json': 'mine' };
    const refused = await twofold('pack --unpack two.json', '', { files });
    expect(refused).toMatchObject({ code: 2, written: {} });
    const forced = await twofold('pack --unpack two.json --force', '', { files });
    expect(Object.keys(forced.written)).toEqual(['heart.twofold.json', 'ring.twofold.json']);
  });

  it.each([
    ['pack heart', '“pack” needs --name'],
    ['pack heart --name \u202e', 'a pack needs a name'],
    ['pack board.txt --name Boards', 'board.txt is a board with tiles'],
    ['pack --list heart ring', 'one file at a time'],
  ])('%s is refused', async (args, words) => {
    const { code, error } = await twofold(args, '', { files: { 'board.txt': '1 1' } });
    expect([code, error]).toEqual([2, expect.stringContaining(words)]);
  });
});
