import { describe, expect, it } from 'vitest';
import {
  consoleBoardText,
  linksVectors,
  perftVectors,
  solvableVectors,
} from '../../tests/support/vectors.ts';
import { COMMANDS } from './commands.ts';
import { run } from './run.ts';
import type { Terminal } from './terminal.ts';

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs the command line as a shell would, `input` on standard input and `files` in the folder. */
async function twofold(
  args: string,
  input = '',
  { files = {}, environment = {}, chunkBytes = 1 << 16 }: Partial<Setting> = {},
): Promise<Outcome> {
  let out = '';
  let error = '';
  const terminal: Terminal = {
    environment,
    hasColours: false,
    async *input() {
      const bytes = new TextEncoder().encode(input);
      for (let start = 0; start < bytes.length; start += chunkBytes)
        yield bytes.subarray(start, start + chunkBytes);
    },
    async readFile(path) {
      const text = files[path];
      if (text === undefined) throw new Error(`ENOENT: no such file '${path}'`);
      return typeof text === 'string' ? new TextEncoder().encode(text) : text;
    },
    async write(text) {
      out += text;
    },
    writeError(text) {
      error += text;
    },
    nowMs: () => 0,
  };
  const code = await run(args.split(' ').filter(Boolean), terminal);
  return { code, out, error };
}

interface Setting {
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  readonly environment: Readonly<Record<string, string>>;
  readonly chunkBytes: number;
}

/** The answers to requests sent as lines. */
async function askLines(
  args: string,
  requests: readonly unknown[],
  setting?: Partial<Setting>,
): Promise<unknown[]> {
  const input = requests
    .map((request) => (typeof request === 'string' ? request : JSON.stringify(request)))
    .join('\n');
  const { code, out, error } = await twofold(`${args} --jsonl`, input, setting);
  expect([code, error]).toEqual([0, '']);
  return out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

const SMALL = { width: 3, height: 1, cells: [1, 2, 1] };

/** The core's own tests go through all vectors; here it is enough that they pass through. */
function everyTenth<T>(items: readonly T[]): T[] {
  return items.filter((_, index) => index % 10 === 0);
}

describe('help', () => {
  it('lists every command when asked, and when nothing is said', async () => {
    const asked = await twofold('--help');
    expect(asked.code).toBe(0);
    for (const { name } of COMMANDS) expect(asked.out).toMatch(new RegExp(`^  ${name} `, 'm'));
    expect(await twofold('')).toEqual({ ...asked, code: 2 });
  });

  it.each(COMMANDS.map(({ name }) => name))('tells about %s in both languages', async (name) => {
    const english = await twofold(`${name} --help`);
    const chinese = await twofold(`${name} --help --lang zh`);
    expect([english.code, chinese.code]).toEqual([0, 0]);
    expect(english.out).toMatch(/^Usage: /m);
    expect(chinese.out).toMatch(/^用法: /m);
    expect(english.out + chinese.out).not.toContain('{names}');
  });
});

describe('the language', () => {
  it.each([
    [{ LANG: 'zh_CN.UTF-8' }, '没有'],
    [{ LANG: 'en_GB.UTF-8' }, 'there is no'],
    [{ LC_ALL: 'zh_TW', LANG: 'en_GB.UTF-8' }, '没有'],
    [{ LC_ALL: '', LC_MESSAGES: 'zh_CN', LANG: 'de_DE' }, '没有'],
    [{ LANG: 'de_DE.UTF-8' }, 'there is no'],
    [{}, 'there is no'],
  ])('follows %j', async (environment, words) => {
    expect((await twofold('nonsense', '', { environment })).error).toContain(words);
  });

  it('is the one asked for, or refused', async () => {
    const environment = { LANG: 'zh_CN.UTF-8' };
    expect((await twofold('nonsense --lang en', '', { environment })).error).toContain('there is no');
    expect((await twofold('solve --lang fr')).error).toContain('en, zh');
  });
});

describe('lines of JSON', () => {
  it('answers every known board of links', async () => {
    const vectors = linksVectors();
    expect(await askLines('links', vectors)).toEqual(vectors.map(({ links }) => ({ links })));
  });

  it('answers known perfts', { timeout: 60_000 }, async () => {
    const vectors = everyTenth(perftVectors());
    const requests = vectors.map(({ perft, ...position }) => ({ ...position, depth: perft.length }));
    expect(await askLines('perft', requests)).toEqual(vectors.map(({ perft }) => ({ perft })));
  });

  it('gives known verdicts', { timeout: 60_000 }, async () => {
    const vectors = everyTenth(solvableVectors());
    const answers = await askLines(
      'solve',
      vectors.map((vector) => ({ ...vector, nodeLimit: 1_000_000 })),
    );
    expect(answers.map((answer) => (answer as { verdict: string }).verdict)).toEqual(
      vectors.map(({ solvable }) => (solvable ? 'solvable' : 'unsolvable')),
    );
  });

  it('draws the line between two cells, named by index or by column and row', async () => {
    const line = {
      turns: 2,
      length: 4,
      cells: [
        [0, 0],
        [0, -1],
        [1, -1],
        [2, -1],
        [2, 0],
      ],
    };
    expect(
      await askLines('line', [
        { ...SMALL, from: 0, to: 2 },
        { ...SMALL, from: [0, 0], to: [2, 0] },
      ]),
    ).toEqual([line, line]);
  });

  it('says null for a line that there is not', async () => {
    const requests = [
      { ...SMALL, from: 0, to: 1 },
      { ...SMALL, border: 'closed', from: 0, to: 2 },
    ];
    expect(await askLines('line', requests)).toEqual([{ turns: null }, { turns: null }]);
  });

  it('answers bad lines with an error and goes on, in order', async () => {
    const template = [-1, 0, -1];
    const answers = await askLines('links', [
      SMALL,
      '{"width":3',
      '[]',
      'null',
      { ...SMALL, width: 0 },
      { ...SMALL, height: 257 },
      { ...SMALL, maxTurns: 4 },
      { ...SMALL, gravity: 'sideways' },
      { width: 3, height: 1 },
      { ...SMALL, cells: [1, 2] },
      { ...SMALL, cells: [1, -1, 1] },
      { ...SMALL, cells: [1, -3, 1] },
      { ...SMALL, cells: [1, 1.5, 1] },
      { ...SMALL, template },
      { ...SMALL, template: [-1, -7, -1] },
      { ...SMALL, template: [-1, -1, -2] },
      { ...SMALL, cells: [1, -2, 1], template: [-1, -1, -1] },
      { ...SMALL, cells: [1, 65_536, 1] },
      SMALL,
    ]);
    const codes = answers.map((answer) => (answer as { error?: { code: string } }).error?.code ?? 'answered');
    expect(codes).toEqual([
      'answered',
      'bad-json',
      'bad-json',
      'bad-json',
      'bad-field',
      'bad-field',
      'bad-field',
      'bad-field',
      'bad-field',
      'wrong-length',
      'unknown-mark',
      'unknown-mark',
      'bad-field',
      'tile-off-slot',
      'unknown-mark',
      'tile-off-slot',
      'wall-mismatch',
      'kind-too-large',
      'answered',
    ]);
    expect(answers[4]).toEqual({
      error: { code: 'bad-field', message: 'field “width”: expected >=1, found 0' },
    });
  });

  it('writes messages in the language asked for', async () => {
    const [answer] = await askLines('links --lang zh', [{ ...SMALL, template: [-1, -1] }]);
    expect(answer).toEqual({
      error: { code: 'wrong-length', message: '“template”应有 宽 × 高 = 3 格，实有 2 格' },
    });
  });

  it('reads lines however the stream is cut, blank ones and foreign endings too', async () => {
    const input = `${JSON.stringify(SMALL)}\r\n\r\n\n${JSON.stringify({ ...SMALL, note: '连连看' })}`;
    for (const chunkBytes of [1, 7, 1000]) {
      const { out } = await twofold('links --jsonl', input, { chunkBytes });
      expect(out).toBe('{"links":[[0,2,2,4]]}\n'.repeat(2));
    }
  });

  it('passes over a line that is too long', async () => {
    const input = `${JSON.stringify(SMALL)}\n"${'x'.repeat(9_000_000)}"\n${JSON.stringify(SMALL)}\n`;
    const { out } = await twofold('links --jsonl', input);
    expect(out.split('\n').map((line) => line.slice(0, 32))).toEqual([
      '{"links":[[0,2,2,4]]}',
      '{"error":{"code":"line-too-long"',
      '{"links":[[0,2,2,4]]}',
      '',
    ]);
  });

  it('says why a deal is impossible', async () => {
    const template = [-1, -1, -1];
    const answers = await askLines('deal', [
      { width: 3, height: 1, template, kinds: 1, copies: 4, seed: 1 },
      { width: 3, height: 1, template: [0, 0, 0], kinds: 1, copies: 4, seed: 1 },
      { width: 3, height: 1, template, kinds: 1, copies: 3, seed: 1 },
    ]);
    expect(answers).toEqual([
      { error: { code: 'impossible', message: 'impossible: the number of slots is odd' } },
      { error: { code: 'impossible', message: 'impossible: there are no slots to fill' } },
      { error: { code: 'odd-copies', message: '“copies” must be even so that tiles pair up, not 3' } },
    ]);
  });

  it('deals, rates, hints and solves the same board', async () => {
    const rules = { border: 'open', maxTurns: 2, gravity: 'down' };
    const grid = { width: 6, height: 4, ...rules };
    const template = new Array(24).fill(-1);
    const [dealt] = (await askLines('deal', [
      { ...grid, template, kinds: 6, copies: 4, seed: 7, rate: true },
    ])) as {
      cells: number[];
      witness: number[][];
      rating: object;
    }[];
    expect(dealt?.witness).toHaveLength(12);
    const position = { ...grid, template, cells: dealt?.cells };
    expect(await askLines('rate', [{ ...position, games: 1000, seed: 7 }])).toEqual([dealt?.rating]);
    const [verdict] = await askLines('solve', [{ ...position, nodeLimit: 100_000 }]);
    expect(verdict).toMatchObject({ verdict: 'solvable' });
    const [hint] = await askLines('hint', [{ ...position, nodeLimit: 100_000 }]);
    expect(hint).toHaveProperty('pair');
    expect(hint).toHaveProperty('reason');
  });

  it('deals as hard as asked and says whether it could', { timeout: 60_000 }, async () => {
    const template = new Array(48).fill(-1);
    const request = { width: 8, height: 6, template, kinds: 12, copies: 4, seed: 3, difficulty: 0.6 };
    const [deal] = (await askLines('deal', [request])) as [{ reached: boolean; rating: { loss: number } }];
    expect(deal.reached).toBe(true);
    expect(Math.abs(deal.rating.loss - 0.6)).toBeLessThan(0.07);
  });

  it('reshuffles a lost board into one that can be cleared', async () => {
    const lost = { width: 2, height: 2, cells: [1, 2, 2, 1], border: 'closed', nodeLimit: 100_000 };
    const odd = { width: 2, height: 2, cells: [1, 1, 1, 2], nodeLimit: 100_000 };
    const [laid, refused] = (await askLines('reshuffle', [lost, odd])) as [
      { cells: number[]; moved: number },
      object,
    ];
    expect(laid.moved).toBe(2);
    expect(await askLines('solve', [{ ...lost, cells: laid.cells }])).toMatchObject([
      { verdict: 'solvable' },
    ]);
    expect(refused).toEqual({
      error: { code: 'impossible', message: 'impossible: a kind has an odd number of tiles' },
    });
  });

  it('finds no hint where there is none', async () => {
    const lost = { width: 2, height: 2, cells: [1, 2, 2, 1], border: 'closed' };
    const cleared = { width: 2, height: 1, cells: [0, 0] };
    expect(await askLines('hint', [lost, cleared])).toEqual([
      { verdict: 'unsolvable' },
      { verdict: 'cleared' },
    ]);
  });

  it('says everything that is wrong with a template', async () => {
    const answers = await askLines('validate', [
      { width: 4, height: 4, template: new Array(16).fill(-1), kinds: 4, copies: 4 },
      { width: 3, height: 1, template: [-1, -1, -1], copies: 3 },
      { width: 256, height: 1, template: new Array(256).fill(-1), app: false },
    ]);
    expect(answers).toEqual([
      { valid: true, slots: 16, issues: [] },
      {
        valid: false,
        slots: 3,
        issues: [
          { code: 'too-small', side: 'width', value: 3, limit: 4 },
          { code: 'too-small', side: 'height', value: 1, limit: 4 },
          { code: 'odd-slots', slots: 3 },
          { code: 'bad-copies', copies: 3 },
        ],
      },
      { valid: true, slots: 256, issues: [] },
    ]);
  });

  it('does not read a file as well', async () => {
    expect(await twofold('links board.txt --jsonl', '')).toMatchObject({ code: 2, out: '' });
  });
});

describe('boards as text', () => {
  const DEAD = '1 2\n2 1\n';

  it('deals a board that it can then solve', async () => {
    const dealt = await twofold('deal two-triangles --seed 3');
    expect(dealt.code).toBe(0);
    const solved = await twofold('solve', dealt.out);
    expect(solved.code).toBe(0);
    expect(solved.out).toMatch(/^solvable, 36 moves/);
  });

  it('plays a console demonstration’s board to the end, link by link', async () => {
    const { code, out } = await twofold('autoplay --border closed', consoleBoardText());
    expect(code).toBe(0);
    expect(out).toContain('\n[18,0] to [18,1]: direct\n');
    expect(out.trimEnd().split('\n').at(-1)).toBe('cleared in 94 moves');
  });

  it('shows the board between links when asked', async () => {
    expect((await twofold('autoplay --boards', '1 1 2 0\n0 0 # 2')).out).toBe(
      [
        '1 1 2 0',
        '0 0 # 2',
        '',
        '[0,0] to [1,0]: direct',
        '',
        '0 0 2 0',
        '0 0 # 2',
        '',
        '[2,0] to [3,1]: one corner through [3,0]',
        '',
        '0 0 0 0',
        '0 0 # 0',
        '',
        'cleared in 2 moves',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['solve --border closed', DEAD, 1, 'unsolvable, proved'],
    ['solve --node-limit 0', '1 1 2 2', 1, 'unknown'],
    ['hint', '1 1 2 2 1 1', 0, '[2,0] to [3,0]: they are the last two of their kind'],
    ['hint --border closed', DEAD, 1, 'this board can no longer be won'],
    ['hint', '0 0', 0, 'the board is cleared'],
    ['autoplay --border closed', DEAD, 1, 'dead after 0 moves, 4 tiles remain'],
    ['autoplay --border closed --by proof', DEAD, 1, 'this board cannot be cleared, proved'],
    ['reshuffle', '1 1 2 2', 0, '1 1 2 2'],
    ['links', '1 2 1', 0, '[0,0] to [2,0]: two corners through [0,'],
    ['line --from 0,0 --to 2,0', '1 2 1', 0, '[0,0] to [2,0]: two corners'],
    ['line --from 0,0 --to 2,0 --turns 1', '1 2 1', 1, 'blocked: it would need 2 turns'],
    ['line --from 0,0 --to 2,0 --border closed', '1 2 1', 1, 'no line'],
    ['line --from 0,0 --to 1,0', '1 2 1', 1, 'these are not two equal tiles'],
    ['perft --depth 2', '1 1 2 2', 0, '1: 2\n2: 2'],
    ['rate --games 10 --border closed', DEAD, 0, 'random games lost: 100.0 %'],
    ['validate', 'oooo\noooo\noooo\noooo', 0, 'nothing is wrong: 16 slots'],
    ['validate', 'oooo\noooo\noooo\nooo.', 1, '15 slots are an odd number'],
    ['validate heart', '', 0, 'nothing is wrong: 108 slots'],
  ])('%s', async (args, input, code, words) => {
    const outcome = await twofold(args, input);
    expect(outcome.out).toContain(words);
    expect([outcome.code, outcome.error]).toEqual([code, '']);
  });

  it('names the last corner of a line with three', async () => {
    const board = '1 2 0 0\n0 2 0 2\n0 2 0 1\n0 0 0 2';
    const { out } = await twofold('line --turns 3 --border closed --from 0,0 --to 3,2', board);
    expect(out).toContain('[0,0] to [3,2]: three corners through [0,3], [2,3] and [2,2]');
  });

  it.each([
    ['nonsense', '', 'there is no command “nonsense”'],
    ['solve --nonsense', '', '--nonsense'],
    ['solve --turns 4', '', '--turns must be a whole number from 0 to 3, not “4”'],
    ['solve --border half', '', '--border must be one of open, closed, not “half”'],
    ['line --from 0,0', '1 1', 'line needs --to'],
    ['line --from 0;0 --to 1,0', '1 1', '--from must be a column and a row'],
    ['line --from 0,0 --to 2,0', '1 1', '“to” names a cell that is not on the board'],
    ['solve', '1 x', '<stdin>, line 1, column 3: unknown mark'],
    ['solve', '', '<stdin>: there is no board in this text'],
    ['solve board.txt', '', 'cannot read board.txt: ENOENT'],
    ['solve latin.txt', '', 'cannot read latin.txt'],
    ['deal --copies 3 heart', '', '“copies” must be even'],
    ['deal heart --difficulty 101', '', '--difficulty must be a whole number from 0 to 100'],
    ['solve --color pink', '1 1', '--color must be one of auto, always, never'],
  ])('refuses %s %j', async (args, input, words) => {
    const files = { 'latin.txt': new Uint8Array([0x31, 0xe9]) };
    const outcome = await twofold(args, input, { files });
    expect(outcome.error).toContain(words);
    expect([outcome.code, outcome.out]).toEqual([2, '']);
  });

  it('reads files, and says no with exit code 1 when a deal is impossible', async () => {
    expect((await twofold('links board.txt', '', { files: { 'board.txt': '1 1' } })).code).toBe(0);
    const impossible = await twofold('deal odd.txt', '', { files: { 'odd.txt': 'ooo' } });
    expect(impossible).toEqual({
      code: 1,
      out: '',
      error: 'twofold: impossible: the number of slots is odd\n',
    });
  });

  it('gives each kind a colour when colours are wanted', async () => {
    const { out } = await twofold('deal heart --color always');
    expect(out).toContain('\u001b[38;5;');
    expect((await twofold('deal heart')).out).not.toContain('\u001b');
  });
});
