import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codePieces } from './code-pieces.ts';

const shown = (source: string) => codePieces(source).map(({ kind, text }) => `${kind}: ${text}`);

it('tells words of the language, texts, numbers and comments from the rest', () => {
  expect(shown("const a = 'it\\'s' + 12; // if\nreturn forest")).toEqual([
    'keyword: const',
    'plain:  a = ',
    "string: 'it\\'s'",
    'plain:  + ',
    'number: 12',
    'plain: ; ',
    'comment: // if',
    'plain: \n',
    'keyword: return',
    'plain:  forest',
  ]);
});

it('goes on to the end where a text or a comment is not closed', () => {
  expect(shown("x('a\nlet")).toEqual(['plain: x(', "string: 'a", 'plain: \n', 'keyword: let']);
  expect(shown('1 /* let\nif')).toEqual(['number: 1', 'plain:  ', 'comment: /* let\nif']);
});

it('loses nothing of any text', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab1/*\'"`\\\n .if', 'const', 'é') });
  fc.assert(
    fc.property(text, (source) => {
      const pieces = codePieces(source);
      expect(pieces.map((piece) => piece.text).join('')).toBe(source);
      for (const piece of pieces) expect(source.startsWith(piece.text, piece.at)).toBe(true);
    }),
  );
});
