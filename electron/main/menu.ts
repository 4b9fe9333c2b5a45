/** The native menu: what every platform expects to find there. The game's own commands are in its window. */
import type { MenuItemConstructorOptions } from 'electron';
import type { Language } from '../../core/contract/schemas.ts';

const LABELS = {
  en: {
    about: 'About Twofold',
    hide: 'Hide Twofold',
    hideOthers: 'Hide Others',
    unhide: 'Show All',
    game: 'Game',
    quit: 'Quit Twofold',
    edit: 'Edit',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select All',
    view: 'View',
    resetZoom: 'Actual Size',
    zoomIn: 'Zoom In',
    zoomOut: 'Zoom Out',
    togglefullscreen: 'Full Screen',
    toggleDevTools: 'Developer Tools',
    window: 'Window',
    minimize: 'Minimize',
    close: 'Close',
  },
  'zh-CN': {
    about: '关于 Twofold',
    hide: '隐藏 Twofold',
    hideOthers: '隐藏其他',
    unhide: '全部显示',
    game: '游戏',
    quit: '退出 Twofold',
    edit: '编辑',
    cut: '剪切',
    copy: '拷贝',
    paste: '粘贴',
    selectAll: '全选',
    view: '显示',
    resetZoom: '实际大小',
    zoomIn: '放大',
    zoomOut: '缩小',
    togglefullscreen: '全屏',
    toggleDevTools: '开发者工具',
    window: '窗口',
    minimize: '最小化',
    close: '关闭',
  },
} as const satisfies Record<Language, Record<string, string>>;

type Label = keyof (typeof LABELS)['en'];
type Role = Exclude<Label, 'game' | 'edit' | 'view' | 'window'>;

export interface MenuOptions {
  readonly language: Language;
  readonly isMac: boolean;
  readonly isPackaged: boolean;
}

/** The menu as a template. It has no Undo and no Redo: their keys belong to the game. */
export function makeMenuTemplate(options: MenuOptions): MenuItemConstructorOptions[] {
  const labels: Record<Label, string> = LABELS[options.language];
  const items = (roles: readonly Role[]): MenuItemConstructorOptions[] =>
    roles.map((role) => ({ role, label: labels[role] }));
  const menu = (title: Label, roles: readonly Role[]) => ({ label: labels[title], submenu: items(roles) });
  const first = options.isMac
    ? { label: 'Twofold', submenu: items(['about', 'hide', 'hideOthers', 'unhide', 'quit']) }
    : menu('game', ['quit']);
  const developer: readonly Role[] = options.isPackaged ? [] : ['toggleDevTools'];
  return [
    first,
    menu('edit', ['cut', 'copy', 'paste', 'selectAll']),
    menu('view', ['resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen', ...developer]),
    menu('window', ['minimize', 'close']),
  ];
}

/** The player's language, or the first of the system's that the app speaks, or English. */
export function chooseLanguage(chosen: Language | null, systemLanguages: readonly string[]): Language {
  if (chosen !== null) return chosen;
  const known = systemLanguages.find((tag) => /^(zh|en)\b/i.test(tag));
  return known !== undefined && /^zh\b/i.test(known) ? 'zh-CN' : 'en';
}
