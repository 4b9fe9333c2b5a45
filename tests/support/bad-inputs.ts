/** Inputs that are wrong, by the entrance of the window at which a player would meet them. */

import { madePng } from './made-png.ts';
import { HEART_CODE } from './shared-deals.ts';

/** Inputs by a short name. */
export type Inputs = Readonly<Record<string, string | Buffer>>;

const HEAD = '"format":"twofold-templates","version":1';
const template = (rows: readonly string[], more = '"filling":{"kinds":4,"copies":4}') =>
  `{${HEAD},"templates":[{"name":"Bad",${more},"rows":${JSON.stringify(rows)}}]}`;
const SQUARE = ['oooo', 'oooo', 'oooo', 'oooo'];
const good = template(SQUARE);
const utf16 = (text: string, mark = '') => Buffer.from(mark + text, 'utf16le');
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
const base64 = (text: string) => Buffer.from(text, 'base64');
const png = base64(madePng());
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** Files that are offered as templates. */
export const TEMPLATE_FILES: Inputs = {
  'empty.json': '',
  'blanks.json': ' \n\t ',
  'zeros.json': Buffer.alloc(200),
  'zero-inside.json': good.replace('"Bad"', '"B\0d"'),
  'utf16-no-mark.json': utf16(good),
  'utf16-swapped-no-mark.json': swapped(utf16(good)),
  'utf16-odd.json': Buffer.concat([utf16(good, '\ufeff'), Buffer.from([0x41])]),
  'utf16-half-pair.json': utf16(good.replace('Bad', 'B\ud83d'), '\ufeff'),
  'gbk.json': Buffer.from([...Buffer.from(`{${HEAD},"templates":[{"name":"`), 0xd6, 0xd0, 0xce, 0xc4]),
  'mark-inside.json': good.replace('"rows"', '\ufeff"rows"'),
  'two-marks.json': `\ufeff\ufeff${good}`,
  'half.json': good.slice(0, 70),
  'after.json': `${good} tail`,
  'twice.json': good.replace('"name":"Bad"', '"name":"Bad","name":"Good"'),
  'prototype.json': good.replace('"name":"Bad"', '"name":"Bad","__proto__":{"kinds":1}'),
  'single-quotes.json': good.replaceAll('"', "'"),
  'comment.json': `// mine\n${good}`,
  'comma.json': good.replace(']}]}', ']},]}'),
  'deep.json': deep(100_000),
  'deep-inside.json': good.replace('"Bad"', deep(50_000)),
  'list.json': '[1,2,3]',
  'number.json': '12',
  'null.json': 'null',
  'other.json': '{"format":"shopping"}',
  'version-text.json': good.replace('"version":1', '"version":"1"'),
  'version-huge.json': good.replace('"version":1', '"version":1e308'),
  'version-negative.json': good.replace('"version":1', '"version":-0'),
  'no-templates.json': `{${HEAD},"templates":[]}`,
  'templates-object.json': `{${HEAD},"templates":{}}`,
  'row-number.json': template(SQUARE).replace('"oooo"', '4444'),
  'row-line-end.json': template(['oo\roo', ...SQUARE.slice(1)]),
  'row-separator.json': template(['oooo\u2028', ...SQUARE.slice(1)]),
  'ragged.json': template(['oooo', 'ooo', 'oooo', 'oooo']),
  'one-row.json': template(['oooo']),
  'no-rows.json': template([]),
  'wide.json': template(Array.from({ length: 4 }, () => 'o'.repeat(65))),
  'huge-row.json': template(Array.from({ length: 4 }, () => 'o'.repeat(300_000))),
  'odd.json': template(['oooo', 'oooo', 'oooo', 'ooo.']),
  'no-slots.json': template(['....', '....', '....', '....']),
  'capital.json': template(['OOOO', ...SQUARE.slice(1)]),
  'digits.json': template(['１１１１', ...SQUARE.slice(1)]),
  'emoji.json': template(['o🀄oo', ...SQUARE.slice(1)]),
  'right-to-left.json': good.replace('"Bad"', '"\u202eBad"'),
  'name-empty.json': good.replace('"Bad"', '""'),
  'name-blank.json': good.replace('"Bad"', '"\u3000"'),
  'name-long.json': good.replace('"Bad"', `"${'B'.repeat(61)}"`),
  'name-half-pair.json': good.replace('"Bad"', '"\\ud83d"'),
  'copies-odd.json': template(SQUARE, '"filling":{"kinds":4,"copies":3}'),
  'copies-huge.json': template(SQUARE, '"filling":{"kinds":4,"copies":1e308}'),
  'kinds-zero.json': template(SQUARE, '"filling":{"kinds":-0,"copies":4}'),
  'kinds-half.json': template(SQUARE, '"filling":{"kinds":1.5,"copies":4}'),
  'kinds-many.json': template(SQUARE, '"filling":{"kinds":49,"copies":4}'),
  'field-long.json': good.replace('"name":', `"${'x'.repeat(1_000_000)}":1,"name":`),
  'field-turned.json': good.replace('"name":', '"a\u202eb":1,"name":'),
  'field.json': good.replace('"name":', '"colour":1,"name":'),
  'gravity.json': good.replace(
    '"name":',
    '"rules":{"maxTurns":2,"border":"open","gravity":"sideways"},"name":',
  ),
  'turns.json': good.replace('"name":', '"rules":{"maxTurns":9,"border":"open","gravity":"none"},"name":'),
  'tags.json': good.replace('"name":', '"tags":["a","a"],"name":'),
  'large.json': Buffer.alloc(4 * 1024 * 1024 + 1, 0x20),
  'levels.json': good.replace('"version":1', '"version":2,"levels":[{"template":2}]'),
  'level-half.json': good.replace('"version":1', '"version":2,"levels":[{"template":1,"seed":7}]'),
  'an-export.json': '{"format":"twofold-export","version":2}',
  'a-game.json': '{"format":"twofold-game","version":1}',
  'board.txt': '1 2\n2 1\n',
  'html.json': '<!doctype html><title>404</title>',
  'program.twofold': Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0xff, 0xfe]),
  'cut.png': png.subarray(0, 40),
  'header-only.png': png.subarray(0, 8),
  'text.png': 'this is no picture',
  'cut.gif': Buffer.from('GIF89a\x10\x00\x10\x00', 'latin1'),
  'empty.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'cut.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path',
};

/** Pictures that are offered as tiles or as boards. */
export const PICTURES: Inputs = {
  'empty.png': '',
  'head.png': png.subarray(0, 8),
  'cut.png': png.subarray(0, png.length - 30),
  'header.png': base64(madePng({ width: 24_000, height: 24_000, pixels: Buffer.alloc(9) })),
  'nothing.png': base64(madePng({ width: 0, height: 0 })),
  'no-width.png': base64(madePng({ width: 0 })),
  'minus.png': base64(madePng({ width: 0xffff_ffff, height: 1, pixels: Buffer.alloc(9) })),
  'small.png': base64(madePng({ width: 1, height: 1 })),
  'line.png': base64(madePng({ width: 400, height: 2 })),
  'depth.png': base64(madePng({ depth: 3 })),
  'colour.png': base64(madePng({ colourType: 5 })),
  'pixels.png': base64(madePng({ pixels: Buffer.from('no pixels at all') })),
  'text.png': 'this is no picture',
  'page.png': '<!doctype html><script>window.hit = 1</script>',
  'cut.gif': Buffer.from('GIF89a\x10\x00\x10\x00\x80\x00\x00', 'latin1'),
  'nothing.gif': Buffer.from('GIF89a\x00\x00\x00\x00\x00\x00\x00;', 'latin1'),
  'huge.gif': Buffer.from('GIF89a\xff\xff\xff\xff\x80\x00\x00;', 'latin1'),
  'cut.jpg': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]),
  'cut.webp': Buffer.from('RIFF\x20\x00\x00\x00WEBPVP8 ', 'latin1'),
  'cut.avif': Buffer.from('\x00\x00\x00\x1cftypavif', 'latin1'),
  'cut.bmp': Buffer.from('BM\x46\x00\x00\x00\x00\x00\x00\x00', 'latin1'),
  'photo.tiff': Buffer.from('II*\x00\x08\x00\x00\x00', 'latin1'),
  'film.mp4': Buffer.from('\x00\x00\x00\x18ftypmp42', 'latin1'),
  'cut.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path',
  'empty.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'infinite.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1e308" height="1e308"/>',
  'not-a-number.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="NaN" height="-0"/>',
  'no-names.svg': '<svg width="20" height="20"><path d="M0 0h9v9z"/></svg>',
  'script.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>window.hit = 1</script></svg>',
  'clear.png': base64(madePng({}, 0)),
  'large.png': Buffer.alloc(20 * 1024 * 1024 + 1),
};

/** The pixels of a wide picture, clear but for its left sixth: smoothing takes none of that into the middle. */
const atTheLeft = Uint8Array.from({ length: 16 * (1 + 4 * 96) }, (_, at) => {
  const inRow = at % (1 + 4 * 96);
  return inRow > 0 && inRow <= 4 * 16 ? 255 : 0;
});

/** Pictures that are offered as tiles, which show the middle square. */
export const TILE_PICTURES: Inputs = {
  ...PICTURES,
  'at-the-left.png': base64(madePng({ width: 96, pixels: atTheLeft })),
};

/** Texts that are pasted on a drawing. */
export const PASTED_DRAWINGS: Inputs = {
  'no text': '',
  blanks: ' \n \n',
  'a word': 'hello',
  numbers: '1 2\n2 1',
  'a ragged row': 'oooo\nooo',
  'two boards': 'oo\noo\n\noo\noo',
  'a zero byte': 'oo\0o\noooo',
  capitals: 'OO\nOO',
  'wide letters': 'ｏｏ\nｏｏ',
  'a right-to-left mark': 'o\u202eo\noo',
  'a mark inside': 'oo\no\ufeffo',
  'a lone half of a pair': 'o\ud83do\nooo',
  'a huge row': 'o'.repeat(70_000),
  'many rows': 'o\n'.repeat(70_000),
  'half a file': good.slice(0, 60),
  'a newer file': good.replace('"version":1', '"version":9'),
  'an odd file': template(['oooo', 'oooo', 'oooo', 'ooo.']),
  'a deep file': `{"a":${deep(50_000)}}`,
  'a list': '[1]',
  'a link': 'https://example.org/',
  'a link that has the look of a code': 'https://example.org/?u=https%3A%2F%2Fexample.org',
  remarks: '; a remark\n\n; another one',
  'a share code': HEART_CODE,
};

/** Texts that are laid out as a board in the lab. */
export const LAB_TEXTS: Inputs = {
  'no text': '',
  blanks: ' \n\t\n',
  'a word': 'hello',
  'a ragged row': '1 2\n2',
  'ragged by a vertical tab': '1 2\v2',
  'ragged by a form feed': '1 2\f2',
  'ragged by a line separator': '1 2\u20282',
  'ragged by a carriage return': '1 2\r2',
  'two boards': '1 1\n\n2 2',
  'no tiles': '. .\n. .',
  'an empty slot': '0 0\n0 0',
  'a zero byte': '1 \0\n1 1',
  'a half': '1.5 1.5',
  'a power': '1e308 1e308',
  infinity: 'Infinity Infinity',
  'minus nought': '-0 -0',
  'minus one': '-1 -1',
  'a wide digit': '１ １',
  'an Arabic digit': '١ ١',
  'a hexadecimal': '0x1 0x1',
  'a huge number': '99999999999999999999 99999999999999999999',
  'too many columns': Array.from({ length: 65 }, () => '1').join(' '),
  'too many rows': Array.from({ length: 65 }, () => '1').join('\n'),
  'too many pictures': Array.from({ length: 60 }, (_, kind) => kind + 1).join(' '),
  'a huge row': '1 '.repeat(100_000),
  'a right-to-left mark': '1 \u202e1',
  'a mark inside': '1 \ufeff1',
  commas: '1,1',
  JSON: '[[1,1]]',
  'rows of a drawing': 'oo\noo',
};

const swap = (code: string, at: number, symbol: string) => code.slice(0, at) + symbol + code.slice(at + 1);

/** Texts that are entered as share codes. */
export const CODES: Inputs = {
  'a word': 'hello',
  'its head': '2F',
  'cut short': HEART_CODE.slice(0, 20),
  'one less': HEART_CODE.slice(0, -1),
  'one more': `${HEART_CODE}0`,
  twice: HEART_CODE + HEART_CODE,
  'a wrong check': swap(HEART_CODE, HEART_CODE.length - 1, '7'),
  'a wrong symbol': swap(HEART_CODE, 10, 'Z'),
  'no symbol': swap(HEART_CODE, 10, 'U'),
  'two swapped': HEART_CODE.replace('ZA', 'AZ'),
  'a Greek letter': swap(HEART_CODE, 10, 'Ω'),
  'an Arabic digit': swap(HEART_CODE, 10, '٣'),
  'an emoji': swap(HEART_CODE, 10, '🀄'),
  'a zero byte': swap(HEART_CODE, 10, '\0'),
  'half a pair': swap(HEART_CODE, 10, '\ud83d'),
  'another version': swap(HEART_CODE, 2, 'Z'),
  'a link': 'https://example.org/',
  'half a link': 'twofold://play/',
  'only hyphens': '-----',
  'a huge text': '2F'.repeat(100_000),
  'right to left': `\u202e${HEART_CODE.slice(0, 12)}`,
};

const EXPORT =
  '{"format":"twofold-export","version":2,"appVersion":"1","exportedAt":1,"settings":{},"games":[],"designs":[],"packs":[]}';
const withSettings = (settings: string) => EXPORT.replace('"settings":{}', `"settings":${settings}`);
const withGame = (game: string) => EXPORT.replace('"games":[]', `"games":[${game}]`);

/** Files that are imported as a player's data: games, keys, settings, pictures. */
export const DATA_FILES: Inputs = {
  'empty.json': '',
  'blanks.json': '\n\n',
  'zeros.json': Buffer.alloc(64),
  'half.json': EXPORT.slice(0, 40),
  'comma.json': EXPORT.replace('[]}', '[],}'),
  'tail.json': `${EXPORT}{}`,
  'twice.json': EXPORT.replace('"games":[]', '"games":[],"games":[]'),
  'utf16-no-mark.json': utf16(EXPORT),
  'gbk.json': Buffer.from([0x7b, 0x22, 0xd6, 0xd0, 0x22]),
  'deep.json': deep(100_000),
  'deep-setting.json': withSettings(`{"language":${deep(50_000)}}`),
  'list.json': '[]',
  'null.json': 'null',
  'template.json': good,
  'newer.json': EXPORT.replace('"version":2', '"version":99'),
  'version-text.json': EXPORT.replace('"version":2', '"version":"2"'),
  'version-huge.json': EXPORT.replace('"version":2', '"version":1e999'),
  'settings-list.json': withSettings('[]'),
  'settings-prototype.json': withSettings('{"__proto__":{}}'),
  'games-object.json': EXPORT.replace('"games":[]', '"games":{}'),
  'game-null.json': withGame('null'),
  'game-empty.json': withGame('{}'),
  'game-time.json': withGame('{"id":"a","startedAt":1e308}'),
  'design-null.json': EXPORT.replace('"designs":[]', '"designs":[null]'),
  'pack-null.json': EXPORT.replace('"packs":[]', '"packs":[{"id":1}]'),
  'pictures.json': EXPORT.replace(
    '"packs":[]',
    '"packs":[],"pictures":[{"id":"x","name":"x","image":"AAAA"}]',
  ),
  'owner.json': EXPORT.replace('"appVersion"', '"owner":7,"appVersion"'),
  'database.json': Buffer.from('SQLite format 3\0', 'latin1'),
};

const GAME = '{"format":"twofold-game","version":1,"appVersion":"1","exportedAt":3,"game":{}}';

/** Files that are imported as a game. */
export const GAME_FILES: Inputs = {
  'empty.twofold-game': '',
  'zeros.twofold-game': Buffer.alloc(64),
  'half.twofold-game': GAME.slice(0, 30),
  'tail.twofold-game': `${GAME}]`,
  'utf16-no-mark.twofold-game': utf16(GAME),
  'gbk.twofold-game': Buffer.from([0x7b, 0x22, 0xd6, 0xd0, 0x22]),
  'deep.twofold-game': deep(100_000),
  'list.twofold-game': '[]',
  'null.twofold-game': 'null',
  'no-game.twofold-game': GAME,
  'newer.twofold-game': GAME.replace('"version":1', '"version":9'),
  'version-text.twofold-game': GAME.replace('"version":1', '"version":"1"'),
  'prototype.twofold-game': GAME.replace('"game":{}', '"game":{"__proto__":{}}'),
  'twice.twofold-game': GAME.replace('"game":{}', '"game":{},"game":{}'),
  'template.twofold-game': good,
  'export.twofold-game': EXPORT,
  'journal-text.twofold-game': GAME.replace('"game":{}', '"game":{"id":"a","journal":"moves"}'),
  'large.twofold-game': Buffer.alloc(5 * 1024 * 1024, 0x20),
};

/** Links that the system hands over. */
export const LINKS: Inputs = {
  'no code': 'twofold://play/',
  'no place': 'twofold://',
  'another place': 'twofold://erase/all',
  'a wrong symbol': `twofold://play/${swap(HEART_CODE, 10, 'Z')}`,
  'cut short': `twofold://play/${HEART_CODE.slice(0, 15)}`,
  'another version': `twofold://play/${swap(HEART_CODE, 2, 'Z')}`,
  'an escape': 'twofold://play/%',
  'a wrong escape': 'twofold://play/%ff%fe',
  'a zero byte': 'twofold://play/2FW11%00',
  'a script': 'twofold://play/<script>alert(1)</script>',
  'a path': 'twofold://play/../../etc/passwd',
  'a query': `twofold://play/?code=${HEART_CODE}`,
  'a huge link': `twofold://play/${'2'.repeat(100_000)}`,
  'right to left': 'twofold://play/%E2%80%AE2FW11',
  Chinese: 'twofold://play/%E8%BF%9E%E8%BF%9E%E7%9C%8B',
  twice: `twofold://play/${HEART_CODE}/${HEART_CODE}`,
};
