/** The command line on Windows: names, paths, streams, and what a template that is called like a device becomes. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { BUILTIN_TEMPLATES } from '../../../core/templates/builtin.ts';
import { makeTemplateFile } from '../../../core/templates/file/file.ts';
import { REPOSITORY } from '../../e2e/harness/host-process.ts';
import { machineHere, windowsPath } from '../../wine/machine.ts';
import { type Ended, runOnWindows } from '../../wine/windows-process.ts';

const BUNDLE = join(REPOSITORY, 'out', 'cli', 'main.js');
const PROGRAM =
  'const [url, ...args] = process.argv.slice(1);' +
  'import(url).then((cli) => cli.runProcess(args, process.cwd())).then((code) => process.exit(code))';

/** A new folder on C:, as Linux names it. */
const makeFolder = () => mkdtempSync(join(machineHere().driveC, '连 连 看 '));

/** Runs the built command line in a folder. */
function twofold(folder: string, args: readonly string[], input: string | Uint8Array = ''): Promise<Ended> {
  const url = `file:///${windowsPath(BUNDLE).replaceAll('\\', '/')}`;
  return runOnWindows({ args: ['--eval', PROGRAM, url, ...args], cwd: windowsPath(folder) }, input);
}

/** The same on this machine. */
function twofoldHere(args: readonly string[], input = ''): string {
  const program = ['--eval', PROGRAM, pathToFileURL(BUNDLE).href, ...args];
  return execFileSync(process.execPath, program, { input, encoding: 'utf8' });
}

/** A program of Windows that is no Node, which would get at any name. */
function cmd(folder: string, ...args: readonly string[]): Promise<Ended> {
  return runOnWindows({ program: 'cmd', args: ['/d', '/c', ...args], cwd: windowsPath(folder) });
}

test('templates that are called like devices are unpacked into files that other programs read and delete', async () => {
  const folder = makeFolder();
  const names = ['CON', 'con', 'nul', 'COM1', 'Lpt9.v2', 'a:b', '..', 'dots. .', '连连看 的 图'];
  const [heart] = BUILTIN_TEMPLATES;
  if (heart === undefined) throw new Error('there is no template');
  const designs = names.map((name) => ({ ...heart, name, author: '', tags: [] }));
  writeFileSync(
    join(folder, 'odd.twofold.json'),
    makeTemplateFile({ pack: { name: 'Odd', author: '' }, designs }),
  );
  const unpacked = await twofold(folder, ['pack', '--unpack', 'odd.twofold.json', '--out', 'levels']);
  expect(unpacked).toMatchObject({ code: 0, error: '' });
  const files = unpacked.out.trim().split(/\r?\n/);
  expect(files).toHaveLength(names.length);
  for (const [place, file] of files.entries()) {
    const here = join(folder, file.replaceAll('\\', '/'));
    const read = await cmd(folder, 'type', file);
    expect([file, read.out]).toEqual([file, readFileSync(here, 'utf8')]);
    expect(JSON.parse(read.out).templates[0].name).toBe(names[place]);
    expect(await cmd(folder, 'del', file)).toMatchObject({ code: 0 });
    expect([file, existsSync(here)]).toEqual([file, false]);
  }
});

test('no file is made that other programs could not open, and the sentence says what to do', async () => {
  const folder = makeFolder();
  for (const name of ['con.json', 'NUL', 'com1.twofold.json', 'ab:c.json', 'x.', 'aux\\x.json']) {
    const { code, out, error } = await twofold(folder, [
      'convert',
      'heart',
      '--as',
      'json',
      '--out',
      name,
      '--lang',
      'zh',
    ]);
    expect([code, out]).toEqual([2, '']);
    expect(error.trim()).toBe(`twofold: 无法写入 ${name}：系统不接受这样的名字或文件；请换一个`);
  }
  expect(readdirSync(folder)).toEqual([]);
});

test('paths with Chinese and blanks, drive letters in small, and of more than 300 characters are written and read', async () => {
  const folder = makeFolder();
  const windows = windowsPath(folder);
  const long = join('长'.repeat(80), '路 径'.repeat(25), '多'.repeat(80), '名'.repeat(70), '心 形.json');
  const spellings = [
    '心 形.json',
    `${windows.toLowerCase()}\\small.json`,
    `${windows.replaceAll('\\', '/')}/slashes.json`,
    `${windows}\\${long.replaceAll('/', '\\')}`,
  ];
  expect(spellings.at(-1)?.length).toBeGreaterThan(300);
  const code = twofoldHere(['convert', 'heart', '--as', 'code', '--seed', '7']);
  for (const spelling of spellings) {
    const made = await twofold(folder, [
      'convert',
      'heart',
      '--as',
      'json',
      '--name',
      '心 形',
      '--out',
      spelling,
    ]);
    expect(made).toMatchObject({ code: 0, error: '' });
    const read = await twofold(folder, ['convert', spelling, '--as', 'code', '--seed', '7']);
    expect([spelling, read]).toEqual([spelling, { code: 0, out: code, error: '' }]);
  }
  for (const name of ['心 形.json', 'small.json', 'slashes.json', long])
    expect([name, existsSync(join(folder, name))]).toEqual([name, true]);
});

test('answers, exit codes and many lines from several threads are those of Linux', async () => {
  const folder = makeFolder();
  const lines = Array.from({ length: 24 }, (_, seed) =>
    JSON.stringify({ template: 'heart', seed: seed + 1 }),
  ).join('\n');
  expect(await twofold(folder, ['deal', '--jsonl'], lines)).toEqual({
    ...{ code: 0, error: '' },
    out: twofoldHere(['deal', '--jsonl'], lines),
  });
  // As PowerShell 5.1 writes a file: UTF-16 with its mark, and CR LF.
  const board = Buffer.from('\ufeff1 2\r\n2 1\r\n', 'utf16le');
  expect((await twofold(folder, ['solve', '--border', 'closed'], board)).code).toBe(1);
  expect((await twofold(folder, ['solve', '没有.txt', '--lang', 'zh'])).error).toContain('没有.txt');
});
