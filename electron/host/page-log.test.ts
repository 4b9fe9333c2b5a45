import { expect, test } from 'vitest';
import { createPageLog } from './page-log.ts';

test('keeps what a page says, up to a length', () => {
  const bugs: unknown[] = [];
  const log = createPageLog((bug) => bugs.push(bug));
  log('boom');
  log('x'.repeat(5_000));
  expect(bugs).toEqual(['page: boom', `page: ${'x'.repeat(4_000)}`]);
});

test('of a page that never stops two hundred different errors are heard', () => {
  const bugs: unknown[] = [];
  const log = createPageLog((bug) => bugs.push(bug));
  for (let count = 0; count < 1_000; count++) log(`error ${count}`);
  expect(bugs).toHaveLength(201);
  expect(bugs.at(-1)).toBe('page: no other errors of this page are kept from here on');
});

test('an error that comes again hides no other', () => {
  const bugs: unknown[] = [];
  const log = createPageLog((bug) => bugs.push(bug));
  for (let count = 0; count < 1_000; count++) log('again');
  log('another');
  expect(bugs).toHaveLength(1_001);
  expect(bugs.at(-1)).toBe('page: another');
});
