import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNSEEN } from './unseen.ts';
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
    ['🀄', '🀄'],
    ['日本', '日本'],
  ])('%j is shown as %j', (text, shown) => {
    expect(visibleText(text)).toBe(shown);
  });

  it('is never longer than asked, and says that it was cut', () => {
    expect(visibleText('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`);
    expect(visibleText('🀄'.repeat(2_000_000), 3)).toBe('🀄🀄🀄…');
    expect(visibleText('x'.repeat(60))).toBe('x'.repeat(60));
  });

  it('holds nothing that cannot be seen', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(visibleText(text)).not.toMatch(UNSEEN);
      }),
    );
  });
});
