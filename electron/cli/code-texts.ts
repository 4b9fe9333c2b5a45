import type { CodeErrorCode } from '../../core/codes/code-error.ts';
import type { Language } from './language.ts';

/** What is wrong with a share code, as `core/codes` finds it. */
export const CODE_TEXTS: Readonly<Record<CodeErrorCode, Readonly<Record<Language, string>>>> = {
  'code-empty': { en: 'the share code is empty', zh: '分享码是空的' },
  'code-not-ours': { en: 'this is no share code: one begins with 2F', zh: '这不是分享码：分享码以 2F 开头' },
  'code-too-long': {
    en: 'a share code has at most {limit} characters',
    zh: '分享码最多 {limit} 个字符',
  },
  'code-character': {
    en: 'character {at} of the share code, “{found}”, stands in no code',
    zh: '分享码第 {at} 个字符“{found}”不会出现在分享码里',
  },
  'code-cut-short': {
    en: 'the share code is not complete; copy it to its end',
    zh: '分享码不完整，请复制到末尾',
  },
  'code-too-many': { en: 'the share code has characters too many', zh: '分享码多了字符' },
  'code-wrong-character': {
    en: 'character {at} of the share code is wrong: {found}, most likely {meant}',
    zh: '分享码第 {at} 个字符不对：{found}，很可能应为 {meant}',
  },
  'code-swapped': {
    en: 'from character {at} on the share code reads {found}{meant}, most likely {meant}{found}',
    zh: '分享码从第 {at} 个字符起是 {found}{meant}，很可能应为 {meant}{found}',
  },
  'code-mistake': {
    en: 'there is a mistake in the share code, and it cannot be told where; copy it again',
    zh: '分享码里有错，但无法断定在哪里；请重新复制',
  },
  'code-newer': {
    en: 'the share code is of kind {version}, this version reads up to {ours}; install a newer one',
    zh: '分享码的格式为 {version}，这个版本只能读到 {ours}；请安装新版本',
  },
  'code-other-dealer': {
    en: 'the share code is from dealer {version}, this version has dealer {ours} and would deal another board',
    zh: '分享码来自第 {version} 版发牌程序，这里是第 {ours} 版，发出来会是另一盘',
  },
  'code-unknown-template': {
    en: 'the share code names a built-in template that this version does not have',
    zh: '分享码指的内置模板在这个版本里没有',
  },
  'code-bad-content': {
    en: 'the share code has no mistake, and yet names no board that can be played',
    zh: '分享码没有抄错，但指的不是能玩的棋盘',
  },
};
