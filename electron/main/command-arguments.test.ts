import { resolve, sep } from 'node:path';
import { expect, test } from 'vitest';
import { commandArguments } from './command-arguments.ts';

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
  expect(commandArguments(['/opt/Twofold/twofold', ...args], [APP])).toEqual(command);
  expect(commandArguments(['/usr/bin/electron', APP, ...args], [`${APP}${sep}`])).toEqual(command);
});
