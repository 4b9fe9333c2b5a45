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
    zoom: 'Zoom',
    front: 'Bring All to Front',
    close: 'Close',
    services: 'Services',
    help: 'Help',
    showDataFolder: 'Show Data Folder',
    exportDiagnostics: 'Export Diagnostics…',
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
    zoom: '缩放',
    front: '前置全部窗口',
    close: '关闭',
    services: '服务',
    help: '帮助',
    showDataFolder: '打开数据文件夹',
    exportDiagnostics: '导出诊断信息…',
  },
} as const satisfies Record<Language, Record<string, string>>;

type Label = keyof (typeof LABELS)['en'];
type Command = 'showDataFolder' | 'exportDiagnostics';
type Title = 'game' | 'edit' | 'view' | 'window' | 'help';
type Role = Exclude<Label, Command | Title>;
type Item = Role | Command | '-';

export interface MenuOptions {
  readonly language: Language;
  readonly isMac: boolean;
  readonly isPackaged: boolean;
  readonly commands: Readonly<Record<Command, () => void>>;
}

/** The items of each menu; a role brings its platform's keys with it. */
const FIRST_ON_MAC: readonly Item[] = [
  ...(['about', '-', 'services', '-'] as const),
  ...(['hide', 'hideOthers', 'unhide', '-', 'quit'] as const),
];
const EDIT: readonly Item[] = ['cut', 'copy', 'paste', 'selectAll'];
const VIEW: readonly Item[] = ['resetZoom', 'zoomIn', 'zoomOut', '-', 'togglefullscreen'];
const HELP: readonly Item[] = ['showDataFolder', 'exportDiagnostics'];

/** The menu as a template. It has no Undo and no Redo: their keys belong to the game. */
export function makeMenuTemplate({
  language,
  isMac,
  isPackaged,
  commands,
}: MenuOptions): MenuItemConstructorOptions[] {
  const labels: Record<Label, string> = LABELS[language];
  const makeItem = (item: Item): MenuItemConstructorOptions => {
    if (item === '-') return { type: 'separator' };
    if (isCommand(item)) return { label: labels[item], click: () => commands[item]() };
    return { role: item, label: labels[item] };
  };
  const menu = (label: string, items: readonly Item[]) => ({ label, submenu: items.map(makeItem) });
  const help = { ...menu(labels.help, isMac ? HELP : [...HELP, '-', 'about']), role: 'help' as const };
  return [
    isMac ? menu('Twofold', FIRST_ON_MAC) : menu(labels.game, ['quit']),
    menu(labels.edit, EDIT),
    menu(labels.view, isPackaged ? VIEW : [...VIEW, '-', 'toggleDevTools']),
    menu(labels.window, isMac ? ['minimize', 'zoom', '-', 'front'] : ['minimize', 'close']),
    help,
  ];
}

function isCommand(item: Role | Command): item is Command {
  return item === 'showDataFolder' || item === 'exportDiagnostics';
}

/** The player's language, or the first of the system's that the app speaks, or English. */
export function chooseLanguage(chosen: Language | null, systemLanguages: readonly string[]): Language {
  if (chosen !== null) return chosen;
  const known = systemLanguages.find((tag) => /^(zh|en)\b/i.test(tag));
  return known !== undefined && /^zh\b/i.test(known) ? 'zh-CN' : 'en';
}
