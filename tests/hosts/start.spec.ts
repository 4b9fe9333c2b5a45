/** `npm start` as a person or a program at the terminal sees it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { REPOSITORY } from '../e2e/harness/host-process.ts';
import { expectOnShelf, putFile, square } from '../e2e/harness/opened-files.ts';
import { enterTab } from '../support/greet.ts';

let data: string;
test.beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'twofold-start-'));
});
test.afterEach(() => rm(data, { recursive: true, force: true }));

interface Command {
  readonly child: ChildProcess;
  readonly exited: Promise<number | null>;
  stdout(): string;
  stderr(): string;
}

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Command {
  const child = spawn(program, args, { cwd: REPOSITORY, env, stdio: ['ignore', 'pipe', 'pipe'] });
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

function start(args: readonly string[], env?: NodeJS.ProcessEnv): Command {
  return run(process.execPath, ['scripts/start.mjs', ...args, '--data', data], env);
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

test('a signal for npm reaches the app', async () => {
  test.skip(process.platform === 'win32', 'Windows has no signals');
  const command = run('npm', ['start', '--silent', '--', '--browser', '--no-open', '--data', data]);
  const url = await readyUrl(command);
  command.child.kill('SIGTERM');
  expect(await command.exited).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
});

test('a host does not outlive the command that started it', async () => {
  const command = start([], { ...process.env, TWOFOLD_HOST: 'browser', PATH: '' });
  const url = await readyUrl(command);
  command.child.kill('SIGKILL');
  await command.exited;
  const isGone = () =>
    fetch(new URL('/favicon.ico', url)).then(
      () => false,
      () => true,
    );
  await expect.poll(isGone).toBe(true);
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

test('a port that is taken is said in one sentence', async () => {
  const stranger = createServer();
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  // An address object, because it listens on a port.
  const { port } = stranger.address() as AddressInfo;
  const command = start(['--browser', '--no-open', '--port', String(port)]);
  expect(await command.exited).toBe(1);
  expect(command.stderr()).toMatch(new RegExp(`^twofold: port ${port} is taken .+\\n$`));
  stranger.close();
});

test('a second command leads to the first one, on whatever port that is', async () => {
  const first = start(['--browser', '--no-open']);
  const { origin, port } = new URL(await readyUrl(first));
  for (const args of [[], ['--port', port], ['--port', '1']]) {
    const second = start(['--browser', '--no-open', ...args]);
    expect(new URL(await readyUrl(second)).origin).toBe(origin);
    expect(await second.exited).toBe(0);
    expect(second.stderr()).toContain('Twofold is running already; this address leads to its page.');
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
