import { expect, test } from 'vitest';
import { chooseLanguage, makeMenuTemplate } from './menu.ts';

const commands = { showDataFolder: () => undefined, exportDiagnostics: () => undefined };
type Options = Parameters<typeof makeMenuTemplate>[0];

const menus = (options: Partial<Options> = {}) =>
  makeMenuTemplate({ language: 'en', isMac: false, isPackaged: true, commands, ...options }).map(
    ({ label, submenu }) => ({ label, items: Array.isArray(submenu) ? submenu : [] }),
  );
const roles = (options: Partial<Options> = {}) =>
  menus(options).flatMap(({ items }) => items.flatMap(({ role }) => role ?? []));

test('every platform finds its own first menu, in its language', () => {
  const titles = (options: Partial<Options>) => menus(options).map(({ label }) => label);
  expect(titles({ language: 'zh-CN' })).toEqual(['游戏', '编辑', '显示', '窗口', '帮助']);
  expect(titles({ isMac: true })).toEqual(['Twofold', 'Edit', 'View', 'Window', 'Help']);
});

test.each([true, false])('with isMac %s about, quit and full screen are each there once', (isMac) => {
  for (const role of ['about', 'quit', 'togglefullscreen'])
    expect(roles({ isMac }).filter((each) => each === role)).toHaveLength(1);
});

test('every item has words in both languages, or is a line', () => {
  for (const language of ['en', 'zh-CN'] as const)
    for (const { items } of menus({ language }))
      for (const { label, type } of items) expect(type === 'separator' ? '-' : label).toBeTruthy();
});

test('undo and redo stay the game’s, and the tools stay the developers’', () => {
  expect(roles()).not.toContain('undo');
  expect(roles()).not.toContain('redo');
  expect(roles()).not.toContain('toggleDevTools');
  expect(roles({ isPackaged: false })).toContain('toggleDevTools');
});

test('help does what it says', () => {
  const done: string[] = [];
  const [help] = menus({
    commands: { showDataFolder: () => done.push('folder'), exportDiagnostics: () => done.push('report') },
  }).slice(-1);
  // Electron hands a click what it knows of it; these commands want none of that.
  for (const { click } of help?.items ?? []) (click as (() => void) | undefined)?.();
  expect(done).toEqual(['folder', 'report']);
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
