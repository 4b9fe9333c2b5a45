/**
 * Asks a packed program as a shell would, without a display: `node tests/pack/smoke-commands.ts PROGRAM`, on Windows its
 * launcher. What it answers on pipes is compared with the command line that runs from the sources.
 */
import { deepEqual, equal } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const [program] = process.argv.slice(2);
if (program === undefined) throw new Error('usage: smoke-commands.ts PROGRAM');
const home = mkdtempSync(join(tmpdir(), 'twofold-commands-'));
const { DISPLAY, WAYLAND_DISPLAY, ...environment } = process.env;
const env = { ...environment, APPDATA: home, XDG_CONFIG_HOME: home, LC_ALL: 'zh_CN.UTF-8' };

const ASKED: readonly (readonly [args: readonly string[], input: string, code: number])[] = [
  [['--version'], '', 0],
  [['deal', 'heart', '--seed', '2026', '--share'], '', 0],
  [['links'], '1 2 1\n', 0],
  [['autoplay', '--border', 'closed'], '1 2\n2 1\n', 1],
  [['solve', '--nonsense'], '', 2],
  // On Windows Electron refuses this one unless the launcher puts `--` first.
  [['convert', 'twofold://play/2FW11-00001-ZA02S-120R4-2DCWJ-DW4FX', '--as', 'code'], '', 0],
  [['journey', '--jsonl'], '', 0],
  [['deal', '--jsonl', '--jobs', '2'], requests(200), 0],
];

for (const [args, input, code] of ASKED) {
  const packed = ask(resolve(program), args, input);
  const built = ask(process.execPath, ['scripts/twofold.mjs', ...args], input);
  equal(packed.code, code, `${args.join(' ')}: ${packed.error}`);
  deepEqual(packed, built, args.join(' '));
  console.log(`${args.join(' ')}: ${packed.out.length} bytes, exit code ${packed.code}`);
}
deepEqual(readdirSync(home), [], 'it made a data folder');
rmSync(home, { recursive: true });

function ask(file: string, args: readonly string[], input: string) {
  // A script of cmd cannot be started without it; none of the arguments above means anything to it.
  const shell = file.endsWith('.cmd');
  const ended = spawnSync(shell ? `"${file}"` : file, args, { env, input, shell, maxBuffer: 1 << 28 });
  return { code: ended.status, out: ended.stdout.toString(), error: ended.stderr.toString() };
}

function requests(count: number): string {
  const template = new Array(36).fill(-1);
  const request = (seed: number) => `${JSON.stringify({ width: 6, height: 6, template, seed })}\n`;
  return Array.from({ length: count }, (_, seed) => request(seed)).join('');
}
