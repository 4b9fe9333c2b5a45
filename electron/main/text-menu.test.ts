import type { BrowserWindow } from 'electron';
import { expect, test, vi } from 'vitest';
import { hostWords } from '../../tests/support/host-words.ts';
import { makeTextMenu, offerTextMenu, type TextPlace } from './text-menu.ts';

const electron = vi.hoisted(() => ({ shown: [] as unknown[] }));
vi.mock('electron', () => ({
  Menu: {
    buildFromTemplate: (items: readonly { label?: string }[]) => ({
      popup: () => electron.shown.push(items.map(({ label }) => label)),
    }),
  },
}));

const NOTHING = {
  ...{ canUndo: false, canRedo: false, canCut: false, canCopy: false, canPaste: false },
  ...{ canDelete: false, canSelectAll: false, canEditRichly: false },
};
const field = (can: Partial<typeof NOTHING>): TextPlace => ({
  isEditable: true,
  selectionText: '',
  editFlags: { ...NOTHING, ...can },
});
const page = (selectionText: string): TextPlace => ({
  isEditable: false,
  selectionText,
  editFlags: { ...NOTHING, canCopy: selectionText !== '' },
});
const describe = (place: TextPlace) =>
  makeTextMenu(place, hostWords('en')).map(
    ({ role, type, enabled }) => `${role ?? type}${enabled === false ? ' off' : ''}`,
  );

test.each([
  ['an empty field, with a text to paste', field({ canPaste: true }), ['cut off', 'copy off', 'paste']],
  ['a selection in a field', field({ canCut: true, canCopy: true }), ['cut', 'copy', 'paste off']],
])('%s offers what can be done there', (_where, place, expected) => {
  expect(describe(place)).toEqual([...expected, 'separator', 'selectAll off']);
});

test('a selection on a page can be copied, and a board has no menu', () => {
  expect(describe(page('2FW11'))).toEqual(['copy']);
  expect(describe(page(''))).toEqual([]);
  expect(describe(page(' \n'))).toEqual([]);
});

test('it is shown in the language of then', () => {
  let show: (event: unknown, place: TextPlace) => void = () => expect.fail('no listener');
  // A window has a hundred members; the menu uses this one.
  const window = { webContents: { on: (_name: string, listener: typeof show) => (show = listener) } };
  let language: 'en' | 'zh-CN' = 'en';
  offerTextMenu(window as unknown as BrowserWindow, () => hostWords(language));
  language = 'zh-CN';
  show({}, page('2FW11'));
  show({}, page(''));
  expect(electron.shown).toEqual([['复制']]);
});
