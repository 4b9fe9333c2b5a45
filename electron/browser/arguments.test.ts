import { expect, test } from 'vitest';
import { parseHostArguments } from './arguments.ts';

test.each([
  [[], { data: null, port: 0, open: true, files: [] }],
  [['--no-open', '--port', '8080', '--data', 'games'], { data: 'games', port: 8080, open: false, files: [] }],
  [
    ['a.twofold', '--no-open', 'b.twofold.json'],
    { data: null, port: 0, open: false, files: ['a.twofold', 'b.twofold.json'] },
  ],
  [['--data=games'], { data: 'games', port: 0, open: true, files: [] }],
])('understands %j', (args, value) => {
  expect(parseHostArguments(args)).toEqual({ ok: true, value });
});

test.each([[['--port', '65536']], [['--port', 'x']], [['--port']], [['--host']], [['file']]])(
  'refuses %j',
  (args) => {
    expect(parseHostArguments(args).ok).toBe(false);
  },
);
