import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../core/languages.ts';
import { dropFolder, makeFolder } from '../../tests/reliability/support/folder.ts';
import { ask } from '../../tests/support/browser-host.ts';
import { systemError } from '../../tests/support/command-line.ts';
import { enterTab } from '../../tests/support/greet.ts';
import { hostWords } from '../../tests/support/host-words.ts';
import { portTrouble } from './run.ts';

const FLAGS = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];

type Host = ChildProcessByStdio<null, Readable, Readable>;

function startHost(program: string, folder: string, ...first: readonly string[]): Host {
  const path = fileURLToPath(new URL(`../../tests/support/${program}`, import.meta.url));
  return spawn(process.execPath, [...FLAGS, path, ...first, '--data', folder, '--no-open'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

test.skipIf(process.platform === 'win32')(
  'a disk that hangs for ever when the host ends keeps it five seconds, and then it ends as by a kill',
  async () => {
    const folder = makeFolder();
    const host = startHost('stuck-host.ts', folder);
    await once(host.stdout, 'data');
    host.kill('SIGTERM');
    expect(await once(host, 'exit')).toEqual([null, 'SIGKILL']);
    dropFolder(folder);
  },
  60_000,
);

test
  .skipIf(process.platform === 'win32')
  .each([{ gone: ['stderr'] }, { gone: ['stdout'] }, { gone: ['stderr', 'stdout'] }] as const)(
  'a host whose $gone has lost its reader answers, logs each bug once and ends at SIGTERM',
  async ({ gone }) => {
    const folder = makeFolder();
    const host = startHost('printing-host.ts', folder);
    const exited = once(host, 'exit');
    const [printed] = await once(host.stdout, 'data');
    const { socket } = await enterTab(/READY (\S+)/.exec(String(printed))?.[1] ?? '');
    for (const stream of gone) host[stream].destroy();
    for (let round = 1; round <= 20; round++) {
      socket.send(JSON.stringify({ bug: 'Error: thrown by the page' }));
      socket.send(JSON.stringify({ bug: `Error: the page's ${round}` }));
      const answer = await ask(socket, { id: round, channel: 'settings.read', request: null });
      expect(answer).toMatchObject({ id: round, answer: { ok: true } });
    }
    host.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    const log = readFileSync(join(folder, 'logs', 'bugs.log'), 'utf8');
    const entries = log.split('\n').filter((line) => /^\d{4}-/.test(line));
    expect(entries).toHaveLength(22);
    expect(entries[0]).toMatch(/×20 +'page: Error: thrown by the page'$/);
    expect(entries[1]).toMatch(/×1 +"page: Error: the page's 1"$/);
    expect(log).toMatch(/×20 +\[Error: a bug of the thread\]$/m);
    dropFolder(folder);
  },
  60_000,
);

describe.skipIf(process.platform === 'win32')('a host that ends by a bug', () => {
  const WORDS = fileURLToPath(new URL('../../resources/words', import.meta.url));

  /** A package whose words are pipes: each can be read once, when somebody writes into it. */
  function makePackage(): { folder: string; pipes: readonly string[] } {
    const folder = makeFolder();
    writeFileSync(join(folder, 'package.json'), '{ "version": "1.0.0" }');
    const pipes = LANGUAGES.map((language) => {
      const words = join(folder, 'resources', 'words', language);
      mkdirSync(words, { recursive: true });
      return join(words, 'host.json');
    });
    spawnSync('mkfifo', pipes);
    return { folder, pipes };
  }

  /** Makes a bug end a host of such a package, whose words can be read but once; returns its exit and what it said. */
  async function endOf(readsWords: (pipes: readonly string[]) => Promise<unknown>) {
    const made = makePackage();
    const folder = makeFolder();
    const host = startHost('erring-host.ts', folder, made.folder);
    const exited = once(host, 'exit');
    let said = '';
    host.stderr.on('data', (text) => {
      said += text;
    });
    await once(host.stdout, 'data');
    await readsWords(made.pipes);
    host.kill('SIGUSR2');
    const end = await exited;
    const log = readFileSync(join(folder, 'logs', 'bugs.log'), 'utf8');
    for (const each of [folder, made.folder]) dropFolder(each);
    expect(log).toContain('a bug of the host');
    return { end, said };
  }

  test('says so by words that it read while all was well', async () => {
    const { end, said } = await endOf((pipes) =>
      Promise.all(
        LANGUAGES.map((language, at) =>
          writeFile(pipes[at] ?? '', readFileSync(join(WORDS, language, 'host.json'))),
        ),
      ),
    );
    expect(end).toEqual([1, null]);
    for (const language of LANGUAGES) expect(said).toContain(`twofold: ${hostWords(language)('ended')}\n`);
  }, 60_000);

  test('ends as by a kill when a disk that hangs never gives the words', async () => {
    const { end, said } = await endOf(async () => undefined);
    expect(end).toEqual([null, 'SIGKILL']);
    expect(said).not.toContain('twofold:');
  }, 60_000);
});

test.each([
  ['EADDRINUSE', 'browser.port-taken'],
  ['EACCES', 'browser.port-refused'],
  ['ENOENT', null],
])('%s of a port has its own text', (code, text) => {
  expect(portTrouble(systemError(code))).toBe(text);
});
