/** In Chinese the command line says nothing in English: no value, and no sentence of Node, V8 or a library. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { systemFaultOf } from '../../electron/host/system-faults.ts';
import { systemError, twofold } from '../support/command-line.ts';
import { readWords } from '../support/words-folder.ts';

const EXPORT = readFileSync(new URL('../fixtures/first-versions/export.json', import.meta.url), 'utf8');
const BOARD = '1 1 2 2\n3 3 4 4\n1 1 2 2\n3 3 4 4\n';
const SHAPE = 'oooo\noooo\noo#o\noo.o\n';
const DEAD = '1 2\n2 1\n';
const TEMPLATE = `{"format":"twofold-templates","version":1,"templates":[
  {"name":"城墙","filling":{"kinds":2,"copies":2},"rows":["oooo","oooo","oooo","oooo"]}]}`;

/** Of no language: what is asked for by these words, and names of formats. */
const NAMES = /\b(?:twofold|Twofold|JSON|PNG|UTF-8|UTF-16|true|false|null|stdin|stdout)\b/g;
/** Names of flags and commands, of kinds of files, share codes, moves, and what the player wrote, which is quoted. */
const NOT_WORDS = [
  /“[^”]*”/g,
  /"[^"]*"/g,
  /`[^`]*`/g,
  /--[a-z-]+(?: (?:open|closed|up|down|left|right|(?:split|join)-(?:horizontal|vertical))\b)?/g,
  /\.twofold\.json|\btwofold-(?:export|game)\b/g,
  /\b2F[0-9A-Z-]{8,}/g,
  /\b[0-9a-f]{8}-[0-9a-f-]{27}\b/g,
  /^[\d .#o]+$/gm,
];

/** The words of another script that are left in a text; `allowed` are names that the row brought itself. */
function foreignWords(text: string, allowed: readonly string[] = []): string[] {
  const named = allowed.reduce((left, name) => left.replaceAll(name, ''), text);
  const plain = [...NOT_WORDS, NAMES].reduce((left, pattern) => left.replaceAll(pattern, ''), named);
  return plain.match(/[A-Za-z]{2,}/g) ?? [];
}

type Row = readonly [args: string, input: string, allowed?: readonly string[]];

/** Rows of one length, for the table of a test. */
function filled(rows: readonly Row[]): [args: string, input: string, allowed: readonly string[]][] {
  return rows.map(([args, input, allowed = []]) => [args, input, allowed]);
}

const ANSWERS: readonly Row[] = [
  ['deal --share --rate', SHAPE],
  ['deal heart --difficulty 90 --kinds 4', ''],
  ['validate', SHAPE],
  ['validate', 'ooo\n'],
  ['rate --games 5', BOARD],
  ['solve', BOARD],
  ['solve --border closed', DEAD],
  ['solve --node-limit 0', BOARD],
  ['hint', BOARD],
  ['hint --border closed', DEAD],
  ['reshuffle', BOARD],
  ['autoplay', BOARD],
  ['autoplay --boards', BOARD],
  ['autoplay --by proof', BOARD],
  ['autoplay --by breadth-first', BOARD],
  ['autoplay --border closed', DEAD],
  ['links', BOARD],
  ['links --turns 3', '1 2 3 1\n4 4 2 3\n'],
  ['line --from 0,0 --to 1,0', BOARD],
  ['line --from 0,0 --to 1,1', BOARD],
  ['perft', BOARD],
  ['review --moves 0,0-1,0;2,0-3,0 --games 5', BOARD],
  ['puzzles --kind only-move --count 0', ''],
  ['daily --date 2026-01-01', ''],
  ['daily --date 2026-05-05', ''],
  ['journey', ''],
  ['replay', EXPORT, ['Strip 🎏']],
  ['replay --moves 0,0-1,0;2,0-3,0', BOARD],
  ['replay --moves 0,0-3,3', BOARD],
  ['convert --as text', BOARD],
  ['pack heart ring --name 合集 --out p.json', '', ['p.json']],
];

const REFUSED: readonly Row[] = [
  ...['', '1 2\n1\n', '1 x\n', '1 2\n\n1 2\n', '1 99999\n'].flatMap((input) =>
    [
      'solve',
      'rate',
      'hint',
      'reshuffle',
      'autoplay',
      'links',
      'perft',
      'replay --moves ;',
      'convert --as json',
    ].map((args): Row => [args, input]),
  ),
  ...['', 'oo\no\n', 'ox\n', 'oo\n\noo\n', 'ooo\n'].flatMap((input) =>
    ['deal', 'validate', 'convert --as json', 'pack --name 合集'].map((args): Row => [args, input]),
  ),
  ...[
    '{',
    '{"format":',
    '[',
    '{"format":"x"}',
    '{"format":"twofold-export","version":99}',
    EXPORT.slice(0, 5_000),
  ].flatMap((input) => ['replay', 'convert --as text', 'pack --list'].map((args): Row => [args, input])),
  ['replay', '{"format":"twofold-export","version":1,"version":1}'],
  ['replay', '['.repeat(100)],
  ['replay', EXPORT.replace('"games": [', '"games": [{},')],
  ['replay', EXPORT.replace(/"elapsedMs":\s*\d+/, '"elapsedMs": "x"')],
  ['convert --as text', TEMPLATE.replace('"城墙"', '7'), ['name']],
  ['convert --as text', TEMPLATE.replace('{"kinds":2,"copies":2}', '7')],
  ['convert --as text', TEMPLATE.replace('["oooo"', '["ooo"')],
  ['convert --as text', TEMPLATE.replace('"kinds":2', '"kinds":2.5')],
  ['convert --as text', TEMPLATE.replace('"version":1', '"version":9')],
  ['convert --as text', '<?xml version="1.0"?><svg/>', ['SVG']],
  ['pack --name 合集', 'GIF89a', ['GIF']],
  ['convert --as text', '{"width":2,"height":1,"cells":[1,1]', []],
  ['convert --as text', '{"width":2,"height":1,"cells":[1,"1"]}'],
  ['convert heart --as gif', '', ['text, json, png, code']],
  ['convert heart', ''],
  ['convert --as png', '1 1\n'],
  ['deal --code 2F00000-00000', ''],
  ['deal heart --kinds 0', ''],
  ['deal heart --copies 3', ''],
  ['solve --border half', BOARD, ['open, closed']],
  ['solve --nothing', BOARD],
  ['solve --time-ms', BOARD],
  ['solve --border=', BOARD, ['open, closed']],
  ['solve --jobs many', BOARD],
  ['solve --shard 3', BOARD],
  ['line --from 0', BOARD],
  ['line --from 0,0 --to 9,9', BOARD],
  ['review --moves 0,0-9,9', BOARD],
  ['review --moves 0,0-1,1', BOARD],
  ['review', BOARD],
  ['daily --date today', ''],
  ['daily', ''],
  ['puzzles', ''],
  ['completion tcsh', '', ['bash, zsh, fish, powershell']],
  ['nothing', ''],
  ['solve a b', ''],
  ['solve --color maybe', BOARD, ['auto, always, never']],
];

describe('what is said in Chinese', () => {
  it.each(filled(ANSWERS))('as an answer: %s', async (args, input, allowed) => {
    const { code, out, error } = await twofold(`${args} --lang zh`, input);
    expect([code < 2, error]).toEqual([true, '']);
    expect(foreignWords(out, allowed)).toEqual([]);
  });

  it.each(filled(REFUSED))('of what is refused: %s < %j', async (args, input, allowed) => {
    const { code, out, error } = await twofold(`${args} --lang zh`, input);
    // An odd shape is understood, and cannot be dealt.
    expect(code).toBe(input === 'ooo\n' && /^(?:validate|deal)/.test(args) ? 1 : 2);
    expect(`${out}${error}`).toMatch(/[\u4e00-\u9fff]/);
    expect(foreignWords(`${out}${error}`, allowed)).toEqual([]);
  });

  const FIELDS: readonly (readonly [args: string, request: string])[] = [
    ['links', '{'],
    ['links', '[]'],
    ['links', '{"a":1} x'],
    ['links', '{"height":1,"cells":[1,1]}'],
    ['links', '{"width":"2","height":1,"cells":[1,1]}'],
    ['links', '{"width":2.5,"height":1,"cells":[1,1]}'],
    ['links', '{"width":0,"height":1,"cells":[1,1]}'],
    ['links', '{"width":999,"height":1,"cells":[1,1]}'],
    ['links', '{"width":2,"height":1,"cells":7}'],
    ['links', '{"width":2,"height":1,"cells":[1,null]}'],
    ['links', '{"width":2,"height":1,"cells":[1,1],"border":"half"}'],
    ['links', '{"width":2,"height":1,"cells":[1,1],"maxTurns":9}'],
    ['links', '{"width":2,"height":1,"cells":[1]}'],
    ['links', `{"width":2,"height":1,"cells":[${'1,'.repeat(70_000)}1]}`],
    ['line', '{"width":2,"height":1,"cells":[1,1],"from":"x","to":1}'],
    ['line', '{"width":2,"height":1,"cells":[1,1],"from":[1],"to":1}'],
    ['review', '{"width":2,"height":1,"cells":[1,1],"moves":[[1]]}'],
    ['review', '{"width":2,"height":1,"cells":[1,1],"moves":[[0,1,2]]}'],
    ['review', '{"width":2,"height":1,"cells":[1,1]}'],
    ['deal', '{"width":2,"height":1,"template":[-1,-1],"rate":"yes"}'],
    ['deal', '{"width":2,"height":1,"template":[-1,-1],"name":7}'],
    ['deal', '{"width":2,"height":1,"template":[-1,-1],"difficulty":2}'],
    ['deal', '{"code":7}'],
    ['puzzles', '{"kind":"riddle"}'],
    ['puzzles', '{"kind":"study","count":-1}'],
  ];

  it.each(FIELDS)('of a request: %s < %s', async (name, request) => {
    const { out } = await twofold(`${name} --jsonl --lang zh`, request);
    const { error } = JSON.parse(out) as { error: { message: string } };
    expect(error.message).toMatch(/[\u4e00-\u9fff]/);
    // The rest are names of fields and of what may stand in them, as the request has them.
    const fields = ['width', 'height', 'cells', 'template', 'column', 'row'];
    expect(foreignWords(error.message, fields)).toEqual([]);
  });

  const CODES = (
    'ENOENT ENOTDIR EISDIR EACCES EPERM EROFS EEXIST ENOTEMPTY EBUSY ETXTBSY EAGAIN ENOSPC EDQUOT EFBIG ' +
    'ERR_FS_FILE_TOO_LARGE EMFILE ENFILE ENAMETOOLONG EINVAL ELOOP EIO ENXIO ENODEV ESTALE ETIMEDOUT EPIPE EOF ENOMEM ' +
    'ERR_STRING_TOO_LONG ECANCELED'
  ).split(' ');

  it.each(CODES)('of what the system says: %s', async (code) => {
    expect(systemFaultOf(systemError(code))?.fault === 'unknown').toBe(code === 'ECANCELED');
    const files = { bad: systemError(code) };
    for (const args of [
      'solve bad',
      'deal bad',
      'replay bad',
      'convert bad --as text',
      'pack bad --name 合集',
    ]) {
      const { code: exit, error } = await twofold(`${args} --lang zh`, '', { files });
      expect([exit, foreignWords(error, ['bad', 'ECANCELED'])], args).toEqual([2, []]);
    }
    for (const args of ['convert heart --as text --out there', 'pack heart --name 合集 --out there']) {
      const { code: exit, error } = await twofold(`${args} --lang zh`, '', { unwritable: systemError(code) });
      expect([exit, foreignWords(error, ['there', 'ECANCELED'])], args).toEqual([2, []]);
    }
  });

  it('of too little memory, and never of a bug without saying that it is one', async () => {
    const files = {
      large: new RangeError('Array buffer allocation failed'),
      bug: new TypeError('x is not a function'),
    };
    const { error } = await twofold('solve large --lang zh', '', { files });
    expect([error.includes('内存不够'), foreignWords(error, ['large'])]).toEqual([true, []]);
    const bug = await twofold('solve bug --lang zh', '', { files });
    expect([bug.code, bug.error]).toEqual([
      2,
      'twofold: 程序自身出错；请把这条命令和下面的内容一起报告：x is not a function\n',
    ]);
  });

  it('in every text itself', () => {
    const names = /names|choices/;
    const { cli = {}, host = {} } = readWords('zh-CN');
    const texts = [
      ...Object.values(host.system ?? {}),
      ...Object.values(cli.replay ?? {}),
      ...Object.values(cli.issue ?? {}),
    ];
    for (const text of texts.filter((each) => typeof each === 'string' && !names.test(each)))
      expect(foreignWords(String(text).replaceAll(/\{\{\w+\}\}/g, '')), String(text)).toEqual([]);
  });
});
