import { expect, test } from 'vitest';
import { createCodeDesk } from './code-desk.ts';

test('a code, a link and a bad link each open the field anew', () => {
  const desk = createCodeDesk();
  const entry = () => desk.store.getState().entry;
  expect(entry()).toBeNull();
  desk.open('2FW11');
  expect(entry()).toEqual({ text: '2FW11', isBadLink: false, count: 1 });
  desk.follow('2FW22');
  expect(entry()).toEqual({ text: '2FW22', isBadLink: false, count: 2 });
  desk.follow(null);
  expect(entry()).toEqual({ text: '', isBadLink: true, count: 3 });
  desk.close();
  expect(entry()).toBeNull();
});
