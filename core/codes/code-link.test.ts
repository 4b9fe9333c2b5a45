import { expect, test } from 'vitest';
import { codeInLink, isLink } from './code-link.ts';
import { MAX_CODE_LENGTH } from './symbols.ts';

test.each([
  ['twofold://play/2F8K3-00000', '2F8K3-00000'],
  ['TWOFOLD://PLAY/2f8k3', '2f8k3'],
  ['twofold://play/2F8K3/', '2F8K3'],
  ['twofold://play/2F', '2F'],
  // Not a code, and a plain word all the same: the window says so.
  ['twofold://play/hello', 'hello'],
])('%s says %s', (link, code) => {
  expect(isLink(link)).toBe(true);
  expect(codeInLink(link)).toBe(code);
});

test.each([
  'twofold:',
  'twofold:2F8K3',
  'twofold:play/2F8K3',
  'twofold://2F8K3',
  'twofold://play',
  'twofold://play/',
  'twofold://play//2F8K3',
  'twofold://plays/2F8K3',
  'twofold://play.evil.example/2F8K3',
  'twofold://user:pass@play/2F8K3',
  'twofold://play:80/2F8K3',
  'twofold://play/2F8K3?seed=7',
  'twofold://play/2F8K3#now',
  'twofold://play/2F8K3/../settings',
  'twofold://play/..%2f..%2f',
  'twofold://play/%32F8K3',
  'twofold://play/2F8K3" --data "C:\\evil',
  'twofold://play/2F8K3 --no-sandbox',
  'twofold://play/<script>alert(1)</script>',
  'twofold://play/2F8K3\n',
  'twofold://play/２Ｆ8K3',
  'twofold://play/2F8K3\0',
  `twofold://play/${'2'.repeat(MAX_CODE_LENGTH + 1)}`,
  'javascript:twofold://play/2F8K3',
  ' twofold://play/2F8K3',
  'https://play/2F8K3',
  '',
])('%j says nothing', (link) => {
  expect(codeInLink(link)).toBeNull();
});

test.each([
  ['twofold:anything', true],
  ['TwoFold://x', true],
  ['twofold', false],
  ['a.twofold', false],
  ['--twofold:', false],
])('%s asks for Twofold: %s', (text, isOurs) => {
  expect(isLink(text)).toBe(isOurs);
});
