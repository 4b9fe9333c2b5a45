/**
 * What the built main bundle gets for `electron` in tests: a model of the part that the app uses. A name that is not
 * exported here fails the import, and a member that is not here throws.
 */
import { appModel } from './app.ts';
import { dialogModel } from './dialog.ts';
import { ipcMainModel } from './ipc.ts';
import { sessionModel } from './lockdown.ts';
import { sessionFromPartition } from './network.ts';
import { note, receive } from './parent.ts';
import { protocolModel } from './protocol.ts';
import { expectKnown, StrictEvents, strict } from './strict.ts';

export { BrowserWindow } from './browser-window.ts';

export const app = strict('app', appModel);
export const ipcMain = strict('ipcMain', ipcMainModel);
export const protocol = strict('protocol', protocolModel);
export const session = strict('session', {
  defaultSession: strict('session.defaultSession', sessionModel),
  fromPartition: sessionFromPartition,
});

const power = new StrictEvents('powerMonitor', ['suspend', 'lock-screen', 'user-did-resign-active']);
export const powerMonitor = strict('powerMonitor', { on: power.on });

const workArea = { x: 0, y: 25, width: 1440, height: 875 };
const display = strict('display', { id: 1, workArea });
export const screen = strict('screen', {
  getPrimaryDisplay: () => display,
  getAllDisplays: () => [display],
});

export const dialog = strict('dialog', dialogModel);

const themeEvents = new StrictEvents('nativeTheme', ['updated']);
let themeSource = 'system';
export const nativeTheme = {
  on: themeEvents.on,
  get shouldUseDarkColors() {
    return themeSource === 'dark';
  },
  get themeSource() {
    return themeSource;
  },
  set themeSource(theme: string) {
    if (theme === themeSource) return;
    if (!['system', 'light', 'dark'].includes(theme)) throw new Error(`There is no theme ${theme}`);
    themeSource = theme;
    themeEvents.emit('updated');
  },
};

export const shell = strict('shell', {
  openPath: async (path: string) => note(`opened ${path}`),
  async openExternal(url: string) {
    if (!url.startsWith('https://github.com/')) throw new Error(`Who would open ${url}?`);
    note(`opened ${url}`);
  },
});

const MENU_KEYS = ['label', 'role', 'submenu', 'type', 'click', 'accelerator', 'enabled', 'visible'];
interface MenuItem {
  readonly label?: string;
  readonly click?: () => void;
  readonly submenu?: readonly MenuItem[];
}

function checkItems(items: readonly MenuItem[]): void {
  for (const item of items) {
    expectKnown('menu item', item, MENU_KEYS);
    checkItems(item.submenu ?? []);
  }
}

function findItem(items: readonly MenuItem[], label: string): MenuItem | undefined {
  const inside = items.flatMap(({ submenu }) => submenu ?? []);
  if (inside.length === 0) return items.find((item) => item.label === label);
  return items.find((item) => item.label === label) ?? findItem(inside, label);
}

let applicationMenu: readonly MenuItem[] = [];

export const Menu = strict('Menu', {
  buildFromTemplate(items: readonly MenuItem[]) {
    checkItems(items);
    return items;
  },
  setApplicationMenu(menu: readonly MenuItem[]) {
    applicationMenu = menu;
  },
});

receive((message) => {
  if (message.type === 'power') power.emit(message.event);
  if (message.type === 'menu') {
    const item = findItem(applicationMenu, message.label);
    if (item?.click === undefined) throw new Error(`The menu has no command ${message.label}`);
    item.click();
  }
});
