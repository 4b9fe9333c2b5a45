/** `--check` of the host for the browser, as a person runs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect } from '@playwright/test';
import { REPOSITORY } from '../../e2e/harness/host-process.ts';
import { test } from '../../e2e/harness/test.ts';

/** Starts the check with no other browser than the one that the spec opens. */
async function startCheck(language: string) {
  // A socket's path is short.
  const room = await mkdtemp(join(tmpdir(), 'twofold-check-spec-'));
  const programs = join(room, 'programs');
  await mkdir(join(room, 'tmp'), { recursive: true });
  await mkdir(programs);
  // The host waits for it to end, and takes the page for shown.
  await writeFile(join(programs, 'xdg-open'), '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  const child = spawn(process.execPath, ['scripts/start.mjs', '--browser', '--check'], {
    cwd: REPOSITORY,
    env: {
      ...process.env,
      LC_ALL: language,
      TMPDIR: join(room, 'tmp'),
      PATH: `${programs}${delimiter}${process.env.PATH}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      said += chunk;
    });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    said: () => said,
    ended,
    left: () => readdir(join(room, 'tmp')),
    clear: () => rm(room, { recursive: true }),
  };
}

test('every step is reached by a page in the browser, and nothing is left behind', async ({ playwright }) => {
  test.skip(process.platform !== 'linux', 'xdg-open opens pages on Linux alone');
  const check = await startCheck('en_US.UTF-8');
  await expect.poll(check.said).toMatch(/address: http:\S+/);
  const [, address = ''] = /address: (http:\S+)/.exec(check.said()) ?? [];
  const chromium = await playwright.chromium.launch();
  const page = await chromium.newPage();
  await page.goto(address);
  expect(await check.ended, check.said()).toBe(0);
  await chromium.close();
  expect(check.said()).toMatch(/^10 {2}it quits cleanly: yes, in [\d.]+ s\nEvery step works\.\n$/m);
  expect(check.said().match(/: yes, in/g)).toHaveLength(10);
  expect(await check.left()).toEqual([]);
  await check.clear();
});

test('a folder that cannot be used is named in the reader’s language', async () => {
  test.skip(process.platform !== 'linux', 'only there a folder for temporary files can be a device');
  const child = spawn(process.execPath, ['out/main/browser.js', '--check'], {
    cwd: REPOSITORY,
    env: { ...process.env, LC_ALL: 'zh_CN.UTF-8', TMPDIR: '/proc' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      said += chunk;
    });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(said).toContain('检查用的文件夹建在系统的临时文件夹里，但无法使用');
  expect(said).not.toContain('ENOENT: ');
});
