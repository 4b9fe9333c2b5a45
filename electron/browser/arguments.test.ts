import { expect, test } from 'vitest';
import { LANGUAGES } from '../../core/languages.ts';
import { hostWords } from '../../tests/support/host-words.ts';
import { type FlagError, parseHostArguments } from './arguments.ts';

test.each([
  [[], { data: null, port: 0, open: true, check: false, files: [], links: [] }],
  [
    ['--no-open', '--port', '8080', '--data', 'games'],
    { data: 'games', port: 8080, open: false, check: false, files: [], links: [] },
  ],
  [
    ['a.twofold', '--no-open', 'b.twofold.json'],
    { data: null, port: 0, open: false, check: false, files: ['a.twofold', 'b.twofold.json'], links: [] },
  ],
  [
    ['twofold://play/2FW11', '--no-open'],
    { data: null, port: 0, open: false, check: false, files: [], links: ['twofold://play/2FW11'] },
  ],
  [['--data=games'], { data: 'games', port: 0, open: true, check: false, files: [], links: [] }],
  [['--check'], { data: null, port: 0, open: true, check: true, files: [], links: [] }],
])('understands %j', (args, value) => {
  expect(parseHostArguments(args)).toEqual({ ok: true, value });
});

test.each<[string[], FlagError]>([
  [['--port', '65536'], { code: 'bad-port', port: '65536' }],
  [['--port', 'x'], { code: 'bad-port', port: 'x' }],
  [['--port'], { code: 'no-value', flag: '--port' }],
  [['--data', '--no-open'], { code: 'no-value', flag: '--data' }],
  [['--no-open=1'], { code: 'needless-value', flag: '--no-open' }],
  [['--host'], { code: 'unknown', flag: '--host' }],
  [['-p', '80'], { code: 'unknown', flag: '-p' }],
  [['file'], { code: 'bad-file', file: 'file' }],
  [['2FW11'], { code: 'bad-file', file: '2FW11' }],
  [['twofold://elsewhere/2FW11'], { code: 'bad-link', link: 'twofold://elsewhere/2FW11' }],
])('refuses %j, and says so in every language', (args, error) => {
  expect(parseHostArguments(args)).toEqual({ ok: false, error });
  const { code, ...values } = error;
  for (const language of LANGUAGES) {
    const sentence = hostWords(language)(`browser.flags.${code}`, values);
    expect(sentence).toContain(Object.values(values)[0]);
    expect(sentence).not.toContain('{{');
  }
});
