/** Tests share the modules that they import, but for those that put something else in the place of one. */
import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { MOCKING } from '../vitest.config.ts';

const TESTS = ['core', 'electron', 'renderer', 'scripts', 'tests'].map(
  (area) => `${area}/**/*.test.{ts,tsx,mjs}`,
);

test('a test that mocks a module has all modules for itself', () => {
  const mocking = globSync(TESTS).filter((name) => /^vi\.mock\(/m.test(readFileSync(name, 'utf8')));
  expect(mocking.length).toBeGreaterThan(10);
  expect(mocking.filter((name) => !MOCKING.some((glob) => matchesGlob(name, glob)))).toEqual([]);
});
