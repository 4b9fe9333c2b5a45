import { expect, test } from 'vitest';
import { chooseLanguage, makeMenuTemplate } from './menu.ts';

const titles = (options: Parameters<typeof makeMenuTemplate>[0]) =>
  makeMenuTemplate(options).map(({ label, submenu }) => ({
    label,
    roles: Array.isArray(submenu) ? submenu.map(({ role }) => role) : [],
  }));

test('every platform finds its own first menu, in its language', () => {
  const chinese = titles({ language: 'zh-CN', isMac: false, isPackaged: true });
  expect(chinese.map(({ label }) => label)).toEqual(['游戏', '编辑', '显示', '窗口']);
  const mac = titles({ language: 'en', isMac: true, isPackaged: true });
  expect(mac[0]).toEqual({ label: 'Twofold', roles: ['about', 'hide', 'hideOthers', 'unhide', 'quit'] });
});

test('undo and redo stay the game’s, and the tools stay the developers’', () => {
  const roles = (isPackaged: boolean) =>
    titles({ language: 'en', isMac: false, isPackaged }).flatMap((menu) => menu.roles);
  expect(roles(true)).not.toContain('undo');
  expect(roles(true)).not.toContain('redo');
  expect(roles(true)).not.toContain('toggleDevTools');
  expect(roles(false)).toContain('toggleDevTools');
});

test.each([
  ['en', ['zh-CN'], 'en'],
  [null, ['zh-Hans-CN', 'en'], 'zh-CN'],
  [null, ['zh'], 'zh-CN'],
  [null, ['fr-FR', 'zh-TW', 'en-GB'], 'zh-CN'],
  [null, ['fr-FR', 'en-GB', 'zh-CN'], 'en'],
  [null, ['zha'], 'en'],
  [null, [], 'en'],
] as const)('with %s chosen and %j preferred the language is %s', (chosen, preferred, language) => {
  expect(chooseLanguage(chosen, preferred)).toBe(language);
});
