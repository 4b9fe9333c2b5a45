import { describe, expect, it } from 'vitest';
import { findShareCode } from '../../../core/codes/share-code.ts';
import { curveFaults } from '../../../core/packs/pack-curve.ts';
import { readTemplateBytes } from '../../../core/templates/file/file.ts';
import { type Setting, twofold } from '../../../tests/support/command-line.ts';
import { drawnShape } from '../../../tests/support/drawn.ts';

const ROWS = 'oooooo\noo..oo\noo..oo\noooooo\n';
const HEART = '2FW12-00001-ZA02S-120R4-2DCW4-KQ269';
const OLD_HEART = '2FW11-00001-ZA02S-120R4-2DCWJ-DW4FX';

/** Runs `pack` into a file, and gives what it printed and what is in the file. */
async function packed(args: string, setting: Partial<Setting> = {}, input = '') {
  const { code, error, out, written } = await twofold(
    `pack ${args} --out out${setting.files ? '2' : ''}.json`,
    input,
    setting,
  );
  expect([code, error]).toEqual([0, '']);
  const content = Object.values(written)[0] ?? '';
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = readTemplateBytes(bytes);
  if (!file.ok) throw new Error(file.error.code);
  return { out, file: file.value, bytes };
}

describe('twofold pack', () => {
  it('keeps the seed and the dealer of a code, and a template without one as it is', async () => {
    const { file } = await packed(`${HEART} ring ${OLD_HEART} --name Two`);
    expect(file.designs.map(({ name }) => name)).toEqual(['heart', 'ring']);
    expect(file.levels).toMatchObject([
      { template: 0, deal: { seed: 2026, dealerVersion: 2, copies: 4 } },
      { template: 1, deal: null },
      { template: 0, deal: { seed: 2026, dealerVersion: 1 } },
    ]);
  });

  it('without a deal writes the file that every version reads', async () => {
    const { bytes } = await packed('heart ring --name Two');
    const text = new TextDecoder().decode(bytes);
    expect(text).toContain('"version": 1');
    expect(text).not.toContain('levels');
  });

  it('measures and sorts, and is the same pack from its file, its picture and its code', async () => {
    const made = await packed('- --levels 3 --games 60 --name Three --author Ada', {}, ROWS);
    expect(made.out).toContain('3 levels packed');
    const deals = (made.file.levels ?? []).map(({ deal }) => deal);
    expect(deals).toHaveLength(3);
    expect(curveFaults(deals).filter(({ type }) => type === 'falls')).toEqual([]);
    const files = { 'three.json': made.bytes };
    const turned = { ...made.file, levels: made.file.levels?.toReversed() };
    expect(turned.levels?.[0]).toEqual(made.file.levels?.[2]);
    const again = await packed('three.json --rate --sort --games 60', { files });
    expect(again.file).toEqual(made.file);
    const picture = await twofold('pack three.json --out three.png --share', '', { files });
    const png = picture.written['three.png'] as Uint8Array;
    expect(readTemplateBytes(png)).toEqual({ ok: true, value: made.file });
    const code = picture.out.trim().split('\n').at(-1) ?? '';
    const fromCode = await packed(`${code} --rate --games 60`);
    const untold = made.file.levels?.map(({ template, deal }) => {
      const { aimPermille: _, ...rest } = deal ?? { aimPermille: 0 };
      return { template, deal: rest };
    });
    expect(fromCode.file.pack).toEqual({ name: 'Three', author: 'Ada' });
    expect(fromCode.file.levels).toEqual(untold);
  });

  it('ends with “no” where levels are missing, with a file and without', async () => {
    const args = 'pack - --levels 12 --games 20 --name Few';
    const rows = 'oooo\n....\n....\noooo\n';
    const told = await twofold(`${args} --out few.json`, rows);
    expect(told.out).toContain('fewer than asked for');
    const printed = await twofold(args, rows);
    expect([told.code, printed.code]).toEqual([1, 1]);
    expect(printed.out).toBe(told.written['few.json']);
  });

  it('lists its levels with both measures, in words and as lines of JSON', async () => {
    const { bytes } = await packed(`${HEART} --rate --games 60 --name One`);
    const files = { 'one.json': bytes };
    const { out } = await twofold('pack --list one.json', '', { files });
    expect(out).toMatch(/^One\n1\. heart: .*seed 2026 · stuck: random play [\d.]+%, casual player [\d.]+%\n/);
    const lines = await twofold('pack --list one.json --jsonl', '', { files });
    expect(JSON.parse(lines.out)).toMatchObject({ name: 'heart', seed: 2026, random: { games: 60 } });
    const zh = await twofold('pack --list one.json --lang zh', '', { files });
    expect(zh.out).toContain('休闲玩家');
  });

  it.each([
    ['pack heart ring --sort --name X', 'add --rate'],
    ['pack heart --share --name X', 'a code needs a deal'],
    ['pack heart', '--name'],
    ['pack heart --levels 3 --least 50 --most 20 --name X', '--least must not be above --most'],
    [`pack ${Array.from({ length: 501 }, () => HEART).join(' ')} --name X`, '500'],
    [`pack ${Array.from({ length: 220 }, () => HEART).join(' ')} --name X --share`, 'too large for a code'],
  ])('says what to do: %#', async (args, words) => {
    const { code, error, written } = await twofold(`${args} --out x.json`);
    expect([code, written]).toEqual([2, {}]);
    expect(error).toContain(words);
  });

  it('says which levels were measured by another version, until they are measured anew', async () => {
    const { bytes } = await packed(`${HEART} --rate --games 60 --name One`);
    const text = new TextDecoder().decode(bytes).replace(/("casual": \{\s*"version": )1/, '$199');
    const files = { 'other.json': new TextEncoder().encode(text) };
    const { out } = await twofold('pack --list other.json', '', { files });
    expect(out).toContain('1 level was measured by another version');
    const again = await packed('other.json --rate --games 60', { files });
    expect(again.out).not.toContain('another version');
  });

  it('measures no board in place of that of a dealer it does not have', async () => {
    const text = `{"format":"twofold-templates","version":2,"pack":{"name":"Newer"},
      "templates":[{"name":"A","filling":{"kinds":4,"copies":4},"rows":["oooo","oooo","oooo","oooo"]}],
      "levels":[{ "template": 1, "seed": 1, "dealer": 99, "kinds": 4, "copies": 4 }]}`;
    const files = { 'newer.json': new TextEncoder().encode(text) };
    const { code, error, written } = await twofold('pack newer.json --rate --out x.json', '', { files });
    expect([code, written]).toEqual([2, {}]);
    expect(error).toContain('level 1 cannot be dealt');
  });

  it.each<[string, string, Readonly<Record<string, string>>, string]>([
    ['a file without fields', 'pack --name P e.json', { 'e.json': '{}' }, 'e.json: field “width” is missing'],
    [
      'without a height',
      'convert --as text w.json',
      { 'w.json': '{"width":2}' },
      'w.json: field “height” is missing',
    ],
    [
      'one shape of two that has an odd number of slots',
      'pack --name P good.txt odd.txt',
      { 'good.txt': 'oooo\noooo\noooo\noooo\n', 'odd.txt': 'oooo\noooo\noooo\nooo.\n' },
      'odd.txt: this template cannot be dealt',
    ],
    ['a file of zeros', 'pack --name P nul.bin', { 'nul.bin': '\0\0' }, 'nul.bin: byte 1 is zero'],
  ])('names the file that is %s', async (_, args, files, words) => {
    const encoded = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]);
    const { code, error } = await twofold(args, '', { files: Object.fromEntries(encoded) });
    expect(error).toContain(words);
    expect(code).toBe(2);
  });

  it('says that the file is there already before it deals and measures', async () => {
    const text = `{"format":"twofold-templates","version":2,"pack":{"name":"Newer"},
      "templates":[{"name":"A","filling":{"kinds":4,"copies":4},"rows":["oooo","oooo","oooo","oooo"]}],
      "levels":[{ "template": 1, "seed": 1, "dealer": 99, "kinds": 4, "copies": 4 }]}`;
    const files = { 'newer.json': new TextEncoder().encode(text) };
    const { code, error } = await twofold('pack newer.json --rate --out newer.json', '', { files });
    expect([code, error.includes('is there already')]).toEqual([2, true]);
  });

  it('takes nothing of a pack of 10,000 levels, and says how many there are', async () => {
    const level = '{ "template": 1, "seed": 1, "dealer": 2, "kinds": 4, "copies": 4 }';
    const text = `{"format":"twofold-templates","version":2,"pack":{"name":"Vast"},
      "templates":[{"name":"A","filling":{"kinds":4,"copies":4},"rows":["oooo","oooo","oooo","oooo"]}],
      "levels":[${Array.from({ length: 10_000 }, () => level).join()}]}`;
    const files = { 'vast.json': new TextEncoder().encode(text) };
    const { code, error, written } = await twofold('pack vast.json --rate --out x.json', '', { files });
    expect([code, written]).toEqual([2, {}]);
    expect(error).toContain('more levels than fit: 10000. A pack has at most 500');
  });
});

describe('a template where a board is read', () => {
  it('is rated by a deal of it, by its name, its file or its code', async () => {
    const { bytes } = await packed('ring --name One');
    const files = { 'one.json': bytes, 'one.twofold.json': bytes };
    const dealt = await twofold('deal ring --seed 5');
    const rated = await twofold('rate - --games 40 --seed 5', dealt.out);
    for (const source of ['ring', 'one.twofold.json'])
      expect(await twofold(`rate ${source} --games 40 --seed 5`, '', { files })).toEqual(rated);
    const heart = await twofold('rate - --games 40', (await twofold('deal heart --seed 2026')).out);
    expect(await twofold(`rate ${HEART} --games 40`)).toEqual(heart);
  });

  it('is dealt under the rules that it is rated by; the tiles of a code stay', async () => {
    const falling = await twofold('deal ring --gravity down');
    const rated = await twofold('rate - --gravity down --games 40', falling.out);
    expect(await twofold('rate ring --gravity down --games 40')).toEqual(rated);
    const heart = await twofold('deal heart --seed 2026');
    const held = await twofold('rate - --gravity down --games 40', heart.out);
    expect(await twofold(`rate ${HEART} --gravity down --games 40`)).toEqual(held);
  });

  it('as a file of one level is the deal of that level, and no file of more', async () => {
    const one = (await packed(`${HEART} --name One`)).bytes;
    const two = (await packed(`${HEART} ${OLD_HEART} --name Two`)).bytes;
    const newer = new TextEncoder().encode(
      new TextDecoder().decode(one).replace(/"dealer": \d+/, '"dealer": 99'),
    );
    const files = { 'one.twofold': one, 'two.twofold': two, 'newer.twofold': newer };
    const heart = await twofold(`rate ${HEART} --games 40`);
    expect(await twofold('rate one.twofold --games 40', '', { files })).toEqual(heart);
    expect((await twofold('rate two.twofold', '', { files })).error).toContain('a pack (2)');
    expect((await twofold('rate newer.twofold', '', { files })).error).toContain('cannot be dealt');
  });

  it.each(['rate', 'solve', 'hint'])('as rows says to %s what comes first', async (command) => {
    const { code, error } = await twofold(`${command} rows.txt`, '', { files: { 'rows.txt': ROWS } });
    expect(code).toBe(2);
    expect(error).toContain(`twofold deal rows.txt | twofold ${command}`);
    expect((await twofold(command, ROWS)).error).toContain(`twofold deal - | twofold ${command}`);
  });
});

describe('a difficulty with a share code', () => {
  it('is that of a seed: the code deals the board again', async () => {
    const dealt = await twofold('deal --kinds 6 --copies 4 --difficulty 20 --share --jsonl', ROWS);
    const text = await twofold('deal --kinds 6 --copies 4 --difficulty 20 --share', ROWS);
    expect([dealt.code, text.code]).toEqual([0, 0]);
    const code = text.out.trimEnd().split('\n').at(-1)?.replace('; ', '');
    const again = await twofold(`deal --code ${code} --share`);
    const board = (out: string) => out.split('\n').filter((line) => !line.startsWith(';'));
    expect(board(again.out)).toEqual(board(text.out));
  });

  it('is that of the dealer that was asked for', async () => {
    const { width, height, marks: template } = drawnShape('oooooo\noo..oo\noo..oo\noooooo');
    const request = { width, height, template, kinds: 6, difficulty: 0.2, share: true, dealerVersion: 1 };
    const dealt = JSON.parse((await twofold('deal --jsonl', JSON.stringify(request))).out);
    const again = JSON.parse((await twofold('deal --jsonl', JSON.stringify({ code: dealt.code }))).out);
    expect(again.cells).toEqual(dealt.cells);
    expect(findShareCode(dealt.code)).toMatchObject({ value: { seed: dealt.seed, dealerVersion: 1 } });
  });
});
