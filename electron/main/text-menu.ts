/** The context menu, which Electron leaves to its apps: where text can be edited or copied. */
import { type BrowserWindow, type ContextMenuParams, Menu, type MenuItemConstructorOptions } from 'electron';
import type { HostWords } from '../host/words.ts';

/** The text under the pointer. */
export type TextPlace = Pick<ContextMenuParams, 'isEditable' | 'selectionText' | 'editFlags'>;

/** Shows the context menu in the window, in the language that is chosen when it opens. */
export function offerTextMenu(window: BrowserWindow, readWords: () => HostWords): void {
  window.webContents.on('context-menu', (_event, place) => {
    const items = makeTextMenu(place, readWords());
    if (items.length > 0) Menu.buildFromTemplate(items).popup({ window });
  });
}

/** Its items; none on a board or a drawing, where the page has its own use for that button. */
export function makeTextMenu(
  { isEditable, selectionText, editFlags }: TextPlace,
  words: HostWords,
): MenuItemConstructorOptions[] {
  const copy = { role: 'copy', label: words('menu.copy'), enabled: editFlags.canCopy } as const;
  if (!isEditable) return selectionText.trim() === '' ? [] : [copy];
  return [
    { role: 'cut', label: words('menu.cut'), enabled: editFlags.canCut },
    copy,
    { role: 'paste', label: words('menu.paste'), enabled: editFlags.canPaste },
    { type: 'separator' },
    { role: 'selectAll', label: words('menu.selectAll'), enabled: editFlags.canSelectAll },
  ];
}
