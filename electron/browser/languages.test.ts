import { expect, test } from 'vitest';
import { parseAcceptLanguage } from './languages.ts';

test.each([
  [undefined, []],
  ['', []],
  ['*', []],
  ['zh-CN', ['zh-CN']],
  ['zh-CN,zh;q=0.9,en;q=0.8', ['zh-CN', 'zh', 'en']],
  ['en;q=0.5, zh-Hans-CN ;q=0.9', ['zh-Hans-CN', 'en']],
  ['en;q=oops,zh', ['zh', 'en']],
  ['<script>,en', ['en']],
])('reads %j', (header, languages) => {
  expect(parseAcceptLanguage(header)).toEqual(languages);
});
