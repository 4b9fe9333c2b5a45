import { expect, test } from 'vitest';
import { openerFor } from './open-url.ts';

test.each([
  ['darwin', 'open'],
  ['win32', 'rundll32'],
  ['linux', 'xdg-open'],
  ['freebsd', 'xdg-open'],
] as const)('on %s the browser is opened by %s', (platform, program) => {
  const [opener, args] = openerFor(platform, 'file:///a/open-b.html');
  expect([opener, args.at(-1)]).toEqual([program, 'file:///a/open-b.html']);
});
