import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INVISIBLE, UNSEEN } from './unseen.ts';
import { visibleText } from './visible-text.ts';

describe('foreign text in a message', () => {
  it.each([
    ['x', 'x'],
    ['\r', 'U+000D'],
    ['\u2028', 'U+2028'],
    ['a\u202eb', 'aU+202Eb'],
    ['\ufeff', 'U+FEFF'],
    ['\0', 'U+0000'],
    ['\ud83d', 'U+D83D'],
    // Joiners, fillers, variation selectors, tags, blanks that are no space, a Braille cell without dots.
    ['\u00ad', 'U+00AD'],
    ['\u200c\u200d', 'U+200CU+200D'],
    ['\ufe0f', 'U+FE0F'],
    ['\u180e', 'U+180E'],
    ['\u034f', 'U+034F'],
    ['\u115f', 'U+115F'],
    ['\u3164', 'U+3164'],
    ['\u2800', 'U+2800'],
    ['\u{e0041}', 'U+E0041'],
    ['\u00a0\u3000', 'U+00A0U+3000'],
    ['a\u200d\ufe0f', 'aU+200DU+FE0F'],
    ['a b', 'a b'],
    ['é ガ　각', 'é ガ　각'],
    ['👨\u200d👩', '👨\u200d👩'],
    ['❤\ufe0f', '❤\ufe0f'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['🀄', '🀄'],
    ['日本', '日本'],
  ])('%j is shown as %j', (text, shown) => {
    expect(visibleText(text)).toBe(shown);
  });

  it('is of so many characters as asked, and says that it was cut', () => {
    expect(visibleText('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`);
    expect(visibleText('🀄'.repeat(2_000_000), 3)).toBe('🀄🀄🀄…');
    expect(visibleText('x'.repeat(60))).toBe('x'.repeat(60));
  });

  it('holds nothing that cannot be seen', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const shown = visibleText(text);
        expect(shown).not.toMatch(UNSEEN);
        expect(shown).not.toMatch(
          /(?<=^|\p{ASCII}|\p{Default_Ignorable_Code_Point})\p{Default_Ignorable_Code_Point}/u,
        );
      }),
    );
  });

  it('shows each character that stands alone by something that can be seen', () => {
    const characters = Array.from({ length: 0x110000 }, (_, number) => String.fromCodePoint(number));
    const unnamed = characters.filter((character) => visibleText(character) === character);
    expect(unnamed.filter((character) => INVISIBLE.test(character))).toEqual([' ']);
  });
});
