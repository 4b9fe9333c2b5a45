/** Every entrance for files reads UTF-8, with a byte order mark or without, and UTF-16 with one, and refuses all else. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTemplateBytes } from '../../core/templates/file/file.ts';
import { readTemplateText } from '../../renderer/state/editor/exchange.ts';
import { readText } from '../../renderer/state/import-data.ts';
import { twofold } from '../support/command-line.ts';
import { readTextFile } from '../support/read-text-file.ts';

type Read = (bytes: Uint8Array) => Promise<unknown>;
type Entrance = readonly [name: string, text: string, read: Read];
type Encode = (text: string) => Uint8Array;

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const utf16Big = (text: string) => utf16(text).swap16();
const utf32 = (text: string) =>
  Buffer.from(Uint32Array.from(text, (each) => each.codePointAt(0) ?? 0).buffer);
const behind =
  (...mark: number[]) =>
  (bytes: Uint8Array) =>
    Buffer.concat([Buffer.from(mark), bytes]);

const READ: Readonly<Record<string, Encode>> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a mark': (text) => behind(0xef, 0xbb, 0xbf)(Buffer.from(text)),
  'UTF-16 LE with a mark': (text) => behind(0xff, 0xfe)(utf16(text)),
  'UTF-16 BE with a mark': (text) => behind(0xfe, 0xff)(utf16Big(text)),
};
const REFUSED: Readonly<Record<string, Encode>> = {
  'UTF-16 LE without a mark': utf16,
  'UTF-16 BE without a mark': utf16Big,
  'UTF-16 LE that was cut off': (text) => behind(0xff, 0xfe)(utf16(text)).subarray(0, -1),
  'UTF-16 BE with half a pair': (text) => behind(0xfe, 0xff)(utf16Big(`\ud83c${text}`)),
  'UTF-32 with a mark': (text) => behind(0xff, 0xfe, 0, 0)(utf32(text)),
  'a NUL': (text) => Buffer.from(`\0${text}`),
  // 连 in GBK, in Big5 and as a lone surrogate of CESU-8.
  'the code page of China': (text) => behind(0xc1, 0xac)(Buffer.from(text)),
  'the code page of Taiwan': (text) => behind(0xb3, 0x73)(Buffer.from(text)),
  'CESU-8': (text) => behind(0xed, 0xa0, 0x80)(Buffer.from(text)),
};

const BOARD = '; 一盘 🀄\n1 1\n2 2\n';
const SHAPE = '; 一个图形\noooo\noooo\noo#o\noo.o\n';
const TEMPLATE_FILE = `{"format":"twofold-templates","version":1,"templates":[
  {"name":"城墙","filling":{"kinds":2,"copies":2},"rows":["oooo","oooo","oooo","oooo"]}]}`;
const JSON_BOARD = '{"width":2,"height":1,"note":"连连看 🀄","cells":[1,1]}';
const GAMES =
  '{"format":"twofold-export","version":1,"appVersion":"连","exportedAt":0,"settings":{},"games":[]}';

/** From standard input and from a file. */
function asked(args: string, text: string): Entrance[] {
  return [
    [`twofold ${args} < file`, text, async (bytes) => answerOf(await twofold(args, bytes))],
    [
      `twofold ${args} file`,
      text,
      async (bytes) => answerOf(await twofold(`${args} file`, '', { files: { file: bytes } })),
    ],
  ];
}

function answerOf({ code, out, error }: { code: number; out: string; error: string }): unknown {
  return /UTF-8/.test(error) ? 'refused' : { code, out, error };
}

/** Returns the code with which a file that is no text was refused. */
function foundOf<T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): unknown {
  if (result.ok) return result.value;
  return /not-utf8|has-nul/.test(result.error.code) ? 'refused' : result.error;
}

const folder = mkdtempSync(join(tmpdir(), 'twofold-encodings-'));
const fileOf = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'a.twofold.json');

const ENTRANCES: readonly Entrance[] = [
  ...[
    'solve',
    'rate --games 5',
    'hint',
    'reshuffle',
    'autoplay',
    'links',
    'line --from 0,0 --to 1,0',
  ].flatMap((args) => asked(args, BOARD)),
  ...['perft', 'review --moves 0,0-1,0', 'replay --moves 0,0-1,0', 'convert --as json'].flatMap((args) =>
    asked(args, BOARD),
  ),
  ...['deal', 'validate', 'convert --as text', 'pack --name Pack'].flatMap((args) => asked(args, SHAPE)),
  ...['convert --as text', 'pack --list'].flatMap((args) => asked(args, TEMPLATE_FILE)),
  ...asked('convert --as text', JSON_BOARD),
  ...asked('replay', GAMES),
  ['the window, templates', TEMPLATE_FILE, async (bytes) => foundOf(await readTemplateText(fileOf(bytes)))],
  [
    'the window, templates opened from outside',
    TEMPLATE_FILE,
    async (bytes) => foundOf(readTemplateBytes(bytes)),
  ],
  ['the window, an export or a game', GAMES, async (bytes) => foundOf(await readText(fileOf(bytes)))],
  [
    'the storage',
    GAMES,
    async (bytes) => {
      const path = join(folder, 'file');
      writeFileSync(path, bytes);
      return foundOf(await readTextFile(path));
    },
  ],
];

describe('the encoding of a file', () => {
  it('is looked at in every entrance', () => {
    expect(ENTRANCES).toHaveLength(42);
  });

  it.each(ENTRANCES)('%s', async (_, text, read) => {
    const found = await read(Buffer.from(text));
    expect(found).not.toBe('refused');
    for (const [name, encode] of Object.entries(READ)) expect(await read(encode(text)), name).toEqual(found);
    for (const [name, encode] of Object.entries(REFUSED))
      expect(await read(encode(text)), name).toBe('refused');
  });

  describe.each(['links', 'solve', 'puzzles'])('of lines for %s', (name) => {
    const request = name === 'puzzles' ? '{"kind":"连"}' : JSON_BOARD;
    const lines = `${request}\n\r\n${request}\r${request}`;
    const ask = async (bytes: Uint8Array, chunkBytes: number) =>
      (await twofold(`${name} --jsonl`, bytes, { chunkBytes })).out;

    it('is read however the stream is cut', async () => {
      const found = await ask(Buffer.from(lines), 1_000);
      expect(found.split('\n')).toHaveLength(4);
      for (const encode of Object.values(READ))
        for (const chunkBytes of [1, 2, 3, 7, 1_000])
          expect(await ask(encode(lines), chunkBytes)).toBe(found);
    });

    it('is refused line by line', async () => {
      for (const [what, encode] of Object.entries(REFUSED)) {
        const code = /NUL|without a mark|UTF-32/.test(what) ? 'line-has-nul' : 'line-not-text';
        expect(await ask(encode(lines), 5), what).toContain(`{"error":{"code":"${code}"`);
      }
    });
  });
});
