import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { MAX_CODE_LENGTH } from '../../core/codes/symbols.ts';
import { argumentsBeforeOpened, findOpened, readOpenedLink, readSecondStart } from './opened.ts';

const folder = resolve('/home/a');
const LINK = 'twofold://play/2FW11-00001';

test.each([
  [['twofold'], [], []],
  [['twofold', LINK], [], [LINK]],
  [['electron', '.', '--no-sandbox', 'TWOFOLD://play/x'], [], ['TWOFOLD://play/x']],
  [['twofold', 'a.twofold', LINK], ['a.twofold'], [LINK]],
  // Nothing behind a link is believed: not a file, not a flag, not another link.
  [['twofold', LINK, 'b.twofold', '--data', '/evil', 'twofold://play/y'], [], [LINK]],
  [['twofold', 'twofold://play/x.png'], [], ['twofold://play/x.png']],
  // The launchers put `--` before everything.
  [['electron', '.', '--', '--data', 'mine', 'a.twofold', LINK], ['a.twofold'], [LINK]],
  [['twofold', '--', '--data=mine', 'a.twofold', 'b.png'], ['a.twofold', 'b.png'], []],
])('in %j the files are %j and the links %j', (args, files, links) => {
  expect(findOpened(args, folder)).toEqual({ files: files.map((name) => join(folder, name)), links });
});

test.each([
  [['twofold', '--data', 'mine'], 3],
  [['twofold', '--data', 'mine', LINK, '--data', '/evil'], 3],
  [['electron', '.', '--', '--data', 'mine', LINK, '--data', '/evil'], 5],
  [['twofold', '--', 'a.twofold', '--safe-mode'], 2],
  [['twofold', LINK, '--safe-mode'], 1],
  [['twofold', 'C:\\a b.twofold', '--safe-mode'], 1],
  [['twofold', 'file:///home/a/b.twofold', '--data=/evil'], 1],
  [['twofold', '--data', '/games.json', '--safe-mode', 'a.png', '--safe-mode'], 4],
  [['twofold', `${LINK} --safe-mode`], 1],
])('of %j the first %i may be switches', (args, count) => {
  expect(argumentsBeforeOpened(args)).toEqual(args.slice(0, count));
});

test.each([
  [
    { files: ['/a.twofold', 7], links: [LINK, null] },
    { files: ['/a.twofold'], links: [LINK] },
  ],
  [
    { files: 'a.twofold', links: LINK },
    { files: [], links: [] },
  ],
  [{ links: { length: 1, 0: LINK } }, { files: [], links: [] }],
  [{}, { files: [], links: [] }],
  ['twofold://play/x', { files: [], links: [] }],
  [null, { files: [], links: [] }],
])('a second start that says %j names %j', (said, opened) => {
  expect(readSecondStart(said)).toEqual(opened);
});

test.each([
  [LINK, '2FW11-00001'],
  ['twofold://play/2FW11?seed=1', null],
  ['twofold://settings/erase', null],
  [`twofold://play/${'2'.repeat(MAX_CODE_LENGTH + 1)}`, null],
  ['twofold://play/2F"; rm -rf ~', null],
])('of %s the window hears %j', (link, code) => {
  expect(readOpenedLink(link)).toEqual({ type: 'open-code', code });
});
