import { beforeEach, expect, test } from 'vitest';
import { LANGUAGES } from '../../core/languages.ts';
import { hostWords } from '../../tests/support/host-words.ts';
import { makeMenuTemplate } from './menu.ts';

const done: string[] = [];
beforeEach(() => done.splice(0));
const commands = {
  open: () => done.push('open'),
  checkForUpdates: () => done.push('updates'),
  showDataFolder: () => done.push('folder'),
  exportDiagnostics: () => done.push('report'),
};
const recent = {
  names: ['龙.twofold', 'a&b.png'],
  open: (index: number) => done.push(`recent ${index}`),
  clear: () => done.push('clear'),
};
type Options = Parameters<typeof makeMenuTemplate>[0];

const menus = (options: Partial<Options> = {}) =>
  makeMenuTemplate({
    words: hostWords('en'),
    isMac: false,
    isPackaged: true,
    commands,
    recent,
    ...options,
  }).map(({ label, submenu }) => ({ label, items: Array.isArray(submenu) ? submenu : [] }));
const roles = (options: Partial<Options> = {}) =>
  menus(options).flatMap(({ items }) => items.flatMap(({ role }) => role ?? []));

test('every platform finds its own first menu, in its language', () => {
  const titles = (options: Partial<Options>) => menus(options).map(({ label }) => label);
  expect(titles({ words: hostWords('zh-CN') })).toEqual(['游戏', '编辑', '显示', '窗口', '帮助']);
  expect(titles({ isMac: true })).toEqual(['Twofold', 'File', 'Edit', 'View', 'Window', 'Help']);
});

test.each([true, false])('with isMac %s about, quit, close and full screen are each there once', (isMac) => {
  for (const role of ['about', 'quit', 'close', 'togglefullscreen'])
    expect(roles({ isMac }).filter((each) => each === role)).toHaveLength(1);
});

test('every item has words in each language, or is a line', () => {
  for (const language of LANGUAGES)
    for (const { items } of menus({ words: hostWords(language) }))
      for (const { label, type } of items)
        expect(type === 'separator' ? 'a line' : label).toMatch(/^(?!menu\.)./);
});

test('undo and redo stay the game’s, and the tools stay the developers’', () => {
  expect(roles()).not.toContain('undo');
  expect(roles()).not.toContain('redo');
  expect(roles()).not.toContain('toggleDevTools');
  expect(roles({ isPackaged: false })).toContain('toggleDevTools');
});

/** Clicks an item; Electron hands a click what it knows of it, and these commands want none of that. */
function click(item: { click?: unknown } | undefined): void {
  (item?.click as (() => void) | undefined)?.();
}

test('help does what it says', () => {
  for (const item of menus().at(-1)?.items ?? []) click(item);
  expect(done).toEqual(['updates', 'folder', 'report']);
});

test('a template is opened from the first menu, by the platform’s own key', () => {
  const [open] = menus()[0]?.items ?? [];
  expect(open).toMatchObject({ label: 'Open Shape…', accelerator: 'CmdOrCtrl+O' });
  click(open);
  expect(done).toEqual(['open']);
});

test('the page grows by the plus key without Shift, and by the number block', () => {
  const keys = menus()
    .flatMap(({ items }) => items)
    .filter(({ visible }) => visible === false)
    .map(({ role, accelerator }) => `${role} ${accelerator}`);
  expect(keys).toEqual([
    'zoomIn CmdOrCtrl+=',
    'zoomIn CmdOrCtrl+numadd',
    'zoomOut CmdOrCtrl+numsub',
    'resetZoom CmdOrCtrl+num0',
  ]);
});

const recentOf = (options: Partial<Options> = {}) =>
  menus(options)
    .flatMap(({ items }) => items)
    .find(({ label }) => label === 'Open Recent');

test('recent files are opened and forgotten', () => {
  const items = recentOf()?.submenu;
  if (!Array.isArray(items)) throw new Error('no submenu');
  expect(items.map(({ label, type }) => label ?? type)).toEqual([
    '龙.twofold',
    'a&&b.png',
    'separator',
    'Clear Menu',
  ]);
  for (const item of items) click(item);
  expect(done).toEqual(['recent 0', 'recent 1', 'clear']);
});

test('without recent files there is nothing to open', () => {
  expect(recentOf({ recent: { ...recent, names: [] } })?.enabled).toBe(false);
});

test('macOS keeps the list of recent files itself', () => {
  expect(recentOf({ isMac: true })).toEqual({
    label: 'Open Recent',
    role: 'recentDocuments',
    submenu: [{ label: 'Clear Menu', role: 'clearRecentDocuments' }],
  });
});
