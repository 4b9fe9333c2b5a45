/** Batches on several threads, and in parts: what comes out is what one thread makes of all of it. */
import { describe, expect, it } from 'vitest';
import { twofold } from '../../../tests/support/command-line.ts';
import { isInShard, parseShard } from '../shard.ts';

const LINES = 23;
const SQUARE = { width: 4, height: 4, template: new Array(16).fill(-1), kinds: 4, copies: 4 };

/** Every clock reading is later by as much as it takes to call for workers. */
function hurried(): () => number {
  let now = 0;
  return () => {
    now += 1000;
    return now;
  };
}

const linesOf = (requests: readonly object[]) => requests.map((each) => `${JSON.stringify(each)}\n`).join('');
const deals = linesOf(Array.from({ length: LINES }, (_, seed) => ({ ...SQUARE, seed })));
const boards = (await twofold('deal --jsonl', deals)).out
  .trim()
  .split('\n')
  .map((line) => ({ width: 4, height: 4, cells: JSON.parse(line).cells }));
const games = boards.map((board) => ({ ...board, moves: [], nodeLimit: 1000 }));

const BATCHES: readonly (readonly [command: string, input: string])[] = [
  ['deal', deals],
  ['rate --games 20', linesOf(boards)],
  ['solve --node-limit 1000', linesOf(boards)],
  ['review', linesOf(games)],
  ['validate', `${deals}not JSON\n\n${deals}`],
];

/** Without how long a search took. */
const timeless = (out: string) => out.replaceAll(/"ms":\d+/g, '"ms":0');

describe('a batch', () => {
  it.each(BATCHES)('of %s is the same on three threads as on one', async (command, input) => {
    const alone = await twofold(`${command} --jsonl --jobs 1`, input);
    const shared = await twofold(`${command} --jsonl`, input, { cores: 3, nowMs: hurried() });
    expect(shared.error).toBe('');
    expect(timeless(shared.out)).toBe(timeless(alone.out));
    expect(alone.out.split('\n').length).toBeGreaterThan(LINES);
  });

  it.each(BATCHES)('of %s in parts makes the whole', async (command, input) => {
    const { out } = await twofold(`${command} --jsonl --jobs 1`, input);
    const parts: string[][] = [];
    for (const index of [1, 2, 3]) {
      const part = await twofold(`${command} --jsonl --jobs 1 --shard ${index}/3`, input);
      parts.push(part.out.trimEnd().split('\n'));
    }
    // As `paste -d '\n'` joins them: a line of each part in turn.
    const rows = Math.max(...parts.map((part) => part.length));
    const joined = Array.from({ length: rows }, (_, row) => parts.flatMap((part) => part[row] ?? []));
    expect(timeless(`${joined.flat().join('\n')}\n`)).toBe(timeless(out));
  });

  it('answers the lines of a worker that is gone with an error, and the others', async () => {
    const started: string[] = [];
    const { code, out } = await twofold('links --jsonl', linesOf(boards), {
      cores: 2,
      nowMs: hurried(),
      startWorker: (job) => {
        started.push(job.command);
        const isGone = started.length === 1;
        return {
          ask: async (task) => {
            if (isGone) throw new Error('out of memory');
            return { answers: 'lines' in task ? task.lines.map(() => '"answered"') : [], durationMs: 1 };
          },
          stop: async () => undefined,
        };
      },
    });
    const answers = out.trim().split('\n');
    expect([code, answers.length]).toEqual([0, LINES]);
    expect(answers.filter((answer) => answer.includes('out of memory'))).toHaveLength(1);
    expect(answers.slice(2)).toEqual(answers.slice(2).map(() => '"answered"'));
  });

  it('of puzzles is the same on two threads as on one', async () => {
    const request = 'puzzles --kind only-move --count 3 --seed 5';
    const alone = await twofold(`${request} --jobs 1`);
    const shared = await twofold(request, '', { cores: 2, nowMs: hurried() });
    expect(shared.out).toBe(alone.out);
    expect((await twofold('puzzles --kind study --count 0', '', { cores: 2 })).out).toBe('');
  });

  it('of what is shipped can be had in parts too', async () => {
    const [whole, second] = [await twofold('journey --jsonl'), await twofold('journey --jsonl --shard 2/2')];
    const lines = whole.out.trimEnd().split('\n');
    expect(second.out.trimEnd().split('\n')).toEqual(lines.filter((_, index) => index % 2 === 1));
  });
});

describe('a shard', () => {
  it.each([
    ['1/1', { index: 1, count: 1 }],
    ['3/8', { index: 3, count: 8 }],
    ['8/8', { index: 8, count: 8 }],
    ['0/8', null],
    ['9/8', null],
    ['1/0', null],
    ['3', null],
    ['a/b', null],
    ['-1/3', null],
  ])('%s', (text, shard) => {
    expect(parseShard(text)).toEqual(shard);
  });

  it('has each line once among its parts', () => {
    for (let line = 0; line < 20; line++) {
      const holders = [1, 2, 3].filter((index) => isInShard(line, { index, count: 3 }));
      expect(holders).toEqual([1 + (line % 3)]);
    }
  });

  it.each([
    ['rate --jsonl --shard 4/3', '--shard must be a part'],
    ['rate --jsonl --jobs 0', '--jobs must be a whole number from 1 to 1024'],
  ])('is refused: %s', async (args, words) => {
    const { code, error } = await twofold(args);
    expect([code, error.includes(words)]).toEqual([2, true]);
  });
});
