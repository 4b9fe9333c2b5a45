import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnShape } from '../../tests/support/drawn.ts';
import { parseShareCode } from '../../tests/support/parse-share-code.ts';
import { bare, errorOf, framed, HEART, HEART_CODE, heart, splice } from '../../tests/support/shared-deals.ts';
import { DEALER_VERSION, DEALER_VERSIONS } from '../deal/dealer-version.ts';
import type { SharedDeal } from './deal-symbols.ts';
import { makeShareCode } from './share-code.ts';
import { characterOf, MAX_CODE_LENGTH, readCharacters, symbolOf } from './symbols.ts';

describe('what is wrong is said, and where', () => {
  const at = (place: number) => ({ at: place, group: Math.ceil(place / 5), place: ((place - 1) % 5) + 1 });
  const wrong = (place: number, letter: string) => splice(bare(HEART_CODE), place - 1, 1, letter);

  it.each([
    ['', { code: 'code-empty', details: {} }],
    [' - ', { code: 'code-empty', details: {} }],
    ['hello', { code: 'code-not-ours', details: {} }],
    ['2F', { code: 'code-cut-short', details: {} }],
    [HEART_CODE.slice(0, 20), { code: 'code-cut-short', details: {} }],
    [`${HEART_CODE}7`, { code: 'code-too-many', details: {} }],
    [`${HEART_CODE}-${HEART_CODE}`, { code: 'code-too-many', details: {} }],
    [`${HEART_CODE}${HEART_CODE.slice(0, 9)}`, { code: 'code-too-many', details: {} }],
    [wrong(12, '\0'), { code: 'code-character', details: { ...at(12), found: 'U+0000' } }],
    [`7${HEART_CODE}`, { code: 'code-not-ours', details: {} }],
    [wrong(12, 'U'), { code: 'code-character', details: { ...at(12), found: 'U' } }],
    [wrong(9, '＊'), { code: 'code-character', details: { ...at(9), found: '*' } }],
  ])('%s', (text, error) => {
    expect(errorOf(text)).toEqual(error);
  });

  it('a text that is far too long is not even looked at', () => {
    const error = { code: 'code-too-long', details: { limit: MAX_CODE_LENGTH } };
    expect(errorOf('2'.repeat(MAX_CODE_LENGTH + 1))).toEqual(error);
  });

  it('a code of any length that was pasted twice is said to have too many', () => {
    const content = fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 64, maxLength: 64 });
    const between = fc.constantFrom('', '-', ' ', '\n');
    fc.assert(
      fc.property(content, between, (symbols, blank) => {
        for (const length of symbols.keys()) {
          const code = framed(symbols.slice(length));
          expect(errorOf(`${code}${blank}${code}`)).toEqual({ code: 'code-too-many', details: {} });
        }
      }),
      { numRuns: 20 },
    );
  });

  it('a wrong character is named with the right one', () => {
    const code = bare(HEART_CODE);
    for (let place = 3; place <= code.length; place++) {
      const meant = code.charAt(place - 1);
      const found = characterOf((symbolOf(meant) + 7) % 32);
      expect(errorOf(wrong(place, found))).toEqual({
        code: 'code-wrong-character',
        details: { ...at(place), found, meant },
      });
    }
  });

  it('two that changed places are named', () => {
    const text = splice(bare(HEART_CODE), 14, 2, `${bare(HEART_CODE)[15]}${bare(HEART_CODE)[14]}`);
    expect(errorOf(text)).toMatchObject({ code: 'code-swapped', details: at(15) });
  });

  it('two mistakes far apart are said to be somewhere', () => {
    const spoilt = splice(wrong(8, characterOf((symbolOf(bare(HEART_CODE).charAt(7)) + 1) % 32)), 24, 1, 'Z');
    expect(errorOf(spoilt)).toEqual({ code: 'code-mistake', details: {} });
  });
});

describe('a code without a mistake that is refused', () => {
  const content = readCharacters(HEART_CODE).slice(4, -7).map(symbolOf);

  it('is from a newer Twofold', () => {
    expect(errorOf(framed([1, 2, 3], 6))).toEqual({ code: 'code-newer', details: { version: 6, ours: 5 } });
    expect(errorOf(framed(content))).toBeNull();
  });

  it('is from another dealer', () => {
    const version = Math.max(...DEALER_VERSIONS) + 1;
    expect(errorOf(makeShareCode({ ...HEART, dealerVersion: version }))).toEqual({
      code: 'code-other-dealer',
      details: { version, ours: DEALER_VERSION },
    });
  });

  it('names a built-in template that is not here', () => {
    expect(errorOf(framed([...content.slice(0, -1), (content.at(-1) ?? 0) ^ 1]))?.code).toBe(
      'code-unknown-template',
    );
  });

  it.each([
    ['nothing', []],
    ['too little', content.slice(0, 9)],
    ['a seed of more than 32 bits', content.with(1, 31)],
    ['a version 0', content],
    ['rules that are none', content.with(8, 31)],
    ['no kinds', content.with(10, 0)],
    ['a number written too long', [...content.slice(0, 11), 16, ...content.slice(11)]],
    ['more than it says', [...content, 0]],
  ])('says %s', (what, symbols) => {
    expect(errorOf(framed(symbols, what === 'a version 0' ? 0 : 1))?.code).toMatch(
      /^code-(bad-content|unknown-template)$/,
    );
  });

  it('holds a template that the app does not take', () => {
    const codeOf = (change: Partial<SharedDeal['template']>) =>
      errorOf(makeShareCode({ ...HEART, template: { ...heart, builtIn: false, ...change } }))?.code;
    expect(codeOf({ name: 'mine' })).toBeUndefined();
    expect(codeOf({ name: '' })).toBe('code-bad-content');
    expect(codeOf({ name: 'a\u202eb' })).toBe('code-bad-content');
    expect(codeOf({ ...drawnShape('ooo\nooo') })).toBe('code-bad-content');
    expect(codeOf({ ...drawnShape('oooo\noooo\noooo\nooo.') })).toBe('code-bad-content');
  });

  it('holds anything at all: it is a deal or it is refused, and never two codes for one deal', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 31 }), { maxLength: 60 }), (tail) => {
        const text = framed([...content.slice(0, tail.length % 14), ...tail]);
        const parsed = parseShareCode(text);
        if (parsed.ok) expect(makeShareCode(parsed.value)).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });
});
