/** The command line of the packed program, by the model of Electron: its streams, its exit codes, and what it leaves alone. */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../core/languages.ts';
import { extractArchive } from './archive.ts';
import { pack, REPOSITORY } from './pack.ts';
import { type Ended, runNode } from './run-node.ts';
import { TARGET_HERE } from './targets.ts';

const folder = mkdtempSync(join(tmpdir(), 'twofold-commands-'));
const app = join(folder, 'app');
const home = join(folder, 'home');
// The model says what it was asked for; nothing of the window may be among it.
const ENVIRONMENT = {
  ...process.env,
  ...{ TWOFOLD_APP: app, LC_ALL: 'en', HOME: home, XDG_CONFIG_HOME: home, APPDATA: home },
};
const LAUNCHERS = join(REPOSITORY, 'resources', 'packaging', 'bin');
const HEART = '2FW11-00001-ZA02S-120R4-2DCWJ-DW4FX';
const model = fileURLToPath(new URL('../standin/register.ts', import.meta.url));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program of Node's; its output is read until `mostBytes` have come. */
function run(args: readonly string[], input: string, mostBytes?: number): Promise<Ended> {
  return runNode(args, { cwd: folder, env: ENVIRONMENT, input, mostBytes });
}

const packed = (args: readonly string[], input = '', mostBytes?: number) =>
  run(['--import', model, join(app, 'out', 'main', 'index.js'), ...args], input, mostBytes);
const built = (args: readonly string[], input = '') =>
  run([join(REPOSITORY, 'scripts', 'twofold.mjs'), ...args], input);

describe.runIf(TARGET_HERE !== undefined)(
  'the packed program on the command line',
  { timeout: 60_000 },
  () => {
    beforeAll(async () => {
      if (TARGET_HERE === undefined) return;
      mkdirSync(home);
      const { archive } = await pack(TARGET_HERE, folder);
      extractArchive(archive, app);
    }, 120_000);

    test.each<readonly [string, readonly string[], string, number]>([
      ['its version', ['--version'], '', 0],
      ['its help', ['--help'], '', 0],
      ['a deal', ['deal', 'heart', '--seed', '2026', '--share'], '', 0],
      ['a board from standard input', ['links'], '1 2 1\n', 0],
      ['a no', ['autoplay', '--border', 'closed'], '1 2\n2 1\n', 1],
      ['what cannot be read', ['solve', '--nonsense'], '', 2],
      ['a name that no command has', ['dael', 'heart'], '', 2],
      ['puzzles from their files', ['puzzles', '--shipped', '--shard', '1/50'], '', 0],
      ['lines of JSON', ['links', '--jsonl'], '{"width":3,"height":1,"cells":[1,2,1]}\nnonsense\n', 0],
    ])('says %s as a clone does', async (_what, args, input, code) => {
      const ended = await packed(args, input);
      expect(ended.code, ended.error).toBe(code);
      expect(ended).toEqual(await built(args, input));
    });

    test.skipIf(process.platform === 'win32')('takes options behind a link from its launcher', async () => {
      const bin = join(folder, 'launched', 'resources', 'bin');
      mkdirSync(bin, { recursive: true });
      copyFileSync(join(LAUNCHERS, 'twofold'), join(bin, 'twofold'));
      const program = [process.execPath, '--import', model, join(app, 'out', 'main', 'index.js')];
      const script = `#!/bin/sh\nexec ${program.map((each) => `'${each}'`).join(' ')} "$@"\n`;
      writeFileSync(join(folder, 'launched', 'Twofold.exe'), script, { mode: 0o755 });
      const asked = ['convert', `twofold://play/${HEART}`, '--as', 'code'];
      const ended = spawnSync('sh', [join(bin, 'twofold'), ...asked], { env: ENVIRONMENT, encoding: 'utf8' });
      expect({ code: ended.status, out: ended.stdout, error: ended.stderr }).toEqual(await built(asked));
      expect(ended.stdout).toBe(`${HEART}\n`);
    });

    test('has a launcher for consoles that puts -- before what it is given, too', () => {
      const calls = readFileSync(join(LAUNCHERS, 'twofold.cmd'), 'utf8').match(
        /^"%~dp0.*Twofold\.exe" .*$/gm,
      );
      expect(calls).toEqual(['"%~dp0..\\..\\Twofold.exe" -- %*']);
    });

    test('shares a batch among threads of its own', async () => {
      const template = new Array(36).fill(-1);
      const request = (seed: number) => JSON.stringify({ width: 6, height: 6, template, seed, rate: true });
      const input = Array.from({ length: 24 }, (_, seed) => `${request(seed)}\n`).join('');
      const ended = await packed(['deal', '--jsonl', '--jobs', '2'], input);
      expect(ended).toEqual(await built(['deal', '--jsonl', '--jobs', '1'], input));
      expect(ended.out.trimEnd().split('\n')).toHaveLength(24);
    });

    test('is quiet when its reader has seen enough', async () => {
      expect(await packed(['journey', '--jsonl'], '', 1)).toMatchObject({ code: 0, error: '' });
    });

    test('reads the games of an export', async () => {
      const file = join(REPOSITORY, 'tests', 'fixtures', 'first-versions', 'export.json');
      expect(await packed(['replay', file])).toMatchObject({ code: 0, error: '' });
    });

    test.each(LANGUAGES)('names boards and algorithms in %s as a clone does', async (language) => {
      for (const [command = '', ...args] of [
        ['journey'],
        ['daily', '--date', '2027-01-04'],
        ['judge', '--chart', 'link'],
      ]) {
        const ended = await packed([command, '--lang', language, ...args]);
        expect(ended, command).toMatchObject({ code: 0, error: '' });
        expect(ended, command).toEqual(await built([command, '--lang', language, ...args]));
      }
    });

    test('makes no data folder', () => {
      expect(readdirSync(home)).toEqual([]);
    });
  },
);
