/** The native menu: what every platform expects to find there. The game's own commands are in its window. */
import type { MenuItemConstructorOptions } from 'electron';
import type host from '../../resources/words/en/host.json';
import type { HostWords } from '../host/words.ts';

type Label = keyof typeof host.menu;
const COMMANDS = ['open', 'checkForUpdates', 'showDataFolder', 'exportDiagnostics'] as const;
type Command = (typeof COMMANDS)[number];
type Title = 'game' | 'file' | 'edit' | 'view' | 'window' | 'help' | 'openRecent' | 'clearRecent';
type Role = Exclude<Label, Command | Title>;
type Item = Role | Command | 'openRecent' | '-';

export interface MenuOptions {
  readonly words: HostWords;
  readonly isMac: boolean;
  readonly isPackaged: boolean;
  readonly commands: Readonly<Record<Command, () => void>>;
  readonly recent: RecentMenu;
}

/** The entries under *Open Recent*; macOS keeps its own list there. */
export interface RecentMenu {
  readonly names: readonly string[];
  /** Opens one by its place. */
  open(index: number): void;
  clear(): void;
}

/** The items of each menu; a role brings its platform's keys with it. */
const FIRST_ON_MAC: readonly Item[] = [
  'about',
  '-',
  'services',
  '-',
  'hide',
  'hideOthers',
  'unhide',
  '-',
  'quit',
];
const FILE_ON_MAC: readonly Item[] = ['open', 'openRecent', '-', 'close'];
const GAME: readonly Item[] = ['open', 'openRecent', '-', 'quit'];
const EDIT: readonly Item[] = ['cut', 'copy', 'paste', 'selectAll'];
const VIEW: readonly Item[] = ['resetZoom', 'zoomIn', 'zoomOut', '-', 'togglefullscreen'];
const HELP: readonly Item[] = ['checkForUpdates', '-', 'showDataFolder', 'exportDiagnostics'];
const KEYS: Readonly<Partial<Record<Command, string>>> = { open: 'CmdOrCtrl+O' };
/**
 * An item has one key, and Electron reads the one of *Zoom In* as Ctrl Shift +. These are added as browsers have
 * them, as invisible items.
 */
const MORE_KEYS = [
  ['zoomIn', 'CmdOrCtrl+='],
  ['zoomIn', 'CmdOrCtrl+numadd'],
  ['zoomOut', 'CmdOrCtrl+numsub'],
  ['resetZoom', 'CmdOrCtrl+num0'],
] as const;

/** The menu as a template. It has no Undo and no Redo: their keys belong to the game. */
export function makeMenuTemplate(options: MenuOptions): MenuItemConstructorOptions[] {
  const { isMac, isPackaged } = options;
  const say = sayWith(options.words);
  const menu = (label: string, items: readonly Item[]) => ({
    label,
    submenu: items.map((item) => makeItem(item, options)),
  });
  const view = menu(say('view'), isPackaged ? VIEW : [...VIEW, '-', 'toggleDevTools']);
  const help = { ...menu(say('help'), isMac ? HELP : [...HELP, '-', 'about']), role: 'help' as const };
  const first = isMac
    ? [menu('Twofold', FIRST_ON_MAC), menu(say('file'), FILE_ON_MAC)]
    : [menu(say('game'), GAME)];
  return [
    ...first,
    menu(say('edit'), EDIT),
    { ...view, submenu: [...view.submenu, ...makeMoreKeys(say)] },
    menu(say('window'), isMac ? ['minimize', 'zoom', '-', 'front'] : ['minimize', 'close']),
    help,
  ];
}

type Say = (label: Label) => string;

function sayWith(words: HostWords): Say {
  return (label) => words(`menu.${label}`);
}

function makeItem(item: Item, options: MenuOptions): MenuItemConstructorOptions {
  const say = sayWith(options.words);
  if (item === '-') return { type: 'separator' };
  if (item === 'openRecent') return makeRecent(say, options);
  if (!isCommand(item)) return { role: item, label: say(item) };
  const keys = KEYS[item] === undefined ? {} : { accelerator: KEYS[item] };
  return { label: say(item), ...keys, click: () => options.commands[item]() };
}

function makeMoreKeys(say: Say): MenuItemConstructorOptions[] {
  return MORE_KEYS.map(([role, accelerator]) => ({ role, label: say(role), accelerator, visible: false }));
}

function makeRecent(say: Say, { isMac, recent }: MenuOptions): MenuItemConstructorOptions {
  const label = say('openRecent');
  if (isMac)
    return {
      label,
      role: 'recentDocuments',
      submenu: [{ label: say('clearRecent'), role: 'clearRecentDocuments' }],
    };
  const files = recent.names.map((name, index) => ({
    // A single ampersand would underline the letter after it.
    label: name.replaceAll('&', '&&'),
    click: () => recent.open(index),
  }));
  const clear = { label: say('clearRecent'), click: () => recent.clear() };
  return { label, enabled: files.length > 0, submenu: [...files, { type: 'separator' }, clear] };
}

function isCommand(item: Role | Command): item is Command {
  return COMMANDS.some((command) => command === item);
}
