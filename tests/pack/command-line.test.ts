/** The command line as it is built: its streams and exit codes. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { REPOSITORY } from './pack.ts';
import { type Ended, runNode } from './run-node.ts';

const folder = mkdtempSync(join(tmpdir(), 'twofold-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs what `npm run twofold` runs, from `folder`; `mostBytes` are read of its output before the pipe is closed. */
function twofold(
  args: readonly string[],
  input = '',
  mostBytes?: number,
  losesErrors?: boolean,
): Promise<Ended> {
  const env = { ...process.env, INIT_CWD: folder, LC_ALL: 'en' };
  return runNode(['scripts/twofold.mjs', ...args], { cwd: REPOSITORY, env, input, mostBytes, losesErrors });
}

describe('the built command line', { timeout: 60_000 }, () => {
  test.each([
    ['yes', ['solve'], '1 1\n', 0],
    ['no', ['solve', '--border', 'closed'], '1 2\n2 1\n', 1],
    ['what it does not understand', ['solve', '--nonsense'], '', 2],
  ])('ends with the exit code of %s', async (_answer, args, input, code) => {
    const ended = await twofold(args, input);
    expect(ended.code, ended.error).toBe(code);
  });

  test('reads a file from the folder in which it is called', async () => {
    writeFileSync(join(folder, 'board.txt'), '1 2 1\n');
    expect(await twofold(['links', 'board.txt'])).toMatchObject({ code: 0, error: '' });
  });

  test('writes a file whole, and none that is there', async () => {
    const args = ['convert', 'heart', '--as', 'png', '--out', 'made/heart.png'];
    expect(await twofold(args)).toMatchObject({ code: 0, error: '' });
    expect(await twofold(args)).toMatchObject({
      code: 2,
      error: expect.stringContaining('is there already'),
    });
    expect(await twofold([...args, '--force'])).toMatchObject({ code: 0, error: '' });
    expect(readdirSync(join(folder, 'made'))).toEqual(['heart.png']);
    const { out } = await twofold(['convert', 'made/heart.png', '--as', 'json']);
    expect(JSON.parse(out)).toMatchObject({ templates: [{ name: 'heart' }] });
  });

  test('is quiet when its reader has seen enough', async () => {
    expect(await twofold(['journey', '--jsonl'], '', 1)).toMatchObject({ code: 0, error: '' });
  });

  test.each([
    ['yes', ['solve'], '1 1\n', 0],
    ['no', ['solve', '--border', 'closed'], '1 2\n2 1\n', 1],
    ['no, with a reason', ['deal'], 'ooo\nooo\nooo\n', 1],
    ['what it does not understand', ['solve', '--nonsense'], '', 2],
  ])('ends with the exit code of %s without any reader', async (_answer, args, input, code) => {
    expect(await twofold(args, input, 0)).toMatchObject({ code });
    expect(await twofold(args, input, undefined, true)).toMatchObject({ code });
    expect(await twofold(args, input, 0, true)).toMatchObject({ code });
  });

  test('ends when its reader has seen enough of a batch, though more requests would come', async () => {
    const input = '{"width":2,"height":1,"cells":[1,1]}\n'.repeat(200_000);
    expect(await twofold(['solve', '--jsonl', '--jobs', '1'], input, 1)).toMatchObject({
      code: 0,
      error: '',
    });
  });

  test('waits for no more requests when its reader is gone', async () => {
    const child = spawn(process.execPath, ['scripts/twofold.mjs', 'solve', '--jsonl'], { cwd: REPOSITORY });
    child.stdout.destroy();
    child.stdin.write('{"width":2,"height":1,"cells":[1,1]}\n');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('writes its files when both its outputs are closed', async () => {
    const args = ['convert', 'heart', '--as', 'png', '--out', 'unread/heart.png'];
    expect(await twofold(args, '', 0, true)).toMatchObject({ code: 0 });
    expect(readdirSync(join(folder, 'unread'))).toEqual(['heart.png']);
  });

  test.skipIf(process.platform !== 'linux')('says that its answer could not be written', async () => {
    const full = openSync('/dev/full', 'w');
    const args = ['scripts/twofold.mjs', 'journey', '--jsonl', '--lang', 'en'];
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: REPOSITORY,
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(
        /^twofold: the answer could not be written to standard output: the disk is full/,
      ),
    });
  });

  test('answers a batch on two cores as on one', async () => {
    const template = new Array(36).fill(-1);
    const request = (seed: number) => JSON.stringify({ width: 6, height: 6, template, seed, rate: true });
    const input = Array.from({ length: 24 }, (_, seed) => `${request(seed)}\n`).join('');
    const alone = await twofold(['deal', '--jsonl', '--jobs', '1'], input);
    expect(alone.out.trimEnd().split('\n')).toHaveLength(24);
    expect(await twofold(['deal', '--jsonl', '--jobs', '2'], input)).toEqual(alone);
  });

  test('brings the puzzles and tells its version', async () => {
    expect((await twofold(['puzzles', '--shipped', '--jsonl', '--shard', '1/100'])).out).toMatch(
      /^\{"kind":/,
    );
    expect((await twofold(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
