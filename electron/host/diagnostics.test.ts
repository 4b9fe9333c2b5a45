import { expect, test } from 'vitest';
import { createDiagnostics, findNames, redact } from './diagnostics.ts';

const secrets = {
  folders: ['/home/li lei/.config/Twofold', '/home/li lei', 'C:\\Users\\李 雷'],
  names: ['li lei', '李 雷', 'my-laptop'],
};

test.each([
  ['    at start (file:///home/li%20lei/app/out/main/index.js:10:5)', '    at start (<path>/index.js:10:5)'],
  [
    '    at open (/opt/Twofold/resources/app.asar/out/main/index.js:1:2)',
    '    at open (<path>/index.js:1:2)',
  ],
  [
    "ENOENT: no such file, open '/home/li lei/.config/Twofold/twofold.db'",
    "ENOENT: no such file, open '<path>/twofold.db'",
  ],
  ["open 'C:\\Users\\李 雷\\AppData\\Roaming\\Twofold\\twofold.db'", "open '<path>/twofold.db'"],
  ["open 'c:\\users\\李 雷\\Secret plans.txt'", "open '<path>'"],
  ['open "D:/games/someone else/x"', 'open "<path>"'],
  ['\\\\server\\share\\bob\\notes', '<path>'],
  ['moved to /Users/bob', 'moved to <path>'],
  ['file:///C:/Users/bob/x.js:3', '<path>/x.js:3'],
  ['Li Lei on MY-LAPTOP', '<name> on <name>'],
])('%j is told as %j', (logged, told) => {
  expect(redact(logged, secrets)).toBe(told);
});

test.each([
  'and/or',
  'app://twofold/assets/index.js:1',
  '10/2 = 5',
  'Electron 45.4.1',
  'a: b',
  'https://x.org/y',
])('%j is left alone', (text) => {
  expect(redact(text, secrets)).toBe(text);
});

test('a report has facts, then the end of the log', () => {
  const log = `${'old\n'.repeat(100_000)}last /home/li lei/x`;
  const report = createDiagnostics({ version: '1.0.0', folder: '/home/li lei' }, log, secrets);
  expect(report).toMatch(/^Twofold diagnostics\nversion: 1\.0\.0\nfolder: <path>\n\nLog\nold\n/);
  expect(report).toMatch(/\nlast <path>\n$/);
  expect(report.length).toBeLessThan(210_000);
  expect(createDiagnostics({}, '', secrets)).toBe('Twofold diagnostics\n\n\nLog\n(empty)\n');
});

test('a user with a name of one letter keeps the alphabet', () => {
  expect(redact('a bad day', { folders: ['/'], names: ['a', ''] })).toBe('a bad day');
});

test('a name of one Chinese character is a whole name', () => {
  expect(redact('李 at work', { folders: [], names: ['李'] })).toBe('<name> at work');
});

test('a user whom the system has no name for can be diagnosed', () => {
  const unknown = () => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  };
  expect(findNames(unknown, 'my-laptop')).toEqual(['my-laptop']);
  expect(findNames(() => ({ username: '李 雷' }), 'my-laptop')).toEqual(['李 雷', 'my-laptop']);
});
