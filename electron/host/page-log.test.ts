import { expect, test } from 'vitest';
import { makePageLog } from './page-log.ts';

test('keeps what a page says, up to a length', () => {
  const bugs: unknown[] = [];
  const log = makePageLog((bug) => bugs.push(bug));
  log('boom');
  log('x'.repeat(5_000));
  expect(bugs).toEqual(['page: boom', `page: ${'x'.repeat(4_000)}`]);
});

test('a page that never stops is heard two hundred times', () => {
  const bugs: unknown[] = [];
  const log = makePageLog((bug) => bugs.push(bug));
  for (let count = 0; count < 1_000; count++) log('again');
  expect(bugs).toHaveLength(201);
  expect(bugs.at(-1)).toBe('page: what it says from here on is not kept');
});
