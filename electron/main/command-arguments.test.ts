import { resolve, sep } from 'node:path';
import { expect, test } from 'vitest';
import { browserArguments, checkArguments, commandArguments, givenArguments } from './command-arguments.ts';

const APP = resolve('/opt/Twofold/resources/app.asar');

test.each([
  [
    ['deal', 'heart', '--seed', '7'],
    ['deal', 'heart', '--seed', '7'],
  ],
  [['--help'], ['--help']],
  [['--version'], ['--version']],
  // A name that is none: the command line says so, instead of a window that opens for no reason.
  [
    ['dael', 'heart'],
    ['dael', 'heart'],
  ],
  // The launchers put `--` first; one that follows belongs to the command.
  [
    ['--', 'deal', 'heart', '--', '7'],
    ['deal', 'heart', '--', '7'],
  ],
  [['--', '--help'], ['--help']],
  [['--'], null],
  [['--', '--', 'deal'], null],
  [['--', '--data', 'folder', 'deal'], null],
  [['--', 'twofold://play/2FW11-00001'], null],
  [[], null],
  [['--data', 'folder'], null],
  [['--safe-mode'], null],
  [['sails.twofold'], null],
  [['/home/a/sails.twofold.json', 'deal'], null],
  [['file:///home/a/sails.twofold'], null],
  [['twofold://play/2FW11-00001', 'deal', 'heart'], null],
  [['-psn_0_12345'], null],
])('%j', (args, command) => {
  expect(commandArguments(givenArguments(['/opt/Twofold/twofold', ...args], [APP]))).toEqual(command);
  expect(commandArguments(givenArguments(['/usr/bin/electron', APP, ...args], [`${APP}${sep}`]))).toEqual(
    command,
  );
});

test.each<[given: string[], args: string[] | null]>([
  [['--browser'], []],
  [
    ['--browser', '--', '--data', 'folder'],
    ['--data', 'folder'],
  ],
  [
    ['--data', 'folder', '--browser'],
    ['--data', 'folder'],
  ],
  [
    ['--browser', '--no-sandbox', '--ozone-platform=x11', '--data=a b', 'sails.twofold'],
    ['--data=a b', 'sails.twofold'],
  ],
  [
    ['--no-open', '--browser', '--port=7', '--port', '8'],
    ['--no-open', '--port=7', '--port', '8'],
  ],
  // Arguments behind a link may have been smuggled in with it.
  [['--browser', 'twofold://play/2FW11', '--data', 'elsewhere'], ['twofold://play/2FW11']],
  [['twofold://play/2FW11', '--browser'], null],
  [['sails.twofold', '--browser'], null],
  [['--data', '--browser'], null],
  [['--safe-mode'], null],
  [[], null],
])('the browser host is given of %j what is its own', (given, args) => {
  expect(browserArguments(given)).toEqual(args);
});

test.each<[given: string[], check: ReturnType<typeof checkArguments>]>([
  [['--check'], { host: 'window', flags: [] }],
  [['--browser', '--check'], { host: 'browser', flags: [] }],
  [
    ['--data', 'folder', '--disable-gpu', '--check', 'sails.twofold'],
    { host: 'window', flags: ['--disable-gpu'] },
  ],
  [['sails.twofold', '--check'], null],
  [['twofold://play/2FW11', '--check'], null],
  [['--data', '--check'], null],
  [['--browser'], null],
])('of %j the check is %j', (given, check) => {
  expect(checkArguments(given)).toEqual(check);
});

test('a switch that the program is started again with may stand before its own path', () => {
  expect(givenArguments(['/usr/bin/electron', '--browser', APP, '--data', 'x'], [APP])).toEqual([
    '--browser',
    '--data',
    'x',
  ]);
  expect(givenArguments(['/opt/Twofold/twofold', '--data', APP], [APP])).toEqual(['--data', APP]);
});
