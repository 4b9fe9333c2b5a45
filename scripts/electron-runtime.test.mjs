import { expect, test } from 'vitest';
import { reasonIn, whyNotHere } from './electron-runtime.mjs';

test.each([
  [
    'HTTPError: Response code 404 (Not Found) for https://mirror/x.zip\n    at fetch (file:///a.js:1:2)\n',
    'HTTPError: Response code 404 (Not Found) for https://mirror/x.zip',
  ],
  ['', 'no answer'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('of %.60j the terminal is told %.60j', (stderr, reason) => {
  expect(reasonIn(stderr)).toBe(reason);
});

test.each([
  ['linux', {}, 1000, 'there is no display for a desktop window'],
  ['linux', { DISPLAY: ':0' }, 0, 'Electron does not start as root'],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, 1000, null],
  ['win32', {}, undefined, null],
])('on %s with %j as user %s: %s', (platform, env, userId, why) => {
  expect(whyNotHere(platform, env, userId)).toBe(why);
});
