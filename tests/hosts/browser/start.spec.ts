/** `npm start` as a person or a program at the terminal sees it. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { LANGUAGES } from '../../../core/languages.ts';
import { REPOSITORY } from '../../e2e/harness/host-process.ts';
import { expectOnShelf, putFile, square } from '../../e2e/harness/opened-files.ts';
import { test } from '../../e2e/harness/test.ts';
import { enterTab } from '../../support/greet.ts';

let data: string;
test.beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'twofold-start-'));
});
// A host that has left its port may still be putting its last files away.
test.afterEach(() => rm(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));

interface Command {
  readonly child: ChildProcess;
  readonly exited: Promise<number | null>;
  stdout(): string;
  stderr(): string;
}

function run(program: string, args: readonly string[], options: SpawnOptions = {}): Command {
  const child = spawn(program, args, { cwd: REPOSITORY, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const exited = once(child, 'close').then(([code]) => code as number | null);
  return { child, exited, stdout: () => stdout, stderr: () => stderr };
}

function start(args: readonly string[], env = process.env): Command {
  return run(process.execPath, ['scripts/start.mjs', ...args, '--data', data], { env });
}

async function readyUrl(command: Command): Promise<string> {
  await expect.poll(command.stdout, { message: command.stderr() }).toMatch(/^READY .+$/m);
  const [, ...lines] = command.stdout().split(/^READY /m);
  expect(lines, 'one READY line').toHaveLength(1);
  return lines[0]?.trim() ?? '';
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  test(`${signal} ends the command cleanly`, async () => {
    test.skip(process.platform === 'win32', 'Windows has no signals');
    const command = start(['--browser', '--no-open']);
    const url = await readyUrl(command);
    await enterTab(url);
    command.child.kill(signal);
    expect(await command.exited).toBe(0);
    await expect(fetch(url)).rejects.toThrow();
  });

/** npm's own program, as Node runs it: on Windows `npm` is a script for cmd. */
function npm(folder: string, env: NodeJS.ProcessEnv = process.env): Command {
  const flags = ['start', '--silent', '--', '--browser', '--no-open', '--data', data];
  const detached = process.platform !== 'win32';
  return run(process.execPath, [npmProgram(), ...flags], { env, cwd: folder, detached });
}

function npmProgram(): string {
  const { npm_execpath: known = '' } = process.env;
  return /npm-cli\.c?js$/.test(known) ? known : realpathSync(findOnPath('npm'));
}

function findOnPath(name: string): string {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return places.find((place) => existsSync(place)) ?? name;
}

const isGone = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  );

for (const signal of ['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)
  test(`${signal} for npm ends the app`, async () => {
    test.skip(process.platform === 'win32', 'Windows has no signals');
    const command = npm(REPOSITORY);
    const url = await readyUrl(command);
    command.child.kill(signal);
    await expect.poll(() => isGone(url)).toBe(true);
    await expect.poll(() => countOfProcesses(data)).toBe(0);
  });

test('Ctrl-C ends npm and the app', async () => {
  test.skip(process.platform === 'win32', 'Windows has no process groups');
  const command = npm(REPOSITORY);
  const url = await readyUrl(command);
  // A terminal sends it to all of the group; npm alone would leave it to the others.
  process.kill(-(command.child.pid ?? 0), 'SIGINT');
  await command.exited;
  expect(await isGone(url)).toBe(true);
  await expect.poll(() => countOfProcesses(data)).toBe(0);
});

test('npm is missed behind a shell that stays and passes nothing on', async () => {
  test.skip(process.platform === 'win32', 'the shell is one for POSIX');
  const shell = await putFile('shell', '#!/bin/sh\ntrap "" HUP INT TERM\n/bin/sh "$@"\nexit $?\n');
  await chmod(shell, 0o755);
  const command = npm(REPOSITORY, { ...process.env, npm_config_script_shell: shell });
  const url = await readyUrl(command);
  command.child.kill('SIGKILL');
  await expect.poll(() => isGone(url)).toBe(true);
  await expect.poll(() => countOfProcesses(data)).toBe(0);
});

/** Counts the processes that name the data folder on their command line. */
function countOfProcesses(folder: string): number {
  if (process.platform !== 'linux') return 0;
  const commands = readdirSync('/proc').map((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    } catch {
      return '';
    }
  });
  return commands.filter((command) => command.includes(folder)).length;
}

test('npm starts it from a folder below, whatever the path holds', async () => {
  const root = join(data, 'R&D lab', 'two fold (1)');
  const below = join(root, 'docs', 'a & b %TEMP% $HOME');
  await mkdir(below, { recursive: true });
  for (const name of ['package.json', 'package-lock.json', 'scripts', 'out', 'resources'])
    await cp(join(REPOSITORY, name), join(root, name), { recursive: true });
  // A junction, because Windows lets only some make links.
  await symlink(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'), 'junction');
  const stamp = join(root, 'out', '.built');
  await writeFile(stamp, '');
  // Newer than the copies: within one tick of the clock of files they would be as old.
  const later = Date.now() / 1_000 + 60;
  await utimes(stamp, later, later);
  const command = npm(below);
  const url = await readyUrl(command);
  expect((await fetch(url)).status).toBe(200);
  command.child.kill('SIGTERM');
  await expect.poll(() => isGone(url)).toBe(true);
});

test('a host does not outlive the command that started it', async () => {
  const command = start([], { ...process.env, TWOFOLD_HOST: 'browser', PATH: '' });
  const url = await readyUrl(command);
  command.child.kill('SIGKILL');
  await command.exited;
  await expect.poll(() => isGone(url)).toBe(true);
});

test('where there is no display the game opens in the browser and says why', async () => {
  test.skip(process.platform !== 'linux', 'only Linux is without a display');
  const { DISPLAY, WAYLAND_DISPLAY, ...env } = process.env;
  const command = start(['--no-open'], env);
  expect(await readyUrl(command)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#token=/);
  expect(command.stderr()).toContain(
    'there is no display for a desktop window, so Twofold opens in your browser.',
  );
  command.child.kill('SIGTERM');
  expect(await command.exited).toBe(0);
});

test('a file after the flags is opened, from the folder where npm was called', async ({ page }) => {
  const folder = dirname(await putFile('square.twofold', square('Square')));
  const command = start(['--browser', '--no-open', 'square.twofold'], { ...process.env, INIT_CWD: folder });
  await page.goto(await readyUrl(command));
  await expectOnShelf(page, 'Square');
  command.child.kill('SIGTERM');
  expect(await command.exited).toBe(0);
});

test('a port that is taken is said in a sentence a language', async () => {
  const stranger = createServer();
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  // An address object, because it listens on a port.
  const { port } = stranger.address() as AddressInfo;
  const command = start(['--browser', '--no-open', '--port', String(port)]);
  expect(await command.exited).toBe(1);
  const lines = command.stderr().trimEnd().split('\n');
  expect(lines).toHaveLength(LANGUAGES.length);
  for (const line of lines) expect(line).toMatch(new RegExp(`^twofold: .*${port}`));
  expect(lines).toContainEqual(expect.stringContaining(`port ${port} is taken`));
  stranger.close();
});

test('a second command leads to the first one, on whatever port that is', async () => {
  const first = start(['--browser', '--no-open']);
  const { origin, port } = new URL(await readyUrl(first));
  for (const args of [[], ['--port', port], ['--port', '1']]) {
    const second = start(['--browser', '--no-open', ...args]);
    expect(new URL(await readyUrl(second)).origin).toBe(origin);
    expect(await second.exited).toBe(0);
    expect(second.stderr()).toContain('Twofold is already running; this address leads to its page.');
  }
  first.child.kill('SIGTERM');
  expect(await first.exited).toBe(0);
});

for (const [args, words] of [
  [['--fast'], "'--fast'"],
  [['--port', 'x'], "'x'"],
  [['board.txt'], "'board.txt'"],
] as const)
  test(`${args.join(' ')} is refused in one sentence`, async () => {
    const command = start(args);
    expect(await command.exited).toBe(2);
    expect(command.stderr()).toContain(words);
    expect(command.stderr().trim().split('\n')).toHaveLength(1);
    expect(command.stdout()).toBe('');
  });
