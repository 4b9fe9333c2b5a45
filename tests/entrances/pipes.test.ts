/**
 * The output of one command is the input of another: of each board that is printed to be piped every reader gets the board,
 * or says what is wrong.
 */
import { describe, expect, it } from 'vitest';
import { parseBoard, parseShape } from '../../core/board/text.ts';
import { parsePasted } from '../../core/templates/file/clipboard.ts';
import { parsePastedBoard } from '../../renderer/screens/learn/pasted-board.ts';
import { twofold } from '../support/command-line.ts';

const SHAPE = 'oooo\noooo\noo#o\noo.o\n';
const BOARD = '; a remark\n1 1 2 2\n3 3 4 4\n1 1 2 2\n3 3 4 4\n';

/** A command that prints a board, what it reads, and the board alone. */
const BOARD_WRITERS: readonly (readonly [args: string, input: string, same: string])[] = [
  ['deal --seed 3', SHAPE, 'deal --seed 3'],
  ['deal --seed 3 --share', SHAPE, 'deal --seed 3'],
  ['deal --seed 3 --rate', SHAPE, 'deal --seed 3'],
  ['deal --seed 3 --rate --share', SHAPE, 'deal --seed 3'],
  ['deal --seed 3 --rate --lang zh', SHAPE, 'deal --seed 3'],
  ['reshuffle --node-limit 1000', BOARD, 'reshuffle --node-limit 1000'],
  ['replay --moves 0,0-1,0', BOARD, ''],
  ['replay --moves 0,0-1,0;0,0-1,0', BOARD, ''],
  ['convert --as text', BOARD, ''],
  ['daily --date 2026-01-01', '', ''],
  ['daily --date 2026-01-01 --lang zh', '', ''],
];
const SHAPE_WRITERS = ['convert heart --as text', 'convert ring --as text'];

const BOARD_READERS = [
  'solve --node-limit 1000',
  'rate --games 2',
  'hint --node-limit 1000',
  'reshuffle --node-limit 1000',
  'autoplay',
  'links',
  'line --from 0,0 --to 1,0',
  'perft --depth 1',
  'review --moves ; --node-limit 100',
  'replay --moves ;',
  'convert --as text',
  'convert --as json',
  'convert --as png',
];
const SHAPE_READERS = ['deal', 'validate', 'convert --as text', 'convert --as json', 'pack --name P'];

const printed = async (args: string, input = '') => (await twofold(args, input)).out;

describe('a board that is printed', () => {
  it('is read by every command that reads boards', async () => {
    let pairs = 0;
    for (const [args, input] of BOARD_WRITERS) {
      const text = await printed(args, input);
      const plain = text.replaceAll(/^;.*\n/gm, '').trimEnd();
      const board = parseBoard(plain);
      expect(board.ok, args).toBe(true);
      expect([parseBoard(text), parsePastedBoard(text)], args).toEqual([board, parsePastedBoard(plain)]);
      for (const reader of BOARD_READERS) {
        const found = await twofold(reader, text);
        expect(found.error, `${args} | ${reader}`).toBe('');
        expect(found, `${args} | ${reader}`).toEqual(await twofold(reader, plain));
        pairs++;
      }
    }
    expect(pairs).toBe(143);
  });

  it('is the same board, whatever is told beside it', async () => {
    for (const [args, input, same] of BOARD_WRITERS.filter(([, , same]) => same !== ''))
      expect(parseBoard(await printed(args, input)), args).toEqual(parseBoard(await printed(same, input)));
  });

  it('keeps its gaps, over which tiles fall and in which none stays', async () => {
    const dealt = await printed('deal ring --gravity down');
    const board = parseBoard(dealt);
    if (!board.ok) throw new Error(dealt);
    const { marks: template, ...cells } = board.value;
    const request = JSON.stringify({ ...cells, template, gravity: 'down', depth: 3 });
    const { perft } = JSON.parse(await printed('perft --jsonl', request)) as { perft: number[] };
    const lines = perft.map((count, index) => `${index + 1}: ${count}\n`);
    expect(await printed('perft --depth 3 --gravity down', dealt)).toBe(lines.join(''));
  });

  it('is refused by what reads shapes, with its place', async () => {
    for (const [args, input] of BOARD_WRITERS)
      for (const reader of ['deal', 'validate']) {
        const { code, error } = await twofold(reader, await printed(args, input));
        expect([code, error], `${args} | ${reader}`).toEqual([
          2,
          expect.stringMatching(/^twofold: <stdin>, line \d+, column \d+: /),
        ]);
      }
  });
});

describe('a shape that is printed', () => {
  it('is read by every command that reads shapes, and by the editor', async () => {
    let pairs = 0;
    for (const args of SHAPE_WRITERS) {
      const text = `; a remark\n${await printed(args)}; another\n`;
      const shape = parseShape(text);
      expect(shape).toEqual(parseShape(await printed(args)));
      expect(parsePasted(text)).toMatchObject({ ok: true, value: { piece: shape.ok && shape.value } });
      for (const reader of SHAPE_READERS) {
        expect((await twofold(reader, text)).error, `${args} | ${reader}`).toBe('');
        pairs++;
      }
    }
    expect(pairs).toBe(10);
  });
});

describe('what is no single board', () => {
  it.each([
    ['journey', 'more rows follow after a blank line'],
    ['daily --date 2026-01-01 --to 2026-01-02', 'more rows follow after a blank line'],
    ['autoplay heart.txt', 'more rows follow after a blank line'],
    ['puzzles --kind only-move', '<stdin>, line '],
  ])('%s is refused by every reader of boards', async (args, words) => {
    const files = { 'heart.txt': await printed('deal heart') };
    const { out } = await twofold(args, '', { files });
    for (const reader of BOARD_READERS) {
      const { code, error } = await twofold(reader, out);
      expect([code, error], reader).toEqual([2, expect.stringContaining(words)]);
    }
  });
});
