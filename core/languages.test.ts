import { expect, it } from 'vitest';
import { chooseLanguage, languageOfTag } from './language-choice.ts';
import { nameAndSize, nameIn, namesOfBoth } from './local-names.ts';

it.each([
  ['zh-CN', 'zh-CN'],
  ['zh', 'zh-CN'],
  ['zh-Hans', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['zh-TW', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['zh-MO', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['zh-Hant-HK', 'zh-TW'],
  ['zh-Hans-HK', 'zh-CN'],
  ['zh_TW.UTF-8', 'zh-TW'],
  ['zh_CN.UTF-8', 'zh-CN'],
  ['en_GB.UTF-8@euro', 'en'],
  ['EN', 'en'],
  ['ja_JP.UTF-8', 'ja'],
  ['zha', null],
  ['fr', null],
  ['', null],
  ['C.UTF-8', null],
])('the tag %s means %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});

it.each([
  ['en', ['zh-CN'], 'en'],
  [null, ['zh-SG', 'en'], 'zh-CN'],
  [null, ['zh-HK', 'zh-CN', 'en'], 'zh-TW'],
  [null, ['fr-FR', 'zh-Hans-CN', 'en-US'], 'zh-CN'],
  [null, ['fr-FR', 'en-GB', 'zh-CN'], 'en'],
  [null, ['fr'], 'en'],
  [null, [], 'en'],
] as const)('with %s chosen and %j preferred the language is %s', (chosen, preferred, language) => {
  expect(chooseLanguage(chosen, preferred)).toBe(language);
});

it.each([
  ['zh-CN', '风筝'],
  ['en', 'kite'],
  ['ja', '凧'],
  // Not what any object has.
  ['fr', 'kite'],
])('a picture is called in %s %s', (language, name) => {
  const table = language === 'ja' ? { kite: '凧' } : {};
  expect(nameIn({ en: 'kite', 'zh-CN': '风筝' }, language, table)).toBe(name);
  expect(nameIn({ en: 'constructor' }, language, table)).toBe('constructor');
});

it.each([
  ['帆船 · Sailing boat', { 'zh-CN': '帆船', en: 'Sailing boat' }],
  ['井 · 井 Well', { 'zh-CN': '井', en: '井 Well' }],
  ['Boat · Ship', null],
  ['帆船 ·', null],
])('the names in %s are %j', (name, names) => {
  expect(namesOfBoth(name)).toEqual(names);
});

it.each([
  ['菱形 · Diamond 10 × 9', ['菱形 · Diamond', ' 10 × 9']],
  ['菱形 · Diamond', ['菱形 · Diamond', '']],
  ['9 × 8', ['9 × 8', '']],
])('the name and size in %s are %j', (name, parts) => {
  expect(nameAndSize(name)).toEqual(parts);
});
