/**
 * What the built main bundle gets for `electron` in tests: a model of the part that the app uses. A name that is not
 * exported here fails the import, and a member that is not here throws.
 */
import { appModel } from './app.ts';
import { ipcMainModel } from './ipc.ts';
import { sessionModel } from './lockdown.ts';
import { receive } from './parent.ts';
import { protocolModel } from './protocol.ts';
import { expectKnown, StrictEvents, strict } from './strict.ts';

export { BrowserWindow } from './browser-window.ts';

export const app = strict('app', appModel);
export const ipcMain = strict('ipcMain', ipcMainModel);
export const protocol = strict('protocol', protocolModel);
export const session = strict('session', { defaultSession: strict('session.defaultSession', sessionModel) });

const power = new StrictEvents('powerMonitor', ['suspend', 'lock-screen']);
export const powerMonitor = strict('powerMonitor', { on: power.on });

const workArea = { x: 0, y: 25, width: 1440, height: 875 };
const display = strict('display', { id: 1, workArea });
export const screen = strict('screen', {
  getPrimaryDisplay: () => display,
  getAllDisplays: () => [display],
});

/** What a player at the dialogs would do: STANDIN_SAVE_AS names the file to save, nothing cancels. */
export const dialog = strict('dialog', {
  showErrorBox: (title: string, content: string) => console.error(`${title}: ${content}`),
  showMessageBox: async (_window: object, { message }: { readonly message: string }) => {
    console.error(message);
    return { response: 0 };
  },
  showSaveDialog: async () => {
    const filePath = process.env.STANDIN_SAVE_AS ?? '';
    return { canceled: filePath === '', filePath };
  },
});

export const nativeTheme = { themeSource: 'system', shouldUseDarkColors: false };

export const shell = strict('shell', { openPath: async (path: string) => console.error(`opened ${path}`) });

const MENU_KEYS = ['label', 'role', 'submenu', 'type', 'click'];
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
  return items.flatMap((item) => [item, ...(item.submenu ?? [])]).find((item) => item.label === label);
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
