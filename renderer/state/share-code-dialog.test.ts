import { expect, test } from 'vitest';
import { createShareCodeDialog } from './share-code-dialog.ts';

test('a code, a link and a bad link each open the field anew', () => {
  const dialog = createShareCodeDialog();
  const entry = () => dialog.store.getState().entry;
  expect(entry()).toBeNull();
  dialog.open('2FW11');
  expect(entry()).toEqual({ text: '2FW11', without: null, count: 1 });
  dialog.follow('2FW22');
  expect(entry()).toEqual({ text: '2FW22', without: null, count: 2 });
  dialog.follow(null);
  expect(entry()).toEqual({ text: '', without: 'link', count: 3 });
  dialog.close();
  expect(entry()).toBeNull();
});
