import { describe, expect, it } from 'vitest';
import { fittedText } from './fitted-text.ts';

describe('what a field holds after a change', () => {
  it.each<[what: string, before: string, after: string, text: string, caret: number]>([
    ['what is typed', 'abc', 'abXc', 'abXc', 3],
    ['what is deleted', 'abcd', 'ad', 'ad', 1],
    ['as much as there is room for', '12345', '123456789', '12345678', 8],
    ['what stood behind it, too', 'ab89', 'abXXXXXX89', 'abXXXX89', 6],
    ['nothing more where it was full', '12345678', '1X2345678', '12345678', 1],
    ['no controls and nothing that turns text', '', 'a\u202eb\u0007c', 'abc', 3],
    ['joined pictures whole', '1234567', '1234567👩‍👩‍👧', '1234567', 7],
    ['joined pictures, where there is room', '', '👩‍👩‍👧x', '👩‍👩‍👧x', 9],
    ['no half of a pair', '', '\ud83d', '', 0],
    ['one picture for another', '🐈', '🐉', '🐉', 2],
    ['one picture put before another of the same half', '🐈', '🐉🐈', '🐉🐈', 2],
    ['as many pictures as characters', '', '🐈🐈🐈🐈🐈🐈🐈🐈🐈', '🐈🐈🐈🐈🐈🐈🐈🐈', 16],
    ['blanks of other scripts', '', 'a\u3000b', 'a\u3000b', 3],
  ])('%s', (_, before, after, text, caret) => {
    expect(fittedText(before, after, 8)).toEqual({ text, caret });
  });
});
