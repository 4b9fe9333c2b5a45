import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { refuseUnsafeArguments } from '../tests/standin/command-line.ts';
import { whyNotHere } from './electron-runtime.mjs';
import { electronArguments, parseStartFlags } from './start-flags.mjs';

const plain = {
  help: false,
  browser: false,
  check: false,
  open: true,
  data: null,
  port: null,
  files: [],
  links: [],
};

test.each([
  [[], {}, plain],
  [['--browser', '--no-open'], {}, { ...plain, browser: true, open: false }],
  [['--check'], {}, { ...plain, check: true }],
  [[], { TWOFOLD_HOST: 'browser' }, { ...plain, browser: true }],
  [[], { TWOFOLD_HOST: 'electron' }, plain],
  [['--port=0'], {}, { ...plain, port: 0 }],
  [['a.twofold'], {}, { ...plain, files: [resolve('/home/a/a.twofold')] }],
  [['2fw11-00001'], {}, { ...plain, links: ['twofold://play/2fw11-00001'] }],
  [['twofold://play/2FW11'], {}, { ...plain, links: ['twofold://play/2FW11'] }],
  [['--data', 'games'], {}, { ...plain, data: resolve('/home/a/games') }],
  [['--data', resolve('/games')], {}, { ...plain, data: resolve('/games') }],
])('%j with %j', (args, env, flags) => {
  expect(parseStartFlags(args, env, '/home/a')).toEqual(flags);
});

test('Electron is given its folder, --, and what was asked for: nothing stands behind the first link', () => {
  const flags = parseStartFlags(['twofold://play/2FW11', 'a.twofold', '--data', 'D', '2F8K3'], {}, '/home/a');
  const args = electronArguments('/app', flags);
  const [data, file] = [resolve('/home/a/D'), resolve('/home/a/a.twofold')];
  expect(args).toEqual(['/app', '--', '--data', data, file, 'twofold://play/2FW11']);
  expect(electronArguments('/app', plain)).toEqual(['/app', '--']);
});

test.each([
  [['C:\\Twofold.exe', 'twofold://play/2FW11'], true],
  [['C:\\Twofold.exe', 'C:\\a.twofold', 'D:\\b.twofold'], true],
  [['Twofold.exe', '--data=C:\\a', 'a b:c', 'twofold'], true],
  [['Twofold.exe', 'convert', 'twofold://play/2FW11', '--as', 'code'], false],
  [['Twofold.exe', 'file:///C:/a.twofold', 'b.twofold'], false],
  [['Twofold.exe', 'twofold://play/2FW11', '--', '--as', 'code'], true],
  [['Twofold.exe', '--', 'convert', 'twofold://play/2FW11', '--as', 'code'], true],
])("Windows' Electron starts with %j: %s", (args, starts) => {
  const start = () => refuseUnsafeArguments(args);
  if (starts) expect(start).not.toThrow();
  else expect(start).toThrow('without a word');
});

test.each([
  [['--speed'], '--speed'],
  [['now'], 'now'],
  [['board.txt'], 'board.txt'],
  [['2FW11?x'], '2FW11?x'],
  [['twofold://erase/2FW11'], 'erase'],
  [['--port'], '--port'],
  [['--port', '65536'], '65536'],
  [['--port', '-1'], '--port'],
  [['--data='], '--data'],
  [['--browser=yes'], '--browser'],
])('%j is refused in one line that names it', (args, words) => {
  const { problem } = parseStartFlags(args, {}, '/');
  expect(problem).toContain(words);
  expect(problem).not.toContain('\n');
});

test.each([
  ['linux', {}, 1000, 'there is no display for a desktop window'],
  ['linux', { DISPLAY: ':0' }, 0, 'Electron does not start as root'],
  ['linux', { DISPLAY: ':0' }, 1000, null],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, 1000, null],
  ['darwin', {}, 501, null],
  ['win32', {}, undefined, null],
])('on %s with %j as user %s Electron is kept from starting: %s', (platform, env, user, why) => {
  expect(whyNotHere(platform, env, user)).toBe(why);
});
