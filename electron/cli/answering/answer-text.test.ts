import { describe, expect, it } from 'vitest';
import { ALGORITHM_NAMES } from '../../../core/algorithms/published.ts';
import { twofold } from '../../../tests/support/command-line.ts';
import { consoleBoardText } from '../../../tests/support/vectors.ts';

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

  it.each(ALGORITHM_NAMES)('lets %s play that board', { timeout: 30_000 }, async (name) => {
    const { code, out } = await twofold(`autoplay --border closed --by ${name}`, consoleBoardText());
    expect([code, out.includes('\n[18,0] to [18,1]: ')]).toEqual([0, true]);
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
    ['hint', '1 1 2 2 1 1', 0, '[2,0] to [3,0]: they are the last two with this picture'],
    ['hint --border closed', DEAD, 1, 'this board can no longer be won'],
    ['hint', '0 0', 0, 'the board is cleared'],
    ['autoplay --border closed', DEAD, 1, 'dead after 0 moves, 4 tiles remain'],
    ['autoplay', '1 1', 0, 'cleared in 1 move\n'],
    ['solve', '1 1', 0, 'solvable, 1 move ('],
    ['autoplay --border closed --by proof', DEAD, 1, 'this board cannot be cleared, proved'],
    ['reshuffle', '1 1 2 2', 0, '1 1 2 2'],
    ['links', '1 2 1', 0, '[0,0] to [2,0]: two corners through [0,'],
    ['links', '1 2 1', 0, '\n1 link\n'],
    ['line --from 0,0 --to 2,0', '1 2 1', 0, '[0,0] to [2,0]: two corners'],
    ['line --from 0,0 --to 2,0 --turns 1', '1 2 1', 1, 'blocked: a line would need 2 turns'],
    ['line --from 0,0 --to 1,1 --turns 0', '1 0\n0 1', 1, 'blocked: a line would need 1 turn\n'],
    ['line --from 0,0 --to 2,0 --border closed', '1 2 1', 1, 'no line'],
    ['line --from 0,0 --to 1,0', '1 2 1', 1, 'these are not two equal tiles'],
    ['perft --depth 2', '1 1 2 2', 0, '1: 2\n2: 2'],
    ['rate --games 40 --border closed', DEAD, 0, 'random games lost: 100% of 40 '],
    ['rate --games 10 --border closed', DEAD, 0, 'random games lost: 10 games are too few to say'],
    ['validate', 'oooo\noooo\noooo\noooo', 0, 'nothing is wrong: 16 slots'],
    ['validate', 'oooo\noooo\noooo\nooo.', 1, 'an odd number of slots: 15'],
    ['validate heart', '', 0, 'nothing is wrong: 108 slots'],
  ])('%s', async (args, input, code, words) => {
    const outcome = await twofold(args, input);
    expect(outcome.out).toContain(words);
    expect([outcome.code, outcome.error]).toEqual([code, '']);
  });

  it('names the last corner of a line with three', async () => {
    const board = '1 2 0 0\n0 2 0 2\n0 2 0 1\n0 0 0 2';
    const { out } = await twofold('line --turns 3 --border closed --from 0,0 --to 3,2', board);
    expect(out).toContain('[0,0] to [3,2]: three corners through [0,3] and [2,3] and [2,2]');
  });

  it.each([
    ['nonsense', '', 'there is no command “nonsense”'],
    ['solve --nonsense', '', '--nonsense'],
    ['solve --turns 4', '', '--turns must be a whole number from 0 to 3, not “4”'],
    ['solve --border half', '', '--border must be one of open, closed, not “half”'],
    ['line --from 0,0', '1 1', '“line” needs --to'],
    ['line --from 0;0 --to 1,0', '1 1', '--from must be a column and a row'],
    ['line --from 0,0 --to 2,0', '1 1', '“to” names a cell that is not on the board'],
    ['solve', '1 x', '<stdin>, line 1, column 3: unknown mark'],
    ['solve', '', '<stdin>: there is no board in this text'],
    ['solve board.txt', '', 'cannot read board.txt: there is no such file'],
    ['solve latin.txt', '', 'cannot read latin.txt: from byte 2'],
    ['deal --copies 3 heart', '', '“copies” must be even'],
    ['deal heart --difficulty 101', '', '--difficulty must be a whole number from 0 to 100'],
    ['autoplay --turns 3 --by by-cases', '1 1', 'finds lines of at most 2 turns'],
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
    expect(impossible).toMatchObject({
      code: 1,
      out: '',
      error: 'twofold: impossible: the number of slots is odd\n',
    });
  });

  it('plays before one’s eyes, each board as long as it is asked to', async () => {
    const shown = ['[0,0] to [1,0]: direct', '', '1 1 2 2', '[2,0] to [3,0]: direct', '', '0 0 2 2'];
    const ended = ['0 0 0 0', '', 'cleared in 2 moves', ''];
    const elsewhere = await twofold('autoplay --delay 70', '1 1 2 2');
    expect(elsewhere.out).toBe([...shown, ...ended].join('\n'));
    expect(elsewhere.waitedMs).toEqual([70, 70]);
    const onScreen = await twofold('autoplay --delay 70', '1 1 2 2', { isScreen: true });
    const back = '\u001b[2A\u001b[J';
    expect(onScreen.out).toBe(
      [
        ...shown.slice(0, 3),
        `${back}${shown[3]}`,
        ...shown.slice(4),
        `${back}${ended[0]}`,
        ...ended.slice(1),
      ].join('\n'),
    );
  });

  it('marks the pair that goes, when colours are wanted', async () => {
    const { out } = await twofold('autoplay --boards --color always', '1 1 2 2');
    const [first = '', , , , second = ''] = out.split('\n');
    const marked = (row: string) => row.split(' ').map((word) => word.includes('\u001b[7m'));
    expect([marked(first), marked(second)]).toEqual([
      [true, true, false, false],
      [false, false, true, true],
    ]);
  });

  it('gives each kind a colour when colours are wanted', async () => {
    const { out } = await twofold('deal heart --color always');
    expect(out).toContain('\u001b[38;5;');
    expect((await twofold('deal heart')).out).not.toContain('\u001b');
  });
});
