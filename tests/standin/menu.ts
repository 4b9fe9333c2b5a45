/** Menu templates as Electron takes them (lib/browser/api/menu.ts, menu-item.ts, menu-item-roles.ts). */
import { expectKnown } from './strict.ts';

type Item = Electron.MenuItemConstructorOptions;

const KEYS = ['label', 'role', 'submenu', 'type', 'click', 'accelerator', 'enabled', 'visible'];
const TYPES: readonly unknown[] = [
  'normal',
  'separator',
  'submenu',
  'checkbox',
  'radio',
  'header',
  'palette',
];
/** A role that Electron does not know is a plain item that does nothing, without a word; here it throws. */
const ROLES: readonly string[] = [
  ...['about', 'close', 'copy', 'cut', 'delete', 'forcereload', 'front', 'help', 'hide', 'hideothers'],
  ...['minimize', 'paste', 'pasteandmatchstyle', 'quit', 'redo', 'reload', 'resetzoom', 'selectall'],
  ...['services', 'recentdocuments', 'clearrecentdocuments', 'showsubstitutions', 'togglesmartquotes'],
  ...['togglesmartdashes', 'toggletextreplacement', 'startspeaking', 'stopspeaking', 'toggledevtools'],
  ...['togglefullscreen', 'undo', 'unhide', 'window', 'zoom', 'zoomin', 'zoomout', 'togglespellchecker'],
  ...['appmenu', 'filemenu', 'editmenu', 'viewmenu', 'windowmenu', 'sharemenu'],
];

/** Throws for what Electron refuses, and for what it would pass over. */
export function checkTemplate(items: readonly object[]): void {
  for (const item of items as readonly Item[]) {
    expectKnown('menu item', item, KEYS);
    const { label, role, type, submenu, click } = item;
    if (label === undefined && role === undefined && type === undefined)
      throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type');
    if (type !== undefined && !TYPES.includes(type)) throw new Error(`Unknown menu item type: ${type}`);
    if (role !== undefined && !ROLES.includes(role.toLowerCase()))
      throw new Error(`There is no menu role ${role}`);
    // A role has its own command, and the item's is never called.
    if (role !== undefined && click !== undefined) throw new Error(`The command of ${label} is the role's`);
    if (Array.isArray(submenu)) checkTemplate(submenu);
  }
}

/** The item of that name, nearest to the top. */
export function findItem(items: readonly Item[], label: string): Item | undefined {
  const inside = items.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
  const here = items.find((item) => item.label === label);
  return here ?? (inside.length === 0 ? undefined : findItem(inside, label));
}
