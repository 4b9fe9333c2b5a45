import { expect, it } from 'vitest';
import { chooseLanguage, languageOfTag } from './languages.ts';

it.each([
  ['zh-CN', 'zh-CN'],
  ['zh', 'zh-CN'],
  ['zh-TW', 'zh-CN'],
  ['zh_CN.UTF-8', 'zh-CN'],
  ['en_GB.UTF-8@euro', 'en'],
  ['EN', 'en'],
  ['zha', null],
  ['fr', null],
  ['', null],
  ['C.UTF-8', null],
])('the tag %s means %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});

it.each([
  ['en', ['zh-CN'], 'en'],
  [null, ['zh-TW', 'en'], 'zh-CN'],
  [null, ['fr-FR', 'zh-Hans-CN', 'en-US'], 'zh-CN'],
  [null, ['fr-FR', 'en-GB', 'zh-CN'], 'en'],
  [null, ['fr'], 'en'],
  [null, [], 'en'],
] as const)('with %s chosen and %j preferred the language is %s', (chosen, preferred, language) => {
  expect(chooseLanguage(chosen, preferred)).toBe(language);
});
