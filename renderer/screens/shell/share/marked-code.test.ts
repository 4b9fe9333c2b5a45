import { expect, it } from 'vitest';
import type { CodeError } from '../../../../core/codes/code-error.ts';
import { markedPart } from './marked-code.ts';

const markedIn = (text: string, error: CodeError) => {
  const part = markedPart(text, error);
  return part && text.slice(part.start, part.end);
};
const wrong = (at: number, found: string): CodeError => ({
  code: 'code-wrong-character',
  details: { at, group: 2, place: 1, found, meant: '4' },
});

it.each([
  ['of plain groups', '2FW11-5ABCD', wrong(6, '5'), '5'],
  ['among blanks and hyphens of every kind', ' 2fw11 – 5abcd', wrong(6, '5'), '5'],
  ['read as another one', '2FW11-OABCD', wrong(6, '0'), 'O'],
  ['of two that changed places', '2FW11-5ABCD', { ...wrong(6, '5'), code: 'code-swapped' }, '5A'],
  ['of two with a hyphen between', '2FW11-5ABCD', { ...wrong(5, '1'), code: 'code-swapped' }, '1-5'],
  ['in a letter', 'The code: 2FW11-5ABCD', wrong(6, '5'), null],
] as const)('marks the mistake %s', (_, text, error, marked) => {
  expect(markedIn(text, error)).toBe(marked);
});

it('marks nothing where the place is not known', () => {
  expect(markedIn('2FW11-5ABCD', { code: 'code-mistake', details: {} })).toBe(null);
});
