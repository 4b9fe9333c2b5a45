import { expect, test } from 'vitest';
import { APP_ORIGIN, isFrom, pageOrigin } from './origin.ts';

test.each([
  ['app://twofold/', true],
  ['app://twofold/index.html?gallery#x', true],
  ['app://twofold.evil.com/', false],
  ['app://evil/twofold', false],
  ['app://twofold:1/', false],
  ['app://a:b@twofold/', false],
  ['https://twofold/', false],
  ['file:///twofold', false],
  ['about:blank', false],
  ['', false],
])('%s belongs to the app: %s', (url, belongs) => {
  expect(isFrom(APP_ORIGIN, url)).toBe(belongs);
});

test('in development the pages come from the development server', () => {
  expect(pageOrigin('http://localhost:5173/some/path')).toBe('http://localhost:5173');
  expect(pageOrigin(undefined)).toBe(APP_ORIGIN);
});
