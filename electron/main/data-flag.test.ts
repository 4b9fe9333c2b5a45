import { expect, test } from 'vitest';
import { readDataFlag } from './data-flag.ts';

test.each([
  [['twofold'], null],
  [['twofold', '--data'], null],
  [['twofold', '--data='], null],
  [['electron', '.', '--no-sandbox', '--data', '/games', '--lang=zh-CN'], '/games'],
  [['twofold', '--data=/my games'], '/my games'],
  [['twofold', '--database', 'x'], null],
])('finds in %j the folder %s', (args, folder) => {
  expect(readDataFlag(args)).toBe(folder);
});
