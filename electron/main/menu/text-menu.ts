/** The menu of the other mouse button, which Electron leaves to its apps: where text can be edited or copied. */
import { type BrowserWindow, type ContextMenuParams, Menu, type MenuItemConstructorOptions } from 'electron';
import type { Language } from '../../../core/contract/languages.ts';
import { MENU_LABELS } from './menu-labels.ts';

/** What was pointed at. */
export type TextPlace = Pick<ContextMenuParams, 'isEditable' | 'selectionText' | 'editFlags'>;

/** Shows it in the window, in the language of then. */
export function offerTextMenu(window: BrowserWindow, readLanguage: () => Language): void {
  window.webContents.on('context-menu', (_event, place) => {
    const items = makeTextMenu(place, readLanguage());
    if (items.length > 0) Menu.buildFromTemplate(items).popup({ window });
  });
}

/** Its items; none on a board or a drawing, where the page has its own use for that button. */
export function makeTextMenu(
  { isEditable, selectionText, editFlags }: TextPlace,
  language: Language,
): MenuItemConstructorOptions[] {
  const labels = MENU_LABELS[language];
  const copy = { role: 'copy', label: labels.copy, enabled: editFlags.canCopy } as const;
  if (!isEditable) return selectionText.trim() === '' ? [] : [copy];
  return [
    { role: 'cut', label: labels.cut, enabled: editFlags.canCut },
    copy,
    { role: 'paste', label: labels.paste, enabled: editFlags.canPaste },
    { type: 'separator' },
    { role: 'selectAll', label: labels.selectAll, enabled: editFlags.canSelectAll },
  ];
}
