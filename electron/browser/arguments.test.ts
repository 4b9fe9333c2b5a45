import { expect, test } from 'vitest';
import { parseHostArguments } from './arguments.ts';

test.each([
  [[], { data: null, port: 0, open: true, files: [], links: [] }],
  [
    ['--no-open', '--port', '8080', '--data', 'games'],
    { data: 'games', port: 8080, open: false, files: [], links: [] },
  ],
  [
    ['a.twofold', '--no-open', 'b.twofold.json'],
    { data: null, port: 0, open: false, files: ['a.twofold', 'b.twofold.json'], links: [] },
  ],
  [
    ['twofold://play/2FW11', '--no-open'],
    { data: null, port: 0, open: false, files: [], links: ['twofold://play/2FW11'] },
  ],
  [['--data=games'], { data: 'games', port: 0, open: true, files: [], links: [] }],
])('understands %j', (args, value) => {
  expect(parseHostArguments(args)).toEqual({ ok: true, value });
});

test.each([
  [['--port', '65536']],
  [['--port', 'x']],
  [['--port']],
  [['--host']],
  [['file']],
  [['2FW11']],
  [['twofold://elsewhere/2FW11']],
])('refuses %j', (args) => {
  expect(parseHostArguments(args).ok).toBe(false);
});
