/**
 * The module that the built main bundle gets for `electron` in tests: a model of the part that the app uses. A name that is
 * not exported here fails the import, and a member that is not here throws.
 */
import { app } from './app.ts';
import { dialogModel } from './dialog.ts';
import { ipcMainModel } from './ipc.ts';
import { ownSession } from './lockdown.ts';
import { checkTemplate, findItem } from './menu.ts';
import { sessionFromPartition } from './network.ts';
import { note, receive } from './parent.ts';
import { protocolModel } from './protocol.ts';
import { StrictEvents, strict } from './strict.ts';

export { BrowserWindow } from './browser-window.ts';

export { app };
export const ipcMain = strict<Electron.IpcMain>('ipcMain', ipcMainModel);
export const protocol = strict<Electron.Protocol>('protocol', protocolModel);
export const session = strict<typeof Electron.session>('session', {
  defaultSession: ownSession,
  fromPartition: sessionFromPartition,
});

const power = new StrictEvents<Electron.PowerMonitor>('powerMonitor', [
  'suspend',
  'lock-screen',
  'user-did-resign-active',
]);
export const powerMonitor = power.own(strict<Electron.PowerMonitor>('powerMonitor', { on: power.on }));

const workArea = { x: 0, y: 25, width: 1440, height: 875 };
const display = strict<Electron.Display>('display', { id: 1, workArea });
export const screen = strict<Electron.Screen>('screen', {
  getPrimaryDisplay: () => display,
  getAllDisplays: () => [display],
});

export const dialog = strict<Electron.Dialog>('dialog', dialogModel);

const THEMES = ['system', 'light', 'dark'] as const;
const themeEvents = new StrictEvents<Electron.NativeTheme>('nativeTheme', ['updated']);
let themeSource: Electron.NativeTheme['themeSource'] = 'system';
export const nativeTheme = themeEvents.own({
  on: themeEvents.on,
  get shouldUseDarkColors() {
    return themeSource === 'dark';
  },
  get themeSource() {
    return themeSource;
  },
  set themeSource(theme) {
    if (theme === themeSource) return;
    if (!THEMES.includes(theme)) throw new Error(`There is no theme ${theme}`);
    themeSource = theme;
    themeEvents.emit('updated');
  },
} satisfies Partial<Electron.NativeTheme> as Electron.NativeTheme);

export const shell = strict<Electron.Shell>('shell', {
  async openPath(path: string) {
    note(`opened ${path}`);
    // The text of a failure is empty: nothing went wrong.
    return '';
  },
  async openExternal(url: string) {
    if (!url.startsWith('https://github.com/')) throw new Error(`Who would open ${url}?`);
    note(`opened ${url}`);
  },
});

let applicationMenu: readonly Electron.MenuItemConstructorOptions[] = [];
/** The template of each menu: a menu knows its items, and the model asks for the template's. */
const templates = new WeakMap<Electron.Menu, readonly Electron.MenuItemConstructorOptions[]>();

export const Menu = strict<typeof Electron.Menu>('Menu', {
  buildFromTemplate(items) {
    checkTemplate(items);
    const menu = strict<Electron.Menu>('menu', {});
    templates.set(menu, items as Electron.MenuItemConstructorOptions[]);
    return menu;
  },
  setApplicationMenu(menu) {
    applicationMenu = (menu === null ? [] : templates.get(menu)) ?? [];
  },
});

receive((message) => {
  if (message.type === 'power') power.emit(message.event);
  if (message.type === 'menu') {
    const item = findItem(applicationMenu, message.label);
    if (item?.click === undefined) throw new Error(`The menu has no command ${message.label}`);
    // Neither the item nor the window nor the keys are the app's concern.
    Reflect.apply(item.click, item, []);
  }
});
